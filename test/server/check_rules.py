"""A rule is changed: the same server as before and after it (`tessera-next`, where a lost bid of the
drawing game costs two points and its rules version is 4)."""
import os
import sqlite3
import subprocess

from check_api import server
from client import Session

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
CHANGED = "It was played under rules version 3; this is version 4."


def next_of(program):
    return os.path.join(os.path.dirname(program), "tessera-next")


def bid(session, s):
    """Red bids his highest card and green his lowest, so that somebody loses a bid."""
    bids = [a for a in s["legal"] if session.words("draw", a).startswith("bid")]
    return session.act(s, bids[-1] if s["you"] == "red" else bids[0], full=True)["table"]


def rounds_of(s):
    return s["view"]["state"].get("round", 0)


def points(s):
    return s["view"]["state"]["points"]


def play_on(session, s, rounds):
    """Until so many rounds were played, or to the end."""
    while s["state"] == "running" and rounds_of(s) < rounds:
        s = bid(session, s)
    return s


def play(session, rounds):
    made = session.create("draw", scenario="long", seats={"red": "me", "green": "me"})
    return play_on(session, session.table(made["id"]), rounds)


def restart(s, program):
    s.kill()
    s.program = program
    s.start()


def text(session, id, what):
    return session.raw("GET", "/api/tables/%s/%s" % (id, what))[2].decode()


def archived(s):
    db = sqlite3.connect(s.folder + "/t.db")
    rows = db.execute("SELECT table_id, record FROM archive").fetchall()
    db.close()
    return rows


def replay(program, s, record):
    with open(s.folder + "/game.record", "w", encoding="utf-8") as f:
        f.write(record)
    return subprocess.run([program, "replay", s.folder + "/game.record"], capture_output=True, text=True)


def test_records_say_under_which_rules_they_were_played(program):
    for name, changed in (("draw-two", True), ("draw-three", True), ("tictactoe", False)):
        words = ["replay", "%s/test/replays/%s.record" % (ROOT, name)]
        assert subprocess.run([program] + words, capture_output=True).returncode == 0
        done = subprocess.run([next_of(program)] + words, capture_output=True, text=True)
        assert (done.returncode != 0) == changed and (CHANGED in done.stderr) == changed, done


def test_a_game_under_way_goes_on_under_changed_rules(program):
    with server(program, "--seed", "1") as s:
        a = Session(s.port)
        before = play(a, 1)
        assert points(before)["green"] == -1
        restart(s, next_of(program))
        check = s.admin("check")
        assert check.returncode != 0 and before["id"] in check.stderr and CHANGED in check.stderr
        after = a.table(before["id"])
        assert after["view"] == before["view"] and after["legal"] == before["legal"]
        a.at(before["id"], "chat", text="What is this?")
        assert archived(s) == []  # nothing was played yet: the old record is the game
        level = play_on(a, after, 2)  # both bid the same
        after = play_on(a, level, 3)
        lost = min(points(after)[seat] - points(level)[seat] for seat in ("red", "green"))
        assert lost == -2, (points(level), points(after))  # what a lost bid costs now
        (id, record), = archived(s)
        assert id == before["id"] and replay(program, s, record).returncode == 0
        restart(s, next_of(program))
        after = play_on(a, a.table(id), 9)
        assert after["state"] == "finished"
        assert s.admin("check").returncode == 0 and len(archived(s)) == 1
        assert replay(next_of(program), s, text(a, id, "record")).returncode == 0
        assert a.get("/api/tables/%s/proof" % id)["ok"]


def test_a_game_that_never_met_the_rule_keeps_its_record(program):
    with server(program, "--seed", "1") as s:
        a = Session(s.port)
        before = play(a, 0)
        before = bid(a, before)
        restart(s, next_of(program))
        assert s.admin("check").returncode == 0
        after = a.table(before["id"])
        assert after["steps"] == before["steps"] and after["log"] == before["log"]
        bid(a, after)
        assert a.table(before["id"])["steps"] > before["steps"] and archived(s) == []


def test_a_finished_game_keeps_its_result_and_record(program):
    with server(program, "--seed", "1") as s:
        a = Session(s.port)
        before = play(a, 9)
        record = text(a, before["id"], "record")
        assert before["state"] == "finished"
        for _ in range(2):
            restart(s, next_of(program))
            assert CHANGED in s.admin("check").stderr
            after = a.table(before["id"])
            a.at(before["id"], "chat", text="Well played.")
            assert after["result"] == before["result"] and after["view"] == before["view"]
            kept = text(a, before["id"], "record")
            played = [r.split("steps\n")[1].split("\nend ")[0] for r in (kept, record)]
            assert played[0] == played[1] and "\nend rules " in kept
            assert replay(program, s, kept).returncode == 0
            assert archived(s) == []
