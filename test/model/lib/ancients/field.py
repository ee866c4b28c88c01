"""The field: hexes, sections, ways back, the line of sight (CC-1 to CC-3, CC-66)."""
import functools

SIDES = ("bottom", "top")

# A hex as (x, y): x counts half hexes from the left, y rows from the top.
XY = {"%s%d" % (letter, row): (2 * i + 1 - row % 2, 9 - row)
      for row in range(9, 0, -1) for i, letter in enumerate("abcdefghijklm"[:12 + row % 2])}
AT = {xy: name for name, xy in XY.items()}
HEXES = list(XY)
WAYS = {"E": (2, 0), "SE": (1, 1), "SW": (-1, 1), "W": (-2, 0), "NW": (-1, -1), "NE": (1, -1)}


def step(here, way):
    """The next hex this way, or None beyond the edge."""
    (x, y), (dx, dy) = XY[here], WAYS[way]
    return AT.get((x + dx, y + dy))


NEXT = {h: [n for n in (step(h, way) for way in WAYS) if n] for h in HEXES}
BACK = {side: {h: [n for n in (step(h, way) for way in ways) if n] for h in HEXES}
        for side, ways in (("bottom", ("SE", "SW")), ("top", ("NW", "NE")))}
EDGE = {"bottom": {h for h in HEXES if h[1] == "1"}, "top": {h for h in HEXES if h[1] == "9"}}


def other(side):
    return "top" if side == "bottom" else "bottom"


def distance(a, b):
    dx, dy = (abs(p - q) for p, q in zip(XY[a], XY[b]))
    return dy + max(0, (dx - dy) // 2)


def sections(side, here):
    """0 left, 1 centre, 2 right as the side sees them; two of them on the fifth and ninth hex of a long row."""
    x = XY[here][0] if side == "bottom" else 24 - XY[here][0]
    return {s for s, there in enumerate((x <= 8, 8 <= x <= 16, x >= 16)) if there}


# A hex stretched so that all its corners are whole numbers.
CORNERS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))


@functools.lru_cache(maxsize=None)
def line(a, b):
    """What lies on the line between two hexes: those it goes through, and the pairs it runs just between."""
    (ax, ay), (bx, by) = XY[a], XY[b]
    through, left, right = [], [], []
    for h in HEXES:
        if h in (a, b) or max(distance(a, h), distance(b, h)) >= distance(a, b):
            continue
        x, y = XY[h]
        sides = [(bx - ax) * (3 * y + cy - 3 * ay) - 3 * (by - ay) * (x + cx - ax) for cx, cy in CORNERS]
        if min(sides) < 0 < max(sides):
            through.append(h)
        elif sides.count(0) == 2:
            (left if max(sides) > 0 else right).append(h)
    pairs = [(p, q) for p in left for q in right if q in NEXT[p] and distance(a, p) == distance(a, q)]
    return through, pairs or [(p, p) for p in left + right]  # beyond the edge lies nothing
