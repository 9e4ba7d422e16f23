"""kill -9 in mid-hand: the same seat, the same cards, the same decision, nothing confirmed is lost."""

import signal
import subprocess
from typing import Any

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


def test_no_confirmed_action_is_lost_wherever_the_server_is_killed(tmp_path):
    """T-DUR1, small: the client keeps a ledger of confirmed ids; after each kill they all count."""
    anna: Any = None
    last: Any = None

    def may_go_on():
        return anna.state["legal"] or anna.view["waiting"] == "you"

    for kill in range(max(4, 200 // SCALE)):
        with process(tmp_path) as (server, port):
            if anna is None:
                anna = Browser(port).connect()
                assert anna.sit("Anna")["ok"]
            else:
                anna.connect(port)
                assert anna.me
                assert anna.me["name"] == "Anna"
                message, number = last
                # The last confirmed request is known: sent again it is not applied again.
                assert anna.ask(message)["ok"]
                assert anna.state["number"] >= number
            chips = sum(seat["stack"] + seat["bet"] for seat in anna.view["seats"] if seat)
            assert chips > 0
            acted = 0
            while acted < 2 + kill % 4:
                anna.hear(may_go_on)
                if anna.state["legal"]:
                    decision = anna.state["legal"]["decision"]
                    action = {"type": "check" if anna.state["legal"]["check"] else "call"}
                    id = f"k{kill}-{acted}"
                    last = (
                        {"type": "act", "id": id, "decision": decision, "action": action},
                        decision,
                    )
                    assert anna.ask(last[0])["ok"]
                    acted += 1
                elif anna.view["you"]["top_up_max"]:
                    anna.ask({"type": "top_up", "chips": anna.view["you"]["top_up_max"]})
                    anna.hear(lambda anna=anna: anna.view["waiting"] != "you")
                anna.state["legal"] = None
            # At any moment: right after the answer, before any view of it.
            server.send_signal(signal.SIGKILL)
            server.wait()


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


def test_only_this_machine_is_served(tmp_path):
    refused = serve_once(tmp_path, "--host", "0.0.0.0")
    assert refused.returncode == 2
    assert "only this machine" in refused.stderr.replace("\n", " ")
