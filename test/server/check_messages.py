"""Turn notifications: a local mail sink and a local webhook."""
import http.server
import json
import re
import socketserver
import threading
import time

from check_api import server, two
from client import Stream, deadline


class Mail(socketserver.StreamRequestHandler):
    def handle(self):
        say = lambda line: self.wfile.write(line + b"\r\n")
        letter = {"to": []}
        say(b"220 sink")
        while line := self.rfile.readline().strip():
            word = line.upper()
            if word.startswith(b"RCPT"):
                letter["to"].append(line.decode())
            if word.startswith(b"DATA"):
                if self.server.refuse:
                    self.server.refuse -= 1
                    say(b"451 later")
                    continue
                say(b"354 go on")
                body = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    body += part
                letter["body"] = body.decode()
                self.server.letters.append(letter)
            if word.startswith(b"QUIT"):
                say(b"221 bye")
                return
            say(b"250 ok")


class Hook(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        refuse, self.server.refuse = self.server.refuse, max(0, self.server.refuse - 1)
        if not refuse:
            self.server.letters.append(json.loads(body))
        self.send_response(500 if refuse else 200)
        self.end_headers()

    def log_message(self, *words):
        pass


def sink(handler, kind):
    s = kind(("127.0.0.1", 0), handler)
    s.daemon_threads = True
    s.letters, s.refuse = [], 0
    threading.Thread(target=s.serve_forever, daemon=True).start()
    return s


def wait_for(letters, count, seconds=10):
    end = deadline(seconds)
    while len(letters) < count:
        assert time.time() < end, "no message came"
        time.sleep(0.05)
    time.sleep(0.3)
    assert len(letters) == count, letters


def confirm(session, mail, address, password=None):
    """Gives the person an address, and presses the link that comes there."""
    sent = len(mail.letters)
    session.post("/api/me", email=address, **({"password": password} if password else {}))
    wait_for(mail.letters, sent + 1)
    session.post("/api/confirm", token=re.search("/confirm/([a-z2-7]+)", mail.letters[-1]["body"]).group(1))
    assert session.get("/api/me")["email"] == address


def test_mail_goes_to_who_must_act(program):
    mail = sink(Mail, socketserver.ThreadingTCPServer)
    with server(program, "--smtp", "smtp://127.0.0.1:%d" % mail.server_address[1],
                "--url", "https://tessera.example", "--mail-from", "games@tessera.example") as s:
        a, b, t = two(s)
        confirm(b, mail, "livia@example.com")
        mail.refuse = 1
        a.act(a.table(t))
        wait_for(mail.letters, 2)
        letter = mail.letters[1]
        assert letter["to"] == ["RCPT TO:<livia@example.com>"]
        assert "Subject: Your turn: Tic-tac-toe\r\n" in letter["body"]
        assert "https://tessera.example/t/" + t in letter["body"]
        # Who is looking at the table needs no letter.
        here = Stream(b, t)
        here.wait(lambda x: True)
        b.act(b.table(t))
        a.act(a.table(t))
        time.sleep(0.8)
        assert len(mail.letters) == 2
    mail.shutdown()
    mail.server_close()


def test_webhooks_are_tried_again(program):
    hook = sink(Hook, http.server.ThreadingHTTPServer)
    hook.refuse = 2
    with server(program) as s:
        a, b, t = two(s)
        b.post("/api/me", webhook="http://127.0.0.1:%d/turn" % hook.server_address[1])
        a.act(a.table(t))
        wait_for(hook.letters, 1, 15)
        assert hook.letters[0]["table"] == t and hook.letters[0]["seat"] == "nought"
    hook.shutdown()
    hook.server_close()


def test_messages_survive_a_crash(program):
    hook = sink(Hook, http.server.ThreadingHTTPServer)
    hook.refuse = 10**6
    with server(program) as s:
        a, b, t = two(s)
        b.post("/api/me", webhook="http://127.0.0.1:%d/turn" % hook.server_address[1])
        a.act(a.table(t))
        s.kill()
        hook.refuse = 0
        s.start()
        wait_for(hook.letters, 1, 15)
    hook.shutdown()
    hook.server_close()


def test_public_servers_reach_no_private_address(program):
    hook = sink(Hook, http.server.ThreadingHTTPServer)
    with server(program, "--public") as s:
        from client import Session
        a, b = Session(s.port), Session(s.port)
        a.post("/api/register", name="host", password="long enough")
        b.post("/api/register", name="guest", password="long enough")
        made = a.create("tictactoe", seats={"cross": "me"})
        b.post("/api/invite/" + made["invite"][3:])
        b.post("/api/me", webhook="http://localhost:%d/turn" % hook.server_address[1])
        a.act(a.table(made["id"]))
        time.sleep(1.5)
        assert hook.letters == []
    hook.shutdown()
    hook.server_close()
