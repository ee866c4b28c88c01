"""Looking back at finished games, and playing on from them."""
import random
import time

from client import Session, deadline
from check_api import play_out, refused, server


def wait_for(session, id, seconds=120):
    end = deadline(seconds)
    while True:
        told = session.get("/api/tables/%s/analysis" % id)
        if told["ready"]:
            return told
        assert 0 <= told["done"] <= told["all"], told
        assert time.time() < end, "the analysis does not come"
        time.sleep(0.05)


def finished(session, game="tictactoe", **more):
    id = session.create(game, seats={"cross": "me", "nought": "bot:random"}, **more)["id"]
    play_out(session, id, random.Random(3))
    return id


def test_a_finished_game_is_analysed(program):
    with server(program, "--seed", "3") as s:
        a = Session(s.port)
        t = a.create(seats={"roma": "me", "capua": "bot:greedy"})["id"]
        with refused("forbidden"):
            a.get("/api/tables/%s/analysis" % t)
        over = play_out(a, t, random.Random(1))
        told = wait_for(a, t)
        assert told["seats"] == ["roma", "capua"] and told["steps"] == over["steps"]
        assert len(told["chance"]) == over["steps"] + 1
        assert all(abs(sum(row) - 1) < 0.01 for row in told["chance"])
        assert told["chance"][-1][0] == over["view"]["score"]["roma"]
        assert abs(told["luck"]["roma"]["sum"] + told["luck"]["capua"]["sum"]) < 0.01
        assert wait_for(a, t) == told, "it is kept"
        for turn in told["turning"]:
            assert turn["from"] < turn["to"] and turn["after"] > turn["before"]
        for mistake in told["mistakes"]:
            assert mistake["could"] > mistake["was"] and mistake["better"] != mistake["played"]


def test_a_game_given_up_at_once_is_analysed(program):
    with server(program) as s:
        a = Session(s.port)
        t = a.create("tictactoe", seats={"cross": "me", "nought": "bot:random"})["id"]
        a.at(t, "resign", seat="cross")
        told = wait_for(a, t)
        assert told["steps"] == 0 and len(told["chance"]) == 1 and told["mistakes"] == []


def test_who_may_not_see_the_table_sees_no_analysis(program):
    with server(program) as s:
        a, stranger = Session(s.port), Session(s.port)
        t = finished(a, watch="nobody")
        wait_for(a, t)
        with refused("not-found"):
            stranger.get("/api/tables/%s/analysis" % t)
        with refused("not-found"):
            stranger.create("tictactoe", seats={"cross": "me", "nought": "me"},
                            from_table=t, step=1)


def test_play_goes_on_from_a_finished_game(program):
    with server(program) as s:
        a = Session(s.port)
        t = finished(a)
        was = a.get("/api/tables/%s/at?step=2" % t)["view"]["state"]["cell"]
        seats = {"cross": "me", "nought": "me"}
        new = a.create("tictactoe", seats=seats, from_table=t, step=2)["id"]
        now = a.table(new)
        assert now["state"] == "running" and now["view"]["state"]["cell"] == was
        assert a.table(t)["state"] == "finished"
        a.act(now)
        for bad in ({"step": -1}, {"step": 99}, {}):
            with refused("bad-setup"):
                a.create("tictactoe", seats=seats, from_table=t, **bad)
        steps = a.table(t)["steps"]
        with refused("bad-setup"):
            a.create("tictactoe", seats=seats, from_table=t, step=steps)
        with refused("bad-setup"):
            a.create("arena-roma", seats={"roma": "me", "capua": "me"}, from_table=t, step=1)
        with refused("forbidden"):
            a.create("tictactoe", seats=seats, from_table=new, step=1)
        with refused("not-found"):
            a.create("tictactoe", seats=seats, from_table="nothing", step=1)


def test_a_server_stops_in_the_middle_of_an_analysis(program):
    with server(program, "--seed", "3") as s:
        a = Session(s.port)
        t = a.create(seats={"roma": "me", "capua": "bot:greedy"})["id"]
        play_out(a, t, random.Random(1))
        a.get("/api/tables/%s/analysis" % t)
        assert s.stop() == 0  # within its patience
