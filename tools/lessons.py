#!/usr/bin/env python3
"""Writes what teaches the games as C strings: lessons.py FOLDER OUT.c OUT.d [GAME]

FOLDER holds lessons/GAME/NAME.lesson; a name begins with the number of its place, which is not part
of it ("1-first-turn" is "first-turn"); puzzles/GAME.puzzles, cut at each "puzzle NAME";
briefings/GAME.briefing; and coaches/GAME.coach. The tables are declared in src/lesson/shelf.h and
src/lesson/puzzlebook.h. OUT.d names all that was read, so that a changed text is built again. With GAME
there are only the texts of this game.
"""
import pathlib
import re
import sys


def c_string(text):
    lines = []
    for line in text.splitlines():
        escaped = line.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t")
        lines.append('\t  "%s\\n"' % escaped)
    return "\n".join(lines)


def table(declaration, rows, end):
    return "const struct %s[] = {\n%s\n\t{ %s },\n};\n" % (declaration, "\n".join(rows), end)


def lesson_row(path):
    name = path.stem.lstrip("0123456789").lstrip("-")
    return '\t{ "%s", "%s",\n%s },' % (path.parent.name, name, c_string(path.read_text(encoding="utf-8")))


def game_row(path):
    return '\t{ "%s",\n%s },' % (path.stem, c_string(path.read_text(encoding="utf-8")))


def fact(block, word):
    return re.search(rf"^{word} (.*)$", block, re.M).group(1)


def puzzle_rows(path):
    """The theme of a puzzle is the verb of its answer."""
    for block in re.split(r"^(?=puzzle )", path.read_text(encoding="utf-8"), flags=re.M)[1:]:
        names = (path.stem, "puzzle-" + fact(block, "puzzle"), fact(block, "level"), fact(block, "best").split()[1])
        yield "\t{ %s,\n%s }," % (", ".join('"%s"' % n for n in names), c_string(block))


def main(folder, out, depfile, game="*"):
    lessons, briefings, coaches, puzzles = (pathlib.Path(folder) / kind for kind in ("lessons", "briefings", "coaches", "puzzles"))
    lesson_files = sorted(lessons.glob(f"{game}/*.lesson"))
    briefing_files, coach_files = sorted(briefings.glob(f"{game}.briefing")), sorted(coaches.glob(f"{game}.coach"))
    puzzle_files = sorted(puzzles.glob(f"{game}.puzzles"))
    pathlib.Path(out).write_text(
        '#include "lesson/puzzlebook.h"\n#include "lesson/shelf.h"\n\n'
        + table("lesson_text lesson_texts", map(lesson_row, lesson_files), "NULL, NULL, NULL") + "\n"
        + table("puzzle_text puzzle_texts", [r for f in puzzle_files for r in puzzle_rows(f)],
                "NULL, NULL, NULL, NULL, NULL") + "\n"
        + table("game_text briefing_texts", map(game_row, briefing_files), "NULL, NULL") + "\n"
        + table("game_text coach_texts", map(game_row, coach_files), "NULL, NULL"), encoding="utf-8")
    games = sorted(p for p in lessons.iterdir() if p.is_dir())
    needs = [lessons, *games, *lesson_files, briefings, *briefing_files, coaches, *coach_files,
             puzzles, *puzzle_files]
    pathlib.Path(depfile).write_text(f"{out}: {' '.join(str(p) for p in needs)}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
