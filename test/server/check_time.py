"""E12: clocks count the time in which one can play, whatever the time of day does."""
import contextlib
import os
import shutil
import signal
import sqlite3
import tempfile
import time

from check_api import server, two, until_mine
from check_outage import two_servers
from client import Session, Stream

DAY = 86400


@contextlib.contextmanager
def stepped(program, **more):
    """A server, and a function that steps its time of day by that many seconds."""
    folder = tempfile.mkdtemp(prefix="tessera-test-")
    path = folder + "/step"

    def step(seconds):
        with open(path + ".new", "w") as f:
            f.write(str(seconds))
        os.rename(path + ".new", path)

    step(0)
    shim = os.path.join(os.path.dirname(program), "wallstep.so")
    env = {"LD_PRELOAD": shim, "WALL_STEP": path,
           "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"}
    try:
        with server(program, env=env, **more) as s:
            yield s, step
    finally:
        shutil.rmtree(folder)


def left(session, t, seat=0):
    x = session.table(t)
    assert x["state"] == "running", x["result"]
    return x["seats"][seat]["clock_ms"]


def test_a_step_of_the_time_of_day_costs_nobody_time(program):
    """E12: the time of day goes a day on, two days back: clocks go on as if nothing was."""
    with stepped(program) as (s, step):
        a, b, t = two(s, pace={"kind": "live", "seconds": 60})
        days = two(s, pace={"kind": "days", "days": 1})
        for seconds in (3600, 2 * DAY, -2 * DAY, 0):
            step(seconds)
            # The step is seen: what is said now is said at another time.
            a.at(t, "chat", text=str(seconds))
            said = a.table(t)["chat"][-1]["at"] / 1000 - time.time()
            assert abs(said - seconds) < 60, (said, seconds)
            time.sleep(0.6)  # two rounds of the ticker
            assert 30000 < left(a, t) < 60000 and left(b, t, 1) == 60000
            assert left(days[0], days[2]) > (DAY - 60) * 1000
        before = left(a, t)
        time.sleep(0.3)
        assert left(a, t) <= before - 250  # and it does go on
        a.act(a.table(t))
        assert b.table(t)["legal"]


def test_clocks_run_out_although_the_time_of_day_goes_back(program):
    """E12: nobody feeds his clock by setting the time back; bots go on as well."""
    with stepped(program) as (s, step):
        a, b, t = two(s, pace={"kind": "live", "seconds": 2})
        stream = Stream(a, t)
        step(-DAY)
        over = stream.wait(lambda x: x["state"] == "finished", 30)
        assert over["result"]["by"] == "time" and over["result"]["loser"] == "cross"
        t = a.create(seats={"roma": "me", "capua": "bot:random"})["id"]
        a.act(until_mine(a, t))
        assert until_mine(a, t)["legal"]


def test_a_pause_of_the_server_costs_nobody_time(program):
    """E12: stopped for longer than the clock has, and continued: the game goes on."""
    with server(program) as s:
        a, b, t = two(s, pace={"kind": "live", "seconds": 4})
        before = left(a, t)
        s.process.send_signal(signal.SIGSTOP)
        time.sleep(6)
        s.process.send_signal(signal.SIGCONT)
        assert left(a, t) > before - 2500
        a.act(a.table(t))
        assert b.table(t)["legal"]


def test_a_restart_costs_nobody_time(program):
    """E12: killed, and the time of day stepped before the next start."""
    with stepped(program) as (s, step):
        a, b, t = two(s, pace={"kind": "live", "seconds": 30})
        time.sleep(3)
        for kill, seconds in ((True, DAY), (False, -DAY)):
            before = left(a, t)
            if kill:
                s.kill()
            else:
                folder, s.folder = s.folder, None
                assert s.stop() == 0
                s.folder = folder
            step(seconds)
            s.start()
            a.port = s.port
            # What passed since the time was last kept is given back; never the bank.
            assert before - 3000 < left(a, t) < 30000


def test_two_servers_count_the_same_time(program):
    """E12: one of two servers is paused; its table's clocks go on at the other, and it catches
    up; a clock is never charged twice. The second to start is behind by as long as that took."""
    begun = time.time()
    with two_servers(program) as (pg, one, other):
        a, b = Session(one.port), Session(other.port)
        made = a.create("tictactoe", seats={"cross": "me"}, pace={"kind": "live", "seconds": 120})
        t = made["id"]
        b.post("/api/invite/" + made["invite"][3:])
        other.process.send_signal(signal.SIGSTOP)
        time.sleep(5)
        other.process.send_signal(signal.SIGCONT)
        end = time.time() + 60
        while abs(left(a, t) - left(b, t)) > 2500:
            assert time.time() < end, "the other server does not catch up"
            time.sleep(0.1)
        passed = 120000 - left(a, t)
        assert passed <= (time.time() - begun) * 1000 + 500
        assert passed > 3500


def test_storage_of_clocks_is_kept_after_an_upgrade(program):
    """Deadlines of the last version were times of day, and so was what it kept of them."""
    with server(program) as s:
        a, b, t = two(s, pace={"kind": "live", "seconds": 60})
        s.kill()
        now = int(time.time() * 1000)
        db = sqlite3.connect(s.db.split(":", 1)[1])
        db.execute("UPDATE pulse SET at = ?", (now - 500000,))
        db.execute("UPDATE tables SET clock_at = ?, deadline = ?", (now - 510000, now - 450000))
        db.commit()
        db.close()
        s.start()
        assert 45000 < left(a, t) <= 50000
