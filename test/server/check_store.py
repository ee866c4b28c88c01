"""The database: an old schema, a newer one, and one that fails while people play."""
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile

from check_api import refused, server, until_mine
from client import Session, Stream

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")


def migrations():
    text = open(ROOT + "/src/store/migrations.def", encoding="utf-8").read()
    for number, rows in re.findall(r'^MIGRATION\((\d+),((?:\s*"(?:[^"\\]|\\.)*")+)\)', text, re.M):
        yield int(number), "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', rows))


def make_old(path, upto):
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE schema_version (version bigint PRIMARY KEY)")
    for number, script in migrations():
        if number <= upto:
            db.executescript(script)
            db.execute("INSERT INTO schema_version VALUES (?)", (number,))
    db.commit()
    db.close()


def test_old_schemas_are_brought_up_to_date(program):
    newest = max(n for n, _ in migrations())
    assert [n for n, _ in migrations()] == list(range(1, newest + 1))
    folder = tempfile.mkdtemp(prefix="tessera-test-")
    try:
        for version in range(newest + 1):
            path = "%s/%d.db" % (folder, version)
            make_old(path, version)
            with server(program, db="sqlite:" + path) as s:
                a = Session(s.port)
                t = a.create(seats={"roma": "me", "capua": "bot:random"})["id"]
                a.act(until_mine(a, t))
            db = sqlite3.connect(path)
            assert db.execute("SELECT max(version) FROM schema_version").fetchone()[0] == newest
            db.close()
    finally:
        shutil.rmtree(folder)


def test_newer_schemas_are_refused(program):
    folder = tempfile.mkdtemp(prefix="tessera-test-")
    try:
        make_old(folder + "/t.db", 99)
        db = sqlite3.connect(folder + "/t.db")
        db.execute("INSERT INTO schema_version VALUES (99)")
        db.commit()
        db.close()
        done = subprocess.run([program, "serve", "--port", "0", "--db", "sqlite:%s/t.db" % folder],
                              capture_output=True, text=True, timeout=20)
        assert done.returncode == 1 and "newer Tessera" in done.stderr, done.stderr
    finally:
        shutil.rmtree(folder)


def test_what_cannot_be_opened_is_said(program):
    for db in ("sqlite:/nowhere/t.db", "mysql://x", "postgres://nobody@127.0.0.1:1/none"):
        done = subprocess.run([program, "serve", "--port", "0", "--db", db], capture_output=True,
                              text=True, timeout=20)
        assert done.returncode == 1 and done.stderr.startswith("tessera serve: "), done
        assert "AddressSanitizer" not in done.stderr


def test_a_port_in_use_is_said(program):
    with server(program) as s:
        done = subprocess.run([program, "serve", "--port", str(s.port), "--db", s.db],
                              capture_output=True, text=True, timeout=20)
        assert done.returncode == 1 and "--port" in done.stderr, done


def test_a_store_that_fails_takes_no_table_with_it(program):
    """Neither writing nor reading works for a while: nobody is shown what was not stored."""
    with server(program) as s:
        a = Session(s.port)
        t = a.create(seats={"roma": "me", "capua": "me"})["id"]
        before = a.act(a.table(t), full=True)["table"]
        stream = Stream(a, t)
        stream.wait(lambda e: e["rev"] == before["rev"])
        db = sqlite3.connect(s.db.split(":", 1)[1])
        db.execute("ALTER TABLE tables RENAME TO gone")
        db.commit()
        for _ in range(3):
            with refused(500):
                a.act(before)
            with refused(500):
                a.table(t)
            with refused(500):
                a.at(t, "why", seat=before["you"], action="end")
        db.execute("ALTER TABLE gone RENAME TO tables")
        db.commit()
        db.close()
        after = a.table(t)
        same = ("rev", "steps", "view", "legal", "log")
        assert {k: after[k] for k in same} == {k: before[k] for k in same}
        done = a.act(after)
        stream.wait(lambda e: e["rev"] == done["rev"])
        seen = {e["rev"] for kind, e in stream.events if kind == "table"}
        assert seen <= {before["rev"], done["rev"]}, seen
        stream.close()
