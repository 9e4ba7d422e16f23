"""A process that works for one side: prepares a job, does it when told, says how long it took.

    python -m bench._worker MODULE WORK LABEL

It is started by bench/_rounds.py, reads a line for each wish and answers with one line of JSON.
"""

import gc
import importlib
import json
import os
import sys
from time import perf_counter, process_time

from bench._rounds import pin
from bench._work import WORKS

TO_JOB = "JOBS"  # what a module of bench/peers offers: {work: {label: how to prepare it}}


def main() -> None:
    module, name, label = sys.argv[1:]
    # Some peers print. Answers go where they cannot.
    answers = os.fdopen(os.dup(1), "w")
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.close(quiet)

    work = next(work for work in WORKS if work.name == name)
    pin(work.cores)
    clock = process_time if work.cores == 1 else perf_counter
    try:
        job = getattr(importlib.import_module(f"bench.peers.{module}"), TO_JOB)[name][label]()
        began = perf_counter()
        job.run()
        first = perf_counter() - began
        answer = job.answer()
    except Exception as error:  # of a library, or of ours while it is being written
        print(json.dumps({"error": f"{type(error).__name__}: {error}"}), file=answers, flush=True)
        return
    gc.collect()
    gc.freeze()  # what a side has loaded shall not slow its collections
    print(json.dumps({"answer": answer, "first": first}), file=answers, flush=True)
    for line in sys.stdin:
        times = int(line)
        began = clock()
        for _ in range(times):
            job.run()
        spent = clock() - began
        print(json.dumps({"spent": spent, "units": times * job.units}), file=answers, flush=True)


if __name__ == "__main__":
    main()
