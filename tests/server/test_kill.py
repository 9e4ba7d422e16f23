"""kill -9 in mid-hand: the same seat, the same cards, the same decision, nothing confirmed is lost."""

import signal
import sqlite3
import subprocess
from collections import Counter
from typing import Any

import pytest

from fifthstreet.dealing.seal import key_file
from fifthstreet.server.journal import read_entry
from fifthstreet.storage.sqlite import FILE, SqliteLog
from fifthstreet.table.events import SatDown, StoodUp, ToppedUp
from tests.conftest import ROOT, SCALE
from tests.server.live import SERVE, Browser, process


def hidden_and_open(view):
    return {
        "board": view["board"],
        "pot": view["pot"],
        "button": view["button_seat"],
        "hand": view["hand"],
        "seats": [
            seat
            and {key: seat[key] for key in ("name", "stack", "bet", "cards", "status", "presence")}
            for seat in view["seats"]
        ],
    }


def test_a_killed_server_comes_back_in_the_same_hand(tmp_path):
    with process(tmp_path) as (server, port):
        anna = Browser(port).connect()
        assert anna.sit("Anna")["ok"]
        for _ in range(200):  # somewhere after the first decisions
            anna.hear(lambda: anna.state["legal"])
            if anna.view["board"]:
                break
            assert anna.call_or_check()["ok"]
            anna.state["legal"] = None
        before, legal = hidden_and_open(anna.view), anna.state["legal"]
        number = anna.state["number"]
        server.send_signal(signal.SIGKILL)
        server.wait()
    with process(tmp_path) as (_, port):
        anna.connect(port)
        assert anna.me
        assert hidden_and_open(anna.view) == before
        anna.hear(lambda: anna.state["legal"])
        assert anna.state["legal"] == legal
        assert anna.state["number"] >= number
        assert anna.state["clock"]["ms"] > 10_000  # the clock was given back
        assert anna.call_or_check()["ok"]
        anna.leave()


def ledger_on_disk(folder):
    """Read after a kill, as the next start does: ids of requests, and the chips bought so far.

    bought[n] are the chips at the table after n events.
    """
    log, key = SqliteLog(folder), key_file(folder)
    asked: Counter[str] = Counter()
    bought = [0]
    for entry in log.read("main"):
        event, by = read_entry("main", entry, key)
        if by:
            asked[by.id] += 1
        match event:
            case SatDown(chips=chips) | ToppedUp(chips=chips):
                bought.append(bought[-1] + chips)
            case StoodUp(chips=chips):
                bought.append(bought[-1] - chips)
            case _:
                bought.append(bought[-1])
    log.close()
    return asked, bought


def test_no_confirmed_action_is_lost_wherever_the_server_is_killed(tmp_path):
    """T-DUR1, small: the client keeps a ledger of confirmed requests.

    After each kill every one of them is in the log once, also those that were sent
    twice. Whatever was told is in the log too, and no chip has come or gone: in every
    view stacks and pot are together what was bought.
    """
    anna: Any = None
    confirmed: list[dict] = []

    def ask(message):
        assert anna.ask(message)["ok"]
        confirmed.append(message)

    def may_go_on():
        return anna.state["legal"] or anna.view["waiting"] == "you"

    for kill in range(max(4, 200 // SCALE)):
        with process(tmp_path) as (server, port):
            if anna is None:
                anna = Browser(port).connect()
                ask({"type": "sit", "id": "sit", "seat": None, "name": "Anna", "chips": 10_000})
            else:
                anna.connect(port)
                assert anna.me["name"] == "Anna"
                # The last confirmed request is known: sent again it is not applied again.
                number = anna.state["number"]
                assert anna.ask(confirmed[-1])["ok"]
                assert anna.state["number"] >= number
            acted = 0
            while acted < 2 + kill % 4:
                anna.hear(may_go_on)
                id = f"k{kill}-{len(confirmed)}"
                if legal := anna.state["legal"]:
                    action = {"type": "check" if legal["check"] else "call"}
                    decision = legal["decision"]
                    ask({"type": "act", "id": id, "decision": decision, "action": action})
                    acted += 1
                elif chips := anna.view["you"]["top_up_max"]:
                    ask({"type": "top_up", "id": id, "chips": chips})
                    anna.hear(lambda anna=anna: anna.view["waiting"] != "you")
                anna.state["legal"] = None
            # At any moment: right after the answer, before any view of it.
            server.send_signal(signal.SIGKILL)
            server.wait()
        asked, bought = ledger_on_disk(tmp_path)
        assert {message["id"]: asked[message["id"]] for message in confirmed} == {
            message["id"]: 1 for message in confirmed
        }
        assert sum(asked.values()) == len(confirmed)  # she never sent what was not answered
        for state in anna.states:
            chips = sum(seat["stack"] for seat in state["view"]["seats"] if seat)
            assert chips + state["view"]["pot"] == bought[state["number"]]


def test_a_second_server_on_the_same_folder_refuses_to_start(tmp_path):
    """T-PG5."""
    with process(tmp_path):
        second = serve_once(tmp_path)
        assert second.returncode == 1
        assert "another server" in second.stderr


def test_a_lost_key_is_said_and_nothing_is_overwritten(tmp_path):
    with process(tmp_path) as (_, port):
        anna = Browser(port).connect()
        anna.sit("Anna")
        anna.hear(lambda: anna.state["legal"])
        anna.leave()
    key = (tmp_path / "secret.key").read_bytes()
    (tmp_path / "secret.key").write_bytes(bytes(32))
    refused = serve_once(tmp_path)
    assert refused.returncode == 1
    assert "does not open with this key" in refused.stderr
    (tmp_path / "secret.key").write_bytes(key)
    with process(tmp_path) as (_, port):
        anna.connect(port)
        assert anna.me


def serve_once(folder, *options):
    return subprocess.run(
        [*SERVE, "--data", str(folder), *options],
        capture_output=True,
        text=True,
        timeout=60,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""},
    )


def test_other_options_for_a_table_that_exists_are_refused(tmp_path):
    with process(tmp_path, "--seats", "4", "--big", "20"):
        pass
    refused = serve_once(tmp_path, "--big", "50")
    assert (refused.returncode, "--big 20" in refused.stderr) == (1, True)
    with process(tmp_path, "--seats", "4", "--small", "10"):
        pass


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--bots", "3"], "3 bots leave no seat free at a table of 3"),
        (["--bots", "6", "--seats", "6"], "6 bots leave no seat free"),
        (["--small", "200", "--big", "100"], "the small blind must not exceed the big blind"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_written(tmp_path, options, said):
    folder = tmp_path / "data"
    refused = serve_once(folder, *options)
    assert (refused.returncode, said in refused.stderr) == (1, True), refused.stderr
    assert not folder.exists()


def test_a_damaged_file_is_said_in_one_line(tmp_path):
    with process(tmp_path):
        pass
    for damage in (damaged_table(tmp_path), b"no database at all" * 300):
        (tmp_path / FILE).write_bytes(damage)
        for more in (f"{FILE}-wal", f"{FILE}-shm"):
            (tmp_path / more).unlink(missing_ok=True)
        refused = serve_once(tmp_path)
        assert refused.returncode == 1, refused.stderr
        assert "Traceback" not in refused.stderr
        assert str(tmp_path) in refused.stderr


def damaged_table(folder):
    """The file with its table of events gone: it opens, and cannot be read."""
    SqliteLog(folder).close()
    with sqlite3.connect(folder / FILE) as db:
        db.execute("DROP TABLE event")
    db.close()
    return (folder / FILE).read_bytes()


def test_a_port_in_use_ends_with_an_error(tmp_path):
    with process(tmp_path / "a") as (_, port):
        second = serve_once(tmp_path / "b", "--port", str(port))
        assert second.returncode != 0
        assert "in use" in second.stderr
        assert "Traceback" not in second.stderr


def test_only_this_machine_is_served(tmp_path):
    refused = serve_once(tmp_path, "--host", "0.0.0.0")
    assert refused.returncode == 2
    assert "only this machine" in refused.stderr.replace("\n", " ")
