"""Random positions at the beginning of a turn, crowded enough for things to happen."""
import collections

from lib.antike import GOODS, KINDS


def corner(board, rng, size, sites):
    """Regions that hang together, often around a neutral temple."""
    found = [rng.choice(sites if sites and rng.random() < 0.5 else sorted(board.regions))]
    while len(found) < size:
        beside = {n for r in found for n in board.neighbours(r)} - set(found)
        found.append(rng.choice(sorted(beside)))
    return found


def scatter(model, rng):
    """A crowd in a corner, or an empire all over the map that meets the limits of the box."""
    board, empire = model.board, rng.random() < 0.25
    size = rng.randint(8, 30) if not empire else len(board.regions) * 3 // 4
    regions = corner(board, rng, size, model.neutral_sites())
    model.active, model.turn = rng.choice(model.seats), rng.randint(1, 90)
    scatter_cities(model, rng, [r for r in regions if board.site(r)], empire)
    scatter_units(model, rng, regions)
    lay_siege(model, rng, regions)
    for seat in rng.sample(model.seats, len(model.seats)):
        model.space[seat] = rng.choice(model.rondel)
        model.stock[seat] = collections.Counter({g: rng.choice((0, 1, 3, 6, 12)) for g in GOODS})
        model.take_coins(seat, min(30, model.bank()) if empire else rng.choice((0, 1, 4, 7)))
    scatter_knowhow(model, rng)
    scatter_personages(model, rng)
    if rng.random() < 0.1:
        model.space[model.active] = None


def scatter_cities(model, rng, sites, empire):
    """Start sites always have a city: it can change hands, but never goes. Everybody has one."""
    neutral = [r for r in model.neutral_sites() if rng.random() < 0.7]
    starts = model.start_sites()
    sites = [r for r in sites if r not in neutral + starts]
    favourite = rng.choice(GOODS) if empire else None
    owners = list(model.seats)
    small = rng.choice(model.others()) if rng.random() < 0.4 else None  # has but one city
    for region in rng.sample(starts, len(starts)) + rng.sample(sites, len(sites)):
        seat = rng.choice(model.seats) if not empire or rng.random() < 0.2 else model.active
        seat = owners.pop() if owners else model.active if seat == small else seat
        good = first_good(model, rng, region, favourite)
        if region in starts or rng.random() < 0.8 and model.has_token(seat, good):
            model.city[region], model.yields[region] = seat, good
    model.temples = set(neutral)
    room = model.temples_in_box - len(model.temples) - rng.randrange(3)
    model.temples.update([r for r in model.city if rng.random() < (0.7 if empire else 0.4)][:room])


def first_good(model, rng, region, favourite):
    """What a city produces: on a start site what it did at the start."""
    start = model.board.start_good.get(model.board.regions[region]["id"])
    goods = model.goods_of(region)
    if start or len(goods) == 1:
        return start or goods[0]
    return favourite if favourite and rng.random() < 0.7 else rng.choice(goods)


def scatter_units(model, rng, regions):
    for seat in model.seats:
        for _ in range(rng.randrange(18)):
            put(model, seat, rng.choice(KINDS), rng.choice(regions))


def lay_siege(model, rng, regions):
    """Units of the player whose turn it is before a few cities and temples of others."""
    targets = [r for r in regions if model.city.get(r, r in model.temples or model.active) != model.active]
    targets += [r for r, owner in model.city.items() if len(model.cities(owner)) == 1 and owner != model.active]
    for region in rng.sample(targets, min(len(targets), rng.randrange(3))):
        for _ in range(rng.randint(2, 7)):
            put(model, model.active, rng.choice(KINDS), region)


def put(model, seat, kind, region):
    """A unit, where it can have come and if there is one left."""
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
    if rng.random() < 0.15:
        bring_close(model, model.target() - rng.choice((1, 1, 2)))
    for seat in rng.sample(model.seats, len(model.seats)):
        for personage, cards in model.stacks.items():
            left = min(model.cards_left(personage), model.target() - 1 - model.points(seat))
            if personage != "Scholar" and left > 0:
                model.personages[seat][personage] += rng.randint(0, min(left, rng.choice((0, 1, cards))))


def bring_close(model, points):
    """To the end: the player whose turn it is, with Generals first."""
    for personage in ("General", "King", "Citizen"):
        missing = max(0, points - model.points(model.active))
        model.personages[model.active][personage] += min(missing, model.cards_left(personage))
