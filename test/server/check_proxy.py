"""Behind nginx with TLS, with the very file of docs/deploy."""
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time

from check_api import refused, server, until_mine
from client import Session, Stream, deadline

CONF = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/deploy/nginx.conf")


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def write_conf(folder, port, upstream):
    """The file as it is, but with this test's ports and certificate."""
    text = open(CONF, encoding="utf-8").read()
    text = re.sub(r"server 127\.0\.0\.1:8080;", "server 127.0.0.1:%d;" % upstream, text)
    text = re.sub(r"listen 443 ssl", "listen 127.0.0.1:%d ssl" % port, text)
    text = re.sub(r"ssl_certificate \S+;", "ssl_certificate %s/cert.pem;" % folder, text)
    text = re.sub(r"ssl_certificate_key \S+;", "ssl_certificate_key %s/key.pem;" % folder, text)
    paths = "".join("%s_temp_path %s/%s;" % (n, folder, n)
                    for n in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    with open(folder + "/nginx.conf", "w", encoding="utf-8") as f:
        f.write("daemon off; pid %s/pid; error_log %s/error.log;\nevents {}\nhttp {\n"
                "access_log off; %s\n%s}\n" % (folder, folder, paths, text))


def wait_for(port):
    end = deadline(10)
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert time.time() < end, "nginx does not listen"
            time.sleep(0.05)


def test_a_game_through_nginx(program):
    folder, port = tempfile.mkdtemp(prefix="tessera-nginx-"), free_port()
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                    "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
                    "/CN=tessera.example", "-keyout", folder + "/key.pem", "-out",
                    folder + "/cert.pem"], check=True, capture_output=True)
    with server(program, "--public", "--proxy") as s:
        write_conf(folder, port, s.port)
        nginx = subprocess.Popen(["nginx", "-c", folder + "/nginx.conf", "-e", folder + "/error.log"])
        try:
            wait_for(port)
            a, b = Session(port, tls=True), Session(port, tls=True, me=False)
            _, answer, _ = b.raw("GET", "/api/me")
            assert "; Secure" in answer.getheader("Set-Cookie")
            a.post("/api/register", name="livia", password="long enough")
            made = a.create("arena-roma", seats={"roma": "me"})
            stream = Stream(a, made["id"])
            stream.wait(lambda x: x["state"] == "open")
            b.post("/api/invite/" + made["invite"][3:])
            seen = stream.wait(lambda x: x["state"] == "running")  # nginx holds nothing back
            assert seen["seats"][1]["kind"] == "person"
            rev = b.act(until_mine(b, made["id"]))["rev"]
            stream.wait(lambda x: x["rev"] >= rev)
            with refused("forbidden"):
                b.call("POST", "/api/me", "{}", {"X-Tessera": "1", "Origin": "https://evil.example"})
            good = {"X-Tessera": "1", "Origin": "https://127.0.0.1:%d" % port}
            assert b.raw("POST", "/api/me", "{}", good)[0] == 200
            assert b.raw("POST", "/api/me", "x" * 70000, good)[0] == 413
            stream.close()
        finally:
            nginx.terminate()
            nginx.wait(10)
            shutil.rmtree(folder, ignore_errors=True)
