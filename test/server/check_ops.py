"""Operating a server: health, metrics, log, systemd, slow clients, few descriptors, foreign names."""
import contextlib
import http.client
import os
import random
import re
import socket
import sqlite3
import subprocess
import tempfile
import threading
import time

from check_api import refused, server, two, until_mine
from client import HEADERS, Session, Stream, deadline

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
BROWSER = {"Accept": "text/html,*/*"}


def until(test, what, seconds=30):
    """The first true answer of test()."""
    end = deadline(seconds)
    while True:
        got = test()
        if got:
            return got
        assert time.time() < end, what
        time.sleep(0.02)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def get(port, path, headers=None):
    """Code, head and words of an answer, without cookies."""
    c = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    c.request("GET", path, headers=headers or {})
    answer = c.getresponse()
    data = answer.read().decode()
    c.close()
    return answer.status, answer, data


def values(text):
    """The exposition format: every line is understood, or this fails."""
    found, kinds = {}, {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            name, kind = line.split()[2:]
            assert name not in kinds and kind in ("counter", "gauge", "histogram"), line
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            name, labels, value = re.fullmatch(r'([a-z_]+)((?:\{[^{}]*\})?) (\S+)', line).groups()
            assert re.sub("_(bucket|sum|count)$", "", name) in kinds or name in kinds, line
            assert name + labels not in found, line
            found[name + labels] = float(value)
    return found


@contextlib.contextmanager
def logged(program, *flags, **more):
    """A server and a function that reads its log."""
    with tempfile.NamedTemporaryFile("w+", prefix="tessera-log-") as f:
        with server(program, *flags, log=f, **more) as s:
            yield s, lambda: open(f.name, encoding="utf-8").read().splitlines()


def test_health_is_told_to_everybody(program):
    """E16: /healthz answered 200 with the page, whatever the store did."""
    with server(program, "--public") as s:
        status, head, words = get(s.port, "/healthz")
        assert (status, words) == (200, "ready\n"), (status, words)
        assert len(head.getheader("X-Request-Id")) == 12
        path = s.db.split(":", 1)[1]
        db = sqlite3.connect(path)
        db.execute("CREATE TRIGGER full BEFORE INSERT ON keys BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        db.execute("CREATE TRIGGER full2 BEFORE INSERT ON users BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        db.commit()
        assert get(s.port, "/api/me")[0] == 500
        status, words = until(lambda: [x for x in [get(s.port, "/healthz")[::2]] if x[0] != 200], "still ready")[0]
        assert status == 503 and words == "The database does not accept writes.\n", words
        db.executescript("DROP TRIGGER full; DROP TRIGGER full2")
        db.close()
        until(lambda: get(s.port, "/healthz")[0] == 200, "never ready again")


def test_metrics_are_for_operators_only(program):
    """E16: /metrics answered 200 with the page. By an address of its own or a token, never to strangers."""
    monitor = free_port()
    with server(program, "--public", "--metrics", "127.0.0.1:%d" % monitor, "--metrics-token", "s3same") as s:
        a = Session(s.port)
        for bad in ({}, {"Authorization": "Bearer s3sama"}, {"Authorization": "Bearer "},
                    {"Authorization": "s3same"}):
            assert get(s.port, "/metrics", bad)[0] == 404
        status, head, text = get(s.port, "/metrics", {"Authorization": "Bearer s3same"})
        assert status == 200 and head.getheader("Content-Type").startswith("text/plain; version=0.0.4"), head
        values(text)
        assert get(monitor, "/metrics")[0] == get(monitor, "/healthz")[0] == 200
        for path in ("/", "/api/me", "/api/games"):
            assert get(monitor, path)[0] == 404
        with refused("not-found"):
            a.get("/api/metrics")
    with server(program) as s:
        assert get(s.port, "/metrics", {"Authorization": "Bearer "})[0] == 404


def test_metrics_count_what_happens(program):
    monitor = free_port()
    with server(program, "--metrics", "127.0.0.1:%d" % monitor) as s:
        look = lambda: values(get(monitor, "/metrics")[2])
        before = look()
        a, b, t = two(s)
        listener = Stream(a, t)
        listener.wait(lambda x: True)
        a.act(a.table(t))
        with refused("stale"):
            b.at(t, "act", seat="nought", action="mark a1", rev=0)
        now = look()
        act = '{route="POST /api/tables/*/act",code="%d"}'
        assert now["tessera_requests_total" + act % 200] == 1 == now["tessera_requests_total" + act % 409]
        assert now['tessera_request_seconds_count{route="POST /api/tables/*/act"}'] == 2
        assert now['tessera_request_seconds_bucket{route="POST /api/tables/*/act",le="+Inf"}'] == 2
        assert now["tessera_tables_in_memory"] == now["tessera_streams"] == 1
        assert now["tessera_commits_total"] > before["tessera_commits_total"]
        assert now["tessera_writes_failed_total"] == now["tessera_faults_total"] == 0
        for gauge in ("tessera_jobs_waiting", "tessera_jobs_age_seconds", "tessera_tables_held",
                      "tessera_outbox_messages", "tessera_messages_failed_total"):
            assert now[gauge] == 0, gauge
        assert now["process_resident_memory_bytes"] > 1e6 and now["process_max_fds"] >= now["process_open_fds"] > 10
        assert now["tessera_uptime_seconds"] > 0 and any(k.startswith("tessera_info{version=") for k in now)
        listener.close()
        until(lambda: look()["tessera_streams"] == 0, "the stream is still counted")


def test_unknown_paths_are_not_there(program):
    """E16: whatever was asked for got 200 and the page. The client's own addresses still do."""
    with server(program) as s:
        for path in ("/wp-login.php", "/admin", "/t", "/rules/a/b", "/.env", "/api", "/healthz/x"):
            status, head, words = get(s.port, path)
            assert status == 404 and "Nothing found at this address" in words, path
            # A person who is lost sees the client say so; the code says it too.
            assert get(s.port, path, BROWSER)[0] == 404
        for path in ("/", "/new", "/t/abc", "/i/abc", "/rules/arena-roma", "/edit/ancients", "/account", "/credits"):
            status, head, words = get(s.port, path)
            assert status == 200 and words.startswith("<!doctype html>"), path


def test_the_server_knows_the_pages_of_the_client(program):
    router = open(ROOT + "/web/src/router.ts", encoding="utf-8").read()
    router = router[router.index("export function readRoute"):router.index("export function go")]
    pages = re.findall(r'PAGE\("/([a-z]*)[^"]*"\)', open(ROOT + "/src/server/http/pages.def", encoding="utf-8").read())
    assert set(re.findall(r'head === "(\w+)"', router)) == set(pages) - {""}


def fail_writes(s):
    db = sqlite3.connect(s.db.split(":", 1)[1])
    db.execute("CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    db.commit()
    return db


def test_failing_storage_is_loud(program):
    """E7: 1,021 failed writes left no line. Now the first of a minute do, with the request's id; all are counted."""
    monitor = free_port()
    with logged(program, "--metrics", "127.0.0.1:%d" % monitor) as (s, log):
        a = Session(s.port)
        t = a.create("tictactoe", seats={"cross": "me", "nought": "me"})["id"]
        x = a.table(t)
        db = fail_writes(s)
        ids = []
        for _ in range(20):
            status, head, _ = a.raw("POST", "/api/tables/%s/act" % t,
                                    '{"seat":"cross","action":"mark a1","rev":%d}' % x["rev"], HEADERS)
            assert status == 500
            ids.append(head.getheader("X-Request-Id"))
            assert ids[-1] in a.heard[-1].decode()
        lines = [l for l in log() if "event=write-failed" in l]
        assert len(lines) == 5 and all(i in l for i, l in zip(ids, lines)), lines
        assert re.fullmatch(r'time=\S+Z level=error event=write-failed request=%s why="[^"]*disk full[^"]*"' % ids[0],
                            lines[0]), lines[0]
        assert any("event=request-failed" in l and "route=/api/tables/*/act" in l for l in log())
        assert values(get(monitor, "/metrics")[2])["tessera_writes_failed_total"] >= 20
        db.execute("DROP TRIGGER full")
        db.commit()
        db.close()
        a.act(a.table(t), "mark a1")
        until(lambda: any("event=store-writes-again" in l for l in log()), "nobody was told that it is over")


def test_the_log_has_a_level_and_a_priority(program):
    with logged(program, "--log-level", "debug") as (s, log):
        request = get(s.port, "/api/games")[1].getheader("X-Request-Id")
        line, = [l for l in log() if request in l]
        assert re.fullmatch(r'time=\S+ level=debug event=answered request=\w+ method=GET path=/api/games code=200 ms=[\d.]+',
                            line), line
        get(s.port, "/a%22b%0Aevent=forged")
        assert not any(l.startswith("event=forged") for l in log())
    with logged(program, "--log-level", "error", env={"JOURNAL_STREAM": "8:1"}) as (s, log):
        get(s.port, "/api/games")
        assert log() == [], log()
    with logged(program, env={"JOURNAL_STREAM": "8:1"}) as (s, log):
        until(log, "nothing was said")
        assert log()[0].startswith("<6>level=info event=started version="), log()
    done = subprocess.run([program, "serve", "--log-level", "loud"], capture_output=True, text=True, timeout=20)
    assert done.returncode == 2 and "--log-level" in done.stderr


def test_systemd_is_told(program):
    """READY when it serves, WATCHDOG as long as everything responds, STOPPING at the end; by hand, no library."""
    with tempfile.TemporaryDirectory(prefix="tessera-test-") as folder:
        heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        heard.bind(folder + "/notify")
        heard.settimeout(30)
        with server(program, env={"NOTIFY_SOCKET": folder + "/notify"}):
            assert heard.recv(100) == b"READY=1"
            assert heard.recv(100) == b"WATCHDOG=1"
        while (last := heard.recv(100)) == b"WATCHDOG=1":
            pass
        assert last == b"STOPPING=1"
        heard.close()


def test_no_ping_while_the_store_hangs(program):
    """The watchdog restarts a server whose store never answers; health says so meanwhile."""
    with tempfile.TemporaryDirectory(prefix="tessera-test-") as folder:
        heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        heard.bind(folder + "/notify")
        heard.settimeout(30)
        with server(program, env={"NOTIFY_SOCKET": folder + "/notify"}) as s:
            while heard.recv(100) != b"WATCHDOG=1":
                pass
            db = sqlite3.connect(s.db.split(":", 1)[1], isolation_level=None)
            db.execute("BEGIN IMMEDIATE")  # the store waits for 10 seconds, then fails
            time.sleep(0.5)
            heard.settimeout(6)
            with contextlib.suppress(socket.timeout):
                heard.recv(100)  # one may have been on its way
                heard.recv(100)
                raise AssertionError("a ping although the store hangs")
            db.execute("ROLLBACK")
            db.close()
            heard.settimeout(30)
            assert heard.recv(100) == b"WATCHDOG=1"
        heard.close()


def is_cut(c, seconds):
    """Whether the server hangs up, within the time."""
    end = time.time() + seconds
    c.settimeout(1)
    while time.time() < end:
        try:
            if c.recv(65536) == b"":
                return True
        except socket.timeout:
            continue
        except OSError:
            return True
    return False


def drip(c, bytes):
    """One byte at a time, until the other side hangs up."""
    with contextlib.suppress(OSError):
        for i in range(len(bytes)):
            c.sendall(bytes[i:i + 1])
            time.sleep(0.25)


def test_slow_and_silent_connections_are_cut(program):
    """E16: dripping connections were never cut. A request must be complete in time, in all."""
    with logged(program, "--timeout", "1") as (s, log):
        head = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
        body = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nX-Tessera: 1\r\nContent-Length: 1000\r\n\r\n"
        slow = []
        for start, rest in ((head, b"y" * 200), (body, b"{" * 200), (b"", b"G" * 200)):
            c = socket.create_connection(("127.0.0.1", s.port))
            c.sendall(start)
            threading.Thread(target=drip, args=(c, rest), daemon=True).start()
            slow.append(c)
        silent = socket.create_connection(("127.0.0.1", s.port))
        for c in (*slow, silent):
            assert is_cut(c, 20), "it was not cut"
            c.close()
        until(lambda: any("event=connections-cut" in l for l in log()), "it was not said")
        # Who keeps a connection and uses it is not cut, nor is a stream that reads.
        a = Session(s.port)
        t = a.create("tictactoe", seats={"cross": "me", "nought": "me"})["id"]
        listener = Stream(a, t)
        for _ in range(8):
            a.table(t)
            time.sleep(0.5)
        a.act(a.table(t))
        listener.wait(lambda x: x["steps"] == 1)
        listener.close()


def test_a_stream_that_nobody_reads_is_cut(program):
    """E16: a client that listens and does not read is hung up on, and costs no memory meanwhile."""
    monitor = free_port()
    with server(program, "--timeout", "1", "--metrics", "127.0.0.1:%d" % monitor) as s:
        a = Session(s.port)
        t = a.create(seats={"roma": "me", "capua": "me"})["id"]
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", s.port))
        deaf.sendall(("GET /api/tables/%s/events HTTP/1.1\r\nHost: localhost\r\nCookie: tessera=%s\r\n\r\n"
                      % (t, a.cookie)).encode())
        streams = lambda: values(get(monitor, "/metrics")[2])["tessera_streams"]
        until(lambda: streams() == 1, "the stream did not begin")
        end = time.time() + 60
        while streams() == 1:  # until what the system keeps for it is full
            assert time.time() < end, "it was not cut"
            for _ in range(20):
                x = a.table(t)
                a.act(x)
                a.at(t, "undo", seat=x["you"])
        deaf.close()


def cpu_seconds(pid):
    words = open("/proc/%d/stat" % pid).read().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def test_few_descriptors_cost_nothing_but_patience(program):
    """E16: out of descriptors the server spun. Now it keeps some for itself, others wait, and it says so."""
    with logged(program, "--timeout", "60", files=160) as (s, log):
        a = Session(s.port)
        t = a.create("tictactoe", seats={"cross": "me", "nought": "me"})["id"]
        crowd = []
        for _ in range(300):
            c = socket.socket()
            c.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                c.connect(("127.0.0.1", s.port))
            crowd.append(c)
        until(lambda: any("event=connections-full" in l for l in log()), "it was not said")
        before, begun = cpu_seconds(s.process.pid), time.time()
        for action in ("mark a1", "mark b2", "mark c3"):
            a.act(a.table(t), action)  # who is inside goes on
        time.sleep(2)
        spent = (cpu_seconds(s.process.pid) - before) / (time.time() - begun)
        assert spent < 0.5, "it spins: %.2f of a core" % spent
        for c in crowd:
            c.close()
        b = until(lambda: Session(s.port), "nobody gets in any more")
        assert b.get("/api/games")["games"] and a.table(t)["steps"] == 3


def test_far_too_few_descriptors_are_refused(program):
    with tempfile.TemporaryDirectory(prefix="tessera-test-") as folder:
        done = subprocess.run(["bash", "-c", "ulimit -n 40; exec \"$0\" serve --port 0 --data \"$1\"", program, folder],
                              capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and "ulimit -n" in done.stderr, done


def test_foreign_names_are_refused_at_home(program):
    """E16: on 0.0.0.0 a page of somewhere else, whose name it had pointed here (DNS rebinding), was taken for ours."""
    with server(program, "--host", "0.0.0.0", "--url", "http://games.example:8080") as s:
        own = socket.gethostname()
        for host in ("evil.example", "evil.example:%d" % s.port, "games.example.evil.example", "localhost.evil.example",
                     "", own + ".evil.example", "127.0.0.1.evil.example", "[::1", "[::1].evil.example"):
            foreign = {"Host": host, "Origin": "http://" + host, **HEADERS}
            assert get(s.port, "/api/me", {"Host": host})[0] in (400, 403), host
            assert Session(s.port, me=False).raw("POST", "/api/me", "{}", foreign)[0] in (400, 403), host
        for host in ("localhost", "LOCALHOST:1", "127.0.0.1:%d" % s.port, "192.168.7.7:8080", "[fe80::1]:8080", own, own + ".lan:80",
                     "games.example", "Games.Example:8080"):
            assert get(s.port, "/api/games", {"Host": host})[0] == 200, host


def test_webhooks_of_a_network_do_not_reach_into_it(program):
    """E16: on 0.0.0.0 a webhook could be sent to this machine and to link-local addresses."""
    arrived = socket.create_server(("127.0.0.1", 0))
    monitor = free_port()
    address = "http://127.0.0.1:%d/turn" % arrived.getsockname()[1]
    for flags, reaches in (((), False), (("--local-webhooks",), True)):
        with server(program, "--host", "0.0.0.0", "--metrics", "127.0.0.1:%d" % monitor, *flags) as s:
            a, b, t = two(s)
            b.post("/api/me", webhook=address)
            a.act(a.table(t))
            arrived.settimeout(30)
            if reaches:
                arrived.accept()[0].close()
                continue
            until(lambda: values(get(monitor, "/metrics")[2])["tessera_messages_failed_total"] >= 1, "not tried")
            arrived.settimeout(0.1)
            with contextlib.suppress(socket.timeout):
                arrived.accept()
                raise AssertionError("the webhook came through")
    arrived.close()


def tamperings(record, dice):
    """The record with one line changed, cut, doubled, swapped or deleted, and never as it was."""
    while True:
        lines = record.split("\n")[:-1]
        n, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        line, at = lines[n], dice.randrange(len(lines[n]))
        kind = dice.randrange(6)
        if kind == 0:
            lines[n] = line[:at] + chr(dice.randrange(32, 127)) + line[at + 1:]
        elif kind == 1:
            lines[n] = line[:at]
        elif kind == 2:
            lines.insert(n, line)
        elif kind == 3:
            lines[n], lines[other] = lines[other], line
        elif kind == 4:
            del lines[n]
        else:
            del lines[n:]
        changed = "".join(l + "\n" for l in lines)
        if changed != record:
            yield changed


def test_no_tampering_of_a_record_is_passed(program):
    """E16: `verify` passed 5 of 395, such as the last step of a resigned game cut. (1,000 and more: unit seal.)"""
    with server(program) as s:
        a = Session(s.port)
        t = a.create(seats={"roma": "me", "capua": "bot:greedy"}, nonce="ides")["id"]
        for _ in range(4):
            a.act(until_mine(a, t))
        a.at(t, "resign", seat="roma")
        record = a.raw("GET", "/api/tables/%s/record" % t)[2].decode()
    assert record.startswith("tessera record 2\n") and "\nend resign roma " in record
    with tempfile.TemporaryDirectory(prefix="tessera-test-") as folder:
        def verify(text):
            with open(folder + "/r", "w", encoding="utf-8") as f:
                f.write(text)
            return subprocess.run([program, "verify", folder + "/r"], capture_output=True, text=True)
        good = verify(record)
        assert good.returncode == 0 and "The seal is whole" in good.stdout, good
        for bad, _ in zip(tamperings(record, random.Random(16)), range(60)):
            done = verify(bad)
            assert done.returncode == 1 and re.search(r": Line \d+ of the record: .+\.", done.stderr), (done, bad)
