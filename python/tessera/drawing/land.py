"""The games on a map: Antike II, Casus Belli and Total War, on the maps that tools/maps has drawn."""
import functools
import json
import pathlib

from tessera.drawing.svg import INK, box, count_words, disc, lines_of, listing, picture, tag, text

SEA, LAND, BEYOND = "#bcd3dc", "#efe3c4", "#d8d2c2"
PANEL = 360


@functools.lru_cache(maxsize=None)
def _map(name: str) -> dict:
    """A drawn map: beside this package in a wheel, in data/maps in the source tree."""
    here = pathlib.Path(__file__).resolve().parent
    folder = here / "maps" if (here / "maps").exists() else here.parents[2] / "data" / "maps"
    return json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))


def _regions(drawn: dict, colours: dict) -> str:
    """All land and sea, filled with the colour of who holds it."""
    shapes = "".join(tag("path", d=r["path"], fill=BEYOND, stroke="#b9ae94") for r in drawn["void"])
    for region in drawn["regions"]:
        ground = SEA if region["kind"] == "sea" else LAND
        shapes += tag("path", d=region["path"], fill=ground, stroke="#7d6f52")
        if region["id"] in colours:
            shapes += tag("path", d=region["path"], fill=colours[region["id"]], fill_opacity=0.45)
    for region in drawn["regions"]:
        x, y = region["label"]
        size = region["labelSize"]
        turn = {"transform": f"rotate({region['labelAngle']} {x} {y})"} if region.get("labelAngle") else {}
        for n, line in enumerate(region["labelLines"]):
            shapes += text(x, y + size * (0.35 + n - (len(region["labelLines"]) - 1) / 2), line, size,
                           font_style="italic" if region["kind"] == "sea" else "normal", fill="#5b5140", **turn)
    return shapes


class _Places:
    """Where pieces stand: each takes the next free slot of its region."""

    def __init__(self, drawn: dict):
        self.region = {}
        for r in drawn["regions"]:
            self.region[r["id"]] = self.region[r["name"]] = r
        self.used: dict = {}

    def next(self, name: str) -> tuple:
        """The next slot; one that is taken is shared a little aside."""
        region = self.region[name]
        n = self.used[region["id"]] = self.used.get(region["id"], -1) + 1
        slots = region["slots"]
        x, y = slots[n % len(slots)]
        return x + 5 * (n // len(slots)), y - 5 * (n // len(slots))


def _finish(drawn: dict, shapes: list, title: str, rows: list) -> str:
    """The map, and beside it what does not stand on it."""
    _, _, width, height = drawn["viewBox"]
    lines = [line for row in rows for line in (lines_of(row, 44) if row else [""])]
    panel = box(width, 0, PANEL, height, "#f8f1e0") + text(width + PANEL / 2, 38, title, 22, font_weight="bold")
    return picture(width + PANEL, height, *shapes, panel, listing(width + 16, 76, lines, 15, 20))


def _antike_pieces(view: dict, places: _Places, ids: dict, colours: dict) -> str:
    state, shapes = view["state"], ""
    for city in {**state.get("city", {}), **state.get("temple", {}), **state.get("wall", {})}:
        x, y = places.region[ids[city]]["city"]["at"]
        mark = "T" if city in state.get("temple", {}) else "W" if city in state.get("wall", {}) else ""
        shapes += box(x - 8, y - 8, 16, 16, colours.get(state.get("city", {}).get(city), "white"))
        shapes += text(x, y + 5, mark, 13, fill=INK if city not in state.get("city", {}) else "white") if mark else ""
    for seat, kinds in state.get("units", {}).items():
        for kind, where in kinds.items():
            for place, count in where.items():
                x, y = places.next(ids[place])
                shapes += disc(x, y, 11, colours[seat], f"{count}{kind[0].upper()}")
    return shapes


def draw_antike(view: dict, facts: dict) -> str:
    """The map with cities, temples and units; stocks and the rondel beside it."""
    state = view["state"]
    name = state["map"].lower().replace(" ", "_")
    drawn = _map(name)
    ids = {place: row["id"] for place, row in facts["maps"][name].items()}
    paint = {n["name"]: n["color"] for n in drawn["nations"]}
    colours = {seat: paint[nation] for seat, nation in state.get("nation", {}).items()}
    held = {ids[city]: colours[seat] for city, seat in state.get("city", {}).items()}
    rows = []
    for seat in view["seats"]:
        rows += [f"{view['titles'][seat]}: {view['extra']['points'][seat]} of {view['extra']['goal']} personages",
                 count_words(state.get("stock", {}).get(seat, {})) or "nothing in stock",
                 f"rondel: {state.get('space', {}).get(seat, 'not yet')}", ""]
    rows.append("T temple, W wall, L legions, G galleys")
    return _finish(drawn, [_regions(drawn, held), _antike_pieces(view, _Places(drawn), ids, colours)],
                   f"{state['map']}, turn {state.get('turn', 1)}", rows)


def _total_war_pieces(view: dict, places: _Places, colours: dict) -> str:
    state, shapes = view["state"], ""
    for kind, sign in (("at", ""), ("fleet", "N"), ("agent", "")):
        for seat, where in state.get(kind, {}).items():
            for name, place in where.items():
                if place not in places.region:
                    continue
                x, y = places.next(place)
                shapes += (box(x - 7, y - 7, 14, 14, colours[seat], rx=3) if kind == "agent"
                           else disc(x, y, 12, colours[seat], sign + name))
    return shapes


def draw_total_war(view: dict, facts: dict) -> str:
    """The map with who controls what, armies, navies and agents; treasuries beside it."""
    drawn, state = _map("total_war"), view["state"]
    places = _Places(drawn)
    colours = {n["id"]: n["color"] for n in drawn["nations"]}
    held = {places.region[name]["id"]: colours[seat] for name, seat in state.get("control", {}).items()
            if seat in colours}
    rows = []
    for seat in view["seats"]:
        hand = state.get("hand", {}).get(seat, 0)
        cards = sum(hand.values()) if isinstance(hand, dict) else hand
        rows += [f"{view['titles'][seat]}: {state.get('vp', {}).get(seat, 0)} of {view['extra']['goal']} VP, "
                 f"{state.get('gold', {}).get(seat, 0)} gold, {cards} cards", ""]
    rows.append("Discs: armies I to IV, navies NA to ND; squares: agents")
    return _finish(drawn, [_regions(drawn, held), _total_war_pieces(view, places, colours)],
                   f"Round {state.get('round', 1)}", rows)
