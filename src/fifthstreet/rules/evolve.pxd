cimport cython
from fifthstreet.rules.course cimport (
    able_to_act, after_action, ask_dealer, moved, new_street, next_street, next_to_draw, open_betting,
    showdown, still_asked,
)
from fifthstreet.rules.layout cimport (
    BoardDealt, Burned, Called, Checked, Dealer, Folded, Hand, HandEnded, HandMucked, HandShown,
    HandStarted, HoleDealt, Over, Player, Posted, PotAwarded, Raised, RoundClosed, Seat, Share,
    Start, UncalledReturned,
)
from fifthstreet.rules.layout_settings cimport Stakes
from fifthstreet.rules.legal cimport brings_in, opening_bet

cdef object LIVE, FOLDED, MUCKED, KILLED, OUT
cdef object POSTING, DEALING, DRAWING, BETTING, VOTING, SHOWDOWN, AWARDING, OVER
cdef object NOTHING_MORE
cdef tuple PLAYERS

cpdef Hand evolve(Hand hand, object event)
cpdef Hand _started(Hand _, HandStarted event)
cdef tuple _with(tuple seats, Py_ssize_t index, Seat seat)
@cython.locals(s=Seat, seat=Seat, seats=tuple, is_dead=bint)
cpdef Hand _posted(Hand hand, Posted event)
@cython.locals(asked=Dealer, turn=Dealer)
cpdef Hand _burned(Hand hand, Burned event)
@cython.locals(s=Seat, seat=Seat, asked=Dealer, queue=tuple, dealt=Hand)
cpdef Hand _hole_dealt(Hand hand, HoleDealt event)
cpdef Hand _board_dealt(Hand hand, BoardDealt event)
@cython.locals(s=Seat, seat=Seat, other=Seat, seats=tuple, index=Py_ssize_t, live=Py_ssize_t)
cpdef Hand _folded(Hand hand, Folded event)
@cython.locals(s=Seat, seat=Seat, index=Py_ssize_t)
cpdef Hand _checked(Hand hand, Checked event)
@cython.locals(s=Seat, seat=Seat, index=Py_ssize_t, chips="long long")
cpdef Hand _called(Hand hand, Called event)
@cython.locals(s=Seat, seat=Seat, seats=tuple, index=Py_ssize_t, chips="long long", queue=tuple)
cpdef Hand _raised(Hand hand, Raised event)
@cython.locals(s=Seat, seat=Seat)
cpdef Hand _uncalled_returned(Hand hand, UncalledReturned event)
@cython.locals(s=Seat, seats=list, live=Py_ssize_t, closed=Hand)
cpdef Hand _round_closed(Hand hand, RoundClosed event)
@cython.locals(s=Seat, seat=Seat)
cpdef Hand _hand_shown(Hand hand, HandShown event)
@cython.locals(s=Seat, seat=Seat)
cpdef Hand _hand_mucked(Hand hand, HandMucked event)
cpdef Hand _asked_to_show(Hand hand, tuple seats)
@cython.locals(s=Seat, seats=list, share=Share)
cpdef Hand _pot_awarded(Hand hand, PotAwarded event)
cpdef Hand _hand_ended(Hand hand, object _)
