"""Pictures of the board: drawn from the view of a reader, whatever stands on it."""
from xml.etree import ElementTree

from checks import check, finish, new_rng, random_step, setups

STEPS, EVERY = 400, 80


def words(picture):
    """All texts of a picture."""
    return [e.text for e in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]


def pictures(game, rng):
    """Every reader has one at all times; it changes with the game, and tells no secret."""
    state, drawn = game.new_initial_state(), set()
    for n in range(STEPS):
        if state.is_terminal():
            break
        if n % EVERY == 0:
            for player in range(-1, game.num_players()):
                picture = state.render_svg(player)
                assert len(words(picture)) >= 7 and state.render(player)
                drawn.add(picture)
                if player >= 0:
                    other = state.resample_from_infostate(player, rng.random)
                    assert other.render_svg(player) == picture, "leak"
        random_step(state, rng)
    assert len(drawn) > 2


def shows_what_stands(loaded):
    """The board itself: spaces, hexes or regions, and the pieces on them by their names."""
    state, rng = loaded.new_initial_state(), new_rng("stands")
    while not state.is_terminal() and state.move_number() < 120:
        random_step(state, rng)
    shown = words(state.render_svg())
    wanted = {"arena-roma": ["bribery", "6"], "antike2": ["Etruria", "Oceanus"], "casus-belli": ["Latium", "Mare Tyrrhenum"],
              "ancients": ["a9", "m1", "HI"], "total-war-rome": ["Latium", "Mare Tyrrhenum", "I"]}
    assert all(w in shown for w in wanted[loaded.short_name()]), shown


DRAWN = set()
for name, seats, game_loaded in setups():
    check(f"{name} with {seats} drawn", pictures, game_loaded, new_rng(name, seats))
    if name not in DRAWN:
        DRAWN.add(name)
        check(f"{name} drawn with its board", shows_what_stands, game_loaded)
finish()
