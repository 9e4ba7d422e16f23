# C types of sweep.py.
cimport cython
from fifthstreet.strength cimport fast

ctypedef unsigned long long u64

cdef unsigned char HIGH[91]
cdef unsigned char LOW[91]
cdef int PRESENT[91]
cdef double FIRST[1456]
cdef double SECOND[1456]
cdef double ALIVE[52]
cdef unsigned char CARDS[11344]
cdef double BY_CARD_1[11344]
cdef double BY_CARD_2[11344]
cdef double SUM_1[1418]
cdef double SUM_2[1418]
cdef double SAME[1418]
cdef int STRENGTHS[1418]
cdef int ORDER[1418]
cdef int SPARE[1418]
cdef int PILES[129]
cdef double SWEPT_1[52]
cdef double SWEPT_2[52]
cdef int BOARD[5]
cdef int LYING[13]
cdef int UNSEEN[52]
cdef int SUITS[96]
cdef double RESULT[4]
cdef int NOTES[3]
cdef u64 KEY[1]

@cython.locals(lying=int, place=int, size=int, i=int)
cpdef outcomes(first, second, board, unseen, int ladder, watch=*)

@cython.locals(place=int, card=int, union=u64, suit=int, at=int, i=int, weight=double)
cdef _set_up(first, second, board, unseen)

@cython.locals(rank=int, group=int)
cdef int _place(int high, int low) noexcept nogil

@cython.locals(group=int, place=int, present=bint)
cdef void _note_groups() noexcept nogil

@cython.locals(card=int, i=int, group=int, s=int, t=int, place=int, a=int, b=int, other=int)
cdef bint _changes_nothing(int at, u64 union) noexcept nogil

@cython.locals(image=u64, suit=int)
cdef u64 _permuted(u64 union, int at) noexcept nogil

@cython.locals(card=int, times=int, other=int)
cdef void _deal_one(int lying, int place, int size, int ladder) noexcept nogil

@cython.locals(union=u64, image=u64, i=int, fixed=int)
cdef int _times() noexcept nogil

@cython.locals(i=int)
cdef void _weigh_rank(int rank) noexcept nogil

@cython.locals(to=int, place=int, all_1=double, all_2=double, same=double, low=int, s=int, at=int,
               row_1=double, row_2=double, t=int, one=double, two=double)
cdef void _weigh(int group, int suit, int lying) noexcept nogil

@cython.locals(key=u64, union=u64, i=int, suit=int, lying=int, s=int, marks=u64, size=int,
               count=int)
cdef void _sweep_board(int times, int ladder) noexcept nogil

@cython.locals(board=int, s=int, t=int, place=int, high=int, low=int, alone=int, marks=int)
cdef int _stand_alone(int group, int suit, int lying, int count, u64 union, int ladder) noexcept nogil

@cython.locals(row=int, rank=int, i=int, group=int, sum_=u64)
cdef void _rank_groups(u64 key, int ladder) noexcept nogil

cdef bint _can_be(int high, int low) noexcept nogil

@cython.locals(shift=int, pile=int, i=int)
cdef void _sort(int count) noexcept nogil

@cython.locals(all_1=double, all_2=double, wins=double, not_lost=double, both=double, card=int,
               i=int, end=int, k=int, group=int, place=int, deals=double)
cdef void _sweep(int count, int times) noexcept nogil

@cython.locals(total=double, place=int)
cdef double _sharing(int group) noexcept nogil

@cython.locals(high=int, low=int, group=int, suit=int)
cdef void _name_groups() noexcept nogil
