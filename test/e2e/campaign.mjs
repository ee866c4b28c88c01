// Play that leads to a situation, for the tests of Antike. Both run in the page and play over
// the wire until an action that begins as wished is legal; null if the game ends before.

/* Whoever is to act does anything, what is liked rather than the rest. */
export async function wander([table, begin, likes, most]) {
  const headers = { "X-Tessera": "1", "Content-Type": "application/json" };
  const liked = new RegExp(`^(${likes})`);
  const read = async (path, body) =>
    (
      await fetch(
        `/api/tables/${table}${path}`,
        body ? { method: "POST", headers, body: JSON.stringify(body) } : {},
      )
    ).json();
  let now = await read("");
  for (let n = 0; n < most && now.state === "running"; n++) {
    const found = now.legal.find((a) => a.startsWith(begin));
    if (found) return found;
    const better = now.legal.filter((a) => liked.test(a));
    const among = better.length && Math.random() < 0.7 ? better : now.legal;
    const answer = await read("/act", {
      seat: now.you,
      action: among[Math.floor(Math.random() * among.length)],
      rev: now.rev,
    });
    now = answer.table ?? (await read(""));
  }
  return null;
}

/* The attacker arms, marches on the nearest enemy city and conquers; the others wait. */
export async function campaign([table, begin, attacker, most]) {
  const headers = { "X-Tessera": "1", "Content-Type": "application/json" };
  const read = async (path, body) =>
    (
      await fetch(
        `/api/tables/${table}${path}`,
        body ? { method: "POST", headers, body: JSON.stringify(body) } : {},
      )
    ).json();

  let now = await read("");
  const { maps } = (await (await fetch(`/api/games/${now.game}/facts`)).json()).facts;
  const map = Object.values(maps).find((m) => Object.keys(now.view.state.city).every((c) => m[c]));

  /* Borders to the nearest city of another nation, for legions or galleys. */
  function distances(state, kind) {
    const way = kind === "legion" ? "red" : "blue";
    const far = new Map();
    let edge = Object.keys(state.city).filter((c) => state.city[c] !== attacker);
    for (let n = 0; edge.length; n++) {
      edge.forEach((name) => far.set(name, n));
      edge = edge.flatMap((name) =>
        Object.keys(map[name].borders).filter(
          (b) => [way, "mixed"].includes(map[name].borders[b]) && !far.has(b),
        ),
      );
    }
    return far;
  }

  const sum = (v) =>
    typeof v === "number" ? v : Object.values(v ?? {}).reduce((n, x) => n + sum(x), 0);

  function onTheRondel(now) {
    const { state, extra } = now.view;
    const stock = state.stock[attacker] ?? {};
    const units = sum(state.units?.[attacker]);
    const box = state.box ? sum(state.box[attacker]) : 1;
    const wishes = [
      units < 4 && (stock.iron ?? 0) >= 2 && box > 0 ? "Militia" : "",
      units >= 2 ? "Movere" : "",
      units >= 2 ? "Duellum" : "",
      box === 0 ? "Scientia" : "",
      (stock.iron ?? 0) < 4 ? "Ferrum" : "",
    ].filter(Boolean);
    const free = now.legal.filter((a) => a.startsWith("go ") && extra.steps[a.slice(3)] === 0);
    return (
      wishes.map((w) => free.find((a) => a.startsWith(`go ${w}`))).find(Boolean) ??
      free[free.length - 1]
    );
  }

  function march(now) {
    let best = null;
    for (const action of now.legal.filter((a) => a.startsWith("move "))) {
      const [, n, kind, rest] = action.match(/^move (\d+) (legion|galley)s? (.+)$/);
      const far = distances(now.view.state, kind);
      const from = Object.keys(map).find(
        (name) => rest.startsWith(name + " ") && map[rest.slice(name.length + 1)],
      );
      const gain = (far.get(from) ?? 99) - (far.get(rest.slice(from.length + 1)) ?? 99);
      if (gain > 0 && (!best || Number(n) > best.n)) best = { action, n: Number(n) };
    }
    return best?.action;
  }

  function choose(now) {
    const can = (...words) =>
      words.map((w) => now.legal.find((a) => a.startsWith(w))).find(Boolean);
    const rest = can("end", "done", "pass") ?? now.legal[0];
    if (now.you !== attacker)
      return (
        can("pick Fortress") ??
        now.legal.find((a) => now.view.extra.steps[a.slice(3)] === 0) ??
        rest
      );
    return (
      onTheRondel(now) ??
      can("conquer", "arm legion", "arm galley", "recruit legion") ??
      march(now) ??
      rest
    );
  }

  for (let n = 0; n < most && now.state === "running"; n++) {
    const found = now.legal.find((a) => a.startsWith(begin));
    if (found) return found;
    const answer = await read("/act", { seat: now.you, action: choose(now), rev: now.rev });
    now = answer.table ?? (await read(""));
  }
  return null;
}
