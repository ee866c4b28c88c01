#!/usr/bin/env python3
"""Writes the given rules files as C strings: embed.py RULES.md... OUT.c

The table is declared in src/rulebook/rulestext.h: the id of a game, the text of its rules, and its
ledger (ledger/GAME.tsv beside the rules, see tools/ledger).
"""
import pathlib
import sys


def c_string(text):
    lines = []
    for line in text.splitlines():
        escaped = line.replace("\\", "\\\\").replace('"', '\\"')
        lines.append('\t"%s\\n"' % escaped.replace("\t", "\\t"))
    return "\n".join(lines)


def row(path):
    ledger = path.parent / "ledger" / (path.stem + ".tsv")
    texts = [c_string(p.read_text(encoding="utf-8")) for p in (path, ledger)]
    return '\t{ "%s",\n%s },' % (path.stem, ",\n".join(texts))


def main(*paths):
    *sources, out = [pathlib.Path(p) for p in paths]
    rows = [row(p) for p in sources]
    out.write_text(
        '#include "rulebook/rulestext.h"\n\nconst struct rules_text rules_texts[] = {\n'
        + "\n".join(rows) + "\n\t{ NULL, NULL, NULL },\n};\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
