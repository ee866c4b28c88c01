"""The board as an SVG picture, from what a reader sees (the view) and what never changes (the facts).

No rule is known here: whatever is drawn stands in the view.
"""
from tessera.drawing import arena, hexes, land

_DRAWN = {"arena-roma": arena.draw, "antike2": land.draw_antike, "casus-belli": land.draw_antike,
          "ancients": hexes.draw, "total-war-rome": land.draw_total_war}


def draw(view: dict, facts: dict) -> str:
    """The picture of a view."""
    return _DRAWN[view["game"]](view, facts)
