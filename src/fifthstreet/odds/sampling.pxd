# C types of sampling.py.
cimport cython
from fifthstreet.strength cimport fast

ctypedef unsigned long long u64

cdef u64 ALL, HALF, GAMMA, FIRST_MIX, SECOND_MIX, ONE

@cython.locals(word=u64, number=int)
cdef u64 _word(numbers, int ladder)

@cython.locals(shape='unsigned long long[::1]', table='unsigned long long[::1]',
               hands='unsigned long long[::1]', players='unsigned long long[::1]',
               deck='unsigned long long[::1]', start='unsigned long long[::1]',
               drawn='unsigned long long[::1]', won='unsigned long long[::1]',
               done='unsigned long long[::1]')
cdef _deal(plan, counts, progress, long long deals, long long tries)

cdef u64 _mixed(u64 state) noexcept nogil

@cython.locals(groups=int, seats=int, room=u64, behind=u64, in_groups=int, to_come=int,
               cards_to_deal=int, ladder=u64, row=u64, state=u64, done='long long',
               tried='long long', used=u64, place=int, group=int, size=u64, entry=u64, at=u64,
               chance=u64, wide=u64, cards=u64, union=u64, word=u64, left=int, dealt=int,
               card=int, bit=u64, best=int, winners=u64, key=u64, strength=int)
cdef void _deal_all(u64[::1] shape, u64[::1] table, u64[::1] hands, u64[::1] players,
                    u64[::1] deck, u64[::1] start, u64[::1] drawn, u64[::1] counts,
                    u64[::1] progress, long long deals, long long tries) noexcept nogil

@cython.locals(suit=int, strength=int)
cdef int _flush(u64 union, u64 ladder) noexcept nogil
