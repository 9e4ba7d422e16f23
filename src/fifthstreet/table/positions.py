"""What the seats of a hand are called: BTN, SB, BB, UTG … (RULES 5.11)."""

from fifthstreet.rules.start import Start, clockwise

# Between the big blind and the button, by how many they are.
BETWEEN = (
    (),
    ("UTG",),
    ("UTG", "CO"),
    ("UTG", "HJ", "CO"),
    ("UTG", "UTG+1", "HJ", "CO"),
    ("UTG", "UTG+1", "UTG+2", "HJ", "CO"),
    ("UTG", "UTG+1", "UTG+2", "LJ", "HJ", "CO"),
    ("UTG", "UTG+1", "UTG+2", "UTG+3", "LJ", "HJ", "CO"),
    ("UTG", "UTG+1", "UTG+2", "UTG+3", "UTG+4", "LJ", "HJ", "CO"),  # ten without a small blind
)


def positions(start: Start) -> dict[int, str]:
    """The name of each seat dealt in, by seat number.

    A dead button or small blind leaves its name unused; the others keep theirs.
    Heads-up the button is called BTN, though it posts the small blind. Where a bring-in opens
    the game there are no positions: cards say who acts first.

    >>> from fifthstreet.rules.stakes import Stakes
    >>> from fifthstreet.rules.start import start_at
    >>> positions(start_at((100, 0, 100, 100, 100), button=2, stakes=Stakes(1, 2)))
    {0: 'UTG', 2: 'BTN', 3: 'SB', 4: 'BB'}
    """
    if start.big is None:
        return {}
    names = {start.big: "BB"}
    if start.small is not None:
        names[start.small] = "SB"
    if start.stacks[start.button]:
        names[start.button] = "BTN"
    ring = clockwise(start.big, len(start.stacks))
    between = [seat for seat in ring if start.stacks[seat] and seat not in names]
    names.update(zip(between, BETWEEN[len(between)], strict=True))
    return dict(sorted(names.items()))
