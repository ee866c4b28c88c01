"""Lessons: tables where a script plays all but the learner."""
import contextlib
import glob
import os
import re
import sqlite3
import time

from check_api import refused, server
from client import Refused, Session, Stream, deadline

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")


def lessons():
    """Of each lesson: its game, its name, and the first right action of each step."""
    for path in sorted(glob.glob(ROOT + "/data/lessons/*/*.lesson")):
        game, file = path.split("/")[-2:]
        text = re.sub(r"\n[ \t]+", " ", open(path, encoding="utf-8").read())
        right, words = [], [l.split(None, 1) for l in text.split("\n") if l.strip() and l[0] != "#"]
        for before, line in zip([[""]] + words, words):
            if line[0] == "expect" and before[0] != "expect":
                right.append(line[1].strip())
        yield game, re.sub(r"^\d+-", "", file[:-len(".lesson")]), right


def first():
    return next(l for l in lessons() if l[0] == "arena-roma")


def begin(a):
    _, name, right = first()
    return a.table(a.create("arena-roma", lesson=name)["id"]), right


def test_lessons_are_listed(program):
    with server(program) as s:
        a = Session(s.port)
        for game, name, _ in lessons():
            told = {l["name"]: l for l in a.get("/api/games/%s/lessons" % game)["lessons"]}
            assert told[name]["title"] and told[name]["about"]
        with refused("not-found"):
            a.get("/api/games/chess/lessons")
        with refused("not-found"):
            a.create("arena-roma", lesson="how-to-swim")


def test_every_lesson_can_be_played_to_its_end(program):
    with server(program) as s:
        a = Session(s.port)
        for game, name, right in lessons():
            t = a.table(a.create(game, lesson=name)["id"])
            assert t["lesson"]["steps"] == len(right) and t["hints"] == "never"
            for done, action in enumerate(right):
                told = t["lesson"]
                assert told["step"] == done and told["ask"] and not told["over"], (name, told)
                a.act(t, action)
                t = a.table(t["id"])
            told = t["lesson"]
            assert told["over"] and told["talk"] and told["ask"] is None and t["state"] == "finished"
            assert told["step"] == told["steps"] and t["legal"] == []


def test_a_wrong_action_is_answered_and_not_played(program):
    with server(program) as s:
        a = Session(s.port)
        t, right = begin(a)
        wrong = [w for w in (a.words("arena-roma", x) for x in t["legal"]) if w != right[0]]
        for words in wrong:
            try:
                a.act(t, words)
                raise AssertionError("played: " + words)
            except Refused as r:
                assert r.code == "lesson" and r.http == 409 and len(r.answer["error"]) > 10, r
        with refused("not-now"):
            a.act(t, "score 5")
        with refused("bad-action"):
            a.act(t, "sing")
        now = a.table(t["id"])
        assert (now["rev"], now["seq"], now["steps"]) == (t["rev"], t["seq"], t["steps"])
        a.act(t, right[0])
        assert a.table(t["id"])["lesson"]["step"] == 1


def test_the_script_plays_on_step_by_step(program):
    with server(program) as s:
        a = Session(s.port)
        t, right = begin(a)
        stream = Stream(a, t["id"])
        for action in right[:right.index("end")]:
            a.act(t, action)
            t = a.table(t["id"])
        before = t["steps"]
        a.act(t, "end")
        t = a.table(t["id"])
        assert t["steps"] > before + 4 and t["legal"], "the script has not played on"
        fresh = [l for l in t["log"] if l["n"] > before + 1]
        assert {"capua", "chance"} <= {l["seat"] for l in fresh} and len({l["n"] for l in fresh}) > 3
        stream.wait(lambda e: e["steps"] == t["steps"])
        stream.close()


def test_nobody_else_has_a_part_in_it(program):
    with server(program) as s:
        a, b = Session(s.port), Session(s.port)
        t, right = begin(a)
        kinds = {x["seat"]: x["kind"] for x in t["seats"]}
        assert kinds == {"roma": "person", "capua": "script"} and t["you"] == "roma"
        with refused("not-found"):
            b.table(t["id"])
        a.act(t, right[0])
        assert a.table(t["id"])["undoable"] == 0
        with refused("no-undo"):
            a.at(t["id"], "undo", seat="roma")
        with refused("forbidden"):
            a.at(t["id"], "hint", seat="roma")
        for what in ("bot", "draw", "undo"):
            with refused("forbidden"):
                a.at(t["id"], "ask", what=what, seat="roma")
        lobby = a.get("/api/lobby")
        assert t["id"] not in str(lobby)
        a.at(t["id"], "resign", seat="roma")
        with refused("forbidden"):
            a.get("/api/tables/%s/analysis" % t["id"])
        with refused("forbidden"):
            a.at(t["id"], "rematch")


def test_a_lesson_goes_on_after_a_restart(program):
    with server(program) as s:
        a = Session(s.port)
        t, right = begin(a)
        a.act(t, right[0])
        before = a.table(t["id"])
        s.kill()
        s.start()
        a = again(a, s)
        t = a.table(t["id"])
        assert t["lesson"] == before["lesson"] and t["legal"] == before["legal"]
        for action in right[1:]:
            a.act(t, action)
            t = a.table(t["id"])
        assert t["lesson"]["over"]
        checked = s.admin("check")
        assert checked.returncode == 0, checked.stderr


def again(session, s):
    """The same person, of a server that has started anew."""
    now = Session(s.port, me=False)
    now.cookie = session.cookie
    return now


def test_guests_learn_on_a_public_server(program):
    with server(program, "--public") as s:
        a = Session(s.port)
        with refused("forbidden"):
            a.create("arena-roma", seats={"roma": "me", "capua": "bot:easy"})
        t, right = begin(a)
        a.act(t, right[0])
        assert a.table(t["id"])["lesson"]["step"] == 1


def test_a_finished_lesson_can_be_played_on(program):
    with server(program) as s:
        a = Session(s.port)
        t, right = begin(a)
        for action in right:
            a.act(t, action)
            t = a.table(t["id"])
        if t["view"]["over"]:
            return
        made = a.create("arena-roma", from_table=t["id"], step=t["steps"], seats={"roma": "me", "capua": "bot:easy"})
        assert a.table(made["id"])["lesson"] is None


def test_old_lessons_are_forgotten(program):
    with server(program) as s:
        a = Session(s.port)
        t, _ = begin(a)
        game = a.create("arena-roma", seats={"roma": "me"})["id"]
        s.kill()
        with contextlib.closing(sqlite3.connect(s.db[len("sqlite:"):])) as db, db:
            db.execute("UPDATE tables SET updated = 1, shown = 1")
        s.start()
        a = again(a, s)
        end = deadline(20)
        while t["id"] in s.admin("tables").stdout and time.time() < end:
            time.sleep(0.1)
        with refused("not-found"):
            a.table(t["id"])
        assert a.table(game)["id"] == game
