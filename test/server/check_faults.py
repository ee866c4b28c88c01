"""Where the program itself fails, it costs one table (docs/server.md). `tessera-trap` has a game with
every kind of bug in it: a trap that one sets springs when the other must act."""
import contextlib
import http.client
import json
import os
import time

from check_api import refused, server, until_mine
from client import Session, Stream, deadline

CLOSED = "so the game ended without a winner"
# Audit A1/E1: Speculator looks at the hand of an opponent who has none.
DEAD_END = {"flow": ["looking", "act"], "turn": 3, "active": "capua", "acting": "Speculator", "source": "2",
            "vp": {"roma": 10, "capua": 10}, "supply": 16, "money": {"roma": 3, "capua": 3}, "die": [5, 2],
            "hand": {"capua": {"Tuba": 1}}, "space": {"capua": {"2": "Speculator"}}}


# What a failed call had allocated is lost: base/guard.h.
LEAKS = {"ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":detect_leaks=0"}


def trapped(program):
    return server(os.path.join(os.path.dirname(program), "tessera-trap"), env=LEAKS)


def caught(session, trap, bot="greedy"):
    """A table at which a trap was set for the bot."""
    t = session.create("trap", seats={"cat": "me", "mouse": "bot:" + bot})["id"]
    with contextlib.suppress(http.client.HTTPException, OSError):  # it may die before it answers
        session.act(session.table(t), "set " + trap)
    return t


def until_closed(session, t, seconds=20):
    end = deadline(seconds)
    while True:
        x = session.table(t)
        if x["state"] == "finished":
            return x
        assert time.time() < end, "the table was not closed"
        time.sleep(0.01)


def others_play(session):
    """A bot at another table still answers."""
    session.get("/api/me")  # a new connection, if the server is a new one
    t = session.create("tictactoe", seats={"cross": "me", "nought": "bot:greedy"})["id"]
    session.act(until_mine(session, t))
    assert until_mine(session, t)["steps"] == 2


def wait_for_death(s):
    assert s.process.wait(20) != 0
    s.process.stdout.close()


def test_a_crafted_position_is_refused(program):
    """E1: it killed the server, and again at every start."""
    with server(program) as s:
        a = Session(s.port)
        with refused("bad-position"):
            a.create(seats={"roma": "me", "capua": "bot:greedy"}, **{"from": dict(DEAD_END, game="arena-roma")})
        others_play(a)


def test_a_bot_that_fails_costs_its_table(program):
    """E1: an empty list, an ensure in the rules, a crash: the table is closed, all others go on."""
    with trapped(program) as s:
        a = Session(s.port)
        for trap in ("dead-end", "bug", "crash"):
            for bot in ("random", "greedy", "easy", "normal", "hard"):
                x = until_closed(a, caught(a, trap, bot))
                assert x["result"]["by"] == "fault" and CLOSED in x["result"]["why"], x["result"]
                assert x["result"]["score"] == {} and x["steps"] == 1
        others_play(a)
        told = s.admin("faults").stdout.splitlines()
        assert len(told) == 15, told
        assert sum("SIGSEGV" in line for line in told) == 5
        position = json.loads(s.admin("fault", told[0].split()[0]).stdout)
        assert position["game"] == "trap" and position["trap"] in ("dead-end", "bug", "crash")


def test_rules_that_fail_under_a_move_cost_the_table(program):
    with trapped(program) as s:
        a, b = Session(s.port), Session(s.port)
        t = a.create("trap", seats={"cat": "me"})
        b.post("/api/invite/" + t["invite"][3:])
        with refused("faulty"):
            a.act(a.table(t["id"]), "set apply")
        assert a.table(t["id"])["result"]["by"] == "fault"
        with refused("game-over"):
            a.act(dict(a.table(t["id"]), you="cat"), "wait")
        others_play(a)


def test_a_view_that_fails_costs_the_table(program):
    """A position that cannot be shown: whoever looks is told, and readers are not left hanging."""
    with trapped(program) as s:
        a = Session(s.port)
        t = a.create("trap", seats={"cat": "me", "mouse": "bot:greedy"})["id"]
        reader = Stream(a, t)
        reader.wait(lambda x: x["legal"])
        a.act(a.table(t), "set show")
        with refused("faulty"):
            a.table(t)
        with refused("faulty"):
            a.table(t)
        others_play(a)
        reader.close()
        assert "finished" in s.admin("tables").stdout


def test_a_position_that_fails_while_it_is_read_is_refused(program):
    with trapped(program) as s:
        a = Session(s.port)
        for trap in ("bug", "crash"):
            with refused("faulty"):
                a.create("trap", seats={"cat": "me", "mouse": "bot:greedy"},
                         **{"from": {"game": "trap", "flow": ["set"], "active": "mouse", "trap": trap}})
        with refused("bad-position"):
            a.create("trap", seats={"cat": "me", "mouse": "bot:greedy"},
                     **{"from": {"game": "trap", "flow": ["set"], "active": "mouse", "trap": "dead-end"}})
        assert len(s.admin("faults").stdout.splitlines()) == 2
        others_play(a)


def test_a_hint_that_fails_is_refused(program):
    with trapped(program) as s:
        a = Session(s.port)
        t = a.create("trap", seats={"cat": "me", "mouse": "me"})["id"]
        a.act(a.table(t), "set crash")
        with refused("faulty"):
            a.at(t, "hint", seat="mouse")
        others_play(a)


def test_a_mistake_on_which_the_rules_fail_explains_nothing(program):
    """What follows a mistake is played on by the server itself: rules that fail there cost the explanation."""
    with trapped(program) as s:
        a = Session(s.port)
        t = a.create("trap", seats={"cat": "me", "mouse": "me"})["id"]
        a.act(a.table(t), "wait")
        a.at(t, "resign", seat="cat")
        for trap in (1, 2, 3, 5):  # dead-end, bug, crash, apply
            for played, better in (([2, trap], [1]), ([1], [2, trap])):
                facts = dict(from_table=t, step=0, seat="cat", played=played, better=better, was=10, could=20)
                with refused("lesson"):
                    a.create("trap", **facts)
        others_play(a)
        assert len(s.admin("faults").stdout.splitlines()) >= 8
        with refused("bad-setup"):
            a.create("trap", **{**facts, "from": {"game": "trap", "flow": ["set"], "active": "cat"}})


def test_a_table_that_killed_the_server_is_quarantined(program):
    """E1: it is not thought about again at start until somebody asks; then in a process of its own."""
    with trapped(program) as s:
        a = Session(s.port)
        t = caught(a, "abort")
        wait_for_death(s)
        s.start()
        others_play(a)
        assert t in s.admin("quarantine").stdout
        assert s.admin("faults").stdout == ""
        x = until_closed(a, t)
        assert x["result"]["by"] == "fault" and x["steps"] == 1
        assert "signal 6" in s.admin("faults").stdout
        s.kill()
        s.start()
        others_play(a)
        assert a.table(t)["state"] == "finished"


def test_a_table_in_quarantine_for_nothing_goes_on(program):
    """The server was killed from outside while the bot thought: the first look sets it free."""
    with trapped(program) as s:
        a = Session(s.port)
        t = a.create("tictactoe", seats={"cross": "me", "nought": "bot:greedy"})["id"]
        s.kill()
        with open(s.folder + "/t.db-thinking", "r+b") as marks:
            marks.write(t.encode())
        s.start()
        assert t in s.admin("quarantine").stdout
        a.act(a.table(t))
        assert until_mine(a, t)["steps"] == 2
        assert s.admin("quarantine").stdout == ""


def test_the_operator_sets_a_table_free(program):
    with trapped(program) as s:
        a = Session(s.port)
        t = caught(a, "abort")
        wait_for_death(s)
        s.start()
        assert s.admin("release", "nonsense").returncode != 0
        assert s.admin("release", t).returncode == 0
        assert s.admin("quarantine").stdout == ""
        assert s.admin("close", t).returncode == 0
        end = deadline(20)
        while a.table(t)["state"] != "finished":
            assert time.time() < end
            time.sleep(0.05)
