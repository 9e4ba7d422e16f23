cimport cython
from fifthstreet.rules.layout cimport Post, Posted, Start
from fifthstreet.rules.layout_settings cimport Stakes

@cython.locals(stakes=Stakes, owed=list, left=list, due=list)
cpdef tuple forced_bets(Start start)
