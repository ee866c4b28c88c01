// independent re-check of the emitted JSON only
import fs from "fs";
const dir = process.argv[2] || "../../data/maps";
function rings(d) {
  return d
    .split("M")
    .slice(1)
    .map((s) =>
      s
        .replace("Z", "")
        .split("L")
        .map((p) => p.trim().split(" ").map(Number)),
    );
}
const pip = (rs, x, y) => {
  let c = false;
  for (const r of rs)
    for (let i = 0, j = r.length - 1; i < r.length; j = i++) {
      const [a, b] = r[i],
        [e, f] = r[j];
      if (b > y !== f > y && x < ((e - a) * (y - b)) / (f - b) + a) c = !c;
    }
  return c;
};
for (const id of ["mare_nostrum", "orient", "casus_belli"]) {
  const M = JSON.parse(fs.readFileSync(`${dir}/${id}.json`));
  const R = Object.fromEntries(M.regions.map((r) => [r.id, r]));
  const err = [];
  const ids = M.regions.map((r) => r.id);
  if (new Set(ids).size !== ids.length) err.push("dup ids");
  for (const r of M.regions) {
    const rs = rings(r.path);
    if (rs.some((q) => q.some((p) => p.some((v) => !isFinite(v))))) err.push(r.id + " bad path");
    for (const n of r.neighbours) {
      const o = R[n.id];
      if (!o) {
        err.push(r.id + "->" + n.id);
        continue;
      }
      const b = o.neighbours.find((x) => x.id === r.id);
      if (!b || b.border !== n.border) err.push(`asym ${r.id} ${n.id}`);
      const kk = r.kind + o.kind;
      if (n.border === "red" && kk !== "landland") err.push(`red ${r.id} ${n.id}`);
      if (n.border === "blue" && kk === "landland") err.push(`blue ${r.id} ${n.id}`);
      if (kk.includes("land") && kk.includes("sea") && !(r.kind === "land" ? r : o).city)
        err.push(`harbour w/o city ${r.id} ${n.id}`);
    }
    r.slots.forEach((s, i) => {
      if (!pip(rs, s[0], s[1])) err.push(`slot ${r.id} ${i}`);
    });
    if (r.city && !pip(rs, r.city.at[0], r.city.at[1]) && r.kind === "land")
      err.push("city outside " + r.id);
    if (!pip(rs, ...r.label)) err.push("label outside " + r.id);
  }
  // overlapping city discs
  const C = M.regions.filter((r) => r.city);
  for (let i = 0; i < C.length; i++)
    for (let j = i + 1; j < C.length; j++) {
      const d = Math.hypot(C[i].city.at[0] - C[j].city.at[0], C[i].city.at[1] - C[j].city.at[1]);
      if (d < 24) err.push(`cities close ${C[i].id} ${C[j].id} ${d.toFixed(0)}`);
    }
  const bfs = (st, ok) => {
    const D = {};
    let q = [];
    for (const s of st) {
      D[s] = 0;
      q.push(s);
    }
    while (q.length) {
      const n = [];
      for (const u of q)
        for (const e of R[u].neighbours)
          if (ok(e) && D[e.id] === undefined) {
            D[e.id] = D[u] + 1;
            n.push(e.id);
          }
      q = n;
    }
    return D;
  };
  const all = bfs([ids[0]], () => true);
  const conn = Object.keys(all).length === ids.length;
  // land components by legions, sea components by galleys
  const comp = (set, ok) => {
    const left = new Set(set);
    let k = 0;
    while (left.size) {
      const s = [...left][0];
      const D = bfs([s], ok);
      k++;
      for (const x in D) left.delete(x);
    }
    return k;
  };
  const landC = comp(
    M.regions.filter((r) => r.kind === "land").map((r) => r.id),
    (e) => e.border !== "blue",
  );
  const seaC = comp(
    M.regions.filter((r) => r.kind === "sea").map((r) => r.id),
    (e) => e.border !== "red",
  );
  const sites = C.map((r) => r.id),
    start = new Set(M.nations.flatMap((n) => n.start)),
    free = sites.filter((s) => !start.has(s));
  const res = {};
  C.forEach((r) => {
    const k = r.city.resource || "choice";
    res[k] = (res[k] || 0) + 1;
  });
  const deg = {};
  M.regions.forEach((r) => (deg[r.neighbours.length] = (deg[r.neighbours.length] || 0) + 1));
  let diam = 0;
  for (const i of ids) {
    const D = bfs([i], () => true);
    diam = Math.max(diam, ...Object.values(D));
  }
  const reach = new Set();
  const rows = M.nations.map((n) => {
    const L = bfs(n.start, (e) => e.border !== "blue"),
      G = bfs(n.start, (e) => e.border !== "red");
    const d = (s) => Math.min(L[s] ?? 99, G[s] ?? 99);
    sites.forEach((s) => {
      if (d(s) < 99) reach.add(s);
    });
    const seaPts = (k) =>
      M.regions
        .filter((r) => r.kind === "sea" && (G[r.id] ?? 99) <= k)
        .reduce((a, r) => a + (r.ship ? 2 : 1), 0);
    return {
      nation: n.id,
      start: n.start
        .map((s) => R[s].city.name + "(" + (R[s].city.resource || "?")[0] + ")")
        .join(" "),
      w1: free.filter((s) => d(s) <= 1).length,
      w2: free.filter((s) => d(s) <= 2).length,
      w3: free.filter((s) => d(s) <= 3).length,
      w4: free.filter((s) => d(s) <= 4).length,
      seaPts2: seaPts(2),
      d,
    };
  });
  rows.forEach((r) => {
    let sh = 0;
    for (const s of free) {
      const ds = rows.map((x) => x.d(s));
      const mn = Math.min(...ds);
      if (r.d(s) === mn) sh += 1 / ds.filter((x) => x === mn).length;
    }
    let op = 0;
    for (const s of free) {
      const w = rows.map((x) => Math.pow(0.45, x.d(s)));
      op += Math.pow(0.45, r.d(s)) / w.reduce((a, b) => a + b, 0);
    }
    r.share = +sh.toFixed(1);
    r.opp = +op.toFixed(1);
    r.toNearestRival = Math.min(
      ...rows
        .filter((x) => x !== r)
        .map((x) => Math.min(...M.nations.find((n) => n.id === x.nation).start.map((s) => r.d(s)))),
    );
  });
  rows.forEach((r) => delete r.d);
  const sl = M.regions.map((r) => r.slots.length);
  console.log(
    `== ${id}: land ${M.regions.filter((r) => r.kind === "land").length}, sea ${M.regions.filter((r) => r.kind === "sea").length}, city sites ${sites.length} (free ${free.length}, island ${C.filter((r) => r.kind === "sea").length}), resources ${JSON.stringify(res)}, sea points ${M.regions.filter((r) => r.kind === "sea").reduce((a, r) => a + (r.ship ? 2 : 1), 0)}`,
  );
  console.log(
    `   connected ${conn}, legion components ${landC}, galley components ${seaC}, diameter ${diam}, every site reachable by some nation's units ${reach.size === sites.length}, degrees ${JSON.stringify(deg)}, mean ${(M.regions.reduce((a, r) => a + r.neighbours.length, 0) / ids.length).toFixed(2)}, slots min ${Math.min(...sl)} mean ${(sl.reduce((a, b) => a + b, 0) / sl.length).toFixed(1)}, smallest region ${Math.min(...M.regions.map((r) => r.area))} px2`,
  );
  console.table(rows);
  console.log("   errors:", err.length ? err.join("; ") : "none");
}
