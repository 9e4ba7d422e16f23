"""Random hands for the tests: starts of every kind, decks, and choices among what is legal."""

from random import Random

from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.games import GAMES, HOLDEM, Betting, Game, has_bring_in, with_betting
from fifthstreet.rules.actions import (
    Action,
    BringIn,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    RaiseTo,
    RunTwice,
)
from fifthstreet.rules.hand import Dealer, Hand, Over
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import Step, begin, decide
from fifthstreet.rules.stakes import (
    AnteBy,
    BigBlindAnte,
    Exposed,
    FirstToShow,
    Forced,
    FreeFold,
    House,
    LimitCap,
    OddCard,
    OddHiLo,
    PrematureBoard,
    Rake,
    RakeSplit,
    Release,
    SeeCalled,
    ShortOpen,
    Showing,
    Stakes,
    StraddleRaise,
    Substantial,
    TiedShowing,
)
from fifthstreet.rules.start import Post, Start, cards_needed, clockwise, straddle_post


def random_house(rng: Random) -> House:
    rake = None
    if rng.random() < 0.2:
        caps = tuple(rng.randint(0, 9) for _ in range(rng.randrange(3)))
        percent = rng.choice((100, 500, 1000))
        rake = Rake(percent, caps, rng.random() < 0.7, rng.choice(list(RakeSplit)))
    return House(
        short_open=rng.choice(list(ShortOpen)),
        first_to_show=rng.choice(list(FirstToShow)),
        big_blind_ante=rng.choice(list(BigBlindAnte)),
        free_fold=rng.choice(list(FreeFold)),
        see_called=rng.choice(list(SeeCalled)),
        face_up_all_in=rng.random() < 0.5,
        burns=rng.random() < 0.8,
        straddle_minraise=rng.choice(list(StraddleRaise)),
        pl_count_antes=rng.random() < 0.5,
        limit_cap=rng.choice(list(LimitCap)),
        showing=Showing.ALWAYS if rng.random() < 0.2 else Showing.MUCK_LOSERS,
        run_twice=rng.random() < 0.5,
        rake=rake,
        unit=rng.choice((1, 1, 1, 2, 5)),
        odd_hilo=rng.choice(list(OddHiLo)),
        odd_card=rng.choice(list(OddCard)),
        tied_showing=rng.choice(list(TiedShowing)),
        exposed=rng.choice(list(Exposed)),
        release=rng.choice(list(Release)),
        substantial=rng.choice(list(Substantial)),
        premature=rng.choice(list(PrematureBoard)),
    )


def random_game(rng: Random) -> Game:
    """Hold'em as often as all other games together, each with any betting."""
    if rng.random() < 0.5:
        return HOLDEM
    game = rng.choice(list(GAMES.values()))
    return with_betting(game, rng.choice(list(Betting))) if rng.random() < 0.5 else game


def random_start(rng: Random, game: Game | None = None) -> Start:
    """Two to ten players at up to ten seats, some nearly broke; dead buttons and blinds too."""
    game = game or random_game(rng)
    seats = rng.randint(2, 10)
    most = max(n for n in range(2, seats + 1) if cards_needed(game, n) <= len(game.deck.cards))
    players = rng.sample(range(seats), rng.randint(2, most))
    deep = rng.choice((8, 30, 200))
    stacks = [0] * seats
    for seat in players:
        stacks[seat] = rng.randint(1, deep)
    button = rng.choice(players) if rng.random() < 0.8 else rng.randrange(seats)
    if has_bring_in(game):
        bet = rng.randint(1, 8)
        stakes = Stakes(
            small=0,
            big=0,
            ante=rng.choice((0, 1, rng.randint(1, 7))),
            house=random_house(rng),
            bring_in=rng.randint(1, bet),
            bets=(bet, 2 * bet),
        )
        return in_chips(Start(game, stakes, tuple(stacks), button, None, None))
    ring = [seat for seat in clockwise(button, seats) if stacks[seat]]
    small: int | None
    if len(ring) == 2 and stacks[button]:
        big, small = ring
    else:
        small, big = ring[:2]
        if rng.random() < 0.1:
            small, big = None, ring[0]
    blind = rng.randint(1, 6)
    stakes = Stakes(
        small=rng.randint(0, blind),
        big=blind,
        ante=rng.choice((0, 0, 1, rng.randint(1, 7))),
        ante_by=rng.choice(list(AnteBy)),
        house=random_house(rng),
    )
    posts = straddle_post(tuple(stacks), big, stakes) if rng.random() < 0.2 else ()
    if rng.random() < 0.1:
        late = rng.choice(ring)
        if late not in (small, big) and not posts:
            posts = (Post(late, Forced.ENTRY, blind), Post(late, Forced.DEAD_BLIND, 1))
    return in_chips(Start(game, stakes, tuple(stacks), button, small, big, posts=posts))


def in_chips(start: Start) -> Start:
    """The same with every amount in the smallest chip of the house (RULES 11.4)."""
    stakes, unit = start.stakes, start.stakes.house.unit
    return replace(
        start,
        stacks=tuple(chips * unit for chips in start.stacks),
        stakes=replace(
            stakes,
            small=stakes.small * unit,
            big=stakes.big * unit,
            ante=stakes.ante * unit,
            bring_in=stakes.bring_in * unit,
            bets=stakes.bets and (stakes.bets[0] * unit, stakes.bets[1] * unit),
        ),
        posts=tuple(replace(post, chips=post.chips * unit) for post in start.posts),
    )


def shuffled(rng: Random, game: Game = HOLDEM) -> list[Card]:
    deck = list(game.deck.cards)
    rng.shuffle(deck)
    return deck


def in_play(hand: Hand) -> set[Card | None]:
    """Every card that is somewhere in the hand and cannot be dealt."""
    more = hand.more
    cards = {card for seat in hand.seats for card in seat.hole}
    return {*cards, *hand.board, *hand.burns, *more.second, *more.muck, *more.aside}


def deal(hand: Hand, deck: list[Card]) -> Deal:
    """What the dealer is asked for: the first cards of the deck that are not in the hand."""
    asked = hand.turn
    assert isinstance(asked, Dealer)
    gone = in_play(hand)
    top = iter([card for card in deck if card not in gone])
    burn = next(top) if asked.burn else None
    hole = tuple(tuple(next(top) for _ in range(asked.hole)) for _ in asked.seats)
    return Deal(hole, tuple(next(top) for _ in range(asked.board)), burn)


def choose(hand: Hand, rng: Random, raises: float = 0.3) -> Action:
    """Anything legal: raises of every size, folds for nothing where the house allows them."""
    may = legal(hand)
    assert may is not None
    if may.vote:
        return RunTwice(may.seat, rng.random() < 0.8)
    if may.draw is not None:
        hole = hand.seats[may.seat].hole
        return Discard(may.seat, tuple(rng.sample(hole, rng.randint(0, may.draw))))
    if may.raise_to and rng.random() < raises:
        lowest, highest = may.raise_to
        unit = hand.start.stakes.house.unit
        between = rng.randint(lowest, highest)
        return RaiseTo(
            may.seat, rng.choice((lowest, lowest, highest, max(lowest, between - between % unit)))
        )
    if may.bring_in is not None:
        return BringIn(may.seat)
    if may.fold and rng.random() < (0.05 if may.free else 0.25):
        return Fold(may.seat, confirm=may.free)
    return Check(may.seat) if may.check else Call(may.seat)


def play(
    start: Start, rng: Random, deck: list[Card] | None = None
) -> list[tuple[Action | None, Step]]:
    """A whole hand: each action with what followed; the first step has no action."""
    deck = deck or shuffled(rng, start.game)
    step = begin(start)
    steps: list[tuple[Action | None, Step]] = [(None, step)]
    while not isinstance(step.hand.turn, Over):
        hand = step.hand
        asked = isinstance(hand.turn, Dealer)
        action = deal(hand, deck) if asked else choose(hand, rng)
        step = decide(hand, action)
        steps.append((action, step))
    return steps
