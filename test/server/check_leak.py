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

from check_api import server, two
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


def secrets(session, t, cards):
    """For each seat: card -> (drawn at, first told to anybody at)."""
    record = session.raw("GET", "/api/tables/%s/record" % t)[2].decode()
    steps = [l.rsplit(" #", 1)[0] for l in record.split("\nsteps\n")[1].split("\n")
             if l and not l.startswith("secret")]
    found = {}
    for seat in ("roma", "capua"):
        told = session.get("/api/tables/%s/at?as=%s" % (t, seat))["log"]
        title = seat.capitalize()
        own = {l["n"]: m.group(1) for l in told
               if (m := re.match(title + r" draws (.+)\.$", l["text"])) and m.group(1) in cards}
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
