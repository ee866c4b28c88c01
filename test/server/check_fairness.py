"""What people can do to each other: seats, hints, rematches, quotas."""
import contextlib
import http.server
import random
import sqlite3
import threading
import time

from check_api import play_out, refused, server, two, until_mine
from check_messages import Hook, sink, wait_for
from client import Postgres, Refused, Server, Session, Stream, deadline

MINUTE_MS, DAY_MS = 60000, 86400000
OPEN_MAX, WITH_BOTS_MAX = 20, 40


def now_ms():
    return time.time() * 1000


def until(true, seconds=20):
    end = deadline(seconds)
    while not true():
        assert time.time() < end, "it does not happen"
        time.sleep(0.05)


def kinds(session, t):
    return [x["kind"] for x in session.table(t)["seats"]]


@contextlib.contextmanager
def stopped(s, *sessions):
    """The database of a server that does not run meanwhile."""
    s.kill()
    for session in sessions:
        session.connection = None
    db = sqlite3.connect(s.folder + "/t.db")
    with db:
        yield db
    db.close()
    s.start()


def waiting(s, **more):
    """A table at which `a` waits for `b`, who is away."""
    a, b, t = two(s, **more)
    a.act(a.table(t))
    return a, b, t


def test_a_friend_who_is_away_keeps_his_seat(program):
    """E2: a bot is only asked for, and he says no."""
    with server(program) as s:
        a, b, t = two(s)
        with refused("forbidden"):
            a.at(t, "ask", what="bot", seat="nought")
        a.act(a.table(t))
        a.at(t, "ask", what="bot", seat="nought")
        asked = b.table(t)["offers"][0]
        assert kinds(a, t) == ["person", "person"]
        assert asked["what"] == "bot" and asked["seat"] == "cross" and asked["about"] == "nought"
        assert 9 * MINUTE_MS < asked["until"] - now_ms() <= 10 * MINUTE_MS
        with refused("stale"):
            a.at(t, "ask", what="bot", seat="nought")
        b.at(t, "answer", what="bot", yes=False)
        assert a.table(t)["offers"] == [] and kinds(a, t) == ["person", "person"]
        with refused("too-many"):
            a.at(t, "ask", what="bot", seat="nought")
        with refused("stale"):
            a.at(t, "answer", what="bot", yes=True)


def test_a_bot_comes_with_consent(program):
    """E2: he whose seat it is agrees."""
    with server(program) as s:
        a, b, t = waiting(s)
        a.at(t, "ask", what="bot", seat="nought")
        a.at(t, "answer", what="bot", yes=True)
        assert kinds(a, t) == ["person", "person"], "one's own word is not his"
        b.at(t, "answer", what="bot", yes=True)
        assert kinds(a, t) == ["person", "bot"]
        assert until_mine(a, t)["steps"] == 2


def test_who_comes_back_in_time_keeps_his_seat(program):
    """E2: acting or talking withdraws the question."""
    with server(program) as s:
        for back in (lambda b, t: b.act(b.table(t)), lambda b, t: b.at(t, "chat", text="here")):
            a, b, t = waiting(s)
            a.at(t, "ask", what="bot", seat="nought")
            a.at(t, "chat", text="where are you?")
            assert a.table(t)["offers"], "the others may talk meanwhile"
            back(b, t)
            assert a.table(t)["offers"] == []
            with stopped(s, a, b) as db:
                assert db.execute("SELECT grace_at FROM tables WHERE id = ?", (t,)).fetchone() == (0,)


def test_a_bot_takes_a_seat_after_the_grace_period(program):
    """E2: when nobody came in the time that the options of the table give."""
    with server(program) as s:
        a, b, t = waiting(s, grace=7)
        assert a.table(t)["grace_ms"] == 7 * MINUTE_MS
        a.at(t, "ask", what="bot", seat="nought")
        with stopped(s, a, b) as db:
            db.execute("UPDATE tables SET grace_at = 1")
            db.execute("UPDATE pulse SET at = ?", (now_ms(),))
        until(lambda: kinds(a, t) == ["person", "bot"])
        assert a.table(t)["offers"] == [] and until_mine(a, t)["steps"] == 2
        with refused("forbidden"):
            b.at(t, "answer", what="bot", yes=False)


def test_the_grace_period_stands_still_without_a_server(program):
    """E2: he could not come back to a server that did not run."""
    with server(program) as s:
        a, b, t = waiting(s)
        a.at(t, "ask", what="bot", seat="nought")
        with stopped(s, a, b) as db:
            db.execute("UPDATE tables SET grace_at = ?", (now_ms() - MINUTE_MS,))
            db.execute("UPDATE pulse SET at = ?", (now_ms() - 5 * MINUTE_MS,))
        assert a.table(t)["offers"][0]["until"] > now_ms() + 3 * MINUTE_MS


def test_the_terms_name_the_grace_period(program):
    """E2: minutes, or days by correspondence; invitation, lobby and table say it."""
    with server(program) as s:
        a = Session(s.port)
        for more, ms in (({}, 10 * MINUTE_MS), ({"grace": 30}, 30 * MINUTE_MS),
                         ({"pace": {"kind": "live", "seconds": 600}}, 10 * MINUTE_MS),
                         ({"pace": {"kind": "days", "days": 2}}, 3 * DAY_MS),
                         ({"pace": {"kind": "days", "days": 2}, "grace": 5}, 5 * DAY_MS)):
            made = a.create("tictactoe", seats={"cross": "me"}, **more)
            for told in (a.table(made["id"]), a.get("/api/invite/" + made["invite"][3:]),
                         next(t for t in a.get("/api/lobby")["open"] if t["id"] == made["id"])):
                assert told["grace_ms"] == ms, told
        for bad in (0, -1, 1441, "long"):
            with refused("bad-setup"):
                a.create("tictactoe", seats={"cross": "me"}, grace=bad)


def test_anybody_gives_his_own_seat_to_a_bot(program):
    """E2: nobody has to be asked for that."""
    with server(program) as s:
        a, b, t = two(s)
        a.at(t, "ask", what="bot", seat="cross")
        assert kinds(b, t) == ["bot", "person"]
        assert until_mine(b, t)["steps"] == 1


def test_he_is_told_that_a_bot_is_asked_for(program):
    """E2: by the outbox, at once."""
    hook = sink(Hook, http.server.ThreadingHTTPServer)
    with server(program) as s:
        a, b, t = waiting(s)
        b.post("/api/me", webhook="http://127.0.0.1:%d/turn" % hook.server_address[1])
        a.at(t, "ask", what="bot", seat="nought")
        wait_for(hook.letters, 1, 20)
        told = hook.letters[0]
        assert told["event"] == "bot" and told["table"] == t and told["seat"] == "nought"
        assert "UTC" in told["text"]
    hook.shutdown()
    hook.server_close()


def test_seats_are_kept_by_two_servers(program):
    """E2: the question and its time are in the store."""
    pg = Postgres()
    db = pg.database()
    there = ("-h", pg.folder, "-U", "postgres", "-d", "t1")
    one, other = Server(program, db=db), Server(program, db=db)
    try:
        a, b = Session(one.port), Session(other.port)
        made = a.create("tictactoe", seats={"cross": "me"})
        t = made["id"]
        b.post("/api/invite/" + made["invite"][3:])
        here = Stream(b, t)
        until(lambda: a.table(t)["legal"])
        a.act(a.table(t))
        a.at(t, "ask", what="bot", seat="nought")
        here.wait(lambda x: x["offers"])
        b.act(b.table(t))
        until(lambda: a.table(t)["offers"] == [])
        one.kill(), other.kill()
        pg.run("psql", *there, "-c", "UPDATE tables SET asked_at = 0")
        one.start(), other.start()
        a.connection = b.connection = None
        a.act(until_mine(a, t))
        a.at(t, "ask", what="bot", seat="nought")
        assert kinds(b, t) == ["person", "person"]
        one.kill(), other.kill()
        pg.run("psql", *there, "-c", "UPDATE tables SET grace_at = 1; UPDATE pulse SET at = %d" % now_ms())
        one.start(), other.start()
        until(lambda: kinds(a, t) == kinds(b, t) == ["person", "bot"])
        assert until_mine(a, t)["steps"] >= 4
    finally:
        for server_ in (one, other):
            if server_.process.poll() is None:
                server_.stop()
        pg.stop()


def test_hints_are_a_term_of_the_table(program):
    """E15: against bots, unless the table says otherwise."""
    with server(program) as s:
        a, b, t = two(s)
        assert a.table(t)["hints"] == "bots"
        with refused("forbidden"):
            a.at(t, "hint", seat="cross")
        a, b, t = two(s, hints="all")
        assert a.at(t, "hint", seat="cross")["moves"]
        for hints, seats in (("bots", {"cross": "me", "nought": "bot:random"}),
                             ("bots", {"cross": "me", "nought": "me"})):
            t = a.create("tictactoe", seats=seats, hints=hints)["id"]
            assert a.at(t, "hint", seat="cross")["moves"]
        t = a.create("tictactoe", seats=seats, hints="never")["id"]
        with refused("forbidden"):
            a.at(t, "hint", seat="cross")
        with refused("bad-setup"):
            a.create("tictactoe", seats=seats, hints="sometimes")


def test_the_coach_obeys_the_term_of_hints(program):
    with server(program) as s:
        def coached(a, t):
            """The sentence with which the coach refuses, None if he does not: it may be the other's turn."""
            try:
                a.at(t, "coach", seat="roma")
            except Refused as r:
                return None if r.code == "not-your-turn" else r.answer["error"]
            return None
        for hints, refuses in (("bots", True), ("never", True), ("all", False)):
            a, _, t = two(s, "arena-roma", hints=hints)
            assert bool(coached(a, t)) == refuses, hints
        for hints, refuses in (("bots", False), ("never", True)):
            t = a.create(seats={"roma": "me", "capua": "bot:random"}, hints=hints)["id"]
            assert bool(coached(a, t)) == refuses, hints


def test_a_table_says_that_its_owner_chose_the_position(program):
    """E15: invitation, lobby and table; the rematch too."""
    with server(program) as s:
        a, b = Session(s.port), Session(s.port)
        seats = {"cross": "me", "nought": "me"}
        done = a.create("tictactoe", seats=seats)["id"]
        a.act(a.table(done))
        a.at(done, "resign", seat="cross")
        assert a.table(done)["from_position"] is False
        position = a.get("/api/tables/%s/position" % done)
        for how in ({"from": position}, {"from_table": done, "step": 1}, {}):
            made = a.create("tictactoe", seats={"cross": "me"}, hints="never", **how)
            for told in (a.table(made["id"]), b.get("/api/invite/" + made["invite"][3:]),
                         next(t for t in b.get("/api/lobby")["open"] if t["id"] == made["id"])):
                assert told["from_position"] == bool(how), (how, told)
                assert told["hints"] == "never"
            b.at(made["id"], "join")
            a.at(made["id"], "resign", seat="cross")
            a.at(made["id"], "rematch")
            assert a.table(b.at(made["id"], "rematch")["id"])["from_position"] == bool(how)


def ended(s, **more):
    a, b, t = two(s, **more)
    a.at(t, "resign", seat="cross")
    return a, b, t


def test_a_rematch_takes_one_press_each(program):
    """F1: from either side, sides swapped, the other is told; and again."""
    with server(program) as s:
        for first in (0, 1):
            a, b, t = ended(s, watch="nobody", hints="all", grace=5)
            asks, agrees = (a, b) if first == 0 else (b, a)
            seen = Stream(agrees, t)
            seen.wait(lambda x: x["state"] == "finished" and not x["offers"])
            assert asks.at(t, "rematch")["id"] is None
            assert asks.at(t, "rematch")["id"] is None, "a second press changes nothing"
            told = seen.wait(lambda x: x["offers"])
            assert told["offers"][0]["what"] == "rematch" and told["rematch"] is None
            assert told["offers"][0]["seat"] == ("cross", "nought")[first]
            with refused(409):
                asks.at(t, "ask", what="rematch")
            again = agrees.at(t, "rematch")["id"]
            assert asks.table(t)["rematch"] == again and asks.table(t)["offers"] == []
            assert a.at(t, "rematch")["id"] == b.at(t, "rematch")["id"] == again
            x = asks.table(again)
            assert x["state"] == "running" and x["hints"] == "all" and x["grace_ms"] == 5 * MINUTE_MS
            assert a.table(again)["you"] == "nought" and b.table(again)["you"] == "cross"
            b.act(b.table(again))
            b.at(again, "resign", seat="cross")
            assert b.at(again, "rematch")["id"] is None
            third = a.at(again, "rematch")["id"]
            assert a.table(third)["you"] == "cross" and b.table(third)["state"] == "running"
            seen.close()
        assert s.admin("check").returncode == 0


def test_a_rematch_can_be_declined(program):
    """F1: and asked for again."""
    with server(program) as s:
        a, b, t = ended(s)
        a.at(t, "rematch")
        b.at(t, "answer", what="rematch", yes=False)
        assert a.table(t)["offers"] == [] and a.table(t)["rematch"] is None
        b.at(t, "rematch")
        assert a.at(t, "rematch")["id"]


def test_a_rematch_with_bots_is_there_at_once(program):
    """F1: nobody is left to ask."""
    with server(program) as s:
        a = Session(s.port)
        t = a.create("tictactoe", seats={"cross": "me", "nought": "bot:random"})["id"]
        a.at(t, "resign", seat="cross")
        again = a.at(t, "rematch")["id"]
        assert kinds(a, again) == ["bot", "person"] and until_mine(a, again)["you"] == "nought"
        seq = a.table(again)["seq"]
        assert a.at(t, "rematch")["id"] == again and a.table(again)["seq"] == seq


def test_a_rematch_at_two_servers_is_one_table(program):
    """F1: both press at the same time."""
    pg = Postgres()
    db = pg.database()
    one, other = Server(program, db=db), Server(program, db=db)
    try:
        a, b = Session(one.port), Session(other.port)
        made = a.create("tictactoe", seats={"cross": "me"})
        b.post("/api/invite/" + made["invite"][3:])
        t = made["id"]
        until(lambda: a.table(t)["state"] == "running")
        for round_ in range(6):
            a.at(t, "resign", seat=a.table(t)["you"])
            until(lambda: b.table(t)["state"] == "finished")
            presses = [threading.Thread(target=x.at, args=(t, "rematch")) for x in (a, b)]
            for p in presses:
                p.start()
            for p in presses:
                p.join()
            until(lambda: a.table(t)["rematch"] and a.table(t)["rematch"] == b.table(t)["rematch"])
            t = a.table(t)["rematch"]
            until(lambda: a.table(t)["state"] == b.table(t)["state"] == "running")
        assert len(a.get("/api/lobby")["mine"]) == 7, "no table is opened twice"
    finally:
        one.stop()
        other.stop()
        pg.stop()


def account(s, name):
    a = Session(s.port)
    a.post("/api/register", name=name, password="long enough")
    return a


def with_guest(s, host):
    guest = Session(s.port)
    made = host.create("tictactoe", seats={"cross": "me"})
    guest.post("/api/invite/" + made["invite"][3:])
    host.at(made["id"], "resign", seat="cross")
    return guest, made["id"]


def multiply(s, owner, t, count):
    """As if the owner of the table had opened it so many times more."""
    with stopped(s, owner) as db:
        for kind, key in (("tables", "id"), ("seats", "table_id")):
            rows = db.execute("SELECT * FROM %s WHERE %s = ?" % (kind, key), (t,))
            names = [c[0] for c in rows.description]
            for row in rows.fetchall():
                for n in range(count):
                    copy = dict(zip(names, row))
                    copy[key] = "copy%012d" % n
                    if kind == "tables":
                        copy["invite"] = "copy%028d" % n
                    db.execute("INSERT INTO %s (%s) VALUES (%s)" % (
                        kind, ", ".join(names), ", ".join("?" * len(names))), list(copy.values()))


def test_guests_open_no_tables_by_rematch(program):
    """E9: they agree to one, or ask somebody with an account for it."""
    with server(program, "--public") as s:
        host = account(s, "host")
        guest, t = with_guest(s, host)
        host.at(t, "rematch")
        again = guest.at(t, "rematch")["id"]
        host.at(again, "resign", seat="nought")
        assert guest.at(again, "rematch")["id"] is None
        assert host.at(again, "rematch")["id"]
        t = host.create("tictactoe", seats={"cross": "open", "nought": "open"})
        other = Session(s.port)
        for x in (guest, other):
            x.post("/api/invite/" + t["invite"][3:])
        guest.at(t["id"], "resign", seat="cross")
        for x in (guest, other):
            with refused("forbidden"):
                x.at(t["id"], "rematch")


def test_rematches_count_as_opened_tables(program):
    """E9: they obey the limits of opening tables."""
    with server(program, "--public") as s:
        host = account(s, "host")
        t = host.create("tictactoe", seats={"cross": "me", "nought": "bot:normal"})["id"]
        host.at(t, "resign", seat="cross")
        running = host.at(t, "rematch")["id"]
        until(lambda: host.table(running)["legal"])
        multiply(s, host, running, WITH_BOTS_MAX - 1)
        host.at(running, "resign", seat="nought")
        assert host.at(running, "rematch")["id"], "one was finished"
        done = host.at(t, "rematch")["id"]
        assert done == running
        fresh = account(s, "fresh")
        t = fresh.create("tictactoe", seats={"cross": "me", "nought": "bot:normal"})["id"]
        fresh.at(t, "resign", seat="cross")
        many = fresh.create("tictactoe", seats={"cross": "me", "nought": "bot:normal"})["id"]
        with stopped(s, fresh) as db:
            db.execute("UPDATE tables SET owner = (SELECT owner FROM tables WHERE id = ?)"
                       " WHERE id LIKE 'copy%'", (many,))
        with refused("too-many"):
            fresh.at(t, "rematch")


def test_quotas_of_open_tables_and_bot_tables(program):
    """E4: so many tables of one account, and a sentence."""
    with server(program, "--public") as s:
        for name, seats, most in (("waits", {"cross": "me"}, OPEN_MAX),
                                  ("plays", {"cross": "me", "nought": "bot:normal"}, WITH_BOTS_MAX)):
            a = account(s, name)
            t = a.create("tictactoe", seats=seats)["id"]
            multiply(s, a, t, most - 1)
            try:
                a.create("tictactoe", seats=seats)
                raise AssertionError("there is no end of tables")
            except Refused as r:
                assert r.code == "too-many" and str(most) in r.answer["error"], r
            with stopped(s, a) as db:
                db.execute("DELETE FROM seats WHERE table_id LIKE 'copy%'")
                db.execute("DELETE FROM tables WHERE id LIKE 'copy%'")
            a.create("tictactoe", seats=seats)


def test_a_listed_table_can_be_joined_whoever_may_watch(program):
    """E11: what the lobby shows is open to all."""
    with server(program) as s:
        for watch in ("all", "invited", "nobody"):
            a, b, c = Session(s.port), Session(s.port), Session(s.port)
            t = a.create("tictactoe", seats={"cross": "me"}, watch=watch)["id"]
            assert [x["watch"] for x in b.get("/api/lobby")["open"] if x["id"] == t] == [watch]
            b.at(t, "join")
            assert b.table(t)["you"] == "nought" and b.table(t)["state"] == "running"
            with refused(409):
                c.at(t, "join")
            hidden = a.create("tictactoe", seats={"cross": "me"}, watch=watch, private=True)["id"]
            with refused("forbidden" if watch == "all" else "not-found"):
                b.at(hidden, "join")


def test_analyses_wait_their_turn(program):
    """E4: two of one person at a time; logins do not wait for them."""
    with server(program) as s:
        a = Session(s.port)
        ids = []
        for n in range(4):
            t = a.create(seats={"roma": "me", "capua": "bot:random"})["id"]
            play_out(a, t, random.Random(n))
            ids.append(t)
        s.flags = ("--public",)
        with stopped(s, a):
            pass
        account(s, "livia")
        answers = []
        for t in ids:
            try:
                answers.append(a.get("/api/tables/%s/analysis" % t)["ready"])
            except Refused as r:
                assert "of your analyses" in r.answer["error"], r
                answers.append(r.code)
        assert answers[0] is False and "too-many" in answers, answers
        Session(s.port).post("/api/login", name="livia", password="long enough")
        for t in ids[:2]:
            until(lambda: a.get("/api/tables/%s/analysis" % t)["ready"], 120)


def test_visitors_of_one_network_share_their_analyses(program):
    """E4, E10: who has no session is his network, and of IPv6 that is a /64."""
    with server(program, "--proxy") as s:
        a = Session(s.port)
        ids = []
        for n in range(3):
            t = a.create(seats={"roma": "me", "capua": "bot:random"})["id"]
            play_out(a, t, random.Random(n))
            ids.append(t)
        s.flags = ("--public", "--proxy")
        with stopped(s, a):
            pass

        def ask(n, t):
            head = {"X-Real-IP": "2001:db8:7:7::%x" % (n + 1)}
            return Session(s.port, me=False).raw("GET", "/api/tables/%s/analysis" % t, None, head)[0]
        assert [ask(n, t) for n, t in enumerate(ids)] == [200, 200, 429]
