#!/usr/bin/env python3
"""Writes what the browser draws of the Antike maps: web/src/boards/antike/*.json from
data/maps/*.json, without what only the generator needs and rounded to whole pixels."""
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def whole(path):
    return re.sub(r"-?\d+\.\d+", lambda m: str(round(float(m.group()))), path or "")


def region(r):
    city = r["city"]
    return {"name": city["name"] if city else r["name"], "title": r["name"], "kind": r["kind"],
            "path": whole(r["path"]), "island": whole(r.get("islandPath")),
            "label": [round(v) for v in r["label"]],
            "slots": [[round(v) for v in s] for s in r["slots"]],
            "city": [round(v) for v in city["at"]] if city else None,
            "sign": [round(city["label"]["x"]), round(city["label"]["y"]),
                     city["label"]["anchor"]] if city else None,
            "ship": bool(r.get("ship"))}


def main():
    for name in ("mare_nostrum", "orient", "casus_belli"):
        board = json.loads((ROOT / f"data/maps/{name}.json").read_text(encoding="utf-8"))
        out = {"viewBox": board["viewBox"], "regions": [region(r) for r in board["regions"]],
               "borders": [{"kind": b["border"], "path": whole(b["path"])}
                           for b in board["borders"] if b["border"] in ("red", "mixed", "blue")],
               "void": [whole(v["path"]) for v in board["void"]],
               "straits": [{"from": s["from"], "to": s["to"]} for s in board["straits"]]}
        target = ROOT / f"web/src/boards/antike/{name}.json"
        target.write_text(json.dumps(out, separators=(",", ":"), ensure_ascii=False) + "\n",
                          encoding="utf-8")


if __name__ == "__main__":
    main()
