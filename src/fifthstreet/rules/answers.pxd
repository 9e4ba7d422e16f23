cimport cython
from fifthstreet.rules.layout cimport (
    Call, Check, Dealer, Fold, Hand, More, Over, Player, RaiseTo, Seat,
)
from fifthstreet.rules.legal cimport brings_in, chips_to_call, opening_bet, raise_bounds

cdef object LIVE, MUCKED, BETTING, DRAWING, VOTING
cdef object NOTHING_MORE
cdef dict CARDS_OF

cpdef tuple _fold(Hand hand, Fold action)
@cython.locals(call="long long")
cpdef tuple _check(Hand hand, Check action)
@cython.locals(chips="long long", mine=Seat)
cpdef tuple _call(Hand hand, Call action)
@cython.locals(
    lowest="long long", highest="long long", by="long long", mine=Seat,
    full=bint,
)
cpdef tuple _raise_to(Hand hand, RaiseTo action)
@cython.locals(holes=list, board=tuple, events=tuple)
cpdef tuple _deal(Hand hand, object action)
@cython.locals(dealt=list, lying=list, new=set, seat=Seat, more=More, cards=tuple, face_down=bint)
cdef _check_cards(Hand hand, list holes, tuple board, object burn)
cdef _check_turn(Hand hand, object seat)
cdef _other_question(Hand hand)
cdef _check_bet(Hand hand, object seat)
cpdef tuple known(tuple hole)
