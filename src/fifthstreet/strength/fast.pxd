# C types of fast.py. Sizes of arrays are those of the lists there.
cimport cython

cdef extern from *:
    """
    #define address_of(object) ((size_t)(object))
    """
    unsigned long long id "address_of"(object card) noexcept

ctypedef unsigned long long u64

cdef object USUAL
cdef u64 EMPTY, FLUSH
cdef u64 WORDS[320]
cdef u64 SETS[64]
cdef unsigned int ROWS[5]
cdef unsigned int OFFSETS[19248]
cdef unsigned short RUNGS[230400]
cdef unsigned short FLUSHES[40960]
cdef u64 KNOWN[1024]
cdef u64 KNOWN_WORDS[1024]
cdef u64 KNOWN_SETS[1024]
cdef unsigned char APART[24576]
cdef unsigned char LOWEST_NUMBER[5]
cdef unsigned int TALLIES[262144]
cdef int STRAIGHTS, FULL_HOUSES, STRAIGHT_FLUSHES, FIVES

@cython.locals(word=u64, total=u64, union=u64, address=u64, slot=u64, count=int)
cpdef evaluate(cards, ranking=*)

@cython.locals(word=u64, union=u64, ladder=Py_ssize_t, kind=int)
cdef _of_any(cards, ranking)

@cython.locals(view='const unsigned char[::1]', strengths='unsigned short[::1]', flushes='long long[::1]', bad=Py_ssize_t)
cpdef Py_ssize_t _batch(flat, out, Py_ssize_t first, Py_ssize_t last, Py_ssize_t cards,
                        Py_ssize_t ladder) except -2
cpdef int _count(int part, int parts, int cards, int low, int high, int ladder, int kind) except -2

@cython.locals(key=u64)
cdef int _rung(u64 word, u64 union, Py_ssize_t row, Py_ssize_t ladder) noexcept nogil

cdef int _flush_rung(u64 word, u64 union, Py_ssize_t ladder) noexcept nogil

@cython.locals(best=int, rank=int, missing=bint, number=int, rung=int)
cdef int _with_joker(u64 word, u64 union, int kind) noexcept nogil

cdef bint _completed(int rung) noexcept nogil

@cython.locals(start=Py_ssize_t, stop=Py_ssize_t, end=Py_ssize_t, row=Py_ssize_t, bad=bint,
               flush_count=Py_ssize_t, i=Py_ssize_t)
cdef Py_ssize_t _evaluate_rows(const unsigned char[::1] flat, unsigned short[::1] out,
                               long long[::1] flushes, Py_ssize_t first, Py_ssize_t last,
                               Py_ssize_t cards, Py_ssize_t ladder) noexcept nogil

@cython.locals(size=Py_ssize_t, whole=Py_ssize_t, low='unsigned char', highest='unsigned char',
               least='unsigned char', table=Py_ssize_t, i=Py_ssize_t, card='unsigned char',
               number='unsigned char', apart='unsigned char', distance=Py_ssize_t)
cdef int _any_bad(const unsigned char[::1] flat, Py_ssize_t start, Py_ssize_t stop,
                  Py_ssize_t end,                         Py_ssize_t cards, Py_ssize_t ladder) noexcept nogil

@cython.locals(words=Py_ssize_t, row_of=Py_ssize_t, row=Py_ssize_t, i=Py_ssize_t, word=u64,
               count=Py_ssize_t, key=u64)
cdef Py_ssize_t _strengths(const unsigned char[::1] flat, unsigned short[::1] out,
                           long long[::1] flushes, Py_ssize_t start, Py_ssize_t stop,
                           Py_ssize_t cards, Py_ssize_t ladder) noexcept nogil

@cython.locals(word=u64, union=u64, i=Py_ssize_t)
cdef void _correct_flush(const unsigned char[::1] flat, unsigned short[::1] out, Py_ssize_t row,
                         Py_ssize_t cards, Py_ssize_t ladder) noexcept nogil

@cython.locals(words=int, tally=int, place=int, first=int, second=int)
cdef void _count_hands(int part, int parts, int cards, int low, int high, int ladder,
                       int kind) noexcept nogil

@cython.locals(words=int, row=int, card=int, last=int, so_far=u64, held=u64, key=u64, rung=int)
cdef void _count_below(int tally, u64 word, u64 union, int below, int left, int low, int ladder,
                       int kind) noexcept nogil

@cython.locals(words=int, row=int, own=int, top=int, first=int, there=int, so_far=u64,
               second=int, key=u64, rung=int)
cdef void _count_two(int tally, u64 word, int below, int low, int ladder) noexcept nogil

@cython.locals(i=Py_ssize_t, at=Py_ssize_t, end=Py_ssize_t, mask=u64, number=int)
cpdef Py_ssize_t _unpack(const u64[::1] masks, unsigned char[::1] rows, Py_ssize_t cards)

@cython.locals(i=Py_ssize_t, there=Py_ssize_t, offset='unsigned int')
cdef void _fill_one(bytes data, Py_ssize_t at, Py_ssize_t offsets, Py_ssize_t rungs,
                    Py_ssize_t flushes, Py_ssize_t row, Py_ssize_t rung, Py_ssize_t ladder)

@cython.locals(address=u64, slot=u64, i=int, distance=int, cards=int, same_row=bint)
cdef void _fill_cards()
