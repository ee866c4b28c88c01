"""A push service and a browser in one, for the tests: it decrypts and checks what it gets.

Standard library and openssl(1) only, written from RFC 8188, 8291 and 8292 and not from the server.
"""
import base64
import hashlib
import hmac
import http.server
import json
import secrets
import subprocess
import threading
import time

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
G = (0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
     0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5)


def add(a, b):
    if not a or not b:
        return a or b
    if a[0] == b[0]:
        if (a[1] + b[1]) % P == 0:
            return None
        slope = (3 * a[0] * a[0] - 3) * pow(2 * a[1], -1, P) % P
    else:
        slope = (b[1] - a[1]) * pow(b[0] - a[0], -1, P) % P
    x = (slope * slope - a[0] - b[0]) % P
    return x, (slope * (a[0] - x) - a[1]) % P


def times(k, point):
    out = None
    while k:
        if k & 1:
            out = add(out, point)
        point, k = add(point, point), k >> 1
    return out


def read_point(data):
    assert len(data) == 65 and data[0] == 4
    x, y = int.from_bytes(data[1:33], "big"), int.from_bytes(data[33:], "big")
    assert (y * y - x * x * x + 3 * x - B) % P == 0
    return x, y


def write_point(p):
    return b"\4" + p[0].to_bytes(32, "big") + p[1].to_bytes(32, "big")


def encode(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(words):
    return base64.urlsafe_b64decode(words + "=" * (-len(words) % 4))


def mac(key, data):
    return hmac.new(key, data, hashlib.sha256).digest()


def aes(key, mode, data, iv=None):
    words = ["openssl", "enc", "-aes-128-" + mode, "-K", key.hex(), "-nopad"]
    words += ["-iv", iv.hex()] if iv else []
    return subprocess.run(words, input=data, capture_output=True, check=True).stdout


def ghash(h, data):
    h, y = int.from_bytes(h, "big"), 0
    for i in range(0, len(data), 16):
        y ^= int.from_bytes(data[i:i + 16].ljust(16, b"\0"), "big")
        z, v = 0, h
        for bit in range(127, -1, -1):
            z ^= v if y >> bit & 1 else 0
            v = v >> 1 ^ (0xE1 << 120 if v & 1 else 0)
        y = z
    return y.to_bytes(16, "big")


def open_gcm(key, nonce, data):
    """AES-128-GCM without associated data; the tag must be right."""
    data, tag = data[:-16], data[-16:]
    lengths = b"\0" * 8 + (8 * len(data)).to_bytes(8, "big")
    padded = data + b"\0" * (-len(data) % 16)
    mask = aes(key, "ecb", nonce + b"\0\0\0\1")
    hashed = ghash(aes(key, "ecb", b"\0" * 16), padded + lengths)
    assert bytes(a ^ b for a, b in zip(mask, hashed)) == tag, "the message was changed"
    return aes(key, "ctr", data, nonce + b"\0\0\0\2")


def check_token(header, origin):
    """The claims of a VAPID header; its signature must be right."""
    kind, rest = header.split(" ", 1)
    assert kind == "vapid"
    parts = dict(p.strip().split("=", 1) for p in rest.split(","))
    head, claims, sign = parts["t"].split(".")
    assert json.loads(decode(head))["alg"] == "ES256"
    sign = decode(sign)
    r, s = int.from_bytes(sign[:32], "big"), int.from_bytes(sign[32:], "big")
    z = int.from_bytes(hashlib.sha256(("%s.%s" % (head, claims)).encode()).digest(), "big")
    w = pow(s, -1, N)
    point = add(times(z * w % N, G), times(r * w % N, read_point(decode(parts["k"]))))
    assert point[0] % N == r, "the token is not signed by this key"
    claims = json.loads(decode(claims))
    assert claims["aud"] == origin and 0 < claims["exp"] - time.time() <= 86400, claims
    return parts["k"], claims


class Browser:
    """The keys of one subscription."""

    def __init__(self):
        self.secret = secrets.randbelow(N - 1) + 1
        self.point, self.auth = write_point(times(self.secret, G)), secrets.token_bytes(16)

    def keys(self):
        return {"p256dh": encode(self.point), "auth": encode(self.auth)}

    def decrypt(self, body):
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        point, data = body[21:21 + length], body[21 + length:]
        assert len(data) <= size and length == 65
        shared = times(self.secret, read_point(point))[0].to_bytes(32, "big")
        secret = mac(mac(self.auth, shared), b"WebPush: info\0" + self.point + point + b"\1")
        key = mac(salt, secret)
        content = mac(key, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = mac(key, b"Content-Encoding: nonce\0\1")[:12]
        plain = open_gcm(content, nonce, data).rstrip(b"\0")
        assert plain[-1] == 2, "not the last record"
        return json.loads(plain[:-1])


class Service(http.server.ThreadingHTTPServer):
    """A push service: /gone is a browser that has gone, all else is kept as (path, headers, body)."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Post)
        self.messages = []
        self.origin = "http://127.0.0.1:%d" % self.server_address[1]
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Post(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.messages.append((self.path, dict(self.headers), body))
        self.send_response(410 if self.path == "/gone" else 201)
        self.end_headers()

    def log_message(self, *words):
        pass
