# C types of joker.py.
cimport cython
from fifthstreet.strength cimport fast

ctypedef unsigned long long u64

cdef int COUNTS[512]
cdef int CARDS[52]
cdef int SAME[52]
cdef u64 WORDS[72]  # 54 are used; compilers that unroll the recursion warn of fewer than 72
cdef u64 SETS[72]
cdef bint WITH[9]
cdef int STRENGTHS[9]
cdef int KIND[1]
cdef unsigned short RUNGS[230400]
cdef unsigned short FLUSHES[8192]
cdef int HELD[13]

@cython.locals(to_come=int, everybody=bint, winners=int)
cpdef outcomes(holes, board, unseen, ranking)

@cython.locals(winners=int, player=int, number=int, place=int, earlier=int)
cdef _set_up(holes, board, natural, bint everybody)

@cython.locals(by_rank=bint, player=int, place=int, at=int)
cdef void _deal(int first, int cards, int dealt, int left, int players) noexcept nogil

@cython.locals(best=int, player=int, winners=int)
cdef void _judge(int dealt, int ways, int players) noexcept nogil

@cython.locals(key=u64, rung=int, suit=int)
cdef int _strength(int player, int at) noexcept nogil

@cython.locals(rank=int, marks=int, flush=int)
cdef void _list_tables(int kind) noexcept nogil

@cython.locals(rank=int)
cdef void _list_rungs(u64 key, int lowest, int left, int kind) noexcept nogil

@cython.locals(best=int, rank=int, any_use=bint, seven=u64, rung=int)
cdef int _with_joker(u64 key, int kind) noexcept nogil
