#!/usr/bin/env python3
"""Writes the lessons as C strings: lessons.py FOLDER OUT.c OUT.d

FOLDER holds GAME/NAME.lesson; a name begins with the number of its place, which is not part of it
("1-first-turn" is "first-turn"). The table is declared in src/lesson/shelf.h. OUT.d names all that
was read, so that a changed lesson is built again.
"""
import pathlib
import sys


def c_string(text):
    lines = []
    for line in text.splitlines():
        escaped = line.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t")
        lines.append('\t  "%s\\n"' % escaped)
    return "\n".join(lines)


def main(folder, out, depfile):
    folder, out = pathlib.Path(folder), pathlib.Path(out)
    files = sorted(folder.glob("*/*.lesson"))
    rows = []
    for path in files:
        name = path.stem.lstrip("0123456789").lstrip("-")
        rows.append('\t{ "%s", "%s",\n%s },' % (path.parent.name, name, c_string(path.read_text(encoding="utf-8"))))
    out.write_text('#include "lesson/shelf.h"\n\nconst struct lesson_text lesson_texts[] = {\n'
                   + "\n".join(rows) + "\n\t{ NULL, NULL, NULL },\n};\n", encoding="utf-8")
    games = sorted(p for p in folder.iterdir() if p.is_dir())
    needs = [folder, *games, *files]
    pathlib.Path(depfile).write_text(f"{out}: {' '.join(str(p) for p in needs)}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
