cimport cython
from fifthstreet.rules.answers cimport known
from fifthstreet.rules.evolve cimport evolve
# A Step is read by the names in its annotations, and a cimported name is no Python one.
from fifthstreet.rules.layout cimport Dealer, Hand as AHand, Player, Seat
from fifthstreet.rules.pots cimport pots
from fifthstreet.rules.showdown cimport award, must_show

cdef object LIVE, MUCKED, OUT
cdef object POSTING, DEALING, DRAWING, BETTING, VOTING, SHOWDOWN, AWARDING, OVER
cdef dict ANSWERS, EVOLVE, FOLLOWS

@cython.locals(events=tuple)
cpdef decide(AHand hand, object action)
cpdef settle(AHand hand)
@cython.locals(all_events=list)
cdef _settled(AHand hand, tuple events)
cpdef _next_post(AHand hand)
@cython.locals(i=Py_ssize_t, seat=Seat)
cpdef _turn_up(AHand hand)
cpdef bint _all_face_up(AHand hand) except -1
@cython.locals(
    i=Py_ssize_t, seat=Seat, largest="long long", second="long long", bet="long long",
    owner=Py_ssize_t, paid=list, live=list,
)
cpdef _close_round(AHand hand)
@cython.locals(seat=Seat, cards=tuple)
cpdef _show_or_muck(AHand hand)
@cython.locals(i=Py_ssize_t, seat=Seat, cards=tuple)
cpdef _pay_out(AHand hand)
cpdef _nothing(AHand hand)
