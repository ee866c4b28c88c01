"""Playing through the API."""
import contextlib
import os
import random
import re
import subprocess
import tempfile
import time

from client import Refused, Server, Session, Stream, deadline


@contextlib.contextmanager
def server(program, *flags, **more):
    s = Server(program, *flags, **more)
    try:
        yield s
        status = s.stop()
        assert status == 0, "the server ended with status %d" % status
    finally:
        if s.process.poll() is None:
            s.process.kill()


@contextlib.contextmanager
def refused(code):
    try:
        yield
    except Refused as r:
        assert r.code == code or r.http == code, "refused with %s" % r
        assert r.answer.get("ok") is False and r.answer.get("error"), r.answer
    else:
        raise AssertionError("was not refused: " + str(code))


def until_mine(session, id, seconds=10):
    end = deadline(seconds)
    while True:
        s = session.table(id)
        if s["legal"] or s["state"] != "running":
            return s
        assert time.time() < end, "the others do not move"
        time.sleep(0.01)


def play_out(session, id, dice):
    s = until_mine(session, id)
    while s["state"] == "running":
        session.act(s, dice.choice(s["legal"]))
        s = until_mine(session, id)
    return s


def two(program_server, game="tictactoe", **more):
    """A table with two people at it, and its first snapshot for each."""
    a, b = Session(program_server.port), Session(program_server.port)
    seats = {"tictactoe": {"cross": "me"}, "arena-roma": {"roma": "me"}}[game]
    made = a.create(game, seats=seats, **more)
    b.post("/api/invite/" + made["invite"][3:])
    return a, b, made["id"]


def test_games_are_listed(program):
    with server(program) as s:
        a = Session(s.port)
        games = {g["id"]: g for g in a.get("/api/games")["games"]}
        arena = games["arena-roma"]
        assert arena["seats"] == ["roma", "capua"] and arena["options"] and arena["bots"]
        assert any(v["word"] == "play" for v in arena["verbs"])
        rules = a.get("/api/rules/arena-roma")["rules"]
        assert rules[0]["number"] == "AR-1" and len(rules) > 60 and rules[5]["text"]
        assert rules[0]["chapter"] == "The game and its beginning"
        assert a.get("/api/games/arena-roma/facts")["facts"]["cards"]["Forum"]["cost"]
        with refused("not-found"):
            a.get("/api/games/chess/facts")


def assert_pseudo(told):
    for text in told:
        assert text.startswith("[") and text.endswith("]") and not re.search(r"\b[a-z]{2,}\b", text), text


def test_texts_of_antike_pass_through_the_locale(program):
    with server(program, "--locale", "pseudo") as s:
        a = Session(s.port)
        for id, seats in (("antike2", {"yellow": "me"}), ("casus-belli", {"roma": "me"})):
            game = next(g for g in a.get("/api/games")["games"] if g["id"] == id)
            facts = a.get("/api/games/%s/facts" % id)["facts"]
            told = [x["help"] for key in ("scenarios", "options", "verbs") for x in game[key]] + [game["about"]]
            told += list(facts["personages"].values()) + [k["text"] for k in facts["knowhow"].values()]
            told += [c["text"] for c in facts.get("cards", {}).values()]
            others = {x: "bot:random" for x in game["seats"][:game["seats_min"]] if x not in seats}
            t = a.create(game=id, seats={**seats, **others})["id"]
            snapshot = until_mine(a, t)
            told.append(snapshot["view"]["prompt"])
            told.append(a.at(t, "why", seat=next(iter(seats)), action="end")["reason"])
            assert_pseudo(told)


def test_texts_pass_through_the_locale(program):
    """All but names is accented: help, card texts, prompts, the log and refusals."""
    with server(program, "--locale", "pseudo") as s:
        a = Session(s.port)
        arena = next(g for g in a.get("/api/games")["games"] if g["id"] == "arena-roma")
        told = [x["help"] for key in ("scenarios", "options", "verbs") for x in arena[key]] + [arena["about"]]
        told += [c["text"] for c in a.get("/api/games/arena-roma/facts")["facts"]["cards"].values()]
        t = a.create(seats={"roma": "me", "capua": "bot:random"})["id"]
        snapshot = until_mine(a, t)
        told.append(snapshot["view"]["prompt"])
        why = a.at(t, "why", seat="roma", action="money 3")
        told += [e[2] for line in snapshot["log"] for e in line.get("events", [])] + [why["reason"]]
        assert_pseudo(told)


def test_a_whole_game_against_a_bot(program):
    with server(program) as s:
        a = Session(s.port)
        t = a.create(seats={"roma": "me", "capua": "bot:greedy"}, nonce="ides")["id"]
        stream = Stream(a, t)
        first = stream.wait(lambda x: True)
        assert first["dice"]["nonces"] == {"roma": "ides"} and "secret" not in first["dice"]
        over = play_out(a, t, random.Random(1))
        assert over["state"] == "finished" and over["view"]["over"] and over["result"]["by"] == "rules"
        last = stream.wait(lambda x: x["state"] == "finished")
        assert last["rev"] == over["rev"]
        proof = a.get("/api/tables/%s/proof" % t)
        assert proof["ok"] and proof["checked"] > 10
        assert proof["commitment"] == first["dice"]["commitment"]
        record = a.raw("GET", "/api/tables/%s/record" % t)[2]
        assert_verifies(program, record, True)
        lines = record.split(b"\n")
        roll = next(i for i, l in enumerate(lines) if re.match(rb"chance die \d", l))
        lines[roll] = re.sub(rb"die (\d)", lambda m: b"die %d" % (int(m[1]) % 6 + 1), lines[roll])
        told = assert_verifies(program, b"\n".join(lines), False)
        assert "Line %d " % (roll + 1) in told, told
        lobby = a.get("/api/lobby")
        assert lobby["mine"][0]["id"] == t and lobby["finished"][0]["state"] == "finished"
        assert s.admin("check").returncode == 0


def assert_verifies(program, record, good):
    with tempfile.NamedTemporaryFile() as f:
        f.write(record)
        f.flush()
        done = subprocess.run([program, "verify", f.name], capture_output=True, text=True)
        assert (done.returncode == 0) == good, done.stderr
        return done.stderr


def test_two_people_by_invitation(program):
    with server(program) as s:
        a, b, t = two(s, "arena-roma")
        at_a, at_b = Stream(a, t), Stream(b, t)
        one, other = at_a.wait(lambda x: x["legal"]), at_b.wait(lambda x: x["legal"])
        assert one["you"] == "roma" and other["you"] == "capua"
        # Both choose at the same time: the first choice does not make the second stale.
        a.act(one)
        b.act(other)
        watcher = Session(s.port)
        assert watcher.table(t)["you"] is None and watcher.table(t)["legal"] == []
        with refused("forbidden"):
            watcher.at(t, "act", seat="roma", do=one["legal"][0], rev=one["rev"] + 2)
        seen = at_b.wait(lambda x: x["rev"] >= one["rev"] + 2)
        assert {x["name"] for x in seen["seats"]} == {a.me["name"], b.me["name"]}
        assert all(x["online"] for x in seen["seats"])


def test_stale_and_double_clicks(program):
    with server(program) as s:
        a, b, t = two(s)
        x = a.table(t)
        a.act(x, "mark a1")
        with refused("stale"):
            a.act(x, "mark a1")
        with refused("stale"):
            a.act(x, "mark b2")
        with refused("not-your-turn"):
            a.act(a.table(t) | {"you": "cross"}, "mark b2")
        with refused("stale"):
            b.at(t, "act", seat="nought", action="mark b1", rev=10**9)
        with refused("bad-request"):
            b.at(t, "act", seat="nought", action="mark b1")
        with refused("taken"):
            b.act(b.table(t), "mark a1")
        with refused("bad-action"):
            b.act(b.table(t), "eat a1")


def test_why_not(program):
    with server(program) as s:
        a, b, t = two(s)
        a.act(a.table(t), "mark a1")
        why = b.at(t, "why", seat="nought", action="mark a1")
        assert not why["legal"] and why["rule"] == "TT-2" and why["reason"], why
        assert b.at(t, "why", seat="nought", action="mark b1")["legal"]
        try:
            b.act(b.table(t), "mark a1")
        except Refused as r:
            assert r.answer["rule"] == "TT-2" and r.http == 409
        with refused("forbidden"):
            a.at(t, "why", seat="nought", action="mark b1")


FIVE = ("arena-roma", "antike2", "casus-belli", "ancients", "total-war-rome")


def test_a_preview_is_what_happens(program):
    """F4, F8: what a choice costs and brings is told before it is taken, by the rules themselves:
    the events of the preview are those that the log tells when the action is taken."""
    with server(program) as s:
        for game in FIVE:
            a, dice, known = Session(s.port), random.Random(game), 0
            seats = {g["id"]: g for g in a.get("/api/games")["games"]}[game]["seats"][:3]
            t = a.create(game, seats={x: "bot:random" if i else "me" for i, x in enumerate(seats)})["id"]
            for _ in range(25):
                x = until_mine(a, t)
                if x["state"] != "running":
                    break
                act = dice.choice(x["legal"][:64])
                told = a.at(t, "preview", seat=x["you"], actions=x["legal"][:64])
                assert [p["action"] for p in told["previews"]] == x["legal"][:64], (game, x["rev"], told["rev"], len(told["previews"]), x["legal"][:5])
                shown = next(p for p in told["previews"] if p["action"] == act)
                a.act(x, act)
                log = a.table(t)["log"][len(x["log"]) :]
                line = next((l for l in log if l["seat"] == x["you"]), {"events": []})
                assert line["events"][: len(shown["events"])] == shown["events"], (game, shown, line)
                if not shown.get("unknown"):
                    assert len(line["events"]) == len(shown["events"]), (game, shown, line)
                    known += 1
            assert known > 5, game


def test_a_preview_is_for_whose_turn_it_is(program):
    with server(program) as s:
        a, b, t = two(s)
        mark = a.table(t)["legal"][0]
        assert len(a.at(t, "preview", seat="cross", actions=[mark])["previews"]) == 1
        with refused("forbidden"):
            b.at(t, "preview", seat="cross", actions=[mark])
        with refused("not-your-turn"):
            b.at(t, "preview", seat="nought", actions=[mark])
        with refused("bad-request"):
            a.at(t, "preview", seat="cross", actions=[mark] * 65)
        assert a.at(t, "preview", seat="cross")["previews"] == []


def test_undo(program):
    with server(program) as s:
        a, b, t = two(s)
        a.act(a.table(t), "mark a1")
        assert a.table(t)["undoable"] == 1 and b.table(t)["undoable"] == 0
        with refused("no-undo"):
            b.at(t, "undo", seat="nought")
        a.at(t, "undo", seat="cross")
        again = a.table(t)
        assert again["steps"] == 0 and again["log"] == [] and again["rev"] == 2
        a.act(again, "mark b2")
        b.act(b.table(t), "mark c3")
        with refused("no-undo"):
            a.at(t, "undo", seat="cross")
        assert s.admin("check").returncode == 0


def test_stream_tail_and_resume(program):
    with server(program) as s:
        a, b, t = two(s)
        tail = Stream(a, t, "?log=tail")
        tail.wait(lambda x: x["steps"] == 0)
        a.act(a.table(t), "mark a1")
        one = tail.wait(lambda x: x["steps"] == 1)
        assert [l["n"] for l in one["log"]] == [1]
        b.act(b.table(t), "mark b1")
        two_ = tail.wait(lambda x: x["steps"] == 2)
        assert [l["n"] for l in two_["log"]] == [2] and two_["log_from"] == 1
        seq = a.table(t)["seq"]
        resumed = Stream(a, t, last=seq)
        time.sleep(0.3)
        assert not resumed.events
        a.act(a.table(t), "mark c1")
        assert len(resumed.wait(lambda x: x["steps"] == 3)["log"]) == 3
        behind = Stream(a, t, last=1)
        behind.wait(lambda x: x["steps"] == 3)
        s.process.terminate()
        s.process.wait(10)
        time.sleep(0.2)
        assert all(x.ended and x.events[-1][0] == "bye" for x in (tail, resumed, behind))


def test_a_tail_changes_with_the_eyes(program):
    with server(program) as s:
        a = Session(s.port)
        t = a.create("tictactoe", seats={"cross": "me", "nought": "me"})["id"]
        tail = Stream(a, t, "?log=tail")
        for n in range(3):
            a.act(a.table(t))
            seen = tail.wait(lambda x: x["steps"] == n + 1)
            assert seen["log_from"] == 0 and len(seen["log"]) == n + 1


def test_replay_at_any_step(program):
    with server(program) as s:
        a = Session(s.port)
        t = a.create(seats={"roma": "me", "capua": "bot:random"})["id"]
        running = until_mine(a, t)
        early = a.get("/api/tables/%s/at?step=3" % t)
        assert early["step"] == 3 and early["steps"] >= running["steps"] and len(early["log"]) == 3
        for what in ("record", "position", "proof"):
            with refused("forbidden"):
                a.get("/api/tables/%s/%s" % (t, what))
        a.at(t, "resign", seat="roma")
        stranger = Session(s.port, me=False)
        late = stranger.get("/api/tables/%s/at?step=8&as=capua" % t)
        assert late["reader"] == "capua" and late["step"] == 8
        assert stranger.get("/api/tables/%s/at?step=999999" % t)["step"] == late["steps"]
        assert b"secret" in stranger.raw("GET", "/api/tables/%s/record" % t)[2]
        assert_verifies(program, stranger.raw("GET", "/api/tables/%s/record" % t)[2], True)
        stranger.get("/api/tables/%s/position" % t)


def test_hints_come_from_the_pool(program):
    with server(program) as s:
        a = Session(s.port)
        t = a.create(seats={"roma": "me", "capua": "bot:random"})["id"]
        x = until_mine(a, t)
        moves = a.at(t, "hint", seat="roma")["moves"]
        assert moves and all(m["action"] in x["legal"] for m in moves)
        with refused("forbidden"):
            a.at(t, "hint", seat="capua")


def test_a_coach_plans_and_judges(program):
    with server(program) as s:
        a = Session(s.port)
        t = a.create(seats={"roma": "me", "capua": "bot:random"})["id"]
        x = until_mine(a, t)
        said = a.at(t, "coach", seat="roma")
        assert said["plan"] and all(m["action"] in x["legal"] for m in said["moves"])
        best = said["moves"][0]["action"]
        assert a.at(t, "coach", seat="roma", action=best)["mistake"] is False
        with refused("forbidden"):
            a.at(t, "coach", seat="capua")


def test_hot_seat(program):
    with server(program) as s:
        a = Session(s.port)
        t = a.create("tictactoe", seats={"cross": "me", "nought": "me"})["id"]
        x = a.table(t)
        assert x["you"] == "cross" and x["yours"] == ["cross", "nought"]
        a.act(x)
        assert a.table(t)["you"] == "nought"


def test_a_restart_keeps_everything(program):
    with server(program) as s:
        a, b, t = two(s, "arena-roma")
        a.act(a.table(t))
        b.at(t, "chat", text="salve")
        before = a.table(t)
        s.kill()
        s.start()
        after = a.table(t)
        online = [x.pop("online") for x in before["seats"] + after["seats"]]
        assert before == after and len(online) == 4
        watcher = Stream(Session(s.port), t).wait(lambda x: True)
        assert watcher["rev"] == after["rev"] and watcher["you"] is None
        a.act(after)


def test_bots_go_on_after_a_restart(program):
    with server(program) as s:
        a = Session(s.port)
        made = [a.create(seats={"roma": "bot:random", "capua": "bot:random"})["id"]
                for _ in range(20)]
        s.kill()
        s.start()
        end = deadline(120)  # thousands of commits, whatever the machine does beside
        while any(a.table(t)["state"] != "finished" for t in made):
            assert time.time() < end
            time.sleep(0.05)
        assert s.admin("check").returncode == 0


def all_routes():
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../src/server/http/")
    text = "".join(open(root + name, encoding="utf-8").read() for name in ("routes.def", "tableroutes.def"))
    return re.findall(r'ROUTE\((GET|POST), "([^"]+)"', text)


def test_the_description_lists_every_route(program):
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
    described, path = {}, None
    for line in open(root + "/docs/openapi.yaml", encoding="utf-8"):
        if found := re.match(r"  (/\S+):$", line):
            path = re.sub(r"\{\w+\}", "*", found[1])
        elif found := re.match(r"    (get|post):$", line):
            described[(found[1].upper(), path)] = True
    routes = all_routes()
    assert sorted(described) == sorted(routes), set(described) ^ set(routes)


def test_snapshots_have_the_members_described(program):
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
    text = open(root + "/docs/openapi.yaml", encoding="utf-8").read()
    listed = re.findall(r"^        (\w+):", text.split("    Snapshot:\n")[1], re.M)
    with server(program) as s:
        _, _, t = two(s)
        assert sorted(Session(s.port).table(t)) == sorted(listed)


def test_a_table_from_a_position(program):
    with server(program) as s:
        a, _, t = two(s)
        a.act(a.table(t))
        a.at(t, "resign", seat="cross")
        position = a.get("/api/tables/%s/position" % t)
        made = a.create("tictactoe", seats={"cross": "me", "nought": "bot:random"}, **{"from": position})
        x = until_mine(a, made["id"])
        assert x["scenario"] == "" and x["options"] == {}
        x = play_out(a, made["id"], random.Random(1))
        assert x["state"] == "finished" and a.get("/api/tables/%s/proof" % x["id"])["ok"]
        last = a.get("/api/tables/%s/position" % x["id"])
        again = until_mine(a, a.at(x["id"], "rematch")["id"])
        assert again["state"] == "running" and again["scenario"] == ""
        for bad in ({}, [], 7, "x", {"game": "arena-roma"}, dict(position, board=[9]), last):
            with refused(400):
                a.create("tictactoe", seats={"cross": "me", "nought": "me"}, **{"from": bad})


def test_foreseen_dice(program):
    def deal(session):
        """The commitment, and the cards dealt before anybody chooses."""
        made = session.create("arena-roma", seats={"roma": "me", "capua": "me"})
        session.at(made["id"], "resign", seat="roma")
        record = session.raw("GET", "/api/tables/%s/record" % made["id"])[2].decode().splitlines()
        return [l for l in record if l.startswith(("dice ", "chance "))]

    deals = []
    for _ in range(2):
        with server(program, "--seed", "7") as s:
            a = Session(s.port)
            deals.append([deal(a), deal(a)])
    assert deals[0] == deals[1] and deals[0][0] != deals[0][1] and len(deals[0][0]) > 8, deals
    ran = subprocess.run([program, "serve", "--seed", "7", "--public"], capture_output=True)
    assert ran.returncode == 2 and b"predictable" in ran.stderr


def small_battle(**bottom):
    return {
        "title": "At the bridge", "banners": 1,
        "sides": {
            "bottom": dict({"army": "Roman", "units": {"HI": "e5"}}, **bottom),
            "top": {"army": "Gallic", "units": {"LI": "e7"}},
        },
    }


def test_a_table_from_a_scenario_of_ones_own(program):
    with server(program) as s:
        a = Session(s.port)
        assert a.post("/api/games/ancients/custom", custom=small_battle())["ok"]
        bad = small_battle(units={"HI": "e5 e7"})
        try:
            a.post("/api/games/ancients/custom", custom=bad)
            raise AssertionError("was not refused")
        except Refused as r:
            assert r.http == 400
            assert r.answer["error"] == "There are two units on e7: Roman HI and Gallic LI."
            assert r.answer["place"] == "e7"
        seats = {"bottom": "me", "top": "bot:random"}
        for wrong in (bad, {}, [], 7, {"sides": 1}):
            with refused(400):
                a.create("ancients", seats=seats, custom=wrong)
        with refused(400):
            a.create("tictactoe", seats={"cross": "me"}, custom=small_battle())
        with refused(404):
            a.post("/api/games/none/custom", custom={})
        made = a.create("ancients", seats=seats, custom=small_battle(), options={"edition": "published"})
        x = until_mine(a, made["id"])
        assert x["scenario_title"] == "At the bridge" and x["scenario"] == ""
        assert x["view"]["titles"] == {"bottom": "Rome", "top": "the Gauls"}
        x = play_out(a, made["id"], random.Random(1))
        assert x["state"] == "finished" and a.get("/api/tables/%s/proof" % x["id"])["ok"]
        again = until_mine(a, a.at(x["id"], "rematch")["id"])
        assert again["scenario_title"] == "At the bridge"
