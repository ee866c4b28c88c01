"""Arena: Roma II: two rows of spaces with their cards, the dice between the players."""
from tessera.drawing.svg import INK, PALE, box, lines_of, listing, picture, text

SPACES = ["1", "2", "3", "4", "5", "6", "bribery"]
WIDE, HIGH, LEFT, GAP = 104, 128, 20, 8
COLOURS = ("#a3262a", "#2f5fa8")


def _card(x: float, y: float, name: str, cost, defence, colour: str) -> str:
    shapes = box(x, y, WIDE, HIGH, PALE, rx=6, stroke=colour, stroke_width=3)
    for n, line in enumerate(lines_of(name, 11)):
        shapes += text(x + WIDE / 2, y + 34 + 18 * n, line, 15, font_weight="bold")
    shapes += text(x + 12, y + HIGH - 12, f"{cost} sest.", 13, text_anchor="start")
    return shapes + text(x + WIDE - 12, y + HIGH - 12, f"def. {defence}", 13, text_anchor="end")


def _row(view: dict, facts: dict, seat: str, y: float, colour: str) -> str:
    placed = view["state"].get("space", {}).get(seat, {})
    shapes = ""
    for n, space in enumerate(SPACES):
        x = LEFT + n * (WIDE + GAP)
        if space in placed:
            defence = view["extra"]["defence"][seat].get(space, "")
            shapes += _card(x, y, placed[space], facts["cards"].get(placed[space], {}).get("cost", ""), defence, colour)
        else:
            shapes += box(x, y, WIDE, HIGH, "none", rx=6, stroke="#c9bda2", stroke_dasharray="4 4")
    return shapes


def _player(view: dict, seat: str, y: float) -> str:
    state = view["state"]
    hand = state.get("hand", {}).get(seat, 0)
    cards = ", ".join(hand) if isinstance(hand, dict) else f"{hand} cards in hand"
    dice = ""
    if seat == state["active"] and state.get("die"):
        dice = ", dice " + " ".join(str(d) for d in state["die"] if d)
    return listing(LEFT, y, [f"{view['titles'][seat]}: {state.get('vp', {}).get(seat, 0)} VP, "
                             f"{state.get('money', {}).get(seat, 0)} sestertii, {cards}{dice}"], 16)


def draw(view: dict, facts: dict) -> str:
    """The picture; the second seat is at the top."""
    low, high = view["seats"]
    width = 2 * LEFT + len(SPACES) * (WIDE + GAP) - GAP
    shapes = [_player(view, high, 30), _row(view, facts, high, 46, COLOURS[1])]
    for n, space in enumerate(SPACES):
        shapes.append(text(LEFT + WIDE / 2 + n * (WIDE + GAP), 202, space, 20, fill=INK))
    shapes += [_row(view, facts, low, 218, COLOURS[0]), _player(view, low, 376)]
    shapes.append(listing(LEFT, 404, [f"Turn {view['state'].get('turn', 0)}, supply {view['state'].get('supply', 0)} VP"]))
    return picture(width, 420, *shapes)
