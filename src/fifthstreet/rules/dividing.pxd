cimport cython
from fifthstreet.rules.pots cimport divide

@cython.locals(winners=list)
cpdef tuple to_the_highest(object chips, object strengths, object ring, object unit=*)
