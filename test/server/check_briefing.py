"""Briefings: what players read before a game begins."""
from check_api import refused, server
from client import Session


def test_every_scenario_has_its_briefing(program):
    with server(program) as s:
        a = Session(s.port)
        for g in a.get("/api/games")["games"]:
            for scenario in g["scenarios"] if g["briefing"] else []:
                told = a.get("/api/games/%s/briefings/%s" % (g["id"], scenario["id"]))
                assert told["win"] and told["turn"] and told["title"] == scenario["title"], told
                assert all(x["who"] for x in told["seats"]) and len(told["seats"]) == g["seats_min"], told
                assert "{" not in " ".join([told["win"], told["turn"], *told["special"], *told["notes"]]), told
        assert not next(g for g in a.get("/api/games")["games"] if g["id"] == "tictactoe")["briefing"]
        for address in ("chess/briefings/standard", "ancients/briefings/waterloo", "tictactoe/briefings/standard"):
            with refused("not-found"):
                a.get("/api/games/" + address)


def test_a_table_is_briefed_as_it_was_set_up(program):
    with server(program) as s:
        a, b = Session(s.port), Session(s.port)
        colours = ("yellow", "red", "green", "blue", "black", "grey")
        seats = {c: "bot:random" for c in colours} | {"yellow": "me"}
        t = a.create("antike2", seats=seats)["id"]
        told = a.get("/api/tables/%s/briefing" % t)
        assert "7 personages" in told["win"] and len(told["seats"]) == 6, told
        t = a.create("ancients", scenario="trebbia", seats={"bottom": "me"}, watch="nobody")["id"]
        told = a.get("/api/tables/%s/briefing" % t)
        rome, carthage = told["seats"]
        assert rome["who"].startswith("You are the consul Sempronius") and "{" not in rome["who"], rome
        assert any("Mago" in line for line in carthage["side"]), carthage
        assert any(line.startswith("Carthage: ") for line in told["special"]), told
        assert "44 %" in told["notes"][0], told
        with refused("not-found"):
            b.get("/api/tables/%s/briefing" % t)
