"""The properties that OpenSpiel's RandomSimTest checks, on our games."""
import pickle

import numpy as np
from checks import check, finish, new_rng, random_step, setups

import tessera

STEPS, LOOKS = 250, 12


def look(game, state, rng):
    """Copies, bytes and tensors of one state."""
    copy = state.clone()
    data = state.serialize()
    back = game.deserialize_state(data)
    assert back.serialize() == data == copy.serialize() == pickle.loads(pickle.dumps(state)).serialize()
    assert back.history() == state.history() and str(back) == str(state)
    for player in range(game.num_players()):
        seen = state.observation_tensor(player)
        known = state.information_state_tensor(player)
        assert seen.shape == tuple(game.observation_tensor_shape()) and seen.dtype == np.float32
        assert known.shape == tuple(game.information_state_tensor_shape())
        assert np.array_equal(known[:len(seen)], seen)
        assert np.array_equal(back.information_state_tensor(player), known)
        other = state.resample_from_infostate(player, rng.random)
        assert np.array_equal(other.information_state_tensor(player), known), "leak"
        assert other.information_state_string(player) == state.information_state_string(player), "leak"
    random_step(copy, rng)
    assert state.serialize() == data
    while copy.move_number() > state.move_number():
        copy.undo_action()
    assert copy.serialize() == data


def look_at_choices(game, state):
    """Legal actions, masks and their texts."""
    for player in state.players_to_act():
        legal = state.legal_actions(player)
        mask = state.legal_actions_mask(player)
        assert legal == sorted(set(legal)) == list(np.flatnonzero(mask))
        assert len(mask) == game.num_distinct_actions()
        assert all(state.action_to_string(player, a) for a in legal)
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert abs(sum(p for _, p in outcomes) - 1) < 1e-9
        assert [a for a, _ in outcomes] and state.legal_actions() == sorted(a for a, _ in outcomes)


def play(game, rng):
    """A random game, or the beginning of a long one, with all checks on some of its states."""
    state = game.new_initial_state()
    for n in range(STEPS):
        if state.is_terminal():
            break
        look_at_choices(game, state)
        if n % (STEPS // LOOKS) == 0:
            look(game, state, rng)
        before = state.move_number()
        random_step(state, rng)
        assert state.move_number() > before
    if state.is_terminal():
        assert state.current_player() == tessera.TERMINAL_PLAYER and state.legal_actions() == []
        assert abs(sum(state.returns()) - game.utility_sum()) < 1e-5


def speaks():
    """The game in words: a match, its record, its position."""
    match = tessera.Match("arena-roma", seed=3)
    for _ in range(30):
        seat = match.to_act()[0]
        match.play(seat, match.choose(seat, "greedy"))
    again = tessera.Match.from_record(match.record())
    assert again.position() == match.position() and match.view("roma")["reader"] == "roma"
    assert tessera.Match.from_position(match.position(), seed=1).to_act() == match.to_act()
    assert "random" in tessera.bots() and match.facts()
    assert match.events("roma")[0]["event"] and match.events("spectator", match.steps()) == []


def looks_back():
    """The analysis of a few steps."""
    match = tessera.Match("casus-belli", seed=3)
    for _ in range(4):
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    assert match.analyse(seed=1) == match.analyse(seed=1) != {}


for name, seats, loaded in setups():
    check(f"{name} with {seats} as OpenSpiel tests games", play, loaded, new_rng(name, seats))
check("a match in words", speaks)
check("analysis", looks_back)
finish()
