"""A small client of the server for the tests: sessions, calls, streams, processes.

Standard library only. Everything a server sends is kept in Session.heard, so that a test
can look for what should not be there.
"""
import http.client
import json
import os
import re
import resource
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import threading
import time

TABLES = {}  # of each game, asked for once
HEADERS = {"X-Tessera": "1", "Content-Type": "application/json"}


def deadline(seconds):
    """When it has been waited for long enough, on a machine that is five times as slow."""
    return time.time() + 5 * seconds


class Refused(Exception):
    def __init__(self, code, answer):
        super().__init__("%s %s" % (code, answer))
        self.http = code
        self.answer = answer if isinstance(answer, dict) else {}
        self.code = self.answer.get("code")


class Session:
    """One browser: a cookie and a connection that is kept."""

    def __init__(self, port, me=True, host="127.0.0.1", tls=False):
        self.host, self.port, self.cookie, self.heard = host, port, None, []
        self.tls = ssl._create_unverified_context() if tls else None
        self.connection = None
        if me:
            self.me = self.get("/api/me")

    def connect(self):
        if self.tls:
            return http.client.HTTPSConnection(self.host, self.port, timeout=20, context=self.tls)
        return http.client.HTTPConnection(self.host, self.port, timeout=20)

    def raw(self, method, path, body=None, headers=None):
        for again in (False, True):
            try:
                if not self.connection:
                    self.connection = self.connect()
                head = dict(headers or {})
                if self.cookie:
                    head["Cookie"] = "tessera=" + self.cookie
                self.connection.request(method, path, body, head)
                answer = self.connection.getresponse()
                data = answer.read()
                break
            except (http.client.HTTPException, OSError):
                self.connection = None
                if again or method != "GET":
                    raise
        found = re.match(r"tessera=(\w*)", answer.getheader("Set-Cookie") or "")
        if found:
            self.cookie = found.group(1)
        self.heard.append(data)
        return answer.status, answer, data

    def call(self, method, path, body=None, headers=None):
        status, _, data = self.raw(method, path, body, headers)
        answer = json.loads(data)
        if status != 200:
            raise Refused(status, answer)
        return answer

    def get(self, path):
        return self.call("GET", path)

    def post(self, path, **body):
        return self.call("POST", path, json.dumps(body), HEADERS)

    def table(self, id):
        return self.get("/api/tables/" + id)

    def at(self, id, call, /, **body):
        return self.post("/api/tables/%s/%s" % (id, call), **body)

    def create(self, game="arena-roma", **body):
        return self.post("/api/tables", game=game, **body)

    def act(self, s, action=None, **more):
        """Plays `action`, a list of numbers or a text, else the first legal one, of the snapshot `s`."""
        action = action or s["legal"][0]
        how = {"action": action} if isinstance(action, str) else {"do": action}
        return self.at(s["id"], "act", seat=s["you"], rev=s["rev"], **how, **more)

    def words(self, game, action):
        """An action of the legal list in words."""
        if game not in TABLES:
            TABLES[game] = self.get("/api/games/%s/facts" % game)
        tables = TABLES[game]
        verb = tables["verbs"][action[0]]
        names = [tables["domains"].get(kind) for kind in verb["args"]]
        return " ".join([verb["word"]] + [n[i] if n else str(i) for n, i in zip(names, action[1:])])


class Stream(threading.Thread):
    """Listens to a table; keeps every event and every byte."""

    def __init__(self, session, id, query="", last=None):
        super().__init__(daemon=True)
        self.socket = socket.create_connection((session.host, session.port), timeout=30)
        if session.tls:
            self.socket = session.tls.wrap_socket(self.socket)
        head = "GET /api/tables/%s/events%s HTTP/1.1\r\nHost: localhost\r\n" % (id, query)
        if session.cookie:
            head += "Cookie: tessera=%s\r\n" % session.cookie
        if last is not None:
            head += "Last-Event-ID: %s\r\n" % last
        self.socket.sendall((head + "\r\n").encode())
        self.events, self.bytes, self.ended = [], bytearray(), False
        self.arrived = threading.Condition()
        self.start()

    def run(self):
        reader = self.socket.makefile("rb")
        event = {}
        try:
            while reader.readline().strip():
                pass
            while True:
                size = int(reader.readline().strip() or b"0", 16)
                if size == 0:
                    break
                chunk = reader.read(size)
                reader.readline()
                self.bytes += chunk
                self.parse()
        except (OSError, ValueError):
            pass
        with self.arrived:
            self.ended = True
            self.arrived.notify_all()

    def parse(self):
        with self.arrived:
            while b"\n\n" in self.bytes[self.done():]:
                start = self.done()
                end = self.bytes.index(b"\n\n", start)
                block = bytes(self.bytes[start:end]).decode()
                self.position = end + 2
                fields = dict(l.split(": ", 1) for l in block.split("\n") if ": " in l)
                if "event" in fields:
                    self.events.append((fields["event"], json.loads(fields["data"])))
                self.arrived.notify_all()

    def done(self):
        return getattr(self, "position", 0)

    def wait(self, test, seconds=10):
        """The first table event for which test(snapshot) is true."""
        end = time.time() + seconds
        with self.arrived:
            at = 0
            while True:
                while at < len(self.events):
                    kind, data = self.events[at]
                    at += 1
                    if kind == "table" and test(data):
                        return data
                left = end - time.time()
                if left <= 0 or self.ended:
                    raise AssertionError("the event did not come")
                self.arrived.wait(left)

    def close(self):
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.socket.close()


class Server:
    """A `tessera serve` process."""

    def __init__(self, program, *flags, db=None, port=0, env=None, log=None, files=None):
        """`log`: a file for its error output; `files`: how many it may have open."""
        self.folder, self.env, self.log, self.files = None, dict(os.environ, **(env or {})), log, files
        if db is None:
            self.folder = tempfile.mkdtemp(prefix="tessera-test-")
            db = "sqlite:%s/t.db" % self.folder
        self.program, self.flags, self.db, self.port = program, flags, db, port
        self.start()

    def start(self):
        words = [self.program, "serve", "--db", self.db, "--port", str(self.port),
                 "--bot-delay", "0", *self.flags]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=self.env,
                                        stderr=open(self.log, "a") if isinstance(self.log, str) else self.log,
                                        preexec_fn=self.files and self.limit)
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)$", line.strip())
        if not found:
            self.kill()
            raise AssertionError("the server did not start: " + line)
        self.port = int(found.group(1))

    def limit(self):
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """Ends it kindly; its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = self.process.wait()
        self.process.stdout.close()
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)
        return status

    def admin(self, *words):
        return subprocess.run([self.program, "admin", *words, "--db", self.db],
                              capture_output=True, text=True, timeout=120)


class Postgres:
    """A private PostgreSQL in a temporary folder, on a socket of its own."""

    def __init__(self):
        bin = max(p for p in os.listdir("/usr/lib/postgresql") if p.isdigit())
        self.bin = "/usr/lib/postgresql/%s/bin/" % bin
        self.folder = tempfile.mkdtemp(prefix="tessera-pg-")
        self.user = "postgres" if os.getuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self.run("initdb", "-D", self.folder + "/data", "-A", "trust", "-U", "postgres", "--no-sync")
        self.start()
        self.count = 0

    def start(self):
        self.run("pg_ctl", "-D", self.folder + "/data", "-w", "-l", self.folder + "/log", "-o",
                 "-c listen_addresses='' -c unix_socket_directories=%s" % self.folder, "start")

    def halt(self, mode="fast"):
        self.run("pg_ctl", "-D", self.folder + "/data", "-w", "-m", mode, "stop")

    def processes(self):
        """The postmaster and all its children."""
        first = int(open(self.folder + "/data/postmaster.pid").readline())
        found = [first]
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                stat = open("/proc/%s/stat" % name).read()
            except OSError:
                continue
            if int(stat.rsplit(")", 1)[1].split()[1]) == first:
                found.append(int(name))
        return found

    def signal(self, which):
        """Stops or continues all of it, the postmaster first: so it makes no more children."""
        for pid in self.processes():
            try:
                os.kill(pid, which)
            except ProcessLookupError:
                pass

    def query(self, db, sql):
        done = subprocess.run([self.bin + "psql", db, "-Atqc", sql], user=self.user, cwd="/",
                              capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    def run(self, program, *words):
        done = subprocess.run([self.bin + program, *words], user=self.user, cwd="/",
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            raise AssertionError(program + ": " + done.stderr)

    def database(self):
        self.count += 1
        name = "t%d" % self.count
        self.run("createdb", "-h", self.folder, "-U", "postgres", name)
        return "postgresql://postgres@/%s?host=%s" % (name, self.folder)

    def stop(self):
        subprocess.run([self.bin + "pg_ctl", "-D", self.folder + "/data", "-m", "immediate",
                        "stop"], user=self.user, cwd="/", stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        shutil.rmtree(self.folder, ignore_errors=True)
