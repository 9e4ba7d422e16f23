cimport cython
from fifthstreet.rules.layout cimport Hand, Pot, PotAwarded, Seat, Share
from fifthstreet.rules.pots cimport divide

cdef object LIVE

@cython.locals(seats=tuple, ring=tuple, order=list, pot=Pot, s=Seat)
cpdef tuple show_order(Hand hand)
@cython.locals(pot=Pot, s=Seat)
cpdef bint must_show(Hand hand, object seat, object best, object low=*) except -1
@cython.locals(pot=Pot, shown=dict, s=Seat)
cpdef PotAwarded award(Hand hand, object number)
