"""Programs of other people at the tables: docs/bots.md."""
import contextlib
import json
import os
import random
import tempfile
import time

from check_api import play_out, refused, server, until_mine
from client import HEADERS, Session, deadline

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
SNAKE = "python3 %s/examples/bot.py" % ROOT
PATIENT = ("--bot-ms", "60000")  # a machine under load may be slow
GATED = """
import json, os, sys, time
for line in sys.stdin:
    with open(sys.argv[1] + "/asked", "a") as f:
        f.write("once\\n")
    while not os.path.exists(sys.argv[1] + "/open"):
        time.sleep(0.02)
    print(json.dumps({"action": json.loads(line)["actions"][0]}), flush=True)
"""


@contextlib.contextmanager
def folder():
    with tempfile.TemporaryDirectory(prefix="tessera-bots-") as path:
        yield path


def noted(path):
    """A command that writes down the number of its process before it plays."""
    return "echo $$ >>%s/pids; exec %s" % (path, SNAKE)


def pids(path):
    with open(path + "/pids", encoding="ascii") as f:
        return [int(line) for line in f]


def lives(pid):
    try:
        with open("/proc/%d/stat" % pid, encoding="utf-8") as f:
            return f.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def children(pid):
    """The processes that a process has started, as (number, state)."""
    found = []
    for name in os.listdir("/proc"):
        with contextlib.suppress(OSError, ValueError):
            with open("/proc/%d/stat" % int(name), encoding="utf-8") as f:
                state, parent = f.read().rsplit(")", 1)[1].split()[:2]
            if int(parent) == pid:
                found.append((int(name), state))
    return found


def gated(path):
    """A command that writes down each question and answers none before path/open is there."""
    with open(path + "/gated.py", "w", encoding="ascii") as f:
        f.write(GATED)
    return "exec python3 %s/gated.py %s" % (path, path)


def asked(path):
    """How often the program of gated() was asked."""
    try:
        with open(path + "/asked", encoding="ascii") as f:
            return len(f.readlines())
    except OSError:
        return 0


def open_gate(path):
    open(path + "/open", "w", encoding="ascii").close()


def wait_until(test, seconds=30):
    end = deadline(seconds)
    while not test():
        assert time.time() < end, "it did not happen"
        time.sleep(0.02)


def against(session, bot):
    """A table of tictactoe at which the bot must act now."""
    t = session.create("tictactoe", seats={"cross": "me", "nought": "bot:" + bot})["id"]
    session.act(until_mine(session, t))
    return t


def name_of(session, t):
    return session.table(t)["seats"][1]["name"]


def told(session, t):
    return [(c["name"], c["text"]) for c in session.table(t)["chat"]]


def test_a_program_plays(program):
    with folder() as path:
        with server(program, "--bot", "snake=" + noted(path), *PATIENT) as s:
            a = Session(s.port)
            assert any(b["id"] == "snake" for b in a.get("/api/games")["games"][0]["bots"])
            t = a.create(seats={"roma": "me", "capua": "bot:snake"})["id"]
            x = play_out(a, t, random.Random(3))
            assert x["state"] == "finished" and x["chat"] == []
            assert x["seats"][1]["name"] == "snake bot"
            assert len(pids(path)) == 1 and lives(pids(path)[0])
        assert not lives(pids(path)[0])


def test_a_program_that_fails_loses_its_seat(program):
    liar = 'while read -r line; do echo "{\\"action\\":\\"mark z9\\"}"; done'
    flags = ("--bot", "dead=exit 1", "--bot", "liar=" + liar, "--bot", "mad=echo hello; cat")
    why = {"dead": "it has ended", "liar": "its answer is not allowed", "mad": "its answer names no action"}
    with server(program, *flags, *PATIENT) as s:
        a = Session(s.port)
        for bot, reason in why.items():
            t = against(a, bot)
            x = until_mine(a, t, 30)
            assert [y["name"] for y in x["seats"]][1] == "hard bot"
            said = "lost its seat: %s. The hard bot plays on." % reason
            assert told(a, t) == [(bot + " bot", said)], told(a, t)
            x = play_out(a, t, random.Random(1))
            assert x["state"] == "finished" and len(told(a, t)) == 1
        assert not any(b"z9" in data for data in a.heard)  # what it said may be a secret
        assert not [c for c in children(s.process.pid) if c[1] == "Z"]


def test_a_silent_program_loses_its_seat(program):
    with server(program, "--bot", "mute=sleep 1000", "--bot-ms", "300") as s:
        a = Session(s.port)
        t = against(a, "mute")
        until_mine(a, t, 30)
        assert told(a, t)[0][1].startswith("lost its seat: its answer took more than 300 ms.")
        assert children(s.process.pid) == []


def test_a_silent_program_ends_with_a_server_that_is_killed(program):
    with folder() as path:
        mute = "echo $$ >>%s/pids; sleep 1000 & echo $! >>%s/pids; wait" % (path, path)
        with server(program, "--bot", "mute=" + mute, *PATIENT) as s:
            against(Session(s.port), "mute")
            wait_until(lambda: os.path.exists(path + "/pids") and len(pids(path)) == 2)
            shell, sleeper = pids(path)
            everybody = [shell, sleeper, *(c[0] for c in children(shell))]
            assert all(lives(pid) for pid in everybody)
            s.kill()
            wait_until(lambda: not any(lives(pid) for pid in everybody))
            s.start()  # the next end is a kind one


def test_a_program_may_play_again_at_the_next_table(program):
    with folder() as path:
        once = "test -e %s/died || { touch %s/died; exit 1; }; exec %s" % (path, path, SNAKE)
        with server(program, "--bot", "weak=" + once, *PATIENT) as s:
            a = Session(s.port)
            first = against(a, "weak")
            until_mine(a, first, 30)
            assert name_of(a, first) == "hard bot"
            second = against(a, "weak")
            until_mine(a, second, 30)
            assert name_of(a, second) == "weak bot" and told(a, second) == []


def test_nobody_waits_for_a_program(program):
    """More tables of one person than threads wait for an answer; one worker does everything else."""
    with server(program, "--bot", "mute=sleep 1000", "--workers", "1", *PATIENT) as s:
        a = Session(s.port)
        waiting = [against(a, "mute") for _ in range(12)]
        wait_until(lambda: len(children(s.process.pid)) == 4)
        t = a.create("tictactoe", seats={"cross": "me", "nought": "bot:greedy"})["id"]
        x = until_mine(a, t)
        assert a.at(t, "hint", seat="cross")["moves"]
        assert play_out(a, t, random.Random(1))["state"] == "finished"
        assert all(name_of(a, w) == "mute bot" for w in waiting)
        mutes = [c[0] for c in children(s.process.pid)]
        s.process.terminate()
        assert s.process.wait(30) == 0
        assert not any(lives(pid) for pid in mutes)


def test_an_answer_that_came_too_late_is_asked_for_anew(program):
    """Its question was taken back and put again while it thought; nobody waits for the next wake-up."""
    wake_up = 30  # seconds after a bot was due (BOT_LATE_MS)
    with folder() as path:
        with server(program, "--bot", "slow=" + gated(path), *PATIENT) as s:
            a = Session(s.port)
            t = against(a, "slow")
            wait_until(lambda: asked(path) == 1)
            a.at(t, "undo", seat="cross")
            a.act(a.table(t))
            open_gate(path)
            x = until_mine(a, t, wake_up / 2)
            assert x["steps"] == 2 and asked(path) == 2
            assert name_of(a, t) == "slow bot" and told(a, t) == []


def test_programs_go_on_after_a_restart(program):
    with folder() as path:
        gate = "while [ ! -e %s/open ]; do sleep 0.05; done; %s" % (path, noted(path))
        with server(program, "--bot", "late=" + gate, *PATIENT) as s:
            a = Session(s.port)
            tables = [against(a, "late")]
            s.process.terminate()
            assert s.process.wait(30) == 0
            s.process.stdout.close()
            s.start()
            assert told(a, tables[0]) == []  # that it was stopped is not its fault
            tables.append(against(a, "late"))
            s.kill()
            s.start()
            open(path + "/open", "w", encoding="ascii").close()
            for t in tables:
                until_mine(a, t, 30)
                assert name_of(a, t) == "late bot" and told(a, t) == []
            with refused("bad-bot"):
                a.create("tictactoe", seats={"cross": "me", "nought": "bot:later"})
            t = until_mine(a, tables[0])
            s.kill()
            s.flags = ()
            s.start()
            a.act(a.table(t["id"]))
            until_mine(a, t["id"], 30)
            gone = "lost its seat: it is no longer available on this server. The hard bot plays on."
            assert told(a, t["id"]) == [("late bot", gone)]
        wait_until(lambda: not any(lives(pid) for pid in pids(path)))


def test_a_program_hears_what_its_seat_may_know(program):
    """No byte tells Roma's cards or the order of the pile, and its own card is among them."""
    position = {"flow": ["act"], "turn": 1, "active": "capua", "option": {"deck": "roma+arena"},
                "vp": {"roma": 10, "capua": 10}, "supply": 16,
                "money": {"roma": 3, "capua": 3}, "die": [5, 2, 2],
                "hand": {"roma": {"Forum": 1, "Legionarius": 2}, "capua": {"Tuba": 1}},
                "space": {"roma": {"2": "Decurio"}, "capua": {"2": "Bestia"}}}
    with folder() as path:
        ear = "ls /proc/self/fd >%s/files; tee %s/heard | %s" % (path, path, SNAKE)
        with server(program, "--bot", "ear=" + ear, *PATIENT) as s:
            a = Session(s.port)
            made = a.create(seats={"roma": "me", "capua": "bot:ear"}, **{"from": dict(position, game="arena-roma")})
            until_mine(a, made["id"], 30)
            heard = open(path + "/heard", "rb").read()
            mine = a.table(made["id"])["view"]["state"]["hand"]["roma"]
            assert "Forum" in mine and "Legionarius" in mine and name_of(a, made["id"]) == "ear bot"
            assert b"Tuba" in heard and b'"seat":"capua"' in heard
            for word in (b"Forum", b"Legionarius"):
                assert word not in heard, heard
        files = open(path + "/files", encoding="ascii").read().split()
        assert set(files) <= {"0", "1", "2", "3"}, files  # 3 is the folder that ls reads


def steps_of(s):
    """The steps of each table, from the database of a server that has stopped."""
    lines = s.admin("tables").stdout.splitlines()
    return {line.split()[0]: int(line.split(" steps ")[0].split()[-1]) for line in lines}


def send_hint(session, t):
    """Asks for a hint and does not wait for it."""
    head = dict(HEADERS, Cookie="tessera=" + session.cookie)
    session.connection.request("POST", "/api/tables/%s/hint" % t, json.dumps({"seat": "cross"}), head)


def test_a_server_stops_without_the_thoughts_of_its_bots(program):
    """One worker has thoughts of a second and a half each before it; they go on at the next start. Who
    has asked for a hint still gets it."""
    seats, tables = {"roma": "bot:hard", "capua": "bot:hard"}, 14
    with server(program, "--workers", "1", "--threads", "1") as s:
        a, b = Session(s.port), Session(s.port)
        mine = b.create("tictactoe", seats={"cross": "me", "nought": "bot:greedy"})["id"]
        for _ in range(tables):
            a.create(seats=seats)
        send_hint(b, mine)
        for _ in range(2):  # the one thread that answers has the hint before it
            a.get("/api/me")
        began = time.time()
        s.process.terminate()
        answer = b.connection.getresponse()
        assert answer.status == 200 and json.loads(answer.read())["moves"]
        assert s.process.wait(60) == 0
        assert time.time() - began < 1.5 * tables, time.time() - began
        s.process.stdout.close()
        before = steps_of(s)
        assert before.pop(mine) == 0 and len(before) == tables
        s.flags = ("--workers", "7")
        s.start()
        wait_until(lambda: all(a.table(t)["steps"] > n for t, n in before.items()), 60)
