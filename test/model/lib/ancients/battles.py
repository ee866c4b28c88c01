"""Random battles, in the form of docs/scenarios.md."""
from . import facts
from .field import HEXES, SIDES, XY

LEADERS = ("Captain", "Captain", "Captain", "Hannibal", "Alexander", "Mithridates")
MANY = (*facts.KINDS, "EL", "EL", "HI", "MI")  # those with most to say come more often
SPECIALS = ("ambush", "gathers", "hardens", "leaderless", "exits", "storms", "shrinks", "frightened", "flexible")


def random_battle(rng):
    """Two small armies close to each other, on any ground, with any cards."""
    middle, width = rng.randrange(25), rng.choice((5, 7, 9, 24))
    lines = rng.sample(range(1, 10), rng.choice((3, 4, 5, 9)))
    near = [h for h in HEXES if 9 - XY[h][1] in lines and abs(XY[h][0] - middle) <= width]
    rng.shuffle(near)
    cards = list(facts.DECK.elements())
    rng.shuffle(cards)
    ground = random_ground(rng)
    half = len(near) // 2
    sides = {side: random_army(rng, hexes, ground, cards)
             for side, hexes in zip(SIDES, (near[:half], near[half:]))}
    if not all(army["units"] for army in sides.values()):
        return random_battle(rng)
    pieces = min(sum(len(hexes.split()) for what in ("units", "leaders") for hexes in army[what].values())
                 for army in sides.values())
    return {"game": "ancients", "first": rng.choice(SIDES), "banners": rng.randint(1, min(8, pieces)),
            "terrain": gather((g, h) for h, g in ground.items()), "sides": sides}


def random_ground(rng):
    kinds = rng.sample(facts.TERRAIN, rng.choice((1, 2, 3, 5)))
    cover = rng.choice((0, 0.1, 0.25, 0.4))
    return {h: rng.choice(kinds) for h in HEXES if rng.random() < cover}


def random_army(rng, hexes, ground, cards):
    hexes = hexes[:rng.choice((4, 6, 8, 12))]
    kinds = rng.sample(facts.KINDS, 3) if rng.random() < 0.3 else MANY
    units = [(rng.choice(kinds), h) for h in hexes if rng.random() < 0.8]
    units = [(kind, "%s:%d" % (h, rng.choice((facts.BLOCKS[kind], rng.randint(1, facts.BLOCKS[kind])))))
             for kind, h in units if stands(ground.get(h), kind)]
    names = rng.sample(LEADERS, rng.choice((0, 1, 2, 3)))
    leaders = [(name, h) for name, h in zip(names, rng.sample(hexes, min(len(hexes), 3)))
               if ground.get(h) not in facts.IMPASSABLE]
    special = rng.sample(SPECIALS, 2) if rng.random() < 0.4 else []
    command = rng.randint(2, 6)
    army = {"army": rng.choice(("Roman", "Carthaginian")), "command": command,
            "hand": [cards.pop() for _ in range(command)], "units": gather(units), "leaders": gather(leaders)}
    army["special"] = [word for word in special if leaders or word != "leaderless"]
    if "ambush" in special:
        army["reserve"] = rng.sample(facts.KINDS, rng.randint(1, 4))
    if rng.random() < 0.3:
        army["waiting"] = ["Mago"][:1 if "ambush" in special else len(units) - len(leaders)]
    return army


def gather(pairs):
    """{word: "hex hex"} of pairs."""
    found = {}
    for word, here in pairs:
        found[word] = (found.get(word, "") + " " + here).strip()
    return found


def stands(ground, kind):
    if kind == "WM" and ground in ("broken", "marsh"):
        return False
    return ground not in facts.IMPASSABLE and not (ground == "city wall" and (kind in facts.MOUNTED or kind == "WM"))
