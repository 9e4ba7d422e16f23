cimport cython

cdef dict HEIGHTS

@cython.locals(
    same=list, by_rank=dict, by_suit=dict, flush=list, five=list, suited=list, shape=tuple,
    most_of_a_rank=Py_ssize_t, size=Py_ssize_t,
)
cpdef highest_five(object cards, object ranking, object hole, object among=*)
@cython.locals(different=set)
cpdef check(object cards, object hole, object ranking)
@cython.locals(five=list, taken=set, size=Py_ssize_t, cards=list)
cdef list _groups(dict by_rank, tuple shape)
@cython.locals(run=tuple)
cdef list _run(dict by_rank, object runs)
