"""What is wrong raises an exception and changes nothing; nothing that Python can pass ends the process."""
import gc
import inspect
import threading

import numpy as np
from checks import check, finish, new_rng, random_step

import tessera
from tessera import gymnasium, pettingzoo, vector

WRONG = [None, -1, -5, 0, 1, 7, 8, 255, 10**6, 2**31, 2**32, 2**32 + 1, 2**64, -2**70, 1.5, float("nan"), "x", "", "a\0b",
         "\ud800", b"", b"TSRA" + bytes(400), [], [1], (), {}, object(), np.float32(1), np.int64(2**40), np.zeros(3), True]


def refused(*calls, kinds=(ValueError, TypeError, OverflowError)):
    """Each of the calls must raise."""
    for call in calls:
        try:
            call()
        except kinds:
            continue
        raise AssertionError(f"not refused: {inspect.getsource(call) if callable(call) else call}")


def refuses_ids():
    """Ids, players and words that there are not; numbers that C would cut off."""
    game = tessera.load_game_as_turn_based("arena-roma")
    state = game.new_initial_state()
    legal = state.legal_actions()[0]
    refused(lambda: tessera.load_game("chess"), lambda: tessera.load_game("arena-roma", seats=9),
            lambda: tessera.load_game("arena-roma", seats="2 edition=manual"), lambda: tessera.load_game("arena-roma\0"),
            lambda: state.apply_action(0), lambda: state.apply_action(-3), lambda: state.apply_action(10**6),
            lambda: state.apply_action(2**32 + legal), lambda: state.apply_action(float(legal)),
            lambda: state.apply_action(None), lambda: state.apply_action_by(2**32 + tessera.CHANCE_PLAYER, legal),
            lambda: state.apply_action_by(8, legal), lambda: state.apply_actions([legal]),
            lambda: state.legal_actions(8), lambda: state.observation_tensor(7), lambda: state.observation_tensor(2**32),
            lambda: state.resample_from_infostate(2**32), lambda: state.render(2**32), lambda: state.render_svg(5),
            lambda: game.deserialize_state(b"nothing"), lambda: game.deserialize_state("text"),
            lambda: game.string_to_actions("dance"), lambda: game.action_to_string(-1), lambda: state.undo_action(),
            lambda: state.copy_from(tessera.load_game("ancients").new_initial_state()), lambda: state.copy_from(3))
    assert state.move_number() == 0
    random_step(state, new_rng("chance"))
    while state.is_chance_node():
        random_step(state, new_rng("chance"))
    refused(lambda: state.sample_chance(1), lambda: state.bot_actions("oracle"), lambda: state.bot_actions("greedy", player=1.0))


def refuses_batches():
    """Wrong shapes and types, sizes that no machine has, games that are closed."""
    refused(lambda: vector.make("arena-roma", 0), lambda: vector.make("arena-roma", -1),
            lambda: vector.make("arena-roma", 2**32), lambda: vector.make("arena-roma", 2.0),
            lambda: vector.make("arena-roma", 4, threads=-1), lambda: vector.make("arena-roma", 4, threads=10**9),
            lambda: vector.make("arena-roma", 4, max_steps=-1))
    env = vector.make("total-war-rome", 4)
    env.reset(seed=1)
    good = env.sample().astype(np.int64)
    before = env.observations.copy()
    refused(lambda: env.step(good[:3]), lambda: env.step(good.reshape(2, 2)), lambda: env.step(good.astype(float)),
            lambda: env.step(good + 2**32), lambda: env.step(good.astype(np.uint64) + 2**63), lambda: env.step(None),
            lambda: env.step(good > 0), lambda: env.step(good.astype(object)), lambda: env.step(good.astype("U")),
            lambda: env.step(np.zeros(4, np.int32)), lambda: env.step(np.full(4, -1)), lambda: env.reset(seed="x"),
            lambda: env.action_mask.__setitem__(0, 1))
    assert np.array_equal(before, env.observations)
    env.step(good.tolist())
    env.close()
    env.close()
    refused(lambda: env.step(good), lambda: env.sample(), lambda: env.reset(seed=1))


def keeps_memory():
    """What somebody still holds is not freed: arrays of closed games, states of a game that is gone."""
    env = vector.make("antike2", 64)
    env.reset(seed=2)
    kept, copy = env.observations, env.observations.copy()
    env.close()
    state = tessera.load_game("ancients").new_initial_state()
    del env
    gc.collect()
    others = [vector.make("antike2", 64) for _ in range(3)]
    assert np.array_equal(kept, copy) and len(others) == 3
    assert state.is_terminal() is False and state.legal_actions()


def bears_threads():
    """Threads of Python that use the same state and the same batch at once."""
    game = tessera.load_game_as_turn_based("arena-roma")
    shared, env = game.new_initial_state(), vector.make(game, 16, threads=2)
    env.reset(seed=1)
    troubles = []

    def use(seed):
        rng = new_rng(seed)
        try:
            for _ in range(300):
                try:
                    random_step(shared, rng)
                    shared.serialize()
                    shared.undo_action()
                    env.step(env.sample())
                except (ValueError, IndexError):
                    pass  # somebody else was quicker
        except BaseException as trouble:
            troubles.append(trouble)

    users = [threading.Thread(target=use, args=(n,)) for n in range(4)]
    for user in users:
        user.start()
    for user in users:
        user.join()
    assert not troubles, troubles


def arguments_for(function, rng):
    """As many wrong arguments as a function can take, or fewer."""
    try:
        most = len([p for p in inspect.signature(function).parameters.values()
                    if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)])
    except ValueError:
        most = 1
    return [rng.choice(WRONG) for _ in range(rng.randint(0, most))]


def survives(make, rounds, rng, spared=()):
    """Calls every public method of an object with whatever there is; exceptions are fine."""
    thing = make()
    names = [n for n in dir(type(thing)) if not n.startswith("_") and n not in spared
             and callable(getattr(type(thing), n, None))]
    for n in range(rounds):
        function = getattr(thing, rng.choice(names))
        try:
            function(*arguments_for(function, rng))
        except Exception:
            pass
        if n % 50 == 49:
            thing = make()


def survives_bytes(name, rng):
    """Saved states with bytes changed, cut off and put together: refused, or a state that can be played."""
    game = tessera.load_game_as_turn_based(name)
    state = game.new_initial_state()
    for _ in range(60):
        random_step(state, rng)
    good = state.serialize()
    for _ in range(150):
        data = bytearray(good)
        for _ in range(rng.randint(1, 4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        data = data[:rng.choice([len(data), len(data), rng.randrange(len(data))])] + bytes(rng.choice([0, 0, 3]))
        try:
            read = game.deserialize_state(data)
        except ValueError:
            continue
        for _ in range(20):
            if read.is_terminal():
                break
            read.observation_tensor(0)
            random_step(read, rng)


def played(name):
    """A state some steps on."""
    state, rng = tessera.load_game(name).new_initial_state(), new_rng("played", name)
    for _ in range(30):
        random_step(state, rng)
    return state


def begun(env):
    """An environment that was reset."""
    env.reset(seed=1)
    return env


check("ids, players and words that there are not", refuses_ids)
check("batches refuse shapes, types and sizes", refuses_batches)
check("what is held is not freed", keeps_memory)
check("threads that share a state and a batch", bears_threads)
for game_id in tessera.registered_names():
    check(f"{game_id}: any argument of State", survives, lambda: played(game_id), 300, new_rng("state", game_id))
    check(f"{game_id}: any argument of Game", survives, lambda: tessera.load_game(game_id), 150, new_rng("game", game_id),
          ("random_play",))
    check(f"{game_id}: any bytes", survives_bytes, game_id, new_rng("bytes", game_id))
check("any argument of Match", survives, lambda: tessera.Match("arena-roma", seed=1), 400, new_rng("match"))
check("any argument of a batch", survives, lambda: begun(vector.make("arena-roma", 4)), 200, new_rng("batch"))
check("any argument in PettingZoo's turns", survives, lambda: begun(pettingzoo.env("arena-roma")), 200, new_rng("turns"))
check("any argument in PettingZoo's parallel steps", survives, lambda: begun(pettingzoo.parallel_env("total-war-rome")),
      200, new_rng("parallel"))
check("any argument in Gymnasium's way", survives, lambda: begun(gymnasium.make("arena-roma")), 200, new_rng("gymnasium"))
finish()
