"""Puzzles, mistakes of finished games as questions, and what a person has done."""
import contextlib
import glob
import os
import re
import sqlite3
import time

from check_api import refused, server
from client import Refused, Session, deadline

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")


def puzzles():
    """Of each puzzle: its game, its name, the best action and the next best."""
    for path in sorted(glob.glob(ROOT + "/data/puzzles/*.puzzles")):
        for block in re.split(r"^(?=puzzle )", open(path, encoding="utf-8").read(), flags=re.M)[1:]:
            fact = lambda word: re.search(r"^%s (.*)$" % word, block, re.M).group(1)
            action = lambda word: fact(word).split(" ", 1)[1]
            yield os.path.basename(path)[:-len(".puzzles")], "puzzle-" + fact("puzzle"), action("best"), action("other")


def first_of_each_game():
    seen = {}
    for p in puzzles():
        seen.setdefault(p[0], p)
    return seen.values()


def test_puzzles_are_listed(program):
    with server(program) as s:
        a = Session(s.port)
        games = {g["id"]: g for g in a.get("/api/games")["games"]}
        for game in {p[0] for p in puzzles()}:
            told = a.get("/api/games/%s/puzzles" % game)["puzzles"]
            assert len(told) == games[game]["puzzles"] and {p["level"] for p in told} <= {"easy", "normal", "hard"}
            assert {p["name"] for p in told} == {name for g, name, *_ in puzzles() if g == game}
        with refused("not-found"):
            a.get("/api/games/chess/puzzles")
        with refused("not-found"):
            a.create("arena-roma", lesson="puzzle-0-0")


def test_a_puzzle_is_a_question_and_ends_with_its_answer(program):
    with server(program) as s:
        a = Session(s.port)
        for game, name, best, other in first_of_each_game():
            t = a.table(a.create(game, lesson=name)["id"])
            told = t["lesson"]
            assert told["kind"] == "puzzle" and told["level"] and told["theme"] is None and told["ask"], told
            with refused("lesson"):
                a.act(t, other)
            assert a.table(t["id"])["steps"] == 0
            a.act(t, best)
            t = a.table(t["id"])
            assert t["lesson"]["over"] and t["lesson"]["theme"] == best.split()[0] and t["state"] == "finished"


def test_a_puzzle_shows_no_more_than_its_seat_may_know(program):
    with server(program) as s:
        a = Session(s.port)
        for game, name, *_ in puzzles():
            if game != "arena-roma":
                continue
            t = a.table(a.create(game, lesson=name)["id"])
            other = {"roma": "capua", "capua": "roma"}[t["you"]]
            hand = t["view"]["state"].get("hand", {}).get(other, {})
            known = t["view"]["state"].get("known", {}).get(other, {})
            assert not isinstance(hand, dict) or set(hand) <= set(known), (name, hand)
            assert "deck" not in t["view"]["state"] or not isinstance(t["view"]["state"]["deck"], dict)


def test_the_answer_is_shown_to_the_solver_alone(program):
    with server(program) as s:
        a, b = Session(s.port), Session(s.port)
        game, name, best, _ = next(p for p in puzzles() if p[0] == "arena-roma")
        t = a.table(a.create(game, lesson=name)["id"])
        with refused("not-found"):
            b.at(t["id"], "show")
        told = a.at(t["id"], "show")["action"]
        a.at(t["id"], "act", seat=t["you"], do=told, rev=t["rev"])
        assert a.table(t["id"])["lesson"]["over"]
        with refused("forbidden"):
            a.at(t["id"], "show")
        assert best


def test_the_daily_puzzle_is_the_same_for_everybody(program):
    with server(program) as s:
        a, b = Session(s.port), Session(s.port)
        daily = a.get("/api/daily")
        assert b.get("/api/daily") == daily
        assert (daily["game"], daily["name"]) in {(g, n) for g, n, *_ in puzzles()}


def finished(a):
    """A game that was given up after some decisions, and what could be done before the last of them."""
    id = a.create("arena-roma", seats={"roma": "me", "capua": "bot:random"})["id"]
    for _ in range(400):
        t = a.get("/api/tables/" + id)
        if not t["legal"]:
            time.sleep(0.02)
            continue
        a.at(id, "act", seat="roma", do=t["legal"][0], rev=t["rev"])
        if len(t["legal"]) > 2 and t["steps"] > 12:
            break
    a.at(id, "resign", seat="roma")
    return id, (t["steps"], "roma", t["legal"])


def test_a_mistake_becomes_a_question(program):
    with server(program) as s:
        a = Session(s.port)
        table, (step, seat, legal) = finished(a)
        facts = dict(from_table=table, step=step, seat=seat, played=legal[0], better=legal[1], was=40, could=60)
        t = a.get("/api/tables/" + a.create("arena-roma", **facts)["id"])
        told = t["lesson"]
        assert told["kind"] == "mistake" and told["played"] == legal[0] and "60" in told["ask"], told
        with refused("lesson"):
            a.at(t["id"], "act", seat=seat, do=legal[0], rev=t["rev"])
        with refused("lesson"):
            a.at(t["id"], "act", seat=seat, do=legal[2], rev=t["rev"])
        s.kill()
        s.start()
        again = Session(s.port, me=False)
        again.cookie = a.cookie
        t = again.get("/api/tables/" + t["id"])
        assert t["lesson"] == told
        again.at(t["id"], "act", seat=seat, do=legal[1], rev=t["rev"])
        assert again.table(t["id"])["lesson"]["over"]


def test_a_mistake_must_have_been_possible(program):
    with server(program) as s:
        a = Session(s.port)
        table, (step, seat, legal) = finished(a)
        facts = dict(from_table=table, step=step, seat=seat, played=legal[0], better=legal[1], was=40, could=60)
        for wrong in (dict(better=[255, 1]), dict(seat="nobody"), dict(was=101), dict(could="much"), dict(step=100000), dict(step=0),
                      dict(from_table="0" * 16), dict(played="fly")):
            try:
                a.create("arena-roma", **{**facts, **wrong})
            except Refused as r:
                assert r.http < 500 and r.answer["error"], (wrong, r)
            else:
                raise AssertionError("was not refused: %s" % wrong)
        with refused("bad-setup"):
            a.create("arena-roma", lesson="mistake-0-07030000-07050000-40-60")


def test_progress_follows_the_person(program):
    with server(program) as s:
        a, b = Session(s.port), Session(s.port)
        assert a.get("/api/progress")["done"] == []
        a.post("/api/progress", done=["arena-roma/first-turn", "daily/2026-11-18"])
        assert set(a.post("/api/progress", done=["arena-roma/first-turn"])["done"]) == {"arena-roma/first-turn", "daily/2026-11-18"}
        assert b.get("/api/progress")["done"] == []
        for wrong in ("<b>", "x", "A/B", "a" * 100 + "/b", 7):
            with refused("bad-request"):
                a.post("/api/progress", done=[wrong])
        with refused("bad-request"):
            a.post("/api/progress", done="all")


def test_progress_of_forgotten_guests_is_forgotten(program):
    with server(program) as s:
        a, b = Session(s.port), Session(s.port)
        for guest in (a, b):
            guest.post("/api/progress", done=["arena-roma/first-turn"])
        s.kill()
        with contextlib.closing(sqlite3.connect(s.db[len("sqlite:"):], timeout=20)) as db:
            db.execute("UPDATE users SET created = 1 WHERE id = ?", (a.me["id"],))
            db.execute("DELETE FROM sessions WHERE user_id = ?", (a.me["id"],))
            db.commit()
            s.start()
            end = deadline(20)
            rows = lambda: [u for u, in db.execute("SELECT user_id FROM progress")]
            while a.me["id"] in rows() and time.time() < end:
                time.sleep(0.05)
            assert rows() == [b.me["id"]]
