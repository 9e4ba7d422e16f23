cimport cython
from fifthstreet.rules.layout cimport Dealer, Hand, More, Over, Player, Pot, Seat, Start
from fifthstreet.rules.layout_settings cimport Stakes, Street
from fifthstreet.rules.legal cimport opening_bet, price

cdef object LIVE, AWARDING, BETTING, DEALING, DRAWING, SHOWDOWN, VOTING
cdef object NOTHING_MORE

cpdef Hand moved(
    Hand hand, tuple seats, object stage, object turn, tuple queue, tuple due=*, object dead=*
)
@cython.locals(plan=Street, queue=tuple, ring=tuple, i=Py_ssize_t, s=Seat, turn=Dealer)
cpdef Hand ask_dealer(Hand hand, object street, object run=*)
cpdef object stub(Hand hand)
@cython.locals(s=Seat, changed=list, more=More)
cpdef Hand new_street(Hand hand, object street, object board=*)
@cython.locals(seats=tuple, start=Start, active=tuple, queue=tuple)
cpdef Hand open_betting(Hand hand)
@cython.locals(able=list, seat=Seat, place=Py_ssize_t, i=Py_ssize_t)
cpdef tuple able_to_act(tuple seats, Py_ssize_t after)
cpdef tuple still_asked(Hand hand, tuple seats, tuple queue, Py_ssize_t active)
@cython.locals(streets=tuple, plan=Street)
cpdef Hand next_street(Hand hand)
cpdef Hand showdown(Hand hand)
@cython.locals(queue=tuple, active=Py_ssize_t, seat=Seat)
cpdef Hand after_action(Hand hand, tuple seats, bint chips_gone)
cpdef Hand next_to_draw(Hand hand)
