# How the values of the rules lie in memory, for the modules that Cython compiles.
#
# A Struct keeps its fields one after the other, in the order of their names. Declared here,
# a field is read from its place instead of being looked up by its name, and that is all this
# file does: the classes are plain Python and stand where they always stood. A class whose
# size is another one is refused at import; tests/rules/test_layout.py compares the fields.

from fifthstreet.rules.layout_settings cimport Game, House, Stakes, Street

cdef extern from *:
    """
    typedef struct {
        PyObject_HEAD
        PyObject *chips;
        PyObject *seat;
        PyObject *what;
    } PostFields;
    typedef struct {
        PyObject_HEAD
        PyObject *big;
        PyObject *button;
        GameFields *game;
        PyObject *posts;
        PyObject *record;
        PyObject *small;
        PyObject *stacks;
        StakesFields *stakes;
    } StartFields;
    typedef struct {
        PyObject_HEAD
        PyObject *chips;
        PyObject *seats;
    } PotFields;
    typedef struct {
        PyObject_HEAD
        PyObject *acted;
        PyObject *best;
        PyObject *bet;
        PyObject *hole;
        PyObject *paid;
        PyObject *shown;
        PyObject *stack;
        PyObject *status;
    } SeatFields;
    typedef struct {
        PyObject_HEAD
        PyObject *seat;
    } PlayerFields;
    typedef struct {
        PyObject_HEAD
        PyObject *board;
        PyObject *burn;
        PyObject *hole;
        PyObject *run;
        PyObject *seats;
        PyObject *street;
        PyObject *up;
    } DealerFields;
    typedef struct {
        PyObject_HEAD
    } OverFields;
    typedef struct {
        PyObject_HEAD
        PyObject *aside;
        PyObject *brought_in;
        PyObject *burn_due;
        PyObject *burn_ready;
        PyObject *exposed;
        PyObject *muck;
        PyObject *raises;
        PyObject *rake;
        PyObject *reshuffles;
        PyObject *runs;
        PyObject *second;
    } MoreFields;
    typedef struct {
        PyObject_HEAD
        PyObject *aggressor;
        PyObject *board;
        PyObject *burns;
        PyObject *dead;
        PyObject *due;
        PyObject *face_down;
        PyObject *full_raise;
        PyObject *last_aggressor;
        MoreFields *more;
        PyObject *pots;
        PyObject *queue;
        PyObject *seats;
        PyObject *stage;
        StartFields *start;
        PyObject *street;
        PyObject *to_match;
        PyObject *turn;
        PyObject *unpaid;
    } HandFields;
    typedef struct {
        PyObject_HEAD
        PyObject *confirm;
        PyObject *seat;
    } FoldFields;
    typedef struct {
        PyObject_HEAD
        PyObject *seat;
    } CheckFields;
    typedef struct {
        PyObject_HEAD
        PyObject *seat;
    } CallFields;
    typedef struct {
        PyObject_HEAD
        PyObject *seat;
        PyObject *to;
    } RaiseToFields;
    typedef struct {
        PyObject_HEAD
        PyObject *board;
        PyObject *burn;
        PyObject *hole;
    } DealFields;
    typedef struct {
        PyObject_HEAD
        StartFields *start;
    } HandStartedFields;
    typedef struct {
        PyObject_HEAD
        PyObject *chips;
        PyObject *seat;
        PyObject *what;
    } PostedFields;
    typedef struct {
        PyObject_HEAD
        PyObject *cards;
        PyObject *seat;
        PyObject *up;
    } HoleDealtFields;
    typedef struct {
        PyObject_HEAD
        PyObject *card;
    } BurnedFields;
    typedef struct {
        PyObject_HEAD
        PyObject *cards;
        PyObject *run;
        PyObject *street;
    } BoardDealtFields;
    typedef struct {
        PyObject_HEAD
        PyObject *seat;
    } FoldedFields;
    typedef struct {
        PyObject_HEAD
        PyObject *seat;
    } CheckedFields;
    typedef struct {
        PyObject_HEAD
        PyObject *all_in;
        PyObject *chips;
        PyObject *seat;
    } CalledFields;
    typedef struct {
        PyObject_HEAD
        PyObject *all_in;
        PyObject *by;
        PyObject *full;
        PyObject *seat;
        PyObject *to;
    } RaisedFields;
    typedef struct {
        PyObject_HEAD
        PyObject *chips;
        PyObject *seat;
    } UncalledReturnedFields;
    typedef struct {
        PyObject_HEAD
        PyObject *pots;
    } RoundClosedFields;
    typedef struct {
        PyObject_HEAD
        PyObject *best;
        PyObject *cards;
        PyObject *low;
        PyObject *seat;
    } HandShownFields;
    typedef struct {
        PyObject_HEAD
        PyObject *seat;
    } HandMuckedFields;
    typedef struct {
        PyObject_HEAD
        PyObject *chips;
        PyObject *seat;
    } ShareFields;
    typedef struct {
        PyObject_HEAD
        PyObject *odd;
        PyObject *parts;
        PyObject *pot;
        PyObject *shares;
    } PotAwardedFields;
    typedef struct {
        PyObject_HEAD
        PyObject *stacks;
    } HandEndedFields;
    """

    ctypedef class fifthstreet.rules.start.Post [object PostFields, check_size error]:
        cdef object chips
        cdef object seat
        cdef object what

    ctypedef class fifthstreet.rules.start.Start [object StartFields, check_size error]:
        cdef object big
        cdef object button
        cdef Game game
        cdef tuple posts
        cdef object record
        cdef object small
        cdef tuple stacks
        cdef Stakes stakes

    ctypedef class fifthstreet.rules.pots.Pot [object PotFields, check_size error]:
        cdef object chips
        cdef tuple seats

    ctypedef class fifthstreet.rules.hand.Seat [object SeatFields, check_size error]:
        cdef object acted
        cdef object best
        cdef object bet
        cdef tuple hole
        cdef object paid
        cdef object shown
        cdef object stack
        cdef object status

    ctypedef class fifthstreet.rules.hand.Player [object PlayerFields, check_size error]:
        cdef object seat

    ctypedef class fifthstreet.rules.hand.Dealer [object DealerFields, check_size error]:
        cdef object board
        cdef object burn
        cdef object hole
        cdef object run
        cdef tuple seats
        cdef object street
        cdef object up

    ctypedef class fifthstreet.rules.hand.Over [object OverFields, check_size error]:
        pass

    ctypedef class fifthstreet.rules.hand.More [object MoreFields, check_size error]:
        cdef object aside
        cdef object brought_in
        cdef object burn_due
        cdef object burn_ready
        cdef object exposed
        cdef object muck
        cdef object raises
        cdef object rake
        cdef object reshuffles
        cdef object runs
        cdef object second

    ctypedef class fifthstreet.rules.hand.Hand [object HandFields, check_size error]:
        cdef object aggressor
        cdef tuple board
        cdef tuple burns
        cdef object dead
        cdef tuple due
        cdef object face_down
        cdef object full_raise
        cdef object last_aggressor
        cdef More more
        cdef tuple pots
        cdef tuple queue
        cdef tuple seats
        cdef object stage
        cdef Start start
        cdef object street
        cdef object to_match
        cdef object turn
        cdef object unpaid

    ctypedef class fifthstreet.rules.actions.Fold [object FoldFields, check_size error]:
        cdef object confirm
        cdef object seat

    ctypedef class fifthstreet.rules.actions.Check [object CheckFields, check_size error]:
        cdef object seat

    ctypedef class fifthstreet.rules.actions.Call [object CallFields, check_size error]:
        cdef object seat

    ctypedef class fifthstreet.rules.actions.RaiseTo [object RaiseToFields, check_size error]:
        cdef object seat
        cdef object to

    ctypedef class fifthstreet.rules.actions.Deal [object DealFields, check_size error]:
        cdef object board
        cdef object burn
        cdef object hole

    ctypedef class fifthstreet.rules.events.HandStarted [object HandStartedFields, check_size error]:
        cdef Start start

    ctypedef class fifthstreet.rules.events.Posted [object PostedFields, check_size error]:
        cdef object chips
        cdef object seat
        cdef object what

    ctypedef class fifthstreet.rules.events.HoleDealt [object HoleDealtFields, check_size error]:
        cdef object cards
        cdef object seat
        cdef object up

    ctypedef class fifthstreet.rules.events.Burned [object BurnedFields, check_size error]:
        cdef object card

    ctypedef class fifthstreet.rules.events.BoardDealt [object BoardDealtFields, check_size error]:
        cdef object cards
        cdef object run
        cdef object street

    ctypedef class fifthstreet.rules.events.Folded [object FoldedFields, check_size error]:
        cdef object seat

    ctypedef class fifthstreet.rules.events.Checked [object CheckedFields, check_size error]:
        cdef object seat

    ctypedef class fifthstreet.rules.events.Called [object CalledFields, check_size error]:
        cdef object all_in
        cdef object chips
        cdef object seat

    ctypedef class fifthstreet.rules.events.Raised [object RaisedFields, check_size error]:
        cdef object all_in
        cdef object by
        cdef object full
        cdef object seat
        cdef object to

    ctypedef class fifthstreet.rules.events.UncalledReturned [object UncalledReturnedFields, check_size error]:
        cdef object chips
        cdef object seat

    ctypedef class fifthstreet.rules.events.RoundClosed [object RoundClosedFields, check_size error]:
        cdef tuple pots

    ctypedef class fifthstreet.rules.events.HandShown [object HandShownFields, check_size error]:
        cdef object best
        cdef object cards
        cdef object low
        cdef object seat

    ctypedef class fifthstreet.rules.events.HandMucked [object HandMuckedFields, check_size error]:
        cdef object seat

    ctypedef class fifthstreet.rules.events.Share [object ShareFields, check_size error]:
        cdef object chips
        cdef object seat

    ctypedef class fifthstreet.rules.events.PotAwarded [object PotAwardedFields, check_size error]:
        cdef object odd
        cdef object parts
        cdef object pot
        cdef tuple shares

    ctypedef class fifthstreet.rules.events.HandEnded [object HandEndedFields, check_size error]:
        cdef object stacks
