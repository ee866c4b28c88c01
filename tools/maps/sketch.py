"""The maps as grids of cells for a terminal: which region lies under each character.

A cell is twice as high as wide, as characters are. A row of the grid is a list of runs.
"""
import re

COLUMNS = 120


def polygons(path):
    """The rings of an SVG path that has only M, L and Z."""
    for ring in path.split("M")[1:]:
        numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", ring)]
        yield list(zip(numbers[::2], numbers[1::2]))


def crossings(rings, y):
    """Where a horizontal line crosses the rings, from left to right."""
    found = []
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
            if (y1 <= y) != (y2 <= y):
                found.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return sorted(found)


def grid(board):
    """A list of rows of region ids, None where there is none; land lies over sea."""
    left, top, width, height = board["viewBox"]
    pitch = width / COLUMNS
    rows = [[None] * COLUMNS for _ in range(round(height / pitch / 2))]
    for region in sorted(board["regions"], key=lambda r: r["kind"] != "sea"):
        rings = list(polygons(region["path"]))
        for n, row in enumerate(rows):
            edges = crossings(rings, top + (2 * n + 1) * pitch)
            for a, b in zip(edges[::2], edges[1::2]):
                for x in range(COLUMNS):
                    if a <= left + (x + 0.5) * pitch < b:
                        row[x] = region["id"]
    return rows


def runs(row):
    """The row as pairs of a region and how many cells it fills."""
    found = []
    for cell in row:
        if found and found[-1][0] == cell:
            found[-1][1] += 1
        else:
            found.append([cell, 1])
    return found


def anchor(board, region):
    """The cell in which the name stands."""
    left, top, width, _ = board["viewBox"]
    x, y = region["city"]["at"] if region["city"] else region["label"]
    pitch = width / COLUMNS
    return round((x - left) / pitch), round((y - top) / pitch / 2)


def rows(board, name_of):
    """RUN(region, cells)... row by row, then ANCHOR(region, column, row) for each region."""
    text = ""
    for row in grid(board):
        line = ""
        for cell, count in runs(row):
            piece = f"RUN({name_of(cell) if cell else 0}, {count})"
            if len(line) + len(piece) > 99:
                text += line.rstrip() + "\n"
                line = "  "
            line += piece + " "
        text += line.rstrip() + "\n"
    for region in board["regions"]:
        x, y = anchor(board, region)
        text += f"ANCHOR({name_of(region['id'])}, {x}, {y})\n"
    return text
