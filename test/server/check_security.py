"""What must not work: other people's seats, forged and broken requests, guessing."""
import http.client
import json
import random
import socket
import threading
import time

from check_api import all_routes, refused, server, two
from client import HEADERS, Session, Stream


def send(port, data, seconds=5):
    """Raw bytes to the server and its whole answer."""
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as c:
        c.sendall(data)
        answer = b""
        try:
            while True:
                part = c.recv(65536)
                if not part:
                    break
                answer += part
                if b"\r\n\r\n" in answer and b"Content-Length: " in answer:
                    head, body = answer.split(b"\r\n\r\n", 1)
                    if len(body) >= int(head.split(b"Content-Length: ")[1].split(b"\r\n")[0]):
                        break
        except (socket.timeout, ConnectionResetError):
            pass
        return answer


def test_another_seats_cookie_and_forged_seats(program):
    with server(program) as s:
        a, b, t = two(s)
        stranger, nobody = Session(s.port), Session(s.port, me=False)
        x = a.table(t)
        for who in (b, stranger):
            for call, body in (("act", {"action": "mark a1", "rev": x["rev"]}), ("undo", {}),
                               ("resign", {}), ("why", {"action": "mark a1"}), ("hint", {}),
                               ("nonce", {"text": "x"})):
                with refused("forbidden"):
                    who.at(t, call, seat="cross", **body)
        for call, body in (("ask", {"what": "draw"}), ("answer", {"what": "draw", "yes": True})):
            with refused("forbidden"):
                stranger.at(t, call, **body)
        with refused("forbidden"):
            nobody.at(t, "act", seat="cross", action="mark a1", rev=x["rev"])
        for seat in ("chance", "spectator", "nobody", "", "nought", 7, None, ["cross"]):
            with refused(403 if seat == "nought" else "bad-seat"):
                a.at(t, "act", seat=seat, action="mark a1", rev=x["rev"])
        assert a.table(t)["steps"] == 0


def test_forged_sessions(program):
    with server(program) as s:
        a, _, t = two(s)
        thief = Session(s.port, me=False)
        for cookie in ("", "x" * 32, a.cookie[:-1], a.cookie[:-1] + "!", a.me["id"], "'; --",
                       a.cookie.upper()):
            thief.cookie = cookie
            assert thief.table(t)["you"] is None
            with refused("forbidden"):
                thief.at(t, "resign", seat="cross")
            thief.cookie = None


def test_replayed_posts(program):
    with server(program) as s:
        a, b, t = two(s)
        body = json.dumps({"seat": "cross", "action": "mark a1", "rev": a.table(t)["rev"]})
        codes = [a.raw("POST", "/api/tables/%s/act" % t, body, HEADERS)[0] for _ in range(5)]
        assert codes == [200, 409, 409, 409, 409]
        # The same from many connections at once: one wins.
        body = json.dumps({"seat": "nought", "action": "mark b1", "rev": b.table(t)["rev"]})
        codes = []

        def post():
            c = Session(s.port, me=False)
            c.cookie = b.cookie
            codes.append(c.raw("POST", "/api/tables/%s/act" % t, body, HEADERS)[0])

        threads = [threading.Thread(target=post) for _ in range(16)]
        [x.start() for x in threads]
        [x.join() for x in threads]
        assert sorted(codes) == [200] + [409] * 15 and a.table(t)["steps"] == 2


def test_cross_site_posts(program):
    with server(program) as s:
        a, _, t = two(s)
        path = "/api/tables/%s/resign" % t
        body = json.dumps({"seat": "cross"})
        for headers in ({}, {"Content-Type": "application/json"}, {"X-Tessera": "0"},
                        {"X-Tessera": "1", "Origin": "http://evil.example"},
                        {"X-Tessera": "1", "Origin": "null"},
                        {"X-Tessera": "1", "Host": "evil.example"}):
            assert a.raw("POST", path, body, headers)[0] == 403, headers
        assert a.raw("GET", "/api/me", None, {"Host": "evil.example:%d" % s.port})[0] == 403
        assert a.raw("GET", path)[0] == 404 and a.raw("PUT", path, body, HEADERS)[0] == 400
        assert a.table(t)["state"] == "running"
        good = {"X-Tessera": "1", "Origin": "http://127.0.0.1:%d" % s.port}
        assert a.raw("POST", path, body, good)[0] == 200


def test_cookies_and_headers(program):
    with server(program) as s:
        a = Session(s.port, me=False)
        _, answer, _ = a.raw("GET", "/api/me")
        cookie = answer.getheader("Set-Cookie")
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
        for path in ("/", "/api/me", "/api/nothing", "/t/abc"):
            _, answer, _ = a.raw("GET", path)
            policy = answer.getheader("Content-Security-Policy")
            assert "default-src 'none'" in policy and "script-src 'self';" in policy
            assert answer.getheader("X-Content-Type-Options") == "nosniff"
            assert answer.getheader("Referrer-Policy") == "no-referrer"
            if path.startswith("/api"):
                assert answer.getheader("Cache-Control") == "no-store"


def test_malformed_bodies(program):
    with server(program) as s:
        a, _, t = two(s)
        path = "/api/tables/%s/chat" % t
        for body in (b"{", b"[]", b"7", b'"x"', b"null", b"\x00", b'{"text":"\xff"}', b"{} {}",
                     b'{"text":}', b"[" * 5000, b'{"a":' * 3000, b"\xef\xbb\xbf{}"):
            status, _, data = a.raw("POST", path, body, HEADERS)
            assert status == 400 and json.loads(data)["code"], body
        for text in ("\x00", "\x00after", 5, None, {"a": 1}, []):
            assert a.raw("POST", path, json.dumps({"text": text}), HEADERS)[0] == 400
        assert a.table(t)["chat"] == []


def test_oversized_requests(program):
    with server(program) as s:
        a, _, t = two(s)
        big = json.dumps({"text": "x" * 100000})
        head = "POST /api/tables/%s/chat HTTP/1.1\r\nHost: localhost\r\nX-Tessera: 1\r\n" % t
        head += "Cookie: tessera=%s\r\n" % a.cookie
        said = send(s.port, (head + "Content-Length: %d\r\n\r\n" % len(big)).encode())
        assert b" 413 " in said.split(b"\r\n")[0], said[:100]
        chunk = "%x\r\n%s\r\n" % (8000, "y" * 8000)
        said = send(s.port, (head + "Transfer-Encoding: chunked\r\n\r\n" + chunk * 20).encode())
        assert b" 200 " not in said.split(b"\r\n")[0]
        assert a.raw("GET", "/" + "x" * 5000)[0] in (404, 414, 431)
        long = send(s.port, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 100000 + b"\r\n\r\n")
        assert b" 200 " not in long.split(b"\r\n")[0]
        assert a.table(t)["chat"] == []


def test_broken_http(program):
    with server(program) as s:
        for data in (b"\r\n\r\n", b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00" * 50, b"GET / HTTP/9.9\r\n\r\n",
                     b"POST /api/me HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
                     b"POST /api/me HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
                     b"GET /api/tables/%00%0d%0a HTTP/1.1\r\nHost: localhost\r\n\r\n",
                     b"GET /api/me HTTP/1.1\r\nCookie: tessera\r\n\r\n"):
            send(s.port, data, 1)
        Session(s.port)


def test_path_traversal(program):
    with server(program) as s:
        for path in ("/../../etc/passwd", "/assets/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
                     "//etc/passwd", "/assets/..%2f..%2fetc%2fpasswd", "/..\\..\\etc\\passwd",
                     "/api/rules/../../../etc/passwd", "/api/tables/../../t.db", "/t.db",
                     "/api/rules/%2e%2e%2fpasswd", "/\x00/etc/passwd".replace("\x00", "%00")):
            said = send(s.port, ("GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                                 % path).encode())
            assert b"root:" not in said and b"SQLite" not in said, path


def test_slow_clients_hold_up_nobody(program):
    with server(program) as s:
        a, _, t = two(s)
        slow = []
        for n in range(200):
            c = socket.create_connection(("127.0.0.1", s.port))
            c.sendall([b"POST /api/me HTTP/1.1\r\nHost: x", b"GET /api/tables/%s/events HTTP/1.1\r\n"
                       b"Host: localhost\r\nCookie: tessera=%s\r\n\r\n" %
                       (t.encode(), a.cookie.encode())][n % 2])
            slow.append(c)
        begun = time.time()
        for _ in range(20):
            a.at(t, "chat", text="x" * 900)
            a.table(t)
        assert time.time() - begun < 15  # a held-up server would wait for their time-out, 30 s
        [c.close() for c in slow]


def test_html_stays_text(program):
    with server(program) as s:
        a, b, t = two(s)
        evil = "</script><img src=x>"
        a.post("/api/me", name=evil)
        a.at(t, "chat", text=evil + "\n\nevent: table\ndata: {}")
        stream = Stream(b, t)
        seen = stream.wait(lambda x: x["chat"])
        assert seen["chat"][0]["name"] == evil and len(stream.events) == 1
        for path in ("/api/tables/" + t, "/api/lobby", "/api/me"):
            _, answer, _ = a.raw("GET", path)
            assert answer.getheader("Content-Type").startswith("application/json")


def test_guessing_invitations(program):
    with server(program, "--public") as s:
        a, b = Session(s.port), Session(s.port)
        a.post("/api/register", name="host", password="long enough")
        made = a.create("tictactoe", seats={"cross": "me"}, watch="invited", private=True)
        token = made["invite"][3:]
        assert len(token) == 32 and token != a.create("tictactoe", seats={"cross": "me"})["invite"][3:]
        codes = [b.raw("POST", "/api/invite/" + guess, "{}", HEADERS)[0]
                 for guess in [token[:-1], token.upper(), made["id"], "%", "' OR 1=1 --".replace(" ", "%20")]
                 + ["a" * 32] * 20]
        assert set(codes) == {404, 429} and codes[-1] == 429, codes
        with refused("not-found"):
            b.table(made["id"])
        assert made["id"] not in json.dumps(b.get("/api/lobby"))


def test_rate_limits_with_public(program):
    with server(program, "--public") as s:
        a = Session(s.port)
        wrong, codes = json.dumps({"name": "x", "password": "y" * 9}), []
        while 429 not in codes and len(codes) < 60:  # a slow machine earns a few tries meanwhile
            codes.append(a.raw("POST", "/api/login", wrong, HEADERS)[0])
        assert len(codes) > 4 and set(codes[:-1]) == {401} and codes[-1] == 429, codes
        assert a.raw("GET", "/api/me")[0] == 200


def test_passwords_and_tokens_are_not_stored(program):
    with server(program, "--public") as s:
        a = Session(s.port)
        a.post("/api/register", name="livia", password="ave caesar morituri")
        data = b"".join(open(s.folder + "/" + n, "rb").read() for n in ("t.db", "t.db-wal"))
        assert b"ave caesar" not in data and a.cookie.encode() not in data
        assert b"$argon2id$" in data


def test_random_requests(program):
    """Broken and mutated requests by the hundred: the server answers or hangs up, and lives."""
    dice = random.Random(11)
    with server(program) as s:
        a, _, t = two(s)
        routes = all_routes()
        values = [None, True, -1, 10**14, 0.5, "", "cross", "mark a1", "x" * 3000, [], {}, ["a"],
                  {"kind": "live", "seconds": 5}, "\x00", "🂡", "draw", "all", "tictactoe"]
        keys = ["seat", "action", "rev", "what", "yes", "text", "name", "password", "game", "seats",
                "pace", "options", "watch", "undo", "nonce", "invite", "full", "scenario"]
        for n in range(600):
            method, path = dice.choice(routes)
            if path == "/api/logout" or path.endswith("/events"):
                continue
            path = path.replace("*", dice.choice([t, t, t, "tictactoe", "x" * 16, "%00", "%e9"]), 1)
            body = json.dumps({k: dice.choice(values) for k in dice.sample(keys, dice.randrange(6))})
            data = bytearray(body.encode())
            for _ in range(dice.choice([0, 0, 0, 1, 4])):
                data[dice.randrange(len(data))] = dice.randrange(256)
            try:
                status, _, _ = a.raw(method, path, bytes(data), HEADERS)
                assert status < 500, (method, path, data)
            except (http.client.HTTPException, ConnectionError):
                pass
        Session(s.port).get("/api/lobby")
        assert s.admin("check").returncode == 0
