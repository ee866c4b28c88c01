#!/usr/bin/env python3
"""A small bot for Tessera: plays any of its games, from what its seat can see.

  tessera sim arena-roma --bot snake="python3 examples/bot.py" --bots snake,random --games 10

Each line on standard input is a JSON object (docs/bots.md); the answer to it is one line
with one of the actions it lists. This bot likes some words better than others and takes
any of the best, so it shows the way rather than how to win.
"""
import json
import random
import sys

LIKES = {  # the first word of an action: how much it is liked
    "end": -2, "done": -2, "pass": -1, "discard": -1,
    "activate": 3, "found": 5, "temple": 4, "learn": 3, "conquer": 4, "attack": 3,
    "play": 2, "order": 2, "move": 1,
}


def choose(request, luck):
    """One of the actions; `request["view"]` has all that the seat may see."""
    actions = request["actions"]
    most = max(LIKES.get(a.split()[0], 0) for a in actions)
    return luck.choice([a for a in actions if LIKES.get(a.split()[0], 0) == most])


def main():
    luck = random.Random(1)
    for line in sys.stdin:
        request = json.loads(line)
        if request.get("do") == "choose":
            answer = {"action": choose(request, luck)}
        else:
            answer = {"ok": False, "error": "This bot only chooses."}
        print(json.dumps(answer), flush=True)


main()
