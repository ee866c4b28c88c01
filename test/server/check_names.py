"""Names: plain text, one for each person, none that passes for another's or for a bot's."""
import re
import shutil
import sqlite3
import tempfile
import time
import unicodedata

from check_api import refused, server, two
from check_store import make_old
from client import Refused, Session, Stream


def taken(session, name, call="/api/me", **more):
    """The sentence of the refusal, and the name that it proposes (or None)."""
    try:
        got = session.post(call, name=name, **more)
    except Refused as r:
        assert r.code == "name-taken", (name, r)
        found = re.search("“(.*)” is free", r.answer["error"])
        return r.answer["error"], found.group(1) if found else None
    raise AssertionError("%r was granted as %r" % (name, got["name"]))


def test_two_guests_never_have_the_same_name(program):
    """E13: two guests got the same name; there are more guests here than names for them."""
    with server(program) as s:
        names = [Session(s.port).me["name"] for _ in range(80)]
        assert all(n.startswith("Guest ") for n in names)
        assert len(set(names)) == 80, sorted(names)


def test_a_name_belongs_to_one_person(program):
    """E13: any account could display as "alice"; case, gaps, accents and look-alikes do not help."""
    with server(program) as s:
        a, b = Session(s.port), Session(s.port)
        assert a.post("/api/me", name="Alice Milo")["name"] == "Alice Milo"
        for name in ("alice milo", "ALICE MILO", "AliceMilo", "alice-milo", " Alice  Milo ", "Alice_Milo.",
                     "\u0410lice Milo", "Alic\u0435 Mil\u043e", "\u0391lice Milo", "AIice Mi1o", "Alice Mil0",
                     "\uff21lice Milo", "\U0001d400lice Milo", "\u24b6lice Milo", "\u00c1lice M\u00eflo",
                     "A\u0301lice Milo", "Al\u200bice\u202e Milo\u2066", "Alice Milo\ufe0f", "Alice\u3000Milo",
                     "(Alice Milo)", "*Alice* Milo", "\"Alice Milo\"", "Alice/Milo~", "\u00bbAlice Milo\u00ab", "Alice Milo?",
                     "Alice rnilo", "Alice \u039cilo", "Alice\u00ad Milo\U000e0041"):
            sentence, free = taken(b, name)
            assert "name" in sentence and free, (name, sentence)
        assert b.post("/api/me", name=free)["name"] == free != "Alice Milo"
        # The owner may write it as he likes; what he gives up is free.
        assert a.post("/api/me", name="ALICE milo")["name"] == "ALICE milo"
        a.post("/api/me", name="Bertha")
        assert b.post("/api/me", name="alice milo")["name"] == "alice milo"


def test_nobody_looks_like_a_bot(program):
    """E13: an account could display as "hard bot"."""
    with server(program, "--bot", "Spartacus=/bin/cat") as s:
        a = Session(s.port)
        for name in ("hard bot", "Hard Bot", "HARDBOT", "hard-b\u043et", "h\u0430rd bot", "hard", "my bot", "Bot",
                     "hard bot 2", "Hardbot7", "greedy 2", "Hard 17", "Admin 2", "Tessera2", "former player 3",
                     "Hard (bot)", "[hard bot]", "HARD!", "(hard)", "~ easy ~", "normal (2)", "#1 hard", "bot!", "a/bot",
                     "Tessera Admin", "the admin", "#1 Admin", "Admin!", "You", "Coach", "server",
                     "bot of mine", "easy\u200b bot", "Spartacus", "spartacus bot", "former player", "Tessera", "Adm\u0456n"):
            assert taken(a, name)[1], name
        for name in ("Abbot Talbot", "Adminton", "Hard Luck", "Mr. Server", "\U0001f642", "2 + 2"):
            assert a.post("/api/me", name=name)["name"] == name


def test_names_are_plain_text(program):
    """E13: a name was U+200B, or turned the direction of the line behind it (U+202E)."""
    with server(program) as s:
        a = Session(s.port)
        for bad in ("\u200b", "\u202e\u2066 ", "\u3164", "\u2800", "---", "a\u2028b", "a\x85b", "a\x7fb",
                    "\ue000", "\ufffe", "\u0301", "a" + "\u0301" * 4):
            with refused("bad-request"):
                a.post("/api/me", name=bad)
        for wanted, shown in (("\u202eevil", "evil"), ("a\u200db", "ab"), ("\ufb01\u2167", "fiVIII"), ("\u1d38\u1d62\u1d5b\u2071\u1d43", "Livia"),
                              ("\uff2c\uff49\uff56\uff49\uff41", "Livia"), ("  Two   words ", "Two words"),
                              ("\u041b\u0438\u0432\u0438\u044f", None), ("\u674e\u767d", None), ("Jos\u00e9", None), ("\U0001f3ba Tuba", None), ("Nguye\u0302\u0303n", None)):
            assert a.post("/api/me", name=wanted)["name"] == (shown or wanted)
        for c in range(0x20, 0x3000):  # whatever is granted shows what it is
            if unicodedata.category(chr(c)) not in ("Cf", "Cc"):
                continue
            try:
                name = a.post("/api/me", name="x%sy" % chr(c))["name"]
                assert name == "xy", hex(c)
            except Refused as r:
                assert r.code == "bad-request"


def test_accounts_guard_their_names(program):
    """E13: nobody shows the name of another's account, whatever that one shows."""
    with server(program, "--public") as s:
        a, b = Session(s.port), Session(s.port)
        a.post("/api/register", name="Livia", password="ave caesar")
        sentence, free = taken(b, "L\u0456via", "/api/register", password="another one")
        assert "looks like" in sentence and free == "L\u0456via 2"
        a.post("/api/me", name="Drusa")
        taken(b, "livia")
        taken(b, "DRUSA")
        taken(b, "hard bot", "/api/register", password="another one")
        assert a.post("/api/me", name="Livia")["name"] == "Livia"
        assert b.post("/api/register", name="Drusa", password="another one")["account"] == "drusa"


def test_a_new_name_shows_at_every_table(program):
    """E13: who changes his name is not shown under the old one, which may be another's soon."""
    with server(program) as s:
        a, b, t = two(s)
        a.post("/api/me", name="Before")
        a.at(t, "chat", text="salve")
        stream = Stream(b, t)
        stream.wait(lambda x: x["seats"][0]["name"] == "Before")
        a.post("/api/me", name="After")
        x = stream.wait(lambda x: x["seats"][0]["name"] == "After")
        assert x["chat"][0]["name"] == "After"
        b.post("/api/me", name="Before")
        a.act(a.table(t))
        assert [x["name"] for x in b.table(t)["seats"]] == ["After", "Before"]
        stream.close()


def test_names_of_old_databases_are_told_apart(program):
    """E13: in a database from before, the older account keeps its name, the others get a number."""
    folder = tempfile.mkdtemp(prefix="tessera-test-")
    try:
        path = folder + "/t.db"
        make_old(path, 5)
        db = sqlite3.connect(path)
        now = int(time.time() * 1000)  # guests of long ago would be forgotten
        rows = [("guest", "Alice", None, 1), ("older", "Alice", "alice", 2), ("younger", "AL1CE", "al1ce", 3),
                ("turned", "\u202e\u202c", None, 4)]
        for id, name, account, created in rows:
            db.execute("INSERT INTO users (id, name, account, created, email) VALUES (?, ?, ?, ?, 'a@b.example')",
                       (id, name, account, now + created))
        db.commit()
        with server(program, db="sqlite:" + path):
            pass
        got = dict(db.execute("SELECT id, name FROM users"))
        assert got["older"] == "Alice" and len({n.lower() for n in got.values()}) == 4, got
        assert got["guest"].startswith("Alice ") and got["turned"].startswith("Guest "), got
        # E6: addresses that were never confirmed get no mail.
        assert set(db.execute("SELECT email, email_new FROM users")) == {("", "a@b.example")}
        db.close()
    finally:
        shutil.rmtree(folder)
