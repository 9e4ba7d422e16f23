# Games and stakes in memory: see layout.pxd. Apart, so that start.py can be compiled too.

cdef extern from *:
    """
    typedef struct {
        PyObject_HEAD
        PyObject *bet;
        PyObject *board;
        PyObject *burn;
        PyObject *draw;
        PyObject *hole;
        PyObject *name;
        PyObject *opener;
        PyObject *up;
    } StreetFields;
    typedef struct {
        PyObject_HEAD
        PyObject *betting;
        PyObject *code;
        PyObject *deck;
        PyObject *division;
        PyObject *hole_use;
        PyObject *low;
        PyObject *odd_chips;
        PyObject *ranking;
        PyObject *streets;
    } GameFields;
    typedef struct {
        PyObject_HEAD
        PyObject *big_blind_ante;
        PyObject *burns;
        PyObject *exposed;
        PyObject *face_up_all_in;
        PyObject *first_to_show;
        PyObject *free_fold;
        PyObject *limit_cap;
        PyObject *odd_card;
        PyObject *odd_hilo;
        PyObject *pl_count_antes;
        PyObject *premature;
        PyObject *rake;
        PyObject *release;
        PyObject *run_twice;
        PyObject *see_called;
        PyObject *short_open;
        PyObject *showing;
        PyObject *straddle_minraise;
        PyObject *substantial;
        PyObject *tied_showing;
        PyObject *unit;
    } HouseFields;
    typedef struct {
        PyObject_HEAD
        PyObject *ante;
        PyObject *ante_by;
        PyObject *bets;
        PyObject *big;
        PyObject *bring_in;
        PyObject *button_blind;
        HouseFields *house;
        PyObject *small;
    } StakesFields;
    """

    ctypedef class fifthstreet.games.Street [object StreetFields, check_size error]:
        cdef object bet
        cdef object board
        cdef object burn
        cdef object draw
        cdef object hole
        cdef object name
        cdef object opener
        cdef object up

    ctypedef class fifthstreet.games.Game [object GameFields, check_size error]:
        cdef object betting
        cdef object code
        cdef object deck
        cdef object division
        cdef object hole_use
        cdef object low
        cdef object odd_chips
        cdef object ranking
        cdef tuple streets

    ctypedef class fifthstreet.rules.stakes.House [object HouseFields, check_size error]:
        cdef object big_blind_ante
        cdef object burns
        cdef object exposed
        cdef object face_up_all_in
        cdef object first_to_show
        cdef object free_fold
        cdef object limit_cap
        cdef object odd_card
        cdef object odd_hilo
        cdef object pl_count_antes
        cdef object premature
        cdef object rake
        cdef object release
        cdef object run_twice
        cdef object see_called
        cdef object short_open
        cdef object showing
        cdef object straddle_minraise
        cdef object substantial
        cdef object tied_showing
        cdef object unit

    ctypedef class fifthstreet.rules.stakes.Stakes [object StakesFields, check_size error]:
        cdef object ante
        cdef object ante_by
        cdef object bets
        cdef object big
        cdef object bring_in
        cdef object button_blind
        cdef House house
        cdef object small
