"""Nothing hidden in the bytes that the server really sends.

Two people and a spectator play Arena. When it is over the record tells every card that was
ever drawn. A card that until some step only its owner can have seen (he drew it, and no
other line of the record names it) must not be in any byte that the others got up to then;
the owner's own bytes must have it, or the test would prove nothing.
"""
import json
import random
import re
import time

from check_api import refused, server, two
from client import Session, Stream


def play(s, dice):
    a, b, t = two(s, "arena-roma")
    people = {"roma": a, "capua": b, None: Session(s.port)}
    streams = {seat: Stream(p, t) for seat, p in people.items()}
    for _ in range(4000):
        moved = False
        for seat in ("roma", "capua"):
            x = people[seat].table(t)
            people[None].table(t)
            if x["state"] != "running":
                return people, streams, t
            if x["legal"]:
                moved = True
                people[seat].act(x, dice.choice(x["legal"]), full=True)
                if dice.random() < 0.1:
                    people[seat].get("/api/tables/%s/at?step=%d" % (t, dice.randrange(99)))
        assert moved
    raise AssertionError("the game does not end")


def heard(session, stream):
    """Every snapshot a person got, as (steps, bytes)."""
    for data in session.heard + [json.dumps(x).encode() for _, x in list(stream.events)]:
        answer = json.loads(data)
        answer = answer.get("table", answer)
        data = data.replace(b"Arena: Roma II", b"")  # the title, not the card
        if "step" in answer:
            yield answer["step"], data
        elif "steps" in answer:
            yield answer["steps"], data


def drawn_by(tables, seat, event):
    """The card that the seat is dealt or draws in this event, or None."""
    kind, values, _ = event
    if tables["events"][kind]["word"] not in ("dealt", "drew"):
        return None
    who, card = values
    return tables["domains"]["card"][card] if tables["domains"]["seat"][who] == seat and card else None


def secrets(session, t, cards):
    """For each seat: card -> (drawn at, first told to anybody at)."""
    record = session.raw("GET", "/api/tables/%s/record" % t)[2].decode()
    steps = [l.rsplit(" #", 1)[0] for l in record.split("\nsteps\n")[1].split("\n")
             if l and not l.startswith("secret")]
    found, tables = {}, session.get("/api/games/arena-roma/facts")
    for seat in ("roma", "capua"):
        told = session.get("/api/tables/%s/at?as=%s" % (t, seat))["log"]
        own = {l["n"]: card for l in told for e in l["events"]
               if (card := drawn_by(tables, seat, e)) in cards}
        for n, card in own.items():
            others = [k for k, step in enumerate(steps, 1)
                      if re.search(r" %s\b" % re.escape(card), step) and own.get(k) != card
                      and not step.startswith(seat + " give")]
            given = [k for k, step in enumerate(steps, 1)
                     if step == "%s give %s" % (seat, card)]
            sealed = [k for k, step in enumerate(steps, 1) if " seal" in step]
            # Who keeps one of the cards he drew lays the others open (AR-25).
            kept = [k for k, step in enumerate(steps, 1) if k > n and step.startswith(seat + " keep")]
            # Who looks at the hand or through the pile knows it from then on (AR-52).
            looked = [k for k, step in enumerate(steps, 1)
                      if k >= n and step.endswith(" look") and not step.startswith(seat)]
            ends = others + kept[:1] + looked[:1] + ([max(sealed)] if given and sealed else [])
            before = min([k for k in ends if k > 0], default=len(steps))
            if not any(k < n for k in others) and not any(
                    k < n and c == card for k, c in own.items()):
                found.setdefault(seat, {})[card] = (n, before)
    return found


def test_hidden_cards_are_in_no_byte(program):
    with server(program) as s:
        cards = set(Session(s.port).get("/api/games/arena-roma/facts")["facts"]["cards"])
        cards = {c for c in cards if not any(c in d for d in cards if d != c)}
        checked = own = 0
        for seed in range(4):
            people, streams, t = play(s, random.Random(seed))
            time.sleep(0.2)
            known = {who: list(heard(people[who], streams[who])) for who in people}
            for seat, hidden in secrets(people["roma"], t, cards).items():
                for card, (drawn, told) in hidden.items():
                    needle = card.encode()
                    own += any(needle in d for k, d in known[seat] if drawn <= k < told)
                    for who in people:
                        if who == seat:
                            continue
                        for k, data in known[who]:
                            if k < told:
                                checked += 1
                                assert needle not in data, (
                                    seed, who, k, card, drawn, told,
                                    data[max(0, data.find(needle) - 80):][:120])
        assert checked > 1000 and own > 20, (checked, own)


def test_secrets_of_the_table_are_in_no_byte(program):
    with server(program) as s:
        a, b, t = two(s, "arena-roma")
        watcher = Session(s.port)
        stream = Stream(watcher, t)
        a.act(a.table(t))
        stream.wait(lambda x: x["steps"] > 10)
        watcher.table(t)
        watcher.get("/api/lobby")
        invite = a.table(t)["invite"][3:].encode()
        everything = b"".join(watcher.heard) + bytes(stream.bytes)
        for word in (invite, a.cookie.encode(), b.cookie.encode(), a.me["id"].encode(),
                     b.me["id"].encode(), b'"secret"'):
            assert word not in everything, word
        assert b"hash" not in everything
        a.at(t, "resign", seat="roma")
        secret = stream.wait(lambda x: x["state"] == "finished")["dice"]["secret"].encode()
        assert secret not in everything


SECRET = "Write your orders in secret"


def an_order(person, x):
    """The first of the legal actions that is no end of them."""
    return next(a for a in x["legal"] if person.words("total-war-rome", a) != "done")


class Counting:
    """A game of Total War at the moment when both write their orders in secret: Rome reads, and
    somebody watches, while Carthage writes. The same seed gives the same game."""

    def __init__(self, s):
        self.people = {"rome": Session(s.port), "carthage": Session(s.port)}
        for seat, p in self.people.items():
            p.post("/api/me", name="A citizen of " + seat)
        self.watcher, self.dice = Session(s.port), random.Random(1)
        made = self.people["rome"].create("total-war-rome", seats={"rome": "me", "carthage": "open"})
        self.id, self.invite = made["id"], made["invite"]
        self.people["carthage"].post("/api/invite/" + made["invite"][3:])
        while not all(SECRET in x["view"].get("prompt", "") and x["legal"] for x in self.tables()):
            self.step()
        self.readers = {"rome": self.people["rome"], "watcher": self.watcher}
        self.streams = {who: Stream(p, self.id) for who, p in self.readers.items()}
        for stream in self.streams.values():
            stream.wait(lambda x: True)

    def tables(self):
        return [p.table(self.id) for p in self.people.values()]

    def step(self):
        """One action of whoever is first to act, by the dice of the test."""
        for x, p in zip(self.tables(), self.people.values()):
            if x["legal"]:
                return p.act(x, self.dice.choice(x["legal"]))

    def order(self):
        """One more secret order of Carthage, the first that is no end of them."""
        x = self.people["carthage"].table(self.id)
        self.people["carthage"].act(x, an_order(self.people["carthage"], x))

    def seen(self, who):
        """All that a reader can ask for, as bytes without what is new in every run."""
        p, paths = self.readers[who], ("", "/at", "/at?step=3")
        data = [p.raw("GET", "/api/tables/%s%s" % (self.id, path))[2] for path in paths]
        data.append(p.raw("GET", "/api/lobby")[2])
        return self.plain(b"\n".join(data))

    def plain(self, data):
        data = data.replace(self.id.encode(), b"ID").replace(self.invite[3:].encode(), b"INVITE")
        return re.sub(rb'"updated":\d+', b'"updated":0', data.replace(b":\n\n", b""))

    def pushed(self, who):
        """All that was pushed, once it is up to date with what can be asked for."""
        seq = self.readers[who].table(self.id)["seq"]
        self.streams[who].wait(lambda x: x["seq"] >= seq)
        return self.plain(bytes(self.streams[who].bytes))


def count_secrets(program, orders):
    """What Rome and a spectator saw while Carthage wrote so many orders and took all back but
    one, and while the game went on from there."""
    story = []
    with server(program, "--seed", "7") as s:
        c = Counting(s)
        rome, carthage = c.people["rome"], c.people["carthage"]
        lobby = rome.raw("GET", "/api/lobby")[2]
        before = {who: c.seen(who) for who in c.readers}
        for _ in range(orders):
            c.order()
            assert before == {who: c.seen(who) for who in c.readers}
        for _ in range(orders - 1):
            carthage.at(c.id, "undo", seat="carthage")
            assert before == {who: c.seen(who) for who in c.readers}
        assert rome.raw("GET", "/api/lobby")[2] == lobby  # with its times
        for _ in range(12):
            c.step()
            story.append({who: (c.seen(who), c.pushed(who)) for who in c.readers})
        assert len(c.streams["rome"].events) > 3
    return story


def test_the_number_of_secret_orders_is_a_secret(program):
    """D14: two games that differ only in how much another seat did in secret look the same to
    the last byte, in answers and in what is pushed."""
    one, many = count_secrets(program, 1), count_secrets(program, 5)
    for n, (x, y) in enumerate(zip(one, many)):
        assert x == y, (n, [(a, b) for who in x for a, b in zip(x[who], y[who]) if a != b])


def test_what_others_do_in_secret_is_in_nobodys_way(program):
    """D14: neither an old revision nor an undo is refused because another has acted in secret,
    and who resumes a stream gets nothing."""
    with server(program, "--seed", "7") as s:
        c = Counting(s)
        rome, carthage = c.people["rome"], c.people["carthage"]
        x = rome.table(c.id)
        c.order()
        x = rome.act(x, an_order(rome, x), full=True)["table"]
        c.order()
        hers = carthage.table(c.id)
        assert rome.table(c.id)["undoable"] == x["undoable"] > 0
        resumed = Stream(rome, c.id, last=x["seq"])
        rome.at(c.id, "undo", seat="rome")
        with refused("no-undo"):
            for _ in range(20):
                rome.at(c.id, "undo", seat="rome")
        # She keeps what she wrote, and the numbers by which she counts.
        assert carthage.table(c.id) == hers
        carthage.at(c.id, "undo", seat="carthage")
        carthage.act(hers | {"rev": carthage.table(c.id)["rev"]},
                     an_order(carthage, hers))
        rome.at(c.id, "chat", text="vale")
        first = resumed.wait(lambda y: True)
        assert first["undoable"] == 0 or first["chat"], first
        assert s.admin("check").returncode == 0
