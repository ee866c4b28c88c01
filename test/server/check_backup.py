"""Backups: made under load, checked, restored; and what is on disk is sound, true and private."""
import contextlib
import os
import re
import shutil
import sqlite3
import stat
import subprocess
import tempfile
import threading
import time

from check_api import server, until_mine
from client import Postgres, Session, deadline


def admin(program, db, *words):
    return subprocess.run([program, "admin", *words, "--db", "sqlite:" + db], capture_output=True, text=True,
                          timeout=300)


def tables(program, db):
    """Each table of a database with its steps, as `admin check` replays them."""
    done = admin(program, db, "check", "--steps")
    assert done.returncode == 0, done.stderr
    found = {}
    for line in done.stdout.splitlines():
        head = re.fullmatch(r"(\w+) seq (\d+) rev (\d+) steps (\d+) hash \w+", line)
        if head:
            steps = found.setdefault(head[1], [])
        else:
            steps.append(line)
    return found


def play(session, t, told, stop):
    """Plays on, game after game, and notes what was acknowledged."""
    while not stop.is_set():
        x = session.table(t)
        if x["state"] != "running":
            t = session.create("tictactoe", seats={"cross": "me", "nought": "me"})["id"]
            continue
        told[t] = session.act(x, full=True)["table"]["steps"]


@contextlib.contextmanager
def load(s, players=4):
    """People who act all the time; what is yielded grows with what they were told is done."""
    told, stop, threads = {}, threading.Event(), []
    for _ in range(players):
        a = Session(s.port)
        t = a.create("tictactoe", seats={"cross": "me", "nought": "me"})["id"]
        threads.append(threading.Thread(target=play, args=(a, t, told, stop)))
        threads[-1].start()
    try:
        yield told
    finally:
        stop.set()
        for thread in threads:
            thread.join()


@contextlib.contextmanager
def folder():
    path = tempfile.mkdtemp(prefix="tessera-test-")
    try:
        yield path
    finally:
        shutil.rmtree(path)


def wait_for_steps(told, least):
    end = deadline(30)
    while sum(dict(told).values()) < least:
        assert time.time() < end, "nobody plays"
        time.sleep(0.01)


def test_a_backup_under_load_is_whole_and_can_be_restored(program):
    """E8: restoring was undocumented, and the obvious copy was a ruin."""
    with folder() as f:
        db, copy = f + "/t.db", f + "/copy.db"
        with server(program, db="sqlite:" + db) as s:
            with load(s) as told:
                wait_for_steps(told, 60)
                before = dict(told)
                done = admin(program, db, "backup", copy)
                assert done.returncode == 0, done.stderr
                wait_for_steps(told, sum(told.values()) + 60)
            running = admin(program, db, "restore", copy)
            assert running.returncode == 1 and "stop it first" in running.stderr, running
        assert stat.S_IMODE(os.stat(copy).st_mode) == 0o600 and not os.path.exists(copy + "-wal")
        last, then = tables(program, db), tables(program, copy)
        for t, steps in before.items():  # all that was acknowledged before is in it
            assert len(then[t]) >= steps, t
        for t, steps in then.items():  # and nothing that did not happen
            assert steps == last[t][:len(steps)], t
        assert sum(map(len, then.values())) < sum(map(len, last.values()))
        other = sqlite3.connect(db)  # any other program, which has no lock of ours
        other.execute("SELECT count(*) FROM steps").fetchone()
        used = admin(program, db, "restore", copy)
        assert used.returncode == 1 and "in use" in used.stderr, used
        other.close()
        done = admin(program, db, "restore", copy)
        assert done.returncode == 0, done.stderr
        assert tables(program, db) == then
        aside, = [x for x in os.listdir(f) if ".before-" in x]
        assert tables(program, f + "/" + aside) == last
        with server(program, db="sqlite:" + db) as s:
            Session(s.port).create("tictactoe", seats={"cross": "me", "nought": "me"})
        again = admin(program, db, "backup", copy)
        assert again.returncode == 1 and "already exists" in again.stderr, again


def test_a_restore_leaves_no_old_log_behind(program):
    """E8: the -wal of a server that was killed, beside another file, ruined that file."""
    with folder() as f:
        db, copy = f + "/t.db", f + "/copy.db"
        with server(program, db="sqlite:" + db) as s:
            with load(s) as told:
                wait_for_steps(told, 30)
                assert admin(program, db, "backup", copy).returncode == 0
                wait_for_steps(told, sum(told.values()) + 30)
            acknowledged = dict(told)
            s.kill()
            assert os.path.getsize(db + "-wal") > 0
            assert admin(program, db, "restore", copy).returncode == 0
            assert not os.path.exists(db + "-wal")
            assert tables(program, db) == tables(program, copy)
            aside, = [x for x in os.listdir(f) if ".before-" in x and not x.endswith(("-wal", "-shm"))]
            old = tables(program, f + "/" + aside)  # nothing of it is lost
            assert all(len(old[t]) >= steps for t, steps in acknowledged.items())
            s.start()


def spoil(path, sql):
    db = sqlite3.connect(path)
    db.execute(sql)
    db.commit()
    db.close()


def a_game(program, path):
    with server(program, db="sqlite:" + path) as s:
        a = Session(s.port)
        t = a.create(seats={"roma": "me", "capua": "bot:random"})["id"]
        a.act(until_mine(a, t))
        until_mine(a, t)
        a.at(t, "resign", seat="roma")
    return t


def test_a_copy_that_does_not_replay_is_not_restored(program):
    with folder() as f:
        db, copy, text = f + "/t.db", f + "/copy.db", f + "/text"
        t = a_game(program, db)
        assert admin(program, db, "backup", copy).returncode == 0
        spoil(copy, "UPDATE steps SET line = 'roma gift Forum #00000000' WHERE n = 3")
        before = tables(program, db)
        done = admin(program, db, "restore", copy)
        assert done.returncode == 1 and t in done.stderr and "--anyway" in done.stderr, done
        with open(text, "w", encoding="utf-8") as out:
            out.write("this is not a database\n" * 1000)
        for bad, says in ((text, "not a database"), (f + "/nowhere", "No such file")):
            done = admin(program, db, "restore", bad)
            assert done.returncode == 1 and says in done.stderr, done
        assert tables(program, db) == before and not [x for x in os.listdir(f) if "before" in x or "restoring" in x]
        assert admin(program, db, "restore", copy, "--anyway").returncode == 0
        assert admin(program, db, "check").returncode == 1


def test_a_damaged_database_is_not_served(program):
    """A start looks at every page, as far as that is quick, and refuses with a sentence."""
    with folder() as f:
        db = f + "/t.db"
        with server(program, db="sqlite:" + db) as s:
            a = Session(s.port)
            t = a.create("tictactoe", seats={"cross": "me", "nought": "me"})["id"]
            a.act(a.table(t))
        ask = sqlite3.connect(db)
        page, = ask.execute("SELECT rootpage FROM sqlite_master WHERE name = 'steps'").fetchone()
        size, = ask.execute("PRAGMA page_size").fetchone()
        ask.close()
        with open(db, "r+b") as file:  # a page that nobody reads at the start
            file.seek((page - 1) * size)
            file.write(b"\xa5" * size)
        done = subprocess.run([program, "serve", "--port", "0", "--db", "sqlite:" + db], capture_output=True, text=True,
                              timeout=60)
        assert done.returncode == 1 and "damaged" in done.stderr and "admin restore" in done.stderr, done


def test_check_finds_a_falsified_secret(program):
    """E16: `admin check` passed a secret that was not the one committed to."""
    with folder() as f:
        for secret in ("0" * 64, "not a secret"):
            path = "%s/%d.db" % (f, len(secret))
            t = a_game(program, path)
            assert admin(program, path, "check").returncode == 0
            spoil(path, "UPDATE tables SET secret = '%s'" % secret)
            done = admin(program, path, "check")
            assert done.returncode == 1 and t in done.stderr and "secret" in done.stderr, done


def test_the_data_is_private(program):
    """E16: tessera.db was 0644."""
    with folder() as f:
        db = f + "/t.db"
        old = os.umask(0o022)
        try:
            for made_before in (False, True):
                if made_before:  # by 0.1.0
                    for part in ("", "-wal"):
                        if os.path.exists(db + part):
                            os.chmod(db + part, 0o644)
                with server(program, db="sqlite:" + db) as s:
                    Session(s.port)
                    for part in ("", "-wal", "-shm", "-thinking"):
                        assert stat.S_IMODE(os.stat(db + part).st_mode) == 0o600, part
        finally:
            os.umask(old)


def test_postgres_has_tools_of_its_own(program):
    """A dump of pg_dump, put into another database, holds every table; our command says where to look."""
    pg = Postgres()
    try:
        db, other = pg.database(), pg.database()
        with server(program, db=db) as s:
            a = Session(s.port)
            t = a.create("tictactoe", seats={"cross": "me", "nought": "me"})["id"]
            a.act(a.table(t))
            refused = s.admin("backup", "/nowhere/x")
            assert refused.returncode == 1 and "pg_dump" in refused.stderr, refused
            dump = pg.folder + "/dump"
            pg.run("pg_dump", "-Fc", "-f", dump, db)
            a.act(a.table(t))
        pg.run("pg_restore", "--no-owner", "-d", other, dump)
        done = subprocess.run([program, "admin", "check", "--db", other], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0 and t in done.stdout and "steps 1 " in done.stdout, done
    finally:
        pg.stop()
