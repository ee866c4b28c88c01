"""E5: messages by web push, and hosts that hang and delay nobody else."""
import http.server
import socket
import sqlite3
import time

from check_api import refused, server, two
from check_messages import Hook, sink
from client import Session, deadline
from webpush import Browser, Service, check_token, decode


def wait_until(test, what, seconds=30):
    end = deadline(seconds)
    while not test():
        assert time.time() < end, what
        time.sleep(0.05)


def subscribe(session, endpoint, browser):
    return session.post("/api/push", endpoint=endpoint, **browser.keys())


def stored(s):
    db = sqlite3.connect(s.db.split(":", 1)[1])
    try:
        return sorted(e for e, in db.execute("SELECT endpoint FROM subscriptions"))
    finally:
        db.close()


def test_a_browser_is_told_that_it_is_its_turn(program):
    """E5: the message can be read by the browser that subscribed, and says who sends it."""
    service, browser = Service(), Browser()
    with server(program, "--url", "https://tessera.example") as s:
        a, b, t = two(s)
        key = b.get("/api/push")["key"]
        assert key == a.get("/api/push")["key"] and len(decode(key)) == 65
        subscribe(b, service.origin + "/to/b?x=1", browser)
        a.act(a.table(t))
        wait_until(lambda: service.messages, "no message came")
        path, head, body = service.messages[0]
        assert path == "/to/b?x=1" and head["Content-Encoding"] == "aes128gcm"
        assert int(head["TTL"]) > 0
        who, claims = check_token(head["Authorization"], service.origin)
        assert who == key and claims["sub"] == "https://tessera.example"
        told = browser.decrypt(body)
        assert told == {"title": "Tic-tac-toe", "body": "It is your turn. You play nought.",
                        "path": "/t/" + t}, told
        # The key is that of all times: a restart keeps it, and so do the subscriptions.
        s.kill()
        s.start()
        a.port = b.port = s.port
        a.connection = b.connection = None
        assert a.get("/api/push")["key"] == key
        b.act(b.table(t))
        a.act(a.table(t))
        wait_until(lambda: len(service.messages) == 2, "no second message came")
        assert browser.decrypt(service.messages[1][2])["path"] == "/t/" + t
        assert service.messages[1][2][:16] != body[:16]  # never the same salt
    service.shutdown()


def test_browsers_that_have_gone_are_forgotten(program):
    """E5: 404 and 410 of the push service end a subscription, and so does its person."""
    service = Service()
    with server(program) as s:
        a, b, t = two(s)
        for path in ("/gone", "/here", "/left"):
            subscribe(b, service.origin + path, Browser())
        with refused("bad-request"):
            a.post("/api/push/forget")
        a.post("/api/push/forget", endpoint=service.origin + "/left")  # not hers
        assert len(stored(s)) == 3
        b.post("/api/push/forget", endpoint=service.origin + "/left")
        a.act(a.table(t))
        wait_until(lambda: stored(s) == [service.origin + "/here"], "it is still there")
        wait_until(lambda: len(service.messages) == 2, "no message came")
        assert {m[0] for m in service.messages} == {"/gone", "/here"}
    service.shutdown()


def test_subscriptions_are_checked(program):
    with server(program) as s:
        a, good = Session(s.port), Browser()
        off = bytearray(good.point)
        off[64] ^= 1
        from webpush import encode
        for bad in ({"endpoint": "ftp://x/"}, {"endpoint": "https://x/" + "y" * 600},
                    {"endpoint": "https://x/\r\nHost: y"}, {"p256dh": encode(bytes(off))},
                    {"p256dh": "!"}, {"auth": "AAAA"}, {"auth": 3}):
            with refused("bad-request"):
                a.post("/api/push", **({"endpoint": "https://x/", **good.keys()} | bad))
        for n in range(12):
            subscribe(a, "https://push.example/%d" % n, good)
        assert len(stored(s)) == 8  # the newest of one person
        # An endpoint is one browser: whoever subscribes with it last is told there.
        b = Session(s.port)
        subscribe(b, "https://push.example/11", good)
        assert len(stored(s)) == 8


def test_public_servers_push_to_no_private_address(program):
    """The rules for webhooks hold for push services, too."""
    service = Service()
    port = service.server_address[1]
    with server(program, "--public") as s:
        a, b = Session(s.port), Session(s.port)
        with refused("forbidden"):
            subscribe(b, "https://localhost:%d/x" % port, Browser())
        a.post("/api/register", name="host", password="long enough")
        b.post("/api/register", name="guest", password="long enough")
        with refused("bad-request"):
            subscribe(b, "http://localhost:%d/x" % port, Browser())
        made = a.create("tictactoe", seats={"cross": "me"})
        b.post("/api/invite/" + made["invite"][3:])
        listening = socket.create_server(("127.0.0.1", 0))
        listening.settimeout(0.1)
        subscribe(b, "https://localhost:%d/x" % listening.getsockname()[1], Browser())
        a.act(a.table(made["id"]))
        end = time.time() + 2
        while time.time() < end:
            try:
                listening.accept()
                raise AssertionError("the server has called a private address")
            except TimeoutError:
                pass
    service.shutdown()


def test_a_hook_that_hangs_delays_nobody_else(program):
    """E5: forty messages to a host that takes connections and never answers; the message to
    another host is there long before their deadlines."""
    hanging = socket.create_server(("127.0.0.2", 0), backlog=200)
    hook = sink(Hook, http.server.ThreadingHTTPServer)
    with server(program) as s:
        bad, good = [two(s) for _ in range(40)], two(s)
        for a, b, t in bad:
            b.post("/api/me", webhook="http://127.0.0.2:%d/" % hanging.getsockname()[1])
        good[1].post("/api/me", webhook="http://127.0.0.1:%d/" % hook.server_address[1])
        for a, b, t in bad:
            a.act(a.table(t))
        hanging.settimeout(30)
        taken = [hanging.accept()[0]]  # the first of them hangs now
        begun = time.time()
        good[0].act(good[0].table(good[2]))
        wait_until(lambda: hook.letters, "the message was held up")
        took = time.time() - begun
        assert took < 60, took  # three at once with a deadline of 10 s each are 130 s
        print("# a message beside forty that hang: %.1f s" % took)
        hanging.setblocking(False)
        try:
            while True:
                taken.append(hanging.accept()[0])
        except BlockingIOError:
            pass
        assert len(taken) <= 6, len(taken)  # three at once, and those after their deadline
    hook.shutdown()
    hanging.close()


def test_a_server_that_stops_waits_for_no_hook(program):
    """A message under way is given up and kept for the next start."""
    hanging = socket.create_server(("127.0.0.1", 0))
    hanging.settimeout(30)
    with server(program) as s:
        a, b, t = two(s)
        b.post("/api/me", webhook="http://127.0.0.1:%d/" % hanging.getsockname()[1])
        a.act(a.table(t))
        held = hanging.accept()
        folder, s.folder = s.folder, None
        assert s.stop() == 0  # within its patience
        s.folder = folder
        db = sqlite3.connect(s.db.split(":", 1)[1])
        assert db.execute("SELECT count(*) FROM outbox").fetchone()[0] == 1
        db.close()
        s.start()
        held[0].close()
    hanging.close()
