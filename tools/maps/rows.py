#!/usr/bin/env python3
"""Writes the rows of the Antike maps (src/games/antike/*/*.def), and the maps of all games
for the terminal (sketch.py), from data/maps/*.json, so that the rules and the drawn boards
cannot disagree. With --check it writes nothing and
fails if a file differs from what it would write.

A region is called by its city, or by its own name where there is no city site. Both maps
of Antike II share one list of places: Athenae is one word on either map.
"""
import json
import pathlib
import re
import sys

import sketch

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FAMILY = {"A2": ("mare_nostrum", "orient"), "CB": ("casus_belli",)}
FOLDER = {"A2": "src/games/antike/antike2", "CB": "src/games/antike/casusbelli"}
WAYS = {"red": "RED", "blue": "BLUE", "mixed": "MIXED"}


def place(region):
    return region["city"]["name"] if region["city"] else region["name"]


def word(name):
    return re.sub(r"\W+", "_", name).upper()


def wrapped(start, parts, end):
    """The parts with commas, on lines of at most 100 columns."""
    lines, line = [], start
    for i, part in enumerate(parts):
        piece = part + (", " if i + 1 < len(parts) else end)
        if len(line) + len(piece) > 100:
            lines.append(line.rstrip())
            line = "     " + piece
        else:
            line += piece
    return "\n".join(lines + [line]) + "\n"


def area(prefix, region, names):
    city = region["city"]
    head = [f'AREA({prefix}_{word(place(region))}', f'"{region["id"]}"',
            f'"{region["name"]}"', region["kind"].upper()]
    if city:
        head.append(".city = true")
        head.append(f'.resource = {city["resource"].upper()}' if city.get("resource")
                    else ".resource = ANY_RESOURCE")
    if region.get("ship"):
        head.append(".ship = true")
    if any(n["border"] != "red" for n in region["neighbours"]):
        head.append(".harbour = true")
    near = [f'{{ {prefix}_{names[n["id"]]}, {WAYS[n["border"]]} }}'
            for n in region["neighbours"]]
    start = f"BORDERS({prefix}_{word(place(region))}, "
    return wrapped("", head, ")") + wrapped(start, near, ")")


def rows(prefix, board):
    names = {r["id"]: word(place(r)) for r in board["regions"]}
    text = "".join(area(prefix, r, names) for r in board["regions"])
    where = board["id"].upper()
    for nation in board["nations"]:
        text += wrapped(f'START({where}, ', [word(nation["name"])] + [
            f'{prefix}_{names[r]}' for r in nation["start"]], ")")
    for players, setup in sorted(board["setups"].items()):
        nations = "NATIONS(" + ", ".join(word(n) for n in setup["nations"]) + ")"
        temples = "TEMPLES(" + ", ".join(f"{prefix}_{names[t]}" for t in setup["temples"]) + ")"
        text += wrapped(f"SETUP({where}, {players}, ", [nations, temples], ")")
    return text


def load(board_id):
    return json.loads((ROOT / f"data/maps/{board_id}.json").read_text(encoding="utf-8"))


def sketch_head(board_id):
    return (f"/* Made by tools/maps/rows.py from data/maps/{board_id}.json: the map in cells of a terminal,\n"
            " * RUN(region, cells), and ANCHOR(region, column, row) for its name. */\n")


def totalwar_sketch():
    board = load("total_war")
    seas = {r["id"] for r in board["regions"] if r["kind"] == "sea"}
    return sketch_head("total_war") + sketch.rows(board, lambda r: "SEA_" + r.removesuffix("_S") if r in seas else r)


def files():
    yield "src/games/totalwar/map/sketch.def", totalwar_sketch()
    for prefix, boards in FAMILY.items():
        names = {}
        for board_id in boards:
            board = load(board_id)
            names.update({place(r): None for r in board["regions"]})
            words = {r["id"]: f"{prefix}_{word(place(r))}" for r in board["regions"]}
            yield (f"{FOLDER[prefix]}/{board_id}_sketch.def",
                   sketch_head(board_id) + sketch.rows(board, words.get))
            head = f"/* Made by tools/maps/rows.py from data/maps/{board_id}.json: our own design. */\n"
            yield f"{FOLDER[prefix]}/{board_id}.def", head + rows(prefix, board)
        head = "/* Made by tools/maps/rows.py: PLACE(id, name), every region of the game's maps. */\n"
        yield (f"{FOLDER[prefix]}/places.def",
               head + "".join(f'PLACE({prefix}_{word(n)}, "{n}")\n' for n in sorted(names)))


def main():
    bad = 0
    for path, text in files():
        target = ROOT / path
        if "--check" not in sys.argv:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            print(f"{path} does not agree with data/maps: run tools/maps/rows.py")
            bad = 1
    return bad


if __name__ == "__main__":
    sys.exit(main())
