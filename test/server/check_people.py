"""Guests, accounts, the lobby and who sits where."""
import sqlite3

from check_api import refused, server, two, until_mine
from client import Session, Stream


def test_guests_have_names_and_may_change_them(program):
    with server(program) as s:
        a = Session(s.port)
        assert a.me["guest"] and a.me["name"].startswith("Guest ")
        assert a.get("/api/me")["id"] == a.me["id"]
        assert a.post("/api/me", name="Λίβια <b>")["name"] == "Λίβια <b>"
        for bad in ("", "   ", "x" * 41, "a\nb"):
            with refused("bad-request"):
                a.post("/api/me", name=bad)
        with refused("forbidden"):
            a.post("/api/register", name="livia", password="long enough")


def test_accounts(program):
    with server(program, "--public") as s:
        a, b = Session(s.port), Session(s.port)
        with refused("forbidden"):
            a.create("tictactoe", seats={"cross": "me"})
        with refused("bad-request"):
            a.post("/api/register", name="Livia", password="short")
        assert not a.post("/api/register", name="Livia", password="ave caesar")["guest"]
        with refused("name-taken"):
            b.post("/api/register", name="LIVIA", password="another one")
        with refused("bad-login"):
            b.post("/api/login", name="livia", password="wrong wrong")
        with refused("bad-login"):
            b.post("/api/login", name="nobody", password="wrong wrong")
        old = b.cookie
        assert b.post("/api/login", name="livia", password="ave caesar")["id"] == a.me["id"]
        assert b.cookie != old
        made = a.create("tictactoe", seats={"cross": "me"})
        guest = Session(s.port)
        with refused("forbidden"):
            guest.at(made["id"], "join")
        told = guest.get("/api/invite/" + made["invite"][3:])
        assert told["title"] == "Tic-tac-toe" and told["open"] and len(told["people"]) == 1
        assert guest.post("/api/invite/" + made["invite"][3:])["seat"] == "nought"
        assert not guest.get("/api/invite/" + made["invite"][3:])["open"]
        token = b.cookie
        b.post("/api/logout")
        b.cookie = token
        with refused("forbidden"):
            b.post("/api/me", name="thief")
        assert "livia" in s.admin("users").stdout
        assert s.admin("ban", "livia").returncode == 0
        with refused("forbidden"):
            a.post("/api/me", name="still here")


def test_lobby_shows_my_turn_first(program):
    with server(program) as s:
        a, b, waiting = two(s)
        a.act(a.table(waiting))
        mine = a.create("tictactoe", seats={"cross": "me", "nought": "bot:random"})["id"]
        open_ = b.create("tictactoe", seats={"cross": "me"})["id"]
        hidden = b.create("tictactoe", seats={"cross": "me"}, private=True)["id"]
        lobby = a.get("/api/lobby")
        assert [t["id"] for t in lobby["mine"]] == [mine, waiting]
        assert lobby["mine"][0]["your_turn"] and not lobby["mine"][1]["your_turn"]
        assert [[x["acts"] for x in t["seats"]] for t in lobby["mine"]] == [[True, False], [False, True]]
        assert [x["acts"] for x in lobby["open"][0]["seats"]] == [False, False]
        assert [t["id"] for t in lobby["open"]] == [open_]
        with refused("forbidden"):
            a.at(hidden, "join")
        a.at(open_, "join", seat="nought")
        assert a.table(open_)["state"] == "running"
        with refused(409):
            Session(s.port).at(open_, "join")


def test_leaving_and_closing(program):
    with server(program) as s:
        a, b = Session(s.port), Session(s.port)
        t = a.create("tictactoe", seats={"cross": "me"})["id"]
        with refused("forbidden"):
            b.at(t, "leave")
        a.at(t, "leave")
        assert a.table(t)["state"] == "finished" and a.table(t)["result"]["by"] == "closed"
        a, b, t = two(s)
        with refused("forbidden"):
            a.at(t, "leave")
        stream = Stream(a, t)
        assert s.admin("close", t).returncode == 0
        stream.wait(lambda x: x["state"] == "finished", 4)
        with refused(409):
            a.act(a.table(t) | {"you": "cross", "legal": ["mark a1"]})
        assert a.table(t)["state"] == "finished"


def test_who_may_watch(program):
    with server(program) as s:
        for watch, sees in (("all", True), ("invited", False), ("nobody", False)):
            a, b, t = two(s, watch=watch)
            stranger = Session(s.port)
            if sees:
                stranger.table(t)
            else:
                with refused("not-found"):
                    stranger.table(t)
                with refused("not-found"):
                    stranger.get("/api/tables/%s/events" % t)
            token = a.table(t)["invite"][3:]
            if watch == "nobody":
                with refused("forbidden"):
                    stranger.post("/api/invite/" + token)
            else:
                assert stranger.post("/api/invite/" + token)["seat"] is None
                assert stranger.table(t)["invite"] is None


def test_bad_setups_are_refused(program):
    with server(program) as s:
        a = Session(s.port)
        for code, body in (
                ("bad-game", {"game": "chess"}), ("bad-setup", {"scenario": "nowhere"}),
                ("bad-setup", {"options": {"edition": "pirate"}}),
                ("bad-setup", {"options": {"nothing": "x"}}),
                ("bad-bot", {"seats": {"roma": "bot:deep"}}),
                ("bad-setup", {"seats": {"roma": "you"}}),
                ("bad-setup", {"pace": {"kind": "live", "seconds": -1}}),
                ("bad-setup", {"pace": {"kind": "days", "days": 1000}}),
                ("bad-setup", {"pace": {"kind": "swift"}}),
                ("bad-setup", {"watch": "me"}), ("bad-setup", {"undo": "always"}),
                ("bad-request", {"seats": {"roma": "me"}, "nonce": "two words"})):
            with refused(code):
                a.create(**{"game": "arena-roma", **body})
        assert a.get("/api/lobby")["mine"] == []


def test_half_a_wish_is_no_wish(program):
    with server(program) as s:
        a, b, c = Session(s.port), Session(s.port), Session(s.port)
        t = a.create("tictactoe", seats={"cross": "me"})["id"]
        with refused("bad-request"):
            b.at(t, "join", seat="nought", nonce="two words")
        assert a.table(t)["seats"][1]["kind"] == "open" and b.table(t)["you"] is None
        c.at(t, "join", seat="nought")
        with refused("no-undo"):
            a.at(t, "ask", what="undo", seat="cross")
        a.act(a.table(t))
        assert a.table(t)["offers"] == []
        with refused("no-undo"):
            c.at(t, "ask", what="undo", seat="nought")
        assert a.table(t)["offers"] == [] and a.table(t)["steps"] == 1


def test_options_and_nonces(program):
    with server(program) as s:
        a, b = Session(s.port), Session(s.port)
        made = a.create(seats={"roma": "me"}, options={"edition": "published"}, scenario="beginner",
                        nonce="first")
        t = made["id"]
        x = a.table(t)
        assert x["state"] == "open" and x["options"]["edition"] == "published"
        assert x["scenario"] == "beginner" and x["steps"] == 0
        a.at(t, "nonce", seat="roma", text="second")
        b.post("/api/invite/" + made["invite"][3:], nonce="mine")
        assert until_mine(a, t)["dice"]["nonces"] == {"roma": "second", "capua": "mine"}
        with refused("forbidden"):
            a.at(t, "nonce", seat="roma", text="too late")


def test_dice_promised_before_the_nonce(program):
    with server(program) as s:
        a = Session(s.port)
        seats = {"roma": "me", "capua": "bot:random"}
        promised = a.post("/api/dice")["commitment"]
        with refused("bad-setup"):
            Session(s.port).create(seats=seats, commitment=promised)
        t = a.create(seats=seats, commitment=promised, nonce="mine")["id"]
        assert a.table(t)["dice"] == {"commitment": promised, "nonces": {"roma": "mine"}}
        with refused("bad-setup"):
            a.create(seats=seats, commitment=promised)
        a.at(t, "resign", seat="roma")
        assert a.get("/api/tables/%s/proof" % t)["ok"]


def test_a_diverged_record_goes_on_from_its_position(program):
    """As after a rules fix: the stored hashes are no longer those of the replay."""
    with server(program) as s:
        a = Session(s.port)
        t = a.create(seats={"roma": "me", "capua": "me"})["id"]
        for _ in range(6):
            a.act(a.table(t))
        before = a.table(t)
        s.kill()
        with sqlite3.connect(s.folder + "/t.db") as db:
            db.execute("UPDATE steps SET line = substr(line, 1, length(line) - 8) || '00000000'"
                       " WHERE n = 3")
        db.close()
        s.start()
        after = a.table(t)
        assert after["view"] == before["view"] and after["legal"] == before["legal"]
        a.act(after)
        s.kill()
        s.start()
        assert a.table(t)["steps"] >= 1 and s.admin("check").returncode == 0
        db = sqlite3.connect(s.folder + "/t.db")
        assert "00000000" in db.execute("SELECT record FROM archive").fetchone()[0]
        db.close()
