"""Every "why" of the program, as frozen values.

A reason carries numbers, cards and seats, never a sentence: `words/` says it in
English, Russian or Ukrainian, and the browser highlights what its fields name.
The tag of a class ("type" on the wire) is also the key of its message.

Five families:
- what decides between two hands (RULES 2.7): `Decision` and its kinds;
- why text cannot be read: `Unreadable` and its kinds, raised in a NotationError;
- why a request is refused: `Refusal` and its kinds, raised in IllegalAction;
- how a pot was won or split: `PotNote` and its kinds, and `Remark` on one hand;
- what the floor found (RULES 12): `Irregularity` and its kinds.
"""

from typing import TypeAlias

from msgspec import Struct

from fifthstreet.cards import Card, Category, Rank


class Reason(Struct, frozen=True, kw_only=False):
    """The root of all reasons; only its kinds are ever made."""


# --- What decides between two hands -----------------------------------------------


class Decision(Reason, frozen=True):
    """The first element in which two hands differ, or that none does."""


class CategoryDecides(Decision, frozen=True, tag="category"):
    """The kinds of hand differ: the category counts before the ranks (S0-04)."""

    winner: Category
    loser: Category


class RankDecides(Decision, frozen=True):
    """Same category; the first differing rank decides.

    category  the category of both hands
    place     which of the five cards decided, 1 to 5, in the order of BestFive.cards
    winner, loser  the ranks that differ
    """

    category: Category
    place: int
    winner: Rank
    loser: Rank


class QuadsRank(RankDecides, frozen=True, tag="quads_rank"):
    """Four of a kind: the rank of the four."""


class TripsRank(RankDecides, frozen=True, tag="trips_rank"):
    """Three of a kind or full house: the rank of the three."""


class FullHousePair(RankDecides, frozen=True, tag="full_house_pair"):
    """Full house with the same three: the rank of the pair."""


class TopPair(RankDecides, frozen=True, tag="top_pair"):
    """Two pair: the rank of the higher pair."""


class SecondPair(RankDecides, frozen=True, tag="second_pair"):
    """Two pair with the same higher pair: the rank of the lower pair."""


class PairRank(RankDecides, frozen=True, tag="pair_rank"):
    """One pair: its rank."""


class StraightTop(RankDecides, frozen=True, tag="straight_top"):
    """Straight: the top card; five in A-2-3-4-5."""


class StraightFlushTop(RankDecides, frozen=True, tag="straight_flush_top"):
    """Straight flush: the top card; five in A-2-3-4-5."""


class FlushCard(RankDecides, frozen=True, tag="flush_card"):
    """Flush: the first differing card; `place` counts from the highest, 1 to 5."""


class HighCard(RankDecides, frozen=True, tag="high_card"):
    """High card: the highest card of the hand."""


class FiveRank(RankDecides, frozen=True, tag="five_of_a_kind_rank"):
    """Five of a kind: its rank."""


class LowCard(RankDecides, frozen=True, tag="low_card"):
    """Low hands: the first differing card from the highest down; the lower one wins (3.8)."""


class Kicker(RankDecides, frozen=True, tag="kicker"):
    """Same main cards; kicker number `index` decides, counted from 1 (S0-07).

    In a high-card hand the first kicker is the second card.
    """

    index: int


class NaturalWins(Decision, frozen=True, tag="natural"):
    """Equal hands where the house lets the one without the joker win (D-02)."""

    category: Category


class Equal(Decision, frozen=True, tag="none"):
    """All five ranks are equal: the pot is split, no suit and no sixth card counts.

    plays_board  the board alone is as strong as the hands of the tie (S4-28)
    """

    plays_board: bool = False


# --- Remarks on one hand ------------------------------------------------------------


class Remark(Reason, frozen=True):
    """Something worth saying about one best five; it decides nothing."""


class WheelTopIsFive(Remark, frozen=True, tag="wheel_top_is_five"):
    """A-2-3-4-5: the ace counts low, the top card is the five (S0-13, S0-34)."""


class PlaysBoard(Remark, frozen=True, tag="plays_board"):
    """The five cards are the board (S4-28)."""


class IsSet(Remark, frozen=True, tag="set"):
    """Three of a kind with a pocket pair (D-21)."""

    rank: Rank


class IsTrips(Remark, frozen=True, tag="trips"):
    """Three of a kind with one hole card (D-21)."""

    rank: Rank


class NoWraparound(Remark, frozen=True, tag="no_wraparound"):
    """Q-K-A-2-3 and its like are no straight: nothing runs across the ace (S4-35)."""


class NoThreePair(Remark, frozen=True, tag="no_three_pair"):
    """A third pair is not used (S0-44)."""

    unused: Rank


class JokerPlays(Remark, frozen=True, tag="joker_plays"):
    """What the joker stands for in the five (RULES 3.3)."""

    card: Card


class JokerIsFifth(Remark, frozen=True, tag="joker_is_fifth"):
    """The joker is the fifth card of a rank (S1-22)."""

    rank: Rank


class TwoFromHand(Remark, frozen=True, tag="two_from_hand"):
    """Exactly two hole cards play, with three of the board (RULES 3.2)."""

    first: Card
    second: Card


# --- Text that cannot be read -------------------------------------------------------


class Unreadable(Reason, frozen=True):
    """Why text is not what was expected, and where.

    text   the whole text as given
    start  index of the first character at fault, from 0
    end    index behind the last one
    """

    text: str
    start: int
    end: int


class NoCardsHere(Unreadable, frozen=True, tag="no_cards_here"):
    """Nothing to read: empty or blank text."""


class UnknownRank(Unreadable, frozen=True, tag="unknown_rank"):
    """No rank at this spot; ranks are 2 to 10 and T, J, Q, K, A."""

    found: str


class UnknownSuit(Unreadable, frozen=True, tag="unknown_suit"):
    """No suit at this spot; suits are s h d c or the four signs."""

    found: str


class SuitMissing(Unreadable, frozen=True, tag="suit_missing"):
    """A rank without its suit."""

    rank: Rank


class RankMissing(Unreadable, frozen=True, tag="rank_missing"):
    """A suit without its rank: damaged print such as "♣ ♣"."""

    found: str


class OneIsNoRank(Unreadable, frozen=True, tag="one_is_no_rank"):
    """A bare 1: probably a damaged 10, never an ace (RULES 1.6)."""

    hint: str = "10?"


class LostSign(Unreadable, frozen=True, tag="lost_sign"):
    """A question mark where a suit or rank was: the print is damaged."""


class AmbiguousT(Unreadable, frozen=True, tag="ambiguous_t"):
    """Cyrillic Т is an ace and Latin T a ten; the text mixes the alphabets (D-01)."""


class DuplicateCard(Unreadable, frozen=True, tag="duplicate_card"):
    """The same card twice (RULES 1.7)."""

    card: Card


class WrongCardCount(Unreadable, frozen=True, tag="wrong_card_count"):
    """Another number of cards than the place takes."""

    found: int
    lowest: int
    highest: int


class TooManyOfRank(Unreadable, frozen=True, tag="too_many_of_rank"):
    """Five cards of one rank in a hand given by ranks: a rank has four suits."""

    rank: Rank


class TwiceInOneSuit(Unreadable, frozen=True, tag="twice_in_one_suit"):
    """Two cards of one rank in a hand of one suit: a suit has one card of each rank."""

    rank: Rank


class NotANumber(Unreadable, frozen=True, tag="not_a_number"):
    """A whole number of chips, seat or cards was expected."""

    found: str


class HandMissing(Unreadable, frozen=True, tag="hand_missing"):
    """A comma, a dash or an exclamation mark of a range without the hand that it asks for."""


class OutOfPlace(Unreadable, frozen=True, tag="out_of_place"):
    """A sign of ranges where none may stand: the second plus of "22++"."""


class UnknownSuffix(Unreadable, frozen=True, tag="unknown_suffix"):
    """Something else than suited or offsuit behind two ranks: "AKx"."""


class PairWithSuffix(Unreadable, frozen=True, tag="pair_with_suffix"):
    """A pair called suited or offsuit: it has two suits always, "AAo" tells nothing."""


class HandsInNoRow(Unreadable, frozen=True, tag="hands_in_no_row"):
    """The two ends of "KTo-Q8o" or "KTs-K8o": nobody can tell what lies between."""


class NotAWeight(Unreadable, frozen=True, tag="not_a_weight"):
    """No number above 0 and up to 1 where the weight of a hand stands."""


class ZeroWeight(Unreadable, frozen=True, tag="zero_weight"):
    """A weight of 0: is the hand in or out? "!QQ" takes it out."""


class PercentOutside(Unreadable, frozen=True, tag="percent_outside"):
    """A share of all hands that is 0%, or more than 100%."""


class ExclusionFirst(Unreadable, frozen=True, tag="exclusion_first"):
    """An exclusion at the beginning of a range: nothing is there to take out of."""


class RangeExcluded(Unreadable, frozen=True, tag="range_excluded"):
    """A range that takes out all it has put in."""


class RangeEmptied(Unreadable, frozen=True, tag="range_emptied"):
    """A range of which every combo holds a card that is known to lie elsewhere."""


class RangeNotHere(Unreadable, frozen=True, tag="range_not_here"):
    """A range in a game whose hands are counted one by one, card by card."""


class UnreadableRecord(Unreadable, frozen=True, tag="unreadable_record"):
    """A hand history that is no valid record; `detail` names the field or the fault."""

    detail: str


class NotationError(ValueError):
    """Text that cannot be read; `reason` says why and where."""

    reason: Unreadable

    def __init__(self, reason: Unreadable) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        text, start = self.reason.text, self.reason.start
        near = text[max(start - 20, 0) : start + 20]  # the text may be a whole file
        return f"{self.reason.__struct_config__.tag} at character {start + 1}, in {near!r}"


# --- Requests the rules refuse ------------------------------------------------------


class Refusal(Reason, frozen=True):
    """Why a request is refused; it carries the numbers that would be allowed."""


class HandIsOver(Refusal, frozen=True, tag="hand_is_over"):
    """Nothing can be done in a hand that has ended."""


class OutOfTurn(Refusal, frozen=True, tag="out_of_turn"):
    """Another seat, or the dealer (None), is to act."""

    seat: int | None
    turn: int | None


class CannotCheck(Refusal, frozen=True, tag="cannot_check"):
    """There is a bet to answer."""

    call: int  # chips to add


class NothingToCall(Refusal, frozen=True, tag="nothing_to_call"):
    """No bet to call: check instead."""


class FoldNeedsConfirmation(Refusal, frozen=True, tag="fold_needs_confirmation"):
    """Checking is free; a fold must be confirmed (RULES 14.6)."""


class FoldForbidden(Refusal, frozen=True, tag="fold_forbidden"):
    """Checking is free and the house forbids folding then (D-24)."""


class RaiseClosed(Refusal, frozen=True, tag="raise_closed"):
    """Since the player acted the bet grew by less than a full raise (RULES 8.7)."""

    grown: int  # by how much the bet exceeds what he has put in on this street
    needed: int  # a full raise
    call: int  # chips to add for a call


class NobodyCouldAnswer(Refusal, frozen=True, tag="nobody_could_answer"):
    """No other player has chips beyond the present bet (RULES 8.13)."""

    call: int


class StackTooShort(Refusal, frozen=True, tag="stack_too_short"):
    """The whole stack does not exceed the bet: only a call or fold is left."""

    stack: int
    call: int


class RaiseTooSmall(Refusal, frozen=True, tag="raise_too_small"):
    """Below the lowest total allowed on this street (RULES 8.4, 8.5)."""

    to: int
    lowest: int
    highest: int


class RaiseTooLarge(Refusal, frozen=True, tag="raise_too_large"):
    """More than the player has: a larger amount is refused, not trimmed (RULES 8.9)."""

    to: int
    lowest: int
    highest: int


class CapReached(Refusal, frozen=True, tag="cap_reached"):
    """Fixed limit: a bet and three raises have been made on this street (RULES 8.17)."""

    call: int


class AboveTheLimit(Refusal, frozen=True, tag="above_the_limit"):
    """More than the betting structure allows, though the player has it (RULES 8.16, 8.17)."""

    to: int
    lowest: int
    highest: int


class MustBringIn(Refusal, frozen=True, tag="must_bring_in"):
    """The lowest card brings it in or completes; it cannot fold or check (RULES 3.6)."""

    chips: int


class NoBringIn(Refusal, frozen=True, tag="no_bring_in"):
    """Nobody has to bring it in now."""


class MustDraw(Refusal, frozen=True, tag="must_draw"):
    """The seat is asked which cards it exchanges, not for a bet."""


class NotDrawing(Refusal, frozen=True, tag="not_drawing"):
    """No cards are exchanged now."""


class TooManyDiscards(Refusal, frozen=True, tag="too_many_discards"):
    """More cards than may be exchanged."""

    found: int
    highest: int


class NotYourCard(Refusal, frozen=True, tag="not_your_card"):
    """A card that the seat does not hold, or named twice, cannot be exchanged."""

    card: Card


class MustVote(Refusal, frozen=True, tag="must_vote"):
    """The seat is asked whether the board is run twice (RULES 10.9)."""


class NoVote(Refusal, frozen=True, tag="no_vote"):
    """Nobody is asked whether the board is run twice."""


class NotWholeChips(Refusal, frozen=True, tag="not_whole_chips"):
    """An amount that is no whole number of chips."""

    found: str


class WrongNumberOfCards(Refusal, frozen=True, tag="wrong_number_of_cards"):
    """The dealer brought another number of cards than was asked for."""

    found: int
    expected: int


class CardInUse(Refusal, frozen=True, tag="card_in_use"):
    """The card is already in this deal."""

    card: Card


class NotInDeck(Refusal, frozen=True, tag="not_in_deck"):
    """The game is played without this card."""

    card: Card


class FaceDownCards(Refusal, frozen=True, tag="face_down_cards"):
    """Only who holds the true hand may decide; this one has cards face down."""


class NothingToShow(Refusal, frozen=True, tag="nothing_to_show"):
    """The seat has no cards left that it could show."""

    seat: int


class BadStart(Refusal, frozen=True, tag="bad_start"):
    """A hand cannot start like this; `field` names what is wrong."""

    field: str


class OptionsExclude(Refusal, frozen=True, tag="options_exclude"):
    """Options that cannot hold together, all pairs at once, each with the name of why."""

    pairs: tuple["Conflict", ...]


class Conflict(Struct, frozen=True):
    """Two choices of a table, by their names, that exclude each other.

    why  no_board, no_blinds, button_blind, no_straddle_heads_up, only_pot_limit, only_fixed_limit,
         not_fixed_limit, only_hi_lo, only_stud, only_bring_in, not_with_bring_in,
         already_shown, without_it (nothing here uses it)
    """

    one: str
    other: str
    why: str


class BadCase(Refusal, frozen=True, tag="bad_case"):
    """A question to the referee that fits no showdown; `field` names what is wrong."""

    field: str


class PlayersOutside(Refusal, frozen=True, tag="players_outside"):
    """More or fewer hands than share a pot."""

    found: int
    lowest: int
    highest: int


class TooFewCards(Refusal, frozen=True, tag="too_few_cards"):
    """Hands, board and dead cards take more cards than the deck has."""

    needed: int
    cards: int


class TooManyDeals(Refusal, frozen=True, tag="too_many_deals"):
    """More ways to deal the missing cards than are counted."""

    deals: int
    highest: int


class NothingDrawn(Refusal, frozen=True, tag="nothing_drawn"):
    """An estimate from fewer than one deal."""

    found: int


class NotDrawn(Refusal, frozen=True, tag="not_drawn"):
    """In this game deals are counted and never drawn at random."""


class HardlyPossible(Refusal, frozen=True, tag="hardly_possible"):
    """Ranges that can hardly be held side by side: no deal of them is found by chance."""


class GameNotCounted(Refusal, frozen=True, tag="game_not_counted"):
    """Outs, or the chances of a hand, are not told in this game; `what` names them."""

    what: str


class IllegalAction(ValueError):
    """A request the rules refuse; nothing has changed. `reason` carries the numbers."""

    reason: Refusal

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason)
        self.reason = reason


class NotOfDeck(IllegalAction):
    """A text names a card that the game is played without.

    text        the whole text as given
    start, end  where the card stands in it, as in Unreadable
    """

    def __init__(self, text: str, start: int, end: int, card: Card) -> None:
        super().__init__(NotInDeck(card))
        self.text, self.start, self.end = text, start, end


# --- Requests a table refuses -------------------------------------------------------


class NoSuchSeat(Refusal, frozen=True, tag="no_such_seat"):
    """The table has no seat of this number."""

    seat: int
    seats: int


class SeatTaken(Refusal, frozen=True, tag="seat_taken"):
    """Somebody sits there."""

    seat: int


class AlreadySeated(Refusal, frozen=True, tag="already_seated"):
    """This player has a seat at the table."""

    seat: int


class NotSeated(Refusal, frozen=True, tag="not_seated"):
    """Only a seated player can ask for this."""


class BuyInOutside(Refusal, frozen=True, tag="buy_in_outside"):
    """The buy-in is below or above the limits of the table (RULES 4.4)."""

    chips: int
    lowest: int
    highest: int


class TopUpTooLarge(Refusal, frozen=True, tag="top_up_too_large"):
    """The stack would exceed the largest buy-in (RULES 4.4)."""

    chips: int
    highest: int  # the most that may be added now


class StaleDecision(Refusal, frozen=True, tag="stale_decision"):
    """The decision the action names is over (RULES 14.8); nothing has changed."""

    decision: int
    current: int


class NoHandRunning(Refusal, frozen=True, tag="no_hand_running"):
    """No hand is being played."""


class HandRunning(Refusal, frozen=True, tag="hand_running"):
    """Possible only between hands."""


class NotEnoughPlayers(Refusal, frozen=True, tag="not_enough_players"):
    """A hand needs two players with chips (RULES 5.10)."""


class NotYet(Refusal, frozen=True, tag="not_yet"):
    """The time for this has not come."""


class AlreadySo(Refusal, frozen=True, tag="already_so"):
    """What is asked for holds already: playing, sitting out, or leaving."""


class RejoinLocked(Refusal, frozen=True, tag="rejoin_locked"):
    """Who left lately comes back with at least what he took along (RULES 4.5, D-17)."""

    chips: int
    lowest: int
    minutes: int  # until the lock is off


class NoChoice(Refusal, frozen=True, tag="no_choice"):
    """The house does not offer this at this table, or not now; `option` names it."""

    option: str


class BadMessage(Refusal, frozen=True, tag="bad_message"):
    """A message that is not of the protocol; `detail` names the field."""

    detail: str


class NameUnusable(Refusal, frozen=True, tag="name_unusable"):
    """A name that is empty, too long or taken at this table."""

    name: str


# --- What the floor may not do, and what it found ------------------------------------


class TabledHand(Refusal, frozen=True, tag="tabled_hand"):
    """A hand that lay open on the table cannot be killed (WSOP 71, 72)."""

    seat: int


class NotLive(Refusal, frozen=True, tag="not_live"):
    """The seat has no live hand."""

    seat: int


class SubstantialAction(Refusal, frozen=True, tag="substantial_action"):
    """Too late for a misdeal: two have acted with chips, or three at all (RULES 12.1)."""


class ExposedTooLate(Refusal, frozen=True, tag="exposed_too_late"):
    """Somebody has acted: the exposed card stays (RULES 12.4)."""

    seat: int


class NoPremature(Refusal, frozen=True, tag="no_premature"):
    """No card of the board can have come too early now (RULES 12.5)."""


class IsMisdeal(Refusal, frozen=True, tag="is_misdeal"):
    """What happened is a misdeal by the choice of the house; no card is replaced (D-11)."""


class NoMisdeal(Refusal, frozen=True, tag="no_misdeal"):
    """What happened is no misdeal by the choice of the house: the card is replaced (D-11)."""


class StillRetrievable(Refusal, frozen=True, tag="still_retrievable"):
    """The house lets a hand be taken back that is not in the muck yet (D-12)."""

    seat: int


class Irregularity(Reason, frozen=True):
    """What the floor found: the reason of its ruling (RULES 12)."""


class DeadHand(Irregularity, frozen=True):
    """Why a hand is dead (RULES 12.2)."""


class Released(DeadHand, frozen=True, tag="released"):
    """Released face down (S4-30); `retrievable` while it can be told from the muck."""

    retrievable: bool = False


class Swept(DeadHand, frozen=True, tag="swept"):
    """Unprotected, and swept in by the dealer (S4-32)."""


class ActedWithoutHand(DeadHand, frozen=True, tag="acted_without_hand"):
    """Acted upon with the wrong number of cards, or none (S4-32)."""


class Absent(DeadHand, frozen=True, tag="absent"):
    """Not at the table when the last card was dealt (TDA 30)."""


class MisdealReason(Irregularity, frozen=True):
    """Why the deal is made again (RULES 12.3)."""


class BoxedCards(MisdealReason, frozen=True, tag="boxed_cards"):
    """Two or more cards lay face up in the deck."""


class WrongSeatFirst(MisdealReason, frozen=True, tag="wrong_seat_first"):
    """The first card went to the wrong seat."""


class WrongSeatsDealt(MisdealReason, frozen=True, tag="wrong_seats_dealt"):
    """Somebody was dealt in who should not be, or was left out."""


class WrongCount(MisdealReason, frozen=True, tag="wrong_count"):
    """A seat has the wrong number of cards."""


class ForeignCard(MisdealReason, frozen=True, tag="foreign_card"):
    """A card of another deck was found before substantial action."""


class CardsExposed(MisdealReason, frozen=True, tag="cards_exposed"):
    """Hole cards were exposed by the dealer (S4-31, D-11).

    count     how many
    dealing   the deal was not complete yet
    first     one of them was the first card off the deck
    second    or the second
    """

    count: int = 1
    dealing: bool = False
    first: bool = False
    second: bool = False


class VoidReason(Irregularity, frozen=True):
    """Why a hand is void and all its chips go back."""


class FouledDeck(VoidReason, frozen=True, tag="fouled_deck"):
    """The same card twice in the deck (RULES 12.8)."""

    card: Card


class ServerFault(VoidReason, frozen=True, tag="server_fault"):
    """The hand cannot be completed from the log (RULES 12.10)."""


WhyDead: TypeAlias = Released | Swept | ActedWithoutHand | Absent
WhyMisdeal: TypeAlias = (
    BoxedCards | WrongSeatFirst | WrongSeatsDealt | WrongCount | ForeignCard | CardsExposed
)
WhyVoid: TypeAlias = FouledDeck | ServerFault


# --- How a pot was won ----------------------------------------------------------------


class PotNote(Reason, frozen=True):
    """Something to say about one pot at the end of a hand."""


class WonUncontested(PotNote, frozen=True, tag="won_uncontested"):
    """All others folded: the pot is taken without a showdown (RULES 8.12)."""

    seat: int


class WonUnseen(PotNote, frozen=True, tag="won_unseen"):
    """All others mucked at the showdown: the last one asked need not show (WSOP 72)."""

    seat: int


class OnlyOneEligible(PotNote, frozen=True, tag="only_one_eligible"):
    """Nobody else could win this pot (RULES 9.4)."""

    seat: int


class NotEligible(PotNote, frozen=True, tag="not_eligible"):
    """The seat plays on, but put too little in to win this pot (S4-18)."""

    seat: int


class NotShown(PotNote, frozen=True, tag="not_shown"):
    """The seat mucked: it could not beat what had been shown (RULES 10.3)."""

    seat: int


class PotSplit(PotNote, frozen=True, tag="pot_split"):
    """Equal hands: each gets `each`, `odd` chips are left over (RULES 11.2)."""

    seats: tuple[int, ...]
    each: int
    odd: int


class OddChip(PotNote, frozen=True, tag="odd_chip"):
    """These seats get one odd chip each: first winners left of the button (11.3)."""

    seats: tuple[int, ...]


class OddToHigh(PotNote, frozen=True, tag="odd_to_high"):
    """The odd chip of the whole pot belongs to the high half (TDA 20C)."""


class OddBySuit(PotNote, frozen=True, tag="odd_by_suit"):
    """These seats get an odd chip for the highest card by suit (RULES 11.5)."""

    seats: tuple[int, ...]
    card: Card


class NoLow(PotNote, frozen=True, tag="no_low"):
    """No hand qualifies for low: the high hand takes the whole pot (RULES 3.7)."""
