"""What a table is: chairs, chips, the button, the running hand and the clock, frozen.

Start reading here. An *occupant* is one stay of one person in one seat: who
leaves and comes back is a new occupant, so that nothing told to the former one
reaches the latter. Times are milliseconds since any fixed moment; the caller
chooses it.
"""

from enum import Enum

from msgspec import Struct

from fifthstreet.games import HOLDEM, Game
from fifthstreet.rules.hand import Hand
from fifthstreet.rules.stakes import Stakes
from fifthstreet.rules.start import Post


class ButtonRule(Enum):
    """D-04: how the button goes round."""

    DEAD = "dead"  # the big blind is fixed first; button and small blind may be dead
    MOVING = "moving"  # to the next player; somebody may skip or repeat a blind (X7)


class Entry(Enum):
    """How a new player comes into a running game (RULES 6.8)."""

    WAIT = "wait"  # when the big blind reaches him
    POST = "post"  # so, or at once for a live big blind


class Missed(Enum):
    """D-25: how who sat out comes back (RULES 6.9)."""

    WAIT = "wait"  # when the big blind reaches him
    POST = "post"  # so, or at once for the blinds he missed


class TurnClock(Struct, frozen=True, gc=False):
    """How long a player may think, in milliseconds (RULES 14.1).

    turn    for every decision
    bank    time bank a player sits down with, and the most it can hold
    refill  added to the bank after each hand
    grace   the shown time plus this is when expiry takes effect
    """

    turn: int = 20_000
    bank: int = 60_000
    refill: int = 5_000
    grace: int = 250


class Options(Struct, frozen=True, gc=False):
    """What holds at a table for everybody; fixed when it opens.

    seats    2 to 10
    buy_in   lowest and highest, in chips (RULES 4.4)
    game     what the first hand is; every hand, if `games` is empty
    sit_out_after  timeouts in a row after which a player sits out (RULES 14.4)
    button, entry, missed  D-04, RULES 6.8, D-25
    rejoin_lock  minutes in which who left comes back with what he took along; 0: never
            asked for (RULES 4.5, D-17)
    straddle  who is under the gun may straddle (RULES 6.6)
    games    codes of the games the players choose from between hands, `game` among them;
            `stakes` are then the blinds, and `stakes_for` says what another game costs
    """

    stakes: Stakes
    buy_in: tuple[int, int]
    seats: int = 3
    game: Game = HOLDEM
    clock: TurnClock = TurnClock()
    sit_out_after: int = 2
    button: ButtonRule = ButtonRule.DEAD
    entry: Entry = Entry.WAIT
    missed: Missed = Missed.WAIT
    rejoin_lock: int = 60
    straddle: bool = False
    games: tuple[str, ...] = ()


class Presence(Enum):
    """Whether an occupant is dealt in."""

    PLAYING = "playing"
    WAITING = "waiting"  # dealt in when the big blind reaches him (RULES 5.8, 6.8)
    SITTING_OUT = "sitting_out"


class Chair(Struct, frozen=True, gc=False):
    """An occupied seat between and during hands.

    stack     chips; while a hand runs, what its players began it with
    top_up    chips to be added before the next hand (RULES 4.3)
    leaving   stands up as soon as the hand lets him (RULES 14.9)
    next_out  sits out from the next hand on
    broke     sits out only for want of chips: back as soon as he has some
    bank      time bank left, in milliseconds
    timeouts  in a row
    person    who it is, from one stay to the next; nobody but the table is told
    new       was never dealt in where there are blinds: he enters (RULES 6.8)
    missed_hand, missed_big, missed_small  what went by while he was not dealt in (RULES 6.9);
            hands and blinds of games with blinds alone, and none from before a restart
    posting   waits, but pays to be dealt in as soon as his seat allows it
    straddles wants to straddle whenever he is under the gun
    """

    occupant: str
    name: str
    stack: int
    presence: Presence
    top_up: int = 0
    leaving: bool = False
    next_out: bool = False
    broke: bool = False
    bank: int = 0
    timeouts: int = 0
    person: str = ""
    new: bool = False
    missed_hand: bool = False
    missed_big: bool = False
    missed_small: bool = False
    posting: bool = False
    straddles: bool = False


class Turn(Struct, frozen=True, gc=False):
    """The open decision of a player.

    decision  number of the event that opened it; an action must name it (RULES 14.8)
    due       when the turn time is over and the time bank begins
    bank_due  when the time bank is used up too
    expired   the time was up: the table checks or folds for him
    """

    decision: int
    seat: int
    opened: int
    due: int
    bank_due: int
    expired: bool = False


class Owed(Struct, frozen=True, gc=False):
    """What somebody owed or waited for before the hand that dealt him in (RULES 6.8, 6.9).

    A void hand gives back what he posted, and so he owes it again.
    """

    seat: int
    presence: Presence
    new: bool
    missed_hand: bool
    missed_big: bool
    missed_small: bool
    posting: bool


class Gone(Struct, frozen=True, gc=False):
    """Somebody who left lately, and what he took along (RULES 4.5)."""

    person: str
    chips: int
    at: int


class DrawButton(Struct, frozen=True, gc=False, tag="draw_button"):
    """The dealer is asked for a random seat: the first button (RULES 5.1)."""

    seats: tuple[int, ...]


class Table(Struct, frozen=True, gc=False):
    """One table at one moment.

    number  events so far; the next event gets this number, the first is 0
    at      when the last event happened
    hands   hands begun so far
    running a hand has begun and is not settled yet
    hand    the running hand, or the last one while its result is on the table
    dealt   the occupant dealt in at each seat of the last hand begun
    button, small, big  where they stood in the last hand begun, None before the first.
            Seats, not players: button and small blind may be dead (RULES 5.4);
            who posted is in `hand.start`. All three stand still while a game without
            blinds is played, and until the first hand with blinds there is only a button.
            Where the button posts a blind, big is its seat and small None (RULES 3.5)
    restart nobody waits to enter the next hand, its button is drawn (RULES 5.10)
    draw    the open request for a random draw
    drawn   its answer, until the hand begins
    game    code of the game the next hand is; None: that of the options
    playing code of the game of the last hand begun; None: that of the options
    posts   what its players posted beside the blinds
    owed    what they would owe again, were it void
    replay  the last hand was void: the next one is dealt to the same players in the same
            places (RULES 12.3, 12.10)
    gone    who left lately, for the lock of RULES 4.5
    """

    options: Options
    chairs: tuple[Chair | None, ...]
    number: int = 0
    at: int = 0
    hands: int = 0
    running: bool = False
    hand: Hand | None = None
    dealt: tuple[str | None, ...] = ()
    button: int | None = None
    small: int | None = None
    big: int | None = None
    restart: bool = True
    turn: Turn | None = None
    draw: DrawButton | None = None
    drawn: int | None = None
    game: str | None = None
    playing: str | None = None
    posts: tuple[Post, ...] = ()
    replay: bool = False
    gone: tuple[Gone, ...] = ()
    owed: tuple[Owed, ...] = ()
