"""What `fast.py` takes from Cython's own module, where Cython is not installed."""

from contextlib import nullcontext

nogil = nullcontext()
