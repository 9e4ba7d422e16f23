# C types of matchups.py.
cimport cython

cdef unsigned int WINS[224094]
cdef unsigned int TIES[224094]
cdef unsigned char CLASSES[1326]
cdef unsigned char NAMINGS[1326]
cdef unsigned short RENAMED[31824]
cdef unsigned short HANDS[1326]
cdef double WEIGHTS[1326]
cdef double TOTAL[1]
cdef double BY_CARD[52]
cdef double BY_HAND[1326]

@cython.locals(wins=double, ties=double, deals=double, i=int, weight=double, high=int, low=int,
               hand=int, apart=double)
cpdef outcomes(first, second)

@cython.locals(card=int, hand=int, i=int, weight=double, high=int, low=int)
cdef _note(bytes numbers, weights)

cdef int _place(int high, int low) noexcept nogil

@cython.locals(row=int, naming=int, total=double, i=int)
cdef double _sum(unsigned int* table, int hand, int size) noexcept nogil

@cython.locals(i=int, size=int)
cdef void _unpack(bytes data)
