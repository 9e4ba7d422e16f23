cimport cython
from fifthstreet.rules.layout cimport Hand, Player, Seat, Start
from fifthstreet.rules.layout_settings cimport Stakes

cdef object LIVE, AWARDING, BETTING, OVER, VOTING
cdef dict LIMITS

@cython.locals(call="long long", free=bint, may_fold=bint)
cpdef legal(Hand hand)
cpdef bint brings_in(Hand hand) except -1
cpdef opening_bet(Start start, street)
@cython.locals(owed="long long", stack="long long")
cpdef long long chips_to_call(Hand hand, Py_ssize_t seat) except -1
@cython.locals(i=Py_ssize_t, other=Seat, highest="long long", owed="long long")
cpdef long long price(tuple seats, Py_ssize_t seat, long long to_match) except -1
@cython.locals(
    mine=Seat, other=Seat, i=Py_ssize_t, to_match="long long", grown="long long", highest="long long",
)
cpdef raise_bounds(Hand hand, Py_ssize_t seat)
@cython.locals(stakes=Stakes, lowest="long long", to_match="long long")
cpdef tuple _no_limit(Hand hand, Py_ssize_t seat, long long highest)
