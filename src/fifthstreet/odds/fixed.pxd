# C types of fixed.py.
cimport cython
from fifthstreet.strength cimport fast

ctypedef unsigned long long u64

cdef long long COUNTS[512]
cdef u64 SUMS[9]
cdef u64 NOW[9]
cdef int FLUSHES[9]
cdef int STRENGTHS[9]
cdef int HELD[36]
cdef int SUITED[36]
cdef int UNSEEN[13]
cdef int OTHERS[13]
cdef int SETS[4]
cdef int FEWEST[4]
cdef int ALIKE[4]
cdef int ENDS[7]
cdef int SINGLES[7]
cdef unsigned short BASES[8568]
cdef unsigned char HIGHEST[8568]
cdef unsigned char COPIES[8568]
cdef unsigned short MARKS[8568]
cdef unsigned int KEYS[8568]
cdef int LISTED[1]
cdef int WAYS[8568]
cdef int NONE[34272]
cdef int ONE[34272]
cdef int TWO[34272]
cdef int CHOOSE[25]

@cython.locals(players=int, on_board=int, number=int, winners=int)
cpdef outcomes(holes, board, unseen, int ladder)

@cython.locals(players=int, winners=int, place=int, player=int, number=int, rank=int, suit=int)
cdef _set_up(holes, board, unseen, int ladder)

@cython.locals(to_come=int, paired=bint, suit=int, player=int, most=int, i=int, ways='long long')
cdef void _count(int players, int on_board, int lying, int ladder) noexcept nogil

@cython.locals(other=int, player=int, alike=bint)
cdef int _first_like(int suit, int players) noexcept nogil

@cython.locals(size=int)
cdef int _size(int marks) noexcept nogil

@cython.locals(i=int, suit=int, at=int, size=int, rank=int, suited=int, other=int, base=int)
cdef void _list_ways(int most) noexcept nogil

@cython.locals(at=int)
cdef int _suited_ways(int i, int suit, int others) noexcept nogil

@cython.locals(alike=int, rank=int, cards=int, left=int, i=int, player=int, held=int, there=int)
cdef void _count_suited(int suit, int players, int on_board, bint paired, int to_come,
                        int ladder) noexcept nogil

cdef int _fives(int cards) noexcept nogil

@cython.locals(total=int, squares=int, rank=int, ways=int)
cdef int _unpaired_rest(int there, int left) noexcept nogil

@cython.locals(rank=int, key=u64)
cdef void _judge_one(int there, int alike, int players, int ladder) noexcept nogil

@cython.locals(a=int, b=int, ways=int, key=u64, both=u64)
cdef void _judge_two(int there, int alike, int players, int ladder) noexcept nogil

@cython.locals(row=int, player=int, sum_=u64, mine=int, yours=int)
cdef void _judge_plain(u64 key, long long ways, int players, int ladder) noexcept nogil

@cython.locals(row=int, player=int, sum_=u64, mine=int, yours=int)
cdef void _judge(u64 key, long long ways, int players, int ladder) noexcept nogil

@cython.locals(best=int, winners=int, player=int)
cdef int _winners(int players) noexcept nogil

@cython.locals(end=int, size=int, copies=int, base=int, rank=int, base_single=bint, single=bint)
cdef _list_choices()

@cython.locals(i=int, weight=u64)
cdef void _list_keys(int ladder) noexcept nogil
