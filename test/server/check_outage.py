"""A database that goes away, comes back, or hangs, with one server and with two."""
import concurrent.futures
import contextlib
import os
import re
import signal
import tempfile
import time

from client import Postgres, Refused, Server, Session, Stream, deadline

HANG_SECONDS = float(os.environ.get("TEST_HANG", "7"))
ANSWER_SECONDS = 25  # what a busy machine may take to give up one call and refuse the rest


@contextlib.contextmanager
def two_servers(program, **more):
    pg = Postgres()
    db = pg.database()
    one, other = Server(program, db=db, **more), Server(program, db=db, **more)
    try:
        yield pg, one, other
        assert one.admin("check").returncode == 0
        assert one.stop() == 0 and other.stop() == 0
    finally:
        with contextlib.suppress(Exception):
            pg.signal(signal.SIGCONT)
        for s in (one, other):
            if s.process.poll() is None:
                s.process.kill()
        pg.stop()


def patiently(call, seconds=60):
    """The answer, as soon as the server does not refuse it for its database."""
    end = deadline(seconds)
    while True:
        try:
            return call()
        except Refused as r:
            assert r.http == 500 and r.answer["error"], r
            assert time.time() < end, "the database does not come back: %s" % r
            time.sleep(0.05)


def hot_seat(one, other):
    """The same person at both servers, and a table of his."""
    a, b = Session(one.port), Session(other.port, me=False)
    b.cookie = a.cookie
    return a, b, a.create(seats={"roma": "me", "capua": "me"})["id"]


LISTENERS = " FROM pg_stat_activity WHERE query = 'SELECT 1' OR query LIKE 'LISTEN%'"


def wait_for_ears(pg, db):
    end = deadline(30)
    while len(pg.query(db, "SELECT pid" + LISTENERS)) < 2:
        assert time.time() < end, "the servers do not listen again"
        time.sleep(0.05)


def test_a_lost_listen_leaves_no_table_stale(program):
    """E3: what happened while a server could not hear it is shown when it hears again."""
    with two_servers(program) as (pg, one, other):
        a, b, t = hot_seat(one, other)
        stream = Stream(b, t)
        stream.wait(lambda x: True)
        for _ in range(5):
            # The other server sleeps; meanwhile its ear is cut off and the table goes on.
            wait_for_ears(pg, one.db)
            other.process.send_signal(signal.SIGSTOP)
            assert len(pg.query(one.db, "SELECT pg_terminate_backend(pid)" + LISTENERS)) >= 2
            rev = patiently(lambda: a.act(a.table(t)))["rev"]
            other.process.send_signal(signal.SIGCONT)
            stream.wait(lambda x: x["rev"] >= rev)
            assert patiently(lambda: b.table(t))["rev"] == rev


def test_restarts_of_postgres_leave_no_table_stale(program):
    """E3: restarts; both players see each other's moves after each of them."""
    with two_servers(program) as (pg, one, other):
        a, b, t = hot_seat(one, other)
        streams = [Stream(a, t), Stream(b, t)]
        [s.wait(lambda x: True) for s in streams]
        for n in range(3):
            pg.halt("immediate" if n % 2 else "fast")
            pg.start()
            me = (a, b)[n % 2]
            rev = patiently(lambda: me.act(me.table(t)))["rev"]
            for stream in streams:
                stream.wait(lambda x: x["rev"] >= rev, 20)


def timed(call):
    begun = time.time()
    try:
        call()
        return time.time() - begun, None
    except Refused as r:
        return time.time() - begun, r


def test_a_hung_postgres_is_survived(program):
    """E3: PostgreSQL stops for a while: every request gets a sentence in bounded time, the log
    says so, and afterwards all goes on with nothing lost and nothing done twice."""
    folder = tempfile.mkdtemp(prefix="tessera-test-")
    with two_servers(program, log=folder + "/log") as (pg, one, other):
        a, b, t = hot_seat(one, other)
        for _ in range(5):
            a.act(a.table(t))
        before = a.table(t)
        stream = Stream(b, t)
        stream.wait(lambda x: x["rev"] == before["rev"])
        pg.signal(signal.SIGSTOP)
        begun = time.time()
        callers = [Session(one.port, me=False) for _ in range(24)]
        for c in callers:
            c.cookie = a.cookie
        with concurrent.futures.ThreadPoolExecutor(len(callers)) as pool:
            while time.time() < begun + HANG_SECONDS:
                for took, said in pool.map(lambda c: timed(lambda: c.act(before)), callers):
                    assert said and said.http == 500 and "database" in said.answer["error"], said
                    assert took < ANSWER_SECONDS, took
                time.sleep(0.05)
            # A page that needs no database is there all the while.
            assert timed(lambda: Session(one.port, me=False).get("/api/games"))[1] is None
        pg.signal(signal.SIGCONT)
        # One of the commits that were given up may have been done; then all others are stale.
        after = patiently(lambda: a.table(t))
        assert len(after["log"]) >= len(before["log"])
        with contextlib.suppress(Refused):
            patiently(lambda: a.act(before))
        lines = [l for l in one.admin("check", "--steps").stdout.splitlines()
                 if re.match(r"(roma|capua) ", l)]
        assert len(lines) == 6, lines
        now = patiently(lambda: a.table(t))
        rev = patiently(lambda: a.act(now))["rev"]
        stream.wait(lambda x: x["rev"] >= rev, 20)
    said = open(folder + "/log").read()
    assert "event=store-silent" in said and "event=store-answers-again" in said, said
