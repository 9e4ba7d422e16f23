"""Which games a table plays, and what each of them costs there."""

from msgspec.structs import replace

from fifthstreet.games import GAMES, Game, has_bring_in
from fifthstreet.rules.stakes import AnteBy, Stakes
from fifthstreet.table.table import Options, Table


def game_of(options: Options, code: str | None) -> Game:
    """The game of that code at this table; None: the one of the options.

    The table's own game keeps the betting it was opened with.
    """
    return options.game if code is None or code == options.game.code else GAMES[code]


def games_of(options: Options) -> tuple[Game, ...]:
    """Every game that can be played here; the table's own first."""
    others = [code for code in options.games if code != options.game.code]
    return (options.game, *[GAMES[code] for code in others])


def next_game(table: Table) -> Game:
    """The game of the next hand."""
    return game_of(table.options, table.playing if table.replay else table.game)


def stakes_for(game: Game, stakes: Stakes) -> Stakes:
    """What is posted in this game at a table with these blinds.

    Games with blinds keep them; the bets of fixed limit are the big blind and twice that
    unless the house says otherwise. Where a bring-in opens, everybody posts an ante, of a
    fifth of the big blind if the table has none for each, and the bring-in is the small
    blind or half the big one; both are some of the smallest chips, at least one (RULES
    11.4). Stakes with a bring-in of their own are taken as they are.

    >>> from fifthstreet.games import STUD
    >>> stud = stakes_for(STUD, Stakes(50, 100))
    >>> stud.ante, stud.bring_in, stud.bets, stud.big
    (20, 50, (100, 200), 0)
    """
    if not has_bring_in(game) or stakes.bring_in:
        return stakes
    bets = stakes.bets or (stakes.big, 2 * stakes.big)
    ante = stakes.ante if stakes.ante_by is AnteBy.EACH else 0
    unit = stakes.house.unit
    return replace(
        stakes,
        small=0,
        big=0,
        ante=ante or in_units(stakes.big // 5, unit),
        ante_by=AnteBy.EACH,
        bring_in=min(in_units(stakes.small or stakes.big // 2, unit), bets[0]),
        bets=bets,
    )


def in_units(chips: int, unit: int) -> int:
    """Chips rounded down to the smallest chip, at least one of it (RULES 11.4)."""
    return max(chips // unit, 1) * unit
