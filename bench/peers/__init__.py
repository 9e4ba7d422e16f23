"""Who is measured: one module for each side, ours among them.

A module offers JOBS, {work: {label: a function that prepares a Job}}. It imports its library at
the top, so that a missing one is noticed at once, and gives every work the form in which that
library likes its input best, made beforehand. bench/_work.py holds the works.
"""

OURS = "ours"

PACKAGES = {  # module: the package that has to be installed
    OURS: "fifthstreet",
    "pkrbot": "pkrbot",
    "phevaluator": "phevaluator",
    "eval7": "eval7",
    "treys": "treys",
    "pokerkit": "pokerkit",
    "pokerfast": "pokerfast",
    "poker_equity": "poker-equity",
    "texasholdem": "texasholdem",
    "clubs": "clubs",
    "pokers": "pokers",
    "open_spiel": "open-spiel",
}

DOES: dict[
    str, dict[str, tuple[str, ...]]
] = {  # which works a module has jobs for, and their labels: known without importing it
    "single": {
        OURS: ("fifthstreet",),
        "pkrbot": ("pkrbot",),
        "phevaluator": ("phevaluator raw", "phevaluator"),
        "eval7": ("eval7",),
        "treys": ("treys",),
        "pokerkit": ("pokerkit",),
        "pokerfast": ("pokerfast", "pokerfast raw"),
        "poker_equity": ("poker-equity",),
    },
    "batch": {
        OURS: ("fifthstreet",),
        "pokerfast": ("pokerfast raw",),
        "poker_equity": ("poker-equity",),
    },
    "batch-threads": {OURS: ("fifthstreet", "fifthstreet one thread")},
    "all": {OURS: ("fifthstreet",), "pokerfast": ("pokerfast raw",)},
    "all-threads": {OURS: ("fifthstreet", "fifthstreet one thread")},
    **{
        name: {
            OURS: ("fifthstreet",),
            "pokerfast": ("pokerfast",),
            "poker_equity": ("poker-equity",),
        }
        for name in ("two", "three", "six", "flop")
    },
    # poker-equity answers None to both: more deals than it will count.
    **{
        name: {OURS: ("fifthstreet",), "pokerfast": ("pokerfast",)}
        for name in ("random", "preflop")
    },
    **{
        name: {OURS: ("fifthstreet",), "poker_equity": ("poker-equity",)}
        for name in ("omaha", "omaha-flop", "omaha-six", "omaha-hilo", "omaha-hilo-flop")
    },
    **{
        name: {
            OURS: ("fifthstreet",),
            "pokerkit": ("pokerkit",),
            "texasholdem": ("texasholdem",),
            "clubs": ("clubs",),
            "pokerfast": ("pokerfast",),
            "pokers": ("pokers",),
            "open_spiel": ("open-spiel",),
        }
        for name in ("hands-6", "hands-3")
    },
}
