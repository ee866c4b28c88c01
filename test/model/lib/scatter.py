"""Random positions at the beginning of a turn, crowded enough for things to happen."""
import collections

from lib.antike import GOODS, KINDS


def corner(board, rng, size):
    """Regions that hang together."""
    found = [rng.choice(sorted(board.regions))]
    while len(found) < size:
        beside = {n for r in found for n in board.neighbours(r)} - set(found)
        found.append(rng.choice(sorted(beside)))
    return found


def scatter(model, rng):
    board = model.board
    regions = corner(board, rng, rng.randint(8, 30))
    model.active, model.turn = rng.choice(model.seats), rng.randint(1, 90)
    scatter_cities(model, rng, [r for r in regions if board.site(r)])
    scatter_units(model, rng, regions)
    for seat in model.seats:
        model.space[seat] = rng.choice(model.rondel)
        model.stock[seat] = collections.Counter({g: rng.choice((0, 1, 3, 6, 12)) for g in GOODS})
        model.take_coins(seat, rng.choice((0, 1, 4, 7)))
    scatter_knowhow(model, rng)
    scatter_personages(model, rng)
    if rng.random() < 0.1:
        model.space[model.active] = None


def scatter_cities(model, rng, sites):
    rng.shuffle(sites)
    homes = sites + sorted(r for r in model.board.regions if model.board.site(r) and r not in sites)
    for number, region in enumerate(homes[:max(len(sites), len(model.seats))]):
        start = model.board.start_good.get(model.board.regions[region]["id"])
        good = start or rng.choice(model.goods_of(region))
        seat = model.seats[number] if number < len(model.seats) else rng.choice(model.seats)
        if number < len(model.seats) or rng.random() < 0.6 and model.has_token(seat, good):
            model.city[region], model.yields[region] = seat, good
    model.temples = {r for r in model.neutral_sites() if r not in model.city and rng.random() < 0.6}
    room = model.temples_in_box - len(model.temples) - rng.randrange(3)
    model.temples.update([r for r in model.city if rng.random() < 0.4][:room])


def scatter_units(model, rng, regions):
    for seat in model.seats:
        for _ in range(rng.randrange(18)):
            kind, region = rng.choice(KINDS), rng.choice(regions)
            fits = model.board.crossings(kind, region) or model.city.get(region) == seat and kind == "legion"
            if fits and model.pieces_on_map(seat, kind) < model.most_units[kind]:
                model.units[seat, kind, region] += 1


def scatter_knowhow(model, rng):
    """One of those who know it was the first, and has a Scholar."""
    for knowhow, fact in model.board.knowhow.items():
        knowing = [s for s in model.seats if rng.random() < 0.4
                   and fact.get("needs", knowhow) in {knowhow, *model.known[s]}]
        for seat in knowing:
            model.known[seat][knowhow] = "yes"
        if knowing:
            first = min(knowing, key=model.points)
            model.personages[first]["Scholar"] += 1


def scatter_personages(model, rng):
    for seat in rng.sample(model.seats, len(model.seats)):
        for personage, cards in model.stacks.items():
            left = min(model.cards_left(personage), model.target() - 1 - model.points(seat))
            if personage != "Scholar" and left > 0:
                model.personages[seat][personage] = rng.randint(0, min(left, rng.choice((0, 1, cards))))
