"""Accounts: passwords, mail links, sessions and their streams, deletion, limits for each person."""
import json
import re
import socketserver
import sqlite3
import time

from check_api import refused, server
from check_messages import Mail, confirm, sink, wait_for
from client import HEADERS, Postgres, Refused, Server, Session, Stream, deadline

PASSWORD, OTHER = "ave caesar", "morituri te salutant"


def account(s, name):
    a = Session(s.port)
    a.me = a.post("/api/register", name=name, password=PASSWORD)
    return a


def again(s, name, password=PASSWORD):
    """Another session of the same account."""
    a = Session(s.port, me=False)
    a.post("/api/login", name=name, password=password)
    return a


def ends(stream, seconds=15):
    """Waits until the server ends the stream; it says why, and nothing of the table after that."""
    end = deadline(seconds)
    with stream.arrived:
        while not stream.ended:
            assert time.time() < end, "the stream goes on"
            stream.arrived.wait(end - time.time())
    assert stream.events[-1] == ("bye", {"signed_out": True}), stream.events[-1]


def is_out(session):
    with refused("forbidden"):
        session.post("/api/dice")


def mailing(program, *flags, **more):
    mail = sink(Mail, socketserver.ThreadingTCPServer)
    return mail, server(program, "--public", "--smtp", "smtp://127.0.0.1:%d" % mail.server_address[1],
                        "--url", "https://tessera.example", *flags, **more)


def link(letter, kind):
    return re.search("https://tessera.example/%s/([a-z2-7]{32})\r\n" % kind, letter["body"]).group(1)


def test_registering_gives_a_new_token(program):
    """E16: the token of the guest stayed good for his account."""
    with server(program, "--public") as s:
        a = Session(s.port)
        guest = a.cookie
        a.post("/api/register", name="livia", password=PASSWORD)
        assert a.cookie != guest and a.get("/api/me")["account"] == "livia"
        thief = Session(s.port, me=False)
        thief.cookie = guest
        is_out(thief)


def test_change_of_the_password(program):
    """E16: there was no way to change one's password; it ends the other sessions and their streams (E14)."""
    with server(program, "--public") as s:
        a = account(s, "livia")
        b = again(s, "livia")
        t = a.create("tictactoe", seats={"cross": "me"})["id"]
        mine, other = Stream(a, t), Stream(b, t)
        mine.wait(lambda x: True), other.wait(lambda x: True)
        with refused("bad-login"):
            b.post("/api/password", password="not this one", new=OTHER)
        with refused("bad-request"):
            a.post("/api/password", password=PASSWORD, new="short")
        with refused("forbidden"):
            Session(s.port).post("/api/password", password=PASSWORD, new=OTHER)
        a.post("/api/password", password=PASSWORD, new=OTHER)
        ends(other)
        is_out(b)
        with refused("bad-login"):
            b.post("/api/login", name="livia", password=PASSWORD)
        b.post("/api/login", name="livia", password=OTHER)
        a.at(t, "chat", text="still here")
        mine.wait(lambda x: x["chat"])
        mine.close()


def test_ended_sessions_end_their_streams(program):
    """E14: logout, log out everywhere and a ban left open streams running."""
    with server(program, "--public") as s:
        a = account(s, "livia")
        t = a.create("tictactoe", seats={"cross": "me"}, watch="nobody")["id"]
        b, c = again(s, "livia"), again(s, "livia")
        streams = [Stream(x, t) for x in (a, b, c)]
        [x.wait(lambda y: True) for x in streams]
        b.post("/api/logout")
        ends(streams[1])
        a.at(t, "chat", text="one left")
        streams[0].wait(lambda x: x["chat"]), streams[2].wait(lambda x: x["chat"])
        old = a.cookie
        a.post("/api/logout", everywhere=True)
        ends(streams[0]), ends(streams[2])
        a.cookie = old
        is_out(a), is_out(c)
        a = again(s, "livia")
        stream = Stream(a, t)
        stream.wait(lambda x: True)
        assert s.admin("ban", "livia").returncode == 0
        ends(stream)
        is_out(a)
        with refused("bad-login"):
            again(s, "livia")
        assert s.admin("unban", "livia").returncode == 0
        is_out(a)
        again(s, "livia")


def test_sessions_end_on_every_server(program):
    """E14: on several servers too, by the store's notification."""
    pg = Postgres()
    db = pg.database()
    one, other = Server(program, "--public", db=db), Server(program, "--public", db=db)
    try:
        a = account(one, "livia")
        b = again(other, "livia")
        t = a.create("tictactoe", seats={"cross": "me"})["id"]
        here, there = Stream(a, t), Stream(b, t)
        here.wait(lambda x: True), there.wait(lambda x: True)
        a.post("/api/password", password=PASSWORD, new=OTHER)
        ends(there)
        b.post("/api/login", name="livia", password=OTHER)
        there = Stream(b, t)
        there.wait(lambda x: True)
        a.post("/api/me", name="Drusa")
        there.wait(lambda x: x["seats"][0]["name"] == "Drusa")
        assert one.admin("ban", "livia").returncode == 0
        ends(here), ends(there)
    finally:
        one.stop()
        other.stop()
        pg.stop()


def test_an_address_is_confirmed_first(program):
    """E6: mail went to any address somebody typed in."""
    mail, serving = mailing(program)
    with serving as s:
        a, b = account(s, "livia"), account(s, "gaius")
        with refused("forbidden"):
            Session(s.port).post("/api/me", email="guest@example.com")
        with refused("bad-request"):
            a.post("/api/me", email="livia@example.com")
        with refused("bad-login"):
            a.post("/api/me", email="livia@example.com", password="not this one")
        me = a.post("/api/me", email="livia@example.com", password=PASSWORD)
        assert me["email"] == "" and me["email_new"] == "livia@example.com"
        wait_for(mail.letters, 1)
        first = link(mail.letters[0], "confirm")
        made = b.create("tictactoe", seats={"cross": "me"})
        a.post("/api/invite/" + made["invite"][3:])
        b.act(b.table(made["id"]))  # her turn, but nothing goes to an address that is not confirmed
        # A change asks again, and the old link confirms nothing any more.
        a.post("/api/me", email="drusa@example.com", password=PASSWORD)
        wait_for(mail.letters, 2)
        second = link(mail.letters[1], "confirm")
        nobody = Session(s.port, me=False)
        for bad in (first, "", "a" * 32, second[:-1]):
            with refused("not-found"):
                nobody.post("/api/confirm", token=bad)
        nobody.post("/api/confirm", token=second)
        with refused("not-found"):
            nobody.post("/api/confirm", token=second)
        me = a.get("/api/me")
        assert me["email"] == "drusa@example.com" and me["email_new"] == ""
        # Until another is confirmed, the old address stays; and it can be taken away.
        assert a.post("/api/me", email="new@example.com", password=PASSWORD)["email"] == "drusa@example.com"
        wait_for(mail.letters, 3)
        with refused("bad-request"):
            a.post("/api/me", email="")
        me = a.post("/api/me", email="", password=PASSWORD)
        assert me["email"] == me["email_new"] == ""
        with refused("not-found"):
            nobody.post("/api/confirm", token=link(mail.letters[2], "confirm"))
    mail.shutdown()
    mail.server_close()


def test_links_are_throttled(program):
    """E6: a mail bomb: so many links a day for an address, and for an account."""
    mail, serving = mailing(program)
    with serving as s:
        sent, accounts = 0, [account(s, n) for n in ("livia", "gaius")]
        for a in accounts:
            for _ in range(4):
                try:
                    a.post("/api/me", email="Victim@example.com" if sent % 2 else "victim@example.com",
                           password=PASSWORD)
                    sent += 1
                except Refused as r:
                    assert r.code == "too-many" and "tomorrow" in r.answer["error"], r
        assert sent == 4
        for n in range(10):
            try:
                accounts[0].post("/api/me", email="other%d@example.com" % n, password=PASSWORD)
                sent += 1
            except Refused as r:
                assert r.code == "too-many", r
        assert sent <= 8
        wait_for(mail.letters, sent)
    mail.shutdown()
    mail.server_close()


def test_links_expire(program):
    """E6, E16: a link of a mail is good for a while only."""
    mail, serving = mailing(program)
    with serving as s:
        a = account(s, "livia")
        a.post("/api/me", email="livia@example.com", password=PASSWORD)
        wait_for(mail.letters, 1)
        db = sqlite3.connect(s.folder + "/t.db", timeout=20)
        left, = db.execute("SELECT expires - created FROM links").fetchone()
        assert 3600e3 <= left <= 7 * 86400e3
        assert link(mail.letters[0], "confirm") not in db.execute("SELECT token FROM links").fetchone()
        db.execute("UPDATE links SET expires = expires - ?", (left + 1,))
        db.commit()
        db.close()
        with refused("not-found"):
            a.post("/api/confirm", token=link(mail.letters[0], "confirm"))
    mail.shutdown()
    mail.server_close()


def test_a_lost_password_is_reset_by_mail(program):
    """E16: there was no reset. The answer never tells whether there is an account."""
    mail, serving = mailing(program)
    with serving as s:
        a = account(s, "livia")
        account(s, "gaius")
        confirm(a, mail, "livia@example.com", PASSWORD)
        t = a.create("tictactoe", seats={"cross": "me"})["id"]
        stream = Stream(a, t)
        stream.wait(lambda x: True)
        ask = Session(s.port, me=False)
        answers = {name: ask.raw("POST", "/api/forgot", json.dumps({"name": name}), HEADERS)[::2]
                   for name in ("livia", "gaius", "nobody")}
        assert len(set(answers.values())) == 1 and answers["livia"][0] == 200, answers
        wait_for(mail.letters, 2)
        assert mail.letters[1]["to"] == ["RCPT TO:<livia@example.com>"]
        token = link(mail.letters[1], "reset")
        with refused("bad-request"):
            ask.post("/api/reset", token=token, password="short")
        with refused("not-found"):
            ask.post("/api/reset", token="a" * 32, password=OTHER)
        assert ask.post("/api/reset", token=token, password=OTHER)["id"] == a.me["id"]
        assert ask.table(t)["you"] == "cross"
        ends(stream)
        is_out(a)
        with refused("not-found"):
            ask.post("/api/reset", token=token, password=PASSWORD)
        again(s, "livia", OTHER)
    mail.shutdown()
    mail.server_close()


def test_resets_are_throttled(program):
    """E16: for each account and for each address, the same for names that do not exist."""
    mail, serving = mailing(program, "--proxy")
    with serving as s:
        ask = Session(s.port, me=False)

        def codes(name, address):
            return [ask.raw("POST", "/api/forgot", json.dumps({"name": name(n)}),
                            dict(HEADERS, **{"X-Real-IP": address(n)}))[0] for n in range(8)]
        for name in ("livia", "nobody"):
            a = Session(s.port)
            if name == "livia":
                a.post("/api/register", name=name, password=PASSWORD)
            got = codes(lambda n: name, lambda n: "10.1.%d.%d" % (len(name), n))
            assert got[0] == 200 and got[-1] == 429, got
        got = codes(lambda n: "name%d" % n, lambda n: "10.2.0.1")
        assert got[0] == 200 and got[-1] == 429, got
    mail.shutdown()
    mail.server_close()


def test_unsubscribing_takes_one_click(program):
    """E6: no mail had a way to end them. It works without a login, by mail programs (RFC 8058) too."""
    mail, serving = mailing(program)
    with serving as s:
        a, b = account(s, "livia"), account(s, "gaius")
        confirm(b, mail, "gaius@example.com", PASSWORD)
        made = a.create("tictactoe", seats={"cross": "me"})
        b.post("/api/invite/" + made["invite"][3:])
        a.act(a.table(made["id"]))
        wait_for(mail.letters, 2)
        token = link(mail.letters[1], "unsubscribe")
        head = mail.letters[1]["body"].split("\r\n\r\n")[0]
        assert "\r\nList-Unsubscribe: <https://tessera.example/api/unsubscribe/%s>\r\n" % token in head
        assert "\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click" in head
        program_ = Session(s.port, me=False)
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        click = lambda word: program_.raw("POST", "/api/unsubscribe/" + word, "List-Unsubscribe=One-Click", form)[0]
        assert program_.raw("GET", "/unsubscribe/" + token)[0] == 200 and b.get("/api/me")["mail_turns"]
        assert click("a" * 32) == 404 and click(token) == 200
        me = b.get("/api/me")
        assert not me["mail_turns"] and me["email"] == "gaius@example.com"
        b.act(b.table(made["id"]))
        a.act(a.table(made["id"]))
        # The letter of the next turn would have been written before this one, which is asked for again.
        assert b.post("/api/me", mail_turns=True)["mail_turns"]
        b.act(b.table(made["id"]))
        a.act(a.table(made["id"]))
        wait_for(mail.letters, 3)
    mail.shutdown()
    mail.server_close()


def test_an_account_is_deleted(program):
    """E16: an account could not be deleted. Its games stay, under "former player"."""
    mail, serving = mailing(program)
    with serving as s:
        a, b = account(s, "tessellaria"), account(s, "gaius")
        confirm(a, mail, "tessellaria@example.com", PASSWORD)
        a.post("/api/me", webhook="https://tessellaria.example/hook")
        games = []
        for _ in range(2):
            made = a.create("tictactoe", seats={"cross": "me"})
            b.post("/api/invite/" + made["invite"][3:])
            games.append(made["id"])
        a.at(games[0], "chat", text="vale")
        b.at(games[0], "resign", seat="nought")
        waiting = a.create("tictactoe", seats={"cross": "me"})["id"]
        theirs, mine = Stream(b, games[1]), Stream(a, games[1])
        theirs.wait(lambda x: True), mine.wait(lambda x: True)
        with refused("bad-login"):
            a.post("/api/delete", password="not this one")
        with refused("forbidden"):
            Session(s.port).post("/api/delete", password=PASSWORD)
        old = a.cookie
        a.post("/api/delete", password=PASSWORD)
        ends(mine)
        x = theirs.wait(lambda x: x["seats"][0]["name"] == "former player")
        assert x["state"] == "finished" and x["result"]["by"] == "resign"
        x = b.table(games[0])
        assert x["seats"][0]["name"] == x["chat"][0]["name"] == "former player" and x["result"]["by"] == "resign"
        assert b.table(waiting)["state"] == "finished"
        assert "former player" in b.raw("GET", "/api/tables/%s/record" % games[0])[2].decode()
        a.cookie = old
        is_out(a)
        with refused("bad-login"):
            again(s, "tessellaria")
        db = sqlite3.connect(s.folder + "/t.db", timeout=20) if s.folder else sqlite3.connect(":memory:")
        for table, in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in db.execute("SELECT * FROM " + table):
                assert "tessellaria" not in json.dumps(row).lower(), (table, row)
        db.close()
        assert s.admin("check").returncode == 0
        assert account(s, "tessellaria").me["id"] != a.me["id"]  # the name is free
    mail.shutdown()
    mail.server_close()


def test_limits_go_by_network_and_by_person(program):
    """E10: limits went by single addresses of IPv6, of which everybody has a /64, and not by account."""
    with server(program, "--public", "--proxy") as s:
        a = Session(s.port, me=False)

        def guesses(address, most=60):
            """Wrong logins until one is refused as too many."""
            for n in range(most):
                code = a.raw("POST", "/api/login", json.dumps({"name": "x", "password": "y" * 9}),
                             dict(HEADERS, **{"X-Real-IP": address(n)}))[0]
                if code == 429:
                    return n
                assert code == 401, code
            return most
        assert guesses(lambda n: "2001:db8:1:2:%x::%x" % (n, n)) < 60
        assert guesses(lambda n: "2001:db8:1:3::1", 2) == 2  # the neighbour may still try
        assert guesses(lambda n: "::ffff:192.0.2.1" if n % 2 else "192.0.2.1") < 60
        # One person, from another address each time.
        b = Session(s.port)
        b.post("/api/register", name="livia", password=PASSWORD)
        codes = []
        while 429 not in codes and len(codes) < 60:
            codes.append(b.raw("POST", "/api/password", json.dumps({"password": "y" * 9, "new": OTHER}),
                               dict(HEADERS, **{"X-Real-IP": "10.0.0.%d" % len(codes)}))[0])
        assert codes[0] == 401 and codes[-1] == 429, codes


def test_chat_is_bounded(program):
    """E16: chat was unbounded: by the rate of a person, and by what is kept of a table."""
    with server(program) as s:
        a, b = Session(s.port), Session(s.port)
        made = a.create("tictactoe", seats={"cross": "me"})
        t = made["id"]
        b.post("/api/invite/" + made["invite"][3:])
        said = 0
        while said < 400:
            try:
                a.at(t, "chat", text="line %d" % said)
                said += 1
            except Refused as r:
                assert r.code == "too-many" and "Wait" in r.answer["error"], r
                break
        assert 20 <= said < 400, said
        b.at(t, "chat", text="the other may speak")
        s.kill()
        db = sqlite3.connect(s.folder + "/t.db", timeout=20)
        db.executemany("INSERT INTO chat (table_id, n, name, words, at) VALUES (?, ?, 'x', 'y', 0)",
                       [(t, -n) for n in range(2000)])
        db.commit()
        s.start()
        b.port = s.port
        b.connection = None
        b.at(t, "chat", text="the newest")
        kept = db.execute("SELECT count(*), max(words) FROM chat WHERE table_id = ?", (t,)).fetchone()
        newest, = db.execute("SELECT words FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT 1", (t,)).fetchone()
        assert kept[0] == 500 and newest == "the newest", kept
        assert b.table(t)["chat"][-1]["text"] == "the newest"
        db.close()
