"""Draws, undo by agreement, bots for those who left, clocks."""
import itertools
import random
import time

from check_api import refused, server, two, until_mine
from client import Session, Stream


def test_a_draw_by_agreement(program):
    with server(program) as s:
        a, b, t = two(s)
        a.at(t, "ask", what="draw")
        assert b.table(t)["offers"][0]["what"] == "draw"
        with refused("forbidden"):
            Session(s.port).at(t, "answer", what="draw", yes=True)
        b.at(t, "answer", what="draw", yes=False)
        assert b.table(t)["offers"] == [] and b.table(t)["state"] == "running"
        with refused("stale"):
            b.at(t, "answer", what="draw", yes=True)
        a.at(t, "ask", what="draw")
        b.at(t, "answer", what="draw", yes=True)
        assert a.table(t)["result"] == {"by": "draw", "score": {"cross": 0.5, "nought": 0.5}}


def test_undo_by_agreement(program):
    with server(program) as s:
        a, b, t = two(s, undo="ask")
        a.act(a.table(t), "mark a1")
        with refused("no-undo"):
            a.at(t, "undo", seat="cross")
        b.act(b.table(t), "mark b1")
        a.at(t, "ask", what="undo", seat="cross")
        b.at(t, "answer", what="undo", yes=True)
        x = a.table(t)
        assert x["steps"] == 0 and x["legal"] and x["offers"] == []
        a, b, t = two(s, undo="never")
        a.act(a.table(t), "mark a1")
        with refused("no-undo"):
            a.at(t, "ask", what="undo", seat="cross")


def decided(table, after):
    """What chance decided at once behind the action that follows the step `after`."""
    lines = [l for l in table["log"] if l["n"] > after + 1]
    return [l["events"] for l in itertools.takewhile(lambda l: l["seat"] == "chance", lines)]


def to_chance(session, dice):
    """Plays a new game until chance decides something behind an action: table, snapshot, action."""
    t = session.create(seats={"roma": "me", "capua": "bot:random"})["id"]
    while True:
        x = until_mine(session, t)
        act = dice.choice(x["legal"])
        session.act(x, act)
        if decided(session.table(t), x["steps"]):
            return t, x, act


def test_undo_against_a_bot_keeps_the_dice(program):
    """F3: whoever takes back a move gets no second try: the same dice fall, the same card comes."""
    with server(program) as s:
        a, dice = Session(s.port), random.Random(4)
        for _ in range(4):
            t, x, act = to_chance(a, dice)
            first = decided(a.table(t), x["steps"])
            a.at(t, "ask", what="undo", seat="roma")
            s.kill()
            s.start()
            back = a.table(t)
            assert back["steps"] == x["steps"] and back["legal"] == x["legal"]
            a.act(back, act)
            assert decided(a.table(t), x["steps"]) == first
        while until_mine(a, t)["state"] == "running":
            a.act(until_mine(a, t))
        assert a.get("/api/tables/%s/proof" % t)["ok"]
        assert s.admin("check").returncode == 0


def test_resigning(program):
    with server(program) as s:
        a, b, t = two(s)
        with refused("forbidden"):
            b.at(t, "resign", seat="cross")
        a.at(t, "resign", seat="cross")
        x = b.table(t)
        assert x["result"] == {"by": "resign", "loser": "cross", "score": {"cross": 0, "nought": 1}}
        assert x["seats"][0]["resigned"] and "secret" in x["dice"]
        with refused("game-over"):
            b.at(t, "act", seat="nought", action="mark a1", rev=x["rev"])


def test_live_clocks_run_out(program):
    with server(program) as s:
        a, b, t = two(s, pace={"kind": "live", "seconds": 3})
        x = a.table(t)
        assert 0 < x["seats"][0]["clock_ms"] <= 3000 and x["seats"][1]["clock_ms"] == 3000
        time.sleep(0.3)
        a.act(a.table(t))
        x = a.table(t)
        assert x["seats"][0]["clock_ms"] <= 2750
        stream = Stream(a, t)
        over = stream.wait(lambda y: y["state"] == "finished", 10)
        assert over["result"]["by"] == "time" and over["result"]["loser"] == "nought"
        a, b, t = two(s, pace={"kind": "days", "days": 3})
        assert 0 < 3 * 86400000 - a.table(t)["seats"][0]["clock_ms"] < 5000


def test_clocks_stand_still_while_no_server_runs(program):
    with server(program) as s:
        a, b, t = two(s, pace={"kind": "live", "seconds": 6})
        s.kill()
        time.sleep(9)
        s.start()
        time.sleep(0.6)
        x = a.table(t)
        assert x["state"] == "running" and 2000 < x["seats"][0]["clock_ms"] <= 6000, x["seats"]


def test_chat(program):
    with server(program) as s:
        a, b, t = two(s)
        stream = Stream(b, t)
        a.at(t, "chat", text="salve & vale")
        said = stream.wait(lambda x: x["chat"])["chat"]
        assert [(c["name"], c["text"]) for c in said] == [(a.me["name"], "salve & vale")]
        rev = a.table(t)["rev"]
        with refused("forbidden"):
            Session(s.port).at(t, "chat", text="from the gallery")
        for bad in ("", "x" * 1001):
            with refused("bad-request"):
                a.at(t, "chat", text=bad)
        assert a.table(t)["rev"] == rev
