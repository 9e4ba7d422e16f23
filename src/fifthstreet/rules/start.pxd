cimport cython
# By other names, since a cimported name is no Python one, and Start is read from JSON by
# the names in its annotations.
from fifthstreet.rules.layout_settings cimport Game as AGame, Stakes as SomeStakes, Street

cdef object USUAL

@cython.locals(ring=list, seat=Py_ssize_t)
cpdef start_at(object stacks, object button, object stakes, object game=*, bint straddle=*)
@cython.locals(stakes=SomeStakes, stacks=tuple, game=AGame, players=Py_ssize_t)
cdef _fault(object start)
cdef _fault_of_kind(object start)
@cython.locals(
    street=Street, own=Py_ssize_t, shared=Py_ssize_t, most_drawn=Py_ssize_t, last=Py_ssize_t,
    needed=Py_ssize_t,
)
cpdef Py_ssize_t cards_needed(AGame game, Py_ssize_t players) except? -1
@cython.locals(stakes=SomeStakes, stacks=tuple)
cdef _fault_of_blinds(object start)
cdef bint _is_dealt_in(object seat, tuple stacks) except -1
cdef bint _is_seat(object seat, tuple stacks) except -1
