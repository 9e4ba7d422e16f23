"""Lines to browsers: what a client may send, and what becomes of one that misbehaves."""

import asyncio
import json
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fifthstreet.server import messages
from fifthstreet.server.sockets import (
    INTERNAL,
    OPENED_ELSEWHERE,
    TOO_MANY_BAD,
    TOO_SLOW,
    Allowance,
    Line,
)
from fifthstreet.server.views import Frame
from tests.server.live import Browser, serving


@pytest.fixture
def port():
    with serving() as port:
        yield port


def test_a_whole_hand_over_a_real_line(port):
    anna = Browser(port).connect()
    assert anna.state["snapshot"]
    assert anna.view["waiting"] == "players"
    assert anna.sit("Anna")["ok"]
    hands: dict[int, Any] = {}
    while len(hands) < 4:
        anna.hear(lambda: anna.state["legal"] or anna.view["explain"] is not None)
        if anna.state["legal"]:
            assert anna.call_or_check()["ok"]
            anna.state["legal"] = None
        elif anna.view["explain"]:
            seen = anna.view["hand"]
            hands[seen] = anna.view
            if anna.view["you"]["top_up_max"]:
                anna.ask({"type": "top_up", "chips": anna.view["you"]["top_up_max"]})
            anna.hear(lambda seen=seen: anna.view["hand"] > seen)
    for view in hands.values():
        assert sum(pot["chips"] for pot in view["explain"]) > 0
        assert all(pot["text"] and all(pot["text"]) for pot in view["explain"])
        for pot in view["explain"]:
            assert sum(share["chips"] for share in pot["shares"]) == pot["chips"]
    number = anna.states[0]["number"]
    for state in anna.states[1:]:
        if not state["snapshot"]:
            assert [event["number"] for event in state["events"]] == list(
                range(number, state["number"])
            )
        number = state["number"]
    anna.leave()


def test_the_newest_tab_controls_the_seat(port):
    old = Browser(port).connect()
    assert old.sit("Anna")["ok"]
    new = Browser(port, old.cookie).connect()
    assert new.me["name"] == "Anna"
    assert old.close_code() == OPENED_ELSEWHERE
    assert new.view["seats"][new.me["seat"]]["connected"]
    new.hear(lambda: new.state["legal"])
    assert new.call_or_check()["ok"]
    new.leave()


def test_who_comes_back_has_the_same_seat_and_cards(port):
    anna = Browser(port).connect()
    anna.sit("Anna")
    anna.hear(lambda: anna.state["legal"])
    seat, legal = anna.me, anna.state["legal"]
    anna.leave()
    anna.connect()
    assert anna.state["snapshot"]
    assert (anna.me["seat"], anna.me["cards"]) == (seat["seat"], seat["cards"])
    assert anna.state["legal"] == legal
    anna.leave()


def test_a_spectator_sees_no_closed_card(port):
    anna, watcher = Browser(port).connect(), Browser(port).connect()
    anna.sit("Anna")
    anna.hear(lambda: anna.state["legal"])
    watcher.hear(lambda: watcher.state["clock"])
    assert all(seat["cards"] in ([None, None], []) for seat in watcher.view["seats"])
    assert watcher.view["you"]["seat"] is None
    assert watcher.state["legal"] is None
    decision = anna.state["legal"]["decision"]
    answer = watcher.ask({"type": "act", "decision": decision, "action": {"type": "call"}})
    assert answer["reason"]["type"] == "not_seated"
    anna.leave()
    watcher.leave()


def test_thirty_guests_want_one_seat(port):
    """T-SEC3, small: one gets it, the others are told, and all are different guests."""
    browsers = [Browser(port).connect() for _ in range(30)]
    assert len({browser.cookie for browser in browsers}) == 30
    barrier = threading.Barrier(30)

    def sit(number, browser):
        barrier.wait()
        browser.sit(f"Guest {number}")

    threads = [threading.Thread(target=sit, args=pair) for pair in enumerate(browsers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    answers = [answer for browser in browsers for answer in browser.answers.values()]
    assert [answer["ok"] for answer in answers].count(True) == 1
    refused = [answer["reason"]["type"] for answer in answers if not answer["ok"]]
    assert refused == ["seat_taken"] * 29
    for browser in browsers:
        browser.leave()


def test_a_leaver_is_a_spectator_and_may_come_back_as_somebody_new(port):
    anna = Browser(port).connect()
    anna.sit("Anna")
    anna.hear(lambda: anna.state["legal"])
    anna.ask({"type": "leave"})
    anna.hear(lambda: anna.view["you"]["seat"] is None)
    assert anna.state["snapshot"]
    assert anna.sit("Anna")["ok"]
    anna.hear(lambda: anna.me and anna.me["name"] == "Anna")
    anna.leave()


def test_texts_come_in_the_language_of_the_line(port):
    anna = Browser(port).connect()
    anna.send('{"type": "language", "language": "ru"}')
    anna.hear(lambda: anna.view["language"] == "ru")
    anna.sit("Anna")
    anna.hear(lambda: anna.state["legal"])
    answer = anna.act({"type": "raise_to", "to": 1})
    assert answer["reason"]["type"] == "raise_too_small"
    assert any("а" <= letter <= "я" for letter in answer["text"])
    anna.leave()


def test_ping_is_answered(port):
    anna = Browser(port).connect()
    anna.line.send('{"type":"ping"}')
    while json.loads(message := anna.line.recv(10))["type"] != "pong":
        pass
    assert message == '{"type":"pong"}'
    anna.leave()


def test_twenty_bad_messages_close_the_line(port):
    anna = Browser(port).connect()
    for _ in range(20):
        anna.line.send("{")
    assert anna.close_code() == TOO_MANY_BAD
    assert anna.answers[""]["reason"]["type"] == "bad_message"


def test_a_long_frame_is_refused_and_a_huge_one_closes_the_line(port):
    anna = Browser(port).connect()
    anna.line.send('{"type":"ping","x":"' + "x" * 5000 + '"}')
    anna.hear(lambda: "" in anna.answers)
    assert anna.answers[""]["reason"]["detail"] == "length"
    anna.line.send("x" * 1_000_000)
    assert anna.close_code() in (1009, None)
    other = Browser(port).connect()
    assert other.sit("Boris")["ok"]
    other.leave()


def test_a_binary_frame_is_refused(port):
    anna = Browser(port).connect()
    anna.line.send(b'{"type":"ping"}')
    anna.hear(lambda: "" in anna.answers)
    assert anna.answers[""]["reason"]["detail"] == "binary"
    anna.leave()


def test_a_flood_does_not_keep_others_waiting():
    with serving(rate=10, burst=20) as port:
        flooder, anna = Browser(port).connect(), Browser(port).connect()
        for _ in range(2000):
            flooder.line.send('{"type":"ping"}')
        assert anna.sit("Anna")["ok"]
        anna.hear(lambda: anna.state["legal"])
        assert anna.call_or_check()["ok"]
        anna.leave()
        flooder.line.close_timeout = 0.1
        flooder.leave()


def test_a_bug_in_reading_a_message_is_reported_and_closes_the_line_as_our_mistake(
    port, caplog, monkeypatch
):
    anna = Browser(port).connect()
    read = messages.read

    def broken(text):
        if "boom" in text:
            raise KeyError("Ah")
        return read(text)

    monkeypatch.setattr(messages, "read", broken)
    anna.send({"type": "leave", "id": "boom"})
    assert anna.close_code() == INTERNAL
    assert "KeyError" in caplog.text
    assert "Ah" not in caplog.text
    assert anna.connect().state["snapshot"]
    anna.leave()


def test_a_bug_in_sending_is_reported(caplog):
    class Broken(StuckSocket):
        async def send_text(self, text):
            raise KeyError("Ah")

    async def run():
        socket: Any = Broken()
        line = Line(socket, Allowance(10, 20))
        line.send(Frame("x"))
        await asyncio.wait_for(line.serve(ignore), 5)
        return line.open

    assert asyncio.run(run()) is False
    assert "KeyError" in caplog.text
    assert "Ah" not in caplog.text


# --- The queue of one line -----------------------------------------------------------


class StuckSocket:
    """A browser that does not read."""

    def __init__(self):
        self.closed = None
        self.release = asyncio.Event()

    async def receive(self):
        await asyncio.Event().wait()

    async def send_text(self, text):
        await self.release.wait()

    async def close(self, code, reason):
        self.closed = code


async def ignore(text):
    pass


def test_a_browser_that_does_not_read_is_cut():
    async def run(frame, count):
        socket: Any = StuckSocket()
        line = Line(socket, Allowance(10, 20))
        serving = asyncio.create_task(line.serve(ignore))
        await asyncio.sleep(0)
        for _ in range(count):
            line.send(Frame(frame))
            await asyncio.sleep(0)
        was_open = line.open
        socket.release.set()
        if not was_open:
            await asyncio.wait_for(serving, 5)
        serving.cancel()
        return was_open, socket.closed

    assert asyncio.run(run("x", 64)) == (True, None)
    assert asyncio.run(run("x", 70)) == (False, TOO_SLOW)
    assert asyncio.run(run("x" * 50_000, 7)) == (False, TOO_SLOW)


def test_an_allowance_is_a_burst_and_then_a_rate():
    allowance = Allowance(rate=10, burst=3)
    assert [allowance.wait(100.0) for _ in range(3)] == [0, 0, 0]
    assert allowance.wait(100.0) == pytest.approx(0.1)
    assert allowance.wait(100.0) == pytest.approx(0.2)
    assert allowance.wait(110.0) == 0


def test_a_closed_line_takes_nothing_more(port):
    anna = Browser(port).connect()
    anna.leave()
    with pytest.raises(ConnectionClosed):
        anna.line.send("{}")
