"""Ancients: the hexes with their terrain, the units with their blocks, leaders."""
from tessera.drawing.svg import INK, disc, listing, picture, tag, text

SIZE, LEFT, TOP = 34, 60, 90
COLOURS = {"bottom": "#2f5fa8", "top": "#a3262a"}
GROUND = {"clear": "#e4d7ae", "broken": "#cdbb8a", "forest": "#9db777", "hill": "#c9a66b", "steep": "#ab8452",
          "river": "#9cc3d8", "ford": "#c2dbe0", "shallows": "#c2dbe0", "lake": "#7fb0cc", "sea": "#7fb0cc",
          "marsh": "#b5c4a0", "camp": "#d8b98c", "city wall": "#c7b7a8", "bridge": "#b9a68e"}
OTHER_GROUND = "#d8b98c"


def _centre(place) -> tuple:
    x, y = place
    return LEFT + x * SIZE * 0.866, TOP + y * SIZE * 1.5


def _hex(x: float, y: float, fill: str) -> str:
    corners = ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))
    points = " ".join(f"{x + SIZE * dx:.1f},{y + SIZE * dy:.1f}" for dx, dy in corners)
    return tag("polygon", points=points, fill=fill, stroke="#8d7f5d")


def _unit(x: float, y: float, words: str, blocks: int) -> str:
    side, kind = words.split(" ", 1)
    shapes = tag("rect", x=x - 20, y=y - 15, width=40, height=30, rx=4, fill=COLOURS[side], stroke=INK)
    shapes += text(x, y + 2, kind, 15, fill="white", font_weight="bold")
    for n in range(blocks):
        shapes += tag("rect", x=x - 17 + 9 * n, y=y + 6, width=7, height=6, fill="white")
    return shapes


def _side(view: dict, seat: str) -> str:
    state = view["state"]
    hand = state.get("hand", {}).get(seat, 0)
    cards = f"hand: {', '.join(hand)}" if isinstance(hand, dict) else f"{hand} cards"
    return (f"{view['titles'][seat]}: {state.get('banner', {}).get(seat, 0)} of {state['goal']} banners, {cards}")


def draw(view: dict, facts: dict) -> str:
    """The picture; the seat "top" is at the top."""
    state, shapes = view["state"], []
    for name, place in facts["hexes"].items():
        x, y = _centre(place)
        kind = state.get("terrain", {}).get(name, "clear")
        shapes.append(_hex(x, y, GROUND.get(kind, OTHER_GROUND)))
        shapes.append(text(x, y - SIZE * 0.62, name if kind == "clear" else f"{name} {kind}", 9, fill="#6f6346"))
        if name in state.get("unit", {}):
            shapes.append(_unit(x, y, state["unit"][name], state["blocks"].get(name, 0)))
        if name in state.get("leader", {}):
            side, leader = state["leader"][name].split(" ", 1)
            shapes.append(disc(x + 18, y - 14, 8, COLOURS[side], leader[0]))
    title = facts["battles"].get(state.get("battle"), {}).get("title", "")
    shapes.append(listing(20, 24, [f"{title}   turn {state.get('turn', 0)}", _side(view, "top")], 16))
    shapes.append(listing(20, TOP + 8 * SIZE * 1.5 + 62, [_side(view, "bottom")], 16))
    return picture(2 * LEFT + round(24 * SIZE * 0.866), TOP + round(8 * SIZE * 1.5) + 80, *shapes)
