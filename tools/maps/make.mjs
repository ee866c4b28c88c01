// node make.mjs mn|or|cb ...   -> ../../data/maps/<id>.json
import fs from "fs";
import { build, polysPath, linePath, W, H, polyArea, rng, ringArea } from "./engine.mjs";
import { adjacency, balance, checks, anchors, bfs } from "./finish.mjs";
const todo = process.argv.slice(2).length ? process.argv.slice(2) : ["mn", "or", "cb"];
const r1 = (v) => Math.round(v * 10) / 10;
for (const key of todo) {
  const def = (await import(`./maps_${key}.mjs`)).default;
  const m = build(def);
  if (def.resources) for (const k in def.resources) if (m.byId[k]) m.byId[k].res = def.resources[k];
  const A = adjacency(m);
  const ck = checks(m, A);
  const B = balance(m, A);
  const T = anchors(m, A);
  const start = {};
  for (const n of def.nations) for (const s of n.start) start[s] = n.id;
  const playable = (r) => r.kind === "land" || r.kind === "sea";
  const regions = m.regs.filter(playable).map((r) => {
    const t = T[r.id];
    const nb = A.N[r.id].map(({ id, border, len, strait, river, through }) => ({
      id,
      border,
      len,
      ...(strait ? { strait } : {}),
      ...(river ? { river } : {}),
      ...(through ? { through } : {}),
    }));
    return {
      id: r.id,
      name: r.name,
      kind: r.kind,
      lonlat: r.true || r.at,
      path: polysPath(m.regPolys[r.ix]),
      ...(r.kind === "sea" && m.islandPolys[r.ix].length
        ? { islandPath: polysPath(m.islandPolys[r.ix]) }
        : {}),
      area: Math.round(m.regPolys[r.ix].reduce((a, p) => a + polyArea(p), 0)),
      label: t.label.map(r1),
      labelAngle: t.labelAngle,
      labelSize: t.labelSize,
      labelLines: t.labelLines,
      labelSpacing: t.labelSpacing,
      slots: t.slots.map((s) => s.map(r1)),
      city: r.city
        ? {
            name: r.city,
            at: t.city,
            label: { x: t.cityLabel.x, y: t.cityLabel.y, anchor: t.cityLabel.anchor },
            ...(r.res ? { resource: r.res } : { choice: true }),
            ...(start[r.id] ? { start: start[r.id] } : {}),
            island: r.kind === "sea",
          }
        : null,
      ship: r.kind === "sea" && !r.city,
      ...(r.kind === "sea" && !r.city ? { shipAt: t.ship } : {}),
      harbour: r.kind === "land" ? nb.some((n) => n.border !== "red") : undefined,
      harbours: t.harbours,
      neighbours: nb,
    };
  });
  const voids = m.regs
    .filter((r) => !playable(r))
    .map((r) => {
      const t = T[r.id];
      return {
        id: r.id,
        name: r.name,
        kind: r.kind === "void" ? "land" : "sea",
        path: polysPath(m.regPolys[r.ix]),
        label: t.label.map(r1),
        labelAngle: t.labelAngle,
        labelSize: t.labelSize,
        labelLines: t.labelLines,
        labelSpacing: t.labelSpacing,
        fit: !t.noFit,
      };
    });
  // border lines for drawing
  const E = new Map(A.edges.map((e) => [[e.a, e.b].sort().join("|"), e]));
  const borders = [];
  for (const P of m.pairs.values()) {
    if (!P.lines.length) continue;
    const a = m.regs[P.a],
      b = m.regs[P.b];
    const e = E.get([a.id, b.id].sort().join("|"));
    const d = P.lines.map(linePath).join("");
    const pl = playable(a) && playable(b);
    borders.push({
      a: a.id,
      b: b.id,
      border: pl
        ? e
          ? e.strait
            ? a.kind === "land"
              ? "mixed"
              : "blue"
            : e.border
          : "none"
        : "void",
      sea: a.kind === "sea" || a.kind === "voidsea",
      path: d,
    });
  }
  // straits: crossing strokes between the two shores
  const near = (polys, p) => {
    let b = null;
    for (const q of polys)
      for (const r of q)
        for (let i = 0; i < r.length - 1; i++) {
          const [ax, ay] = r[i],
            [bx, by] = r[i + 1];
          const dx = bx - ax,
            dy = by - ay,
            L = dx * dx + dy * dy || 1;
          let t = ((p[0] - ax) * dx + (p[1] - ay) * dy) / L;
          t = Math.max(0, Math.min(1, t));
          const x = ax + dx * t,
            y = ay + dy * t,
            d = Math.hypot(x - p[0], y - p[1]);
          if (!b || d < b.d) b = { d, p: [x, y] };
        }
    return b;
  };
  const straits = (def.straits || []).map((s) => {
    const c = s.cross ? m.xy(s.cross) : m.xy(s.carve[Math.floor(s.carve.length / 2)]);
    let pa = near(m.regPolys[m.byId[s.a].ix], c).p,
      pb = near(m.regPolys[m.byId[s.b].ix], pa).p;
    pa = near(m.regPolys[m.byId[s.a].ix], pb).p;
    const dx = pb[0] - pa[0],
      dy = pb[1] - pa[1],
      L = Math.hypot(dx, dy) || 1,
      ex = s.ext ?? 7;
    return {
      name: s.name,
      a: s.a,
      b: s.b,
      seas: s.seas,
      border: "mixed",
      from: [r1(pa[0] - (dx / L) * ex), r1(pa[1] - (dy / L) * ex)],
      to: [r1(pb[0] + (dx / L) * ex), r1(pb[1] + (dy / L) * ex)],
    };
  });
  // decor
  const landP = m.solid;
  const riversOut = Object.entries(m.riverL).map(([n, r]) => ({
    name: n,
    w: r.w,
    path: linePath(r.line.map((p) => p.map(r1))),
  }));
  const R = rng(99);
  const mts = [];
  const occ = regions
    .flatMap((r) => [
      ...(r.city ? [{ x: r.city.at[0], y: r.city.at[1], r: 19 }] : []),
      ...(r.city ? boxPts(r.city) : []),
    ])
    .concat(regions.map((r) => labPts(r)).flat());
  function boxPts(c) {
    const w = c.name.length * 5.8;
    const x0 =
      c.label.anchor === "start"
        ? c.label.x
        : c.label.anchor === "end"
          ? c.label.x - w
          : c.label.x - w / 2;
    const o = [];
    for (let i = 0; i <= 5; i++) o.push({ x: x0 + (w * i) / 5, y: c.label.y - 4, r: 9 });
    return o;
  }
  function labPts(r) {
    const w = Math.max(...r.labelLines.map((l) => l.length)) * r.labelSize * 0.78;
    const o = [];
    const a = (r.labelAngle * Math.PI) / 180;
    for (let i = 0; i <= 6; i++) {
      const u = (i / 6 - 0.5) * w;
      o.push({
        x: r.label[0] + u * Math.cos(a),
        y: r.label[1] + u * Math.sin(a),
        r: 7 + (r.labelLines.length - 1) * 5,
      });
    }
    return o;
  }
  for (const k in m.mtL) {
    const { s, line } = m.mtL[k];
    let pts = [];
    if (line.length === 1) pts = [line[0]];
    else
      for (let i = 0; i < line.length - 1; i++) {
        const a = line[i],
          b = line[i + 1],
          L = Math.hypot(b[0] - a[0], b[1] - a[1]);
        const n = Math.max(1, Math.round(L / (13 * s)));
        for (let j = 0; j < n; j++)
          pts.push([a[0] + ((b[0] - a[0]) * j) / n, a[1] + ((b[1] - a[1]) * j) / n]);
      }
    for (const p of pts) {
      const q = [p[0] + (R() - 0.5) * 6, p[1] + (R() - 0.5) * 7];
      const sz = s * (0.8 + R() * 0.5);
      if (q[0] < 20 || q[1] < 20 || q[0] > W - 20 || q[1] > H - 20) continue;
      if (occ.some((o) => Math.hypot(o.x - q[0], o.y - q[1]) < o.r + 5 * sz)) continue;
      const v = m.ras[(q[1] | 0) * W + (q[0] | 0)];
      if (v < 0 || m.regs[v].kind === "sea" || m.regs[v].kind === "voidsea") continue;
      mts.push([r1(q[0]), r1(q[1]), r1(sz * 10) / 10]);
    }
  }
  mts.sort((a, b) => a[1] - b[1]);
  const islandsDecor = polysPath(m.decorIslands);
  const coast = polysPath(landP);
  const out = {
    id: def.id,
    title: def.title,
    subtitle: def.subtitle,
    viewBox: [0, 0, W, H],
    model: {
      legions: "cross red or mixed borders",
      galleys:
        "cross blue or mixed borders; may stand in sea regions and in land regions with harbour=true",
      shipValue: "sea regions with ship=true count 2 for Navigators, other sea regions 1",
    },
    regions,
    nations: def.nations,
    setups: def.setups || {},
    neutralTemples: Object.fromEntries(
      Object.entries(def.setups || {}).map(([k, v]) => [k, v.temples || []]),
    ),
    straits,
    borders,
    void: voids,
    decor: {
      coast,
      islands: islandsDecor,
      rivers: riversOut,
      mountains: mts,
      cartouche: def.cartouche,
      compass: def.compass,
      legend: def.legend,
    },
  };
  fs.writeFileSync(`../../data/maps/${def.id}.json`, JSON.stringify(out));
  // ---- report
  const land = regions.filter((r) => r.kind === "land"),
    sea = regions.filter((r) => r.kind === "sea");
  console.log(
    `# ${def.id}: ${land.length} land, ${sea.length} sea; sites ${B.sites.length} (free ${B.free.length}); ships ${sea.filter((s) => s.ship).length} -> sea points ${sea.reduce((a, s) => a + (s.ship ? 2 : 1), 0)}; edges red ${A.edges.filter((e) => e.border === "red").length} blue ${A.edges.filter((e) => e.border === "blue").length} mixed ${A.edges.filter((e) => e.border === "mixed").length}`,
  );
  console.log(JSON.stringify(ck));
  console.table(B.rows);
  console.log("WARN", A.warn.join(" ; "));
  const bad = regions.filter((r) => r.slots.length < 4).map((r) => r.id + ":" + r.slots.length);
  console.log("few slots", bad.join(" "));
  console.log(
    "noFit",
    [...m.regs]
      .filter((r) => T[r.id]?.noFit)
      .map((r) => r.id)
      .join(" "),
    " penal labels",
    m.regs
      .filter((r) => T[r.id]?.labelPen > 12)
      .map((r) => r.id + ":" + T[r.id].labelPen.toFixed(0))
      .join(" "),
    " city labels",
    m.regs
      .filter((r) => T[r.id]?.cityLabel?._s > 45)
      .map((r) => r.id + ":" + T[r.id].cityLabel._s.toFixed(0))
      .join(" "),
  );
  console.log("size KB", (fs.statSync(`../../data/maps/${def.id}.json`).size / 1024) | 0);
}
