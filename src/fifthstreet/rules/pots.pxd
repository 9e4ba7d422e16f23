cimport cython

@cython.locals(
    seats=list, highest="long long", level="long long", floor="long long", chips="long long",
    chip="long long", above="long long",
)
cpdef tuple pots(object paid, object live, object dead=*)
@cython.locals(each="long long", odd="long long", place="long long")
cpdef tuple divide(object chips, object winners, object unit=*)
