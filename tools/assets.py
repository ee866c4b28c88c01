#!/usr/bin/env python3
"""Writes the files of a folder as a C table: assets.py FOLDER OUT.c OUT.d

The table is declared in src/server/http/assets.h. Each file is compressed; a file whose name
holds a hash of its content (name-1a2b3c4d.js) may be cached for ever. If the folder has no
page yet, a page that says so takes its place. OUT.d names the files for ninja.
"""
import gzip
import hashlib
import pathlib
import re
import sys

TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".json": "application/json",
    ".woff2": "font/woff2", ".png": "image/png", ".webp": "image/webp", ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json", ".wasm": "application/wasm",
    ".txt": "text/plain; charset=utf-8",
}
NO_PAGE = (b"<!doctype html><html lang=en><meta charset=utf-8><title>Tessera</title>"
           b"<h1>Tessera</h1><p>The server runs. The web client was not built: run "
           b"<code>make web</code> and build again. The API answers under "
           b"<a href=/api/games>/api/games</a>.</p></html>")


def is_hashed(name):
    return re.search(r"[-.][0-9A-Za-z]{8,}\.\w+$", name) is not None


def rows(files):
    for n, (path, data) in enumerate(files):
        etag = '\\"%s\\"' % hashlib.sha256(data).hexdigest()[:16]
        packed = gzip.compress(data, 9, mtime=0)
        kind = TYPES.get(pathlib.PurePath(path).suffix, "application/octet-stream")
        row = '\t{ "%s", "%s", "%s", %s, bytes_%d, sizeof bytes_%d },' % (
            path, kind, etag, "true" if is_hashed(path) else "false", n, n)
        yield row, n, packed


def c_bytes(n, data):
    lines = [",".join(map(str, data[i:i + 24])) for i in range(0, len(data), 24)]
    return "static const unsigned char bytes_%d[] = {\n%s };\n" % (n, ",\n".join(lines))


def main(folder, out, depends):
    root = pathlib.Path(folder)
    found = sorted(p for p in root.rglob("*") if p.is_file()) if root.is_dir() else []
    files = [("/" + p.relative_to(root).as_posix(), p.read_bytes()) for p in found]
    if not any(path == "/index.html" for path, _ in files):
        files.append(("/index.html", NO_PAGE))
    made = list(rows(files))
    text = '#include "server/http/assets.h"\n\n' + "\n".join(c_bytes(n, d) for _, n, d in made)
    text += "\nconst struct asset embedded_assets[] = {\n" + "\n".join(r for r, _, _ in made)
    text += "\n\t{ 0 },\n};\n"
    pathlib.Path(out).write_text(text, encoding="utf-8")
    # A folder that is not there yet will change the one above it.
    there = next(p for p in (root, *root.parents) if p.is_dir())
    folders = [there] + [p for p in root.rglob("*") if p.is_dir()]
    names = " ".join(str(p).replace(" ", "\\ ") for p in folders + found)
    pathlib.Path(depends).write_text("%s: %s\n" % (out, names), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
