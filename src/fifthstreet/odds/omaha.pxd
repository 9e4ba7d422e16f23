# C types of omaha.py.
cimport cython
from fifthstreet.strength cimport fast

ctypedef unsigned long long u64

cdef int COUNTS[262144]
cdef short MADE[48672]
cdef int RANKS[5]
cdef short BEST[108]
cdef short ROW[288]
cdef int MARKS[5]
cdef int FLUSHES[54]
cdef int LEFT[13]
cdef int UNSEEN[13]
cdef int SETS[4]
cdef int LYING[4]
cdef int HOLES[54]
cdef int HELD[36]
cdef int PAIRS[9]
cdef u64 PAIR_KEYS[135]
cdef int PAIR_LOWS[135]
cdef int SUITED[9]
cdef int SUITED_PAIRS[135]

@cython.locals(high=int, lows=int, boards=int)
cdef _found(int players, bint low)

@cython.locals(players=int, place=int, player=int, number=int, suit=int, rank=int)
cdef _set_up(holes, board, unseen, bint low)

@cython.locals(hands=int, player=int, on=int, rank=int, suit=int, alike=int, suited=int)
cdef void _count(int players, int cards, int lying, bint low) noexcept nogil

@cython.locals(alike=int, other=int, same=bint, player=int)
cdef int _alike(int suit, int players) noexcept nogil

@cython.locals(hands=int, hand=int, rank=int, taken=int, more=int)
cdef void _complete(int on, int lowest, int copies, int ways, int players, bint low,
                    int suited) noexcept nogil

@cython.locals(rank=int)
cdef void _complete_suited(int suit, int on, int suited, int lowest, int ways, int players,
                           bint low) noexcept nogil

@cython.locals(hand=int, best=short, made=short, i=int, j=int)
cdef void _put(int on, int rank, int hands) noexcept nogil

@cython.locals(player=int, best=int, i=int, j=int, three=int, pair=int, flush=int)
cdef void _put_suited(int suited, int rank, int players) noexcept nogil

@cython.locals(made=Py_ssize_t, ab=Py_ssize_t, ac=Py_ssize_t, ad=Py_ssize_t, bc=Py_ssize_t,
               bd=Py_ssize_t, cd=Py_ssize_t, so_far=short, best=short, rank=Py_ssize_t)
cdef void _list_row(Py_ssize_t hand) noexcept nogil

@cython.locals(mine=int, yours=int, lows=int, high=int)
cdef void _judge(int place, int ways, int players, bint low, int suited) noexcept nogil

@cython.locals(best=int, winners=int, player=int, worth=int)
cdef int _winners(int place, int first, int players, int suited) noexcept nogil

@cython.locals(pairs=int, first=int, i=int, j=int, a=int, b=int, two=bint)
cdef void _list_pairs(int player, int cards) noexcept nogil

@cython.locals(some=bint, player=int, pairs=int, i=int, j=int)
cdef bint _list_suited_pairs(int suit, int players, int cards) noexcept nogil

cdef int _low_mark(int rank) noexcept nogil

@cython.locals(lie=int, a=int, b=int, c=int, new=int, player=int)
cdef void _list_made(int players, int lying, bint low) noexcept nogil

@cython.locals(there=int, suit=int)
cdef int _can_come(int rank) noexcept nogil

@cython.locals(made=int)
cdef void _set_made(int hand, int a, int b, int c, int worth) noexcept nogil

@cython.locals(three=u64, best=int, pair=int, key=u64, rung=int)
cdef int _best_high(int player, int a, int b, int c) noexcept nogil

@cython.locals(three=int, best=int, pair=int, two=int)
cdef int _best_low(int player, int a, int b, int c) noexcept nogil
