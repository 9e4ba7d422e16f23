"""What `explain` says of finished hands, and of views of them."""

from msgspec.structs import replace

from fifthstreet.notation import parse_cards
from fifthstreet.reasons import NotShown, TripsRank, WonUncontested, WonUnseen
from fifthstreet.rules.actions import Action, Call, Check, Deal, Fold
from fifthstreet.rules.events import HandMucked, PotAwarded
from fifthstreet.rules.evolve import fold
from fifthstreet.rules.explain import explain
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.sight import SPECTATOR, Viewer, see
from fifthstreet.rules.stakes import Stakes
from fifthstreet.rules.start import Start, start_at

BOARD = [parse_cards(cards) for cards in ("2h7c9d", "Jc", "3d")]
BURNS = parse_cards("4c5c6c")
UNKNOWN = (None, None)


def checked_down(start: Start, holes, burns):
    """A heads-up hand without a bet; its events."""
    step = begin(start)
    events = [*step.events]
    actions: list[Action] = [Deal(holes), Call(0), Check(1)]
    for board, burn in zip(BOARD, burns, strict=True):
        actions += [Deal((), board, burn), Check(1), Check(0)]
    for action in actions:
        step = decide(step.hand, action)
        events += step.events
    return step.hand, events


def test_only_the_owner_learns_what_a_mucked_hand_was():
    start = start_at((100, 100), 0, Stakes(1, 2))
    # Seat 1 shows nines first; seat 0 holds threes and mucks.
    hand, events = checked_down(start, (parse_cards("9s9h"), parse_cards("3s3h")), BURNS)
    assert HandMucked(0) in events
    views = {v: fold(see(event, v) for event in events) for v in (SPECTATOR, Viewer(0), Viewer(1))}
    (own,) = explain(views[Viewer(0)])
    assert [read.seat for read in own.hands] == [1, 0]
    assert isinstance(own.decision, TripsRank) and own.beaten[0].seat == 0
    for other in (SPECTATOR, Viewer(1)):
        (pot,) = explain(views[other])
        assert [read.seat for read in pot.hands] == [1]
        assert pot.decision is None and NotShown(0) in pot.notes
    assert explain(hand) == (own,)


def test_a_record_in_which_everybody_mucked_has_a_winner_unseen():
    """WSOP 72: the last one asked takes the pot; what he held is not in the record."""
    start = replace(start_at((100, 100), 0, Stakes(1, 2)), record=True)
    hand, events = checked_down(start, (UNKNOWN, UNKNOWN), (None, None, None))
    (award,) = [event for event in events if isinstance(event, PotAwarded)]
    (pot,) = explain(hand)
    assert pot.shares == award.shares and pot.hands == () and pot.decision is None
    assert pot.notes == (WonUnseen(award.shares[0].seat),)


def test_nothing_is_explained_before_the_end():
    step = begin(start_at((100, 100), 0, Stakes(1, 2)))
    step = decide(step.hand, Deal((parse_cards("9s9h"), parse_cards("3s3h"))))
    assert explain(step.hand) == ()
    (pot,) = explain(decide(step.hand, Fold(0)).hand)
    assert pot.notes == (WonUncontested(1),)
