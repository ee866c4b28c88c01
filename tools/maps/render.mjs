// node render.mjs <id> [--slots]  -> out/<id>.svg + out/<id>.html
import fs from "fs";
const id = process.argv[2];
const showSlots = process.argv.includes("--slots");
const M = JSON.parse(fs.readFileSync(`../../data/maps/${id}.json`));
const [, , W, H] = M.viewBox;
const font = (pkg, f, fam, w, st) =>
  `@font-face{font-family:'${fam}';font-weight:${w};font-style:${st};src:url(data:font/woff2;base64,${fs.readFileSync(`node_modules/@fontsource/${pkg}/files/${f}.woff2`).toString("base64")}) format('woff2')}`;
const css = [
  font("cinzel", "cinzel-latin-500-normal", "Cinzel", 500, "normal"),
  font("cinzel", "cinzel-latin-700-normal", "Cinzel", 700, "normal"),
  font("eb-garamond", "eb-garamond-latin-500-italic", "EBG", 500, "italic"),
  font("eb-garamond", "eb-garamond-latin-600-normal", "EBG", 600, "normal"),
  font("eb-garamond", "eb-garamond-latin-500-normal", "EBG", 500, "normal"),
].join("\n");
const esc = (s) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;");
// greedy colouring of land washes
const land = M.regions.filter((r) => r.kind === "land"),
  sea = M.regions.filter((r) => r.kind === "sea");
const washes = ["#b9774a", "#7f8f52", "#b79a3c", "#8a6f8f", "#a8605a", "#5f8a86"];
const fills = ["#efe2c0", "#ece3c6", "#f1e4bd", "#ebdfc6", "#efdec0", "#e9e2c6"];
const col = {};
for (const r of [...land].sort((a, b) => b.neighbours.length - a.neighbours.length)) {
  const used = new Set(r.neighbours.map((n) => col[n.id]).filter((v) => v !== undefined));
  const cnt = [0, 1, 2, 3, 4, 5]
    .map((c) => [Object.values(col).filter((v) => v === c).length, c])
    .sort((a, b) => a[0] - b[0]);
  for (const [, c] of cnt)
    if (!used.has(c)) {
      col[r.id] = c;
      break;
    }
  if (col[r.id] === undefined) col[r.id] = 0;
}
const scol = {};
for (const r of sea) {
  const used = new Set(r.neighbours.map((n) => scol[n.id]).filter((v) => v !== undefined));
  for (const c of [0, 1, 2, 3])
    if (!used.has(c)) {
      scol[r.id] = c;
      break;
    }
}
const sfill = ["#bccdca", "#b4c7c6", "#c4d3ce", "#aec2c3"];
const nat = Object.fromEntries(M.nations.map((n) => [n.id, n]));
let s = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">
<defs><style>${css}
.city{font:600 12px EBG,serif;fill:#2c2016;paint-order:stroke;stroke:#f3e9cf;stroke-width:2.4px;stroke-linejoin:round;stroke-opacity:.85}
.reg{font-family:Cinzel,serif;font-weight:500;fill:#5d4630;fill-opacity:.86;text-anchor:middle}
.sea{font-family:EBG,serif;font-style:italic;font-weight:500;fill:#2f5266;text-anchor:middle}
.vl{font-family:Cinzel,serif;font-weight:500;fill:#8b7a5e;fill-opacity:.6;text-anchor:middle}
.vs{font-family:EBG,serif;font-style:italic;fill:#5b7680;fill-opacity:.75;text-anchor:middle}</style>
<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .016" numOctaves="5" seed="4" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .12  .9 .2 0 0 -.42"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="9" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 .2  0 0 0 0 .14  0 0 0 0 .06  0 0 0 .55 -.2"/></filter>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.6"/></filter>
<filter id="sh" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx=".6" dy="1" stdDeviation=".9" flood-color="#3b2a16" flood-opacity=".45"/></filter>
<radialGradient id="vig" cx=".5" cy=".48" r=".75"><stop offset=".6" stop-color="#3a2408" stop-opacity="0"/><stop offset="1" stop-color="#3a2408" stop-opacity=".34"/></radialGradient>
<radialGradient id="gMarble"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#d4d2cc"/></radialGradient><radialGradient id="gIron"><stop offset="0" stop-color="#9fb3c4"/><stop offset="1" stop-color="#647d93"/></radialGradient><radialGradient id="gGold"><stop offset="0" stop-color="#fbe29a"/><stop offset="1" stop-color="#d9a932"/></radialGradient>
<clipPath id="inner"><rect x="0" y="0" width="${W}" height="${H}"/></clipPath>
<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><line x1="0" y1="0" x2="0" y2="5" stroke="#8d7a58" stroke-width=".55" stroke-opacity=".35"/></pattern>
<g id="mt"><path d="M-7 4 L-1.2 -6 L0.4 -3.6 L2 -5 L7.5 4" fill="#e9dbb8" stroke="none"/><path d="M-7 4 L-1.2 -6 L0.4 -3.6 L2 -5 L7.5 4" fill="none" stroke="#6b5538" stroke-width=".9" stroke-linejoin="round"/><path d="M-1.2 -6 L0 -1 L-1 4 M0.6 -3 L2.2 0 L1.6 4 M2 -5 L3.6 -1 L3.4 4 M4 -1.6 L5.2 4" fill="none" stroke="#6b5538" stroke-width=".55"/></g>
<g id="iMarble"><path d="M-4.4 -5.6 h8.8 v1.7 h-8.8z M-3.4 -3.6 h6.8 v6.8 h-6.8z M-4.6 3.5 h9.2 v2 h-9.2z" fill="#fbfaf6" stroke="#4c463c" stroke-width=".8" stroke-linejoin="round"/><path d="M-1.6 -3.4 v6.4 M0.2 -3.4 v6.4 M2 -3.4 v6.4" stroke="#4c463c" stroke-width=".6"/></g>
<g id="iIron"><path d="M-5.6 -2.8 h7.4 c1.6 0 3 .2 4.2 -.8 v2 c-1.2 1.6 -3.2 1.8 -4.4 2 v1.6 h1.8 v2.2 h-7.6 v-2.2 h1.8 v-1.6 c-1.8 0 -3 -1.4 -3.2 -3.2z" fill="#39434d" stroke="#20262b" stroke-width=".5"/></g>
<g id="iGold"><circle r="5.2" fill="#f3cf5e" stroke="#7a5610" stroke-width=".9"/><circle r="3.6" fill="none" stroke="#7a5610" stroke-width=".6"/><path d="M-1.8 1.9 L0 -2.3 L1.8 1.9 M-1.1 .5 h2.2" fill="none" stroke="#7a5610" stroke-width=".8"/></g>
<g id="anchor"><circle r="4.6" fill="#f1e8d0" stroke="#2f5f80" stroke-width=".7"/><path d="M0 -3 v5.6 M-1.5 -1.2 h3 M-2.7 .8 c.3 2.4 5.1 2.4 5.4 0" fill="none" stroke="#1f4e70" stroke-width=".95" stroke-linecap="round"/></g>
<g id="ship"><path d="M-13 1.5 C-9 6.5 8 6.8 11.5 1 L14.5 -3.6 L12 -3.4 L9.4 .4 L-10.4 .4 C-12.6 .2 -13.4 -1.6 -15 -4 C-15.4 -1.6 -14.6 .4 -13 1.5Z" fill="#3f6378"/><path d="M-.6 0 V-12" stroke="#3f6378" stroke-width="1"/><path d="M-7.5 -11 Q0 -8.6 7 -11 Q4.8 -6.2 6.2 -2 Q-.4 -.4 -7 -2 Q-5 -6.4 -7.5 -11Z" fill="#e9e2cc" stroke="#3f6378" stroke-width=".8"/><path d="M-8 4.5 l-3 3.6 M-4.6 5 l-3 3.8 M-1.2 5.2 l-3 3.8 M2.2 5.2 l-3 3.8 M5.6 4.8 l-3 3.6" stroke="#3f6378" stroke-width=".8"/></g>
<g id="temple"><path d="M-7 -1.5 L0 -6.5 L7 -1.5Z" fill="#f6f1e4" stroke="#3c3328" stroke-width=".8"/><path d="M-6 0 h12 M-7 5.6 h14" stroke="#3c3328" stroke-width="1.3"/><path d="M-4.6 0 v5 M-1.6 0 v5 M1.6 0 v5 M4.6 0 v5" stroke="#3c3328" stroke-width="1.2"/></g>
</defs><g clip-path="url(#inner)">`;
// sea base
s += `<rect width="${W}" height="${H}" fill="#b9cbc9"/>`;
for (const v of M.void.filter((v) => v.kind === "sea"))
  s += `<path d="${v.path}" fill="#adbdbb" fill-rule="evenodd"/>`;
for (const r of sea)
  s += `<path d="${r.path}" fill="${sfill[scol[r.id] ?? 0]}" fill-rule="evenodd"/>`;
// rhumb lines
if (M.decor.compass) {
  s += '<g stroke="#4d6b74" stroke-opacity=".16" stroke-width=".7">';
  for (const c of M.decor.compass)
    for (let k = 0; k < 32; k++) {
      const a = (k * Math.PI) / 16;
      s += `<line x1="${c.x}" y1="${c.y}" x2="${(c.x + 1800 * Math.cos(a)).toFixed(1)}" y2="${(c.y + 1800 * Math.sin(a)).toFixed(1)}"/>`;
    }
  s += "</g>";
}
// water lines
const allLand = M.decor.coast + M.decor.islands + sea.map((r) => r.islandPath || "").join("");
s += `<g fill="none" stroke-linejoin="round"><path d="${allLand}" stroke="#86a3a8" stroke-opacity=".25" stroke-width="19"/><path d="${allLand}" stroke="#7c9ba2" stroke-opacity=".28" stroke-width="12"/><path d="${allLand}" stroke="#5f848e" stroke-opacity=".34" stroke-width="6"/></g>`;
// blue borders
s += '<g fill="none" stroke-linecap="round" stroke-linejoin="round">';
for (const b of M.borders)
  if (b.sea && b.border !== "void")
    s += `<path d="${b.path}" stroke="#e8efe9" stroke-width="2.6" stroke-opacity=".55"/><path d="${b.path}" stroke="#2f6690" stroke-width="1.35" stroke-dasharray="7 4" ${b.border === "none" ? 'stroke-opacity=".25"' : ""}/>`;
for (const b of M.borders)
  if (b.sea && b.border === "void")
    s += `<path d="${b.path}" stroke="#5f7780" stroke-width="1" stroke-dasharray="1.5 4"/>`;
s += "</g>";
// void land
for (const v of M.void.filter((v) => v.kind === "land"))
  s += `<path d="${v.path}" fill="#ddd2b6" fill-rule="evenodd"/><path d="${v.path}" fill="url(#hatch)" fill-rule="evenodd"/>`;
// land regions
land.forEach((r, i) => {
  s += `<clipPath id="c${i}"><path d="${r.path}" clip-rule="evenodd"/></clipPath>`;
});
land.forEach((r, i) => {
  const st = r.city && r.city.start;
  s += `<path d="${r.path}" fill="${fills[col[r.id]]}" fill-rule="evenodd"/><g clip-path="url(#c${i})"><path d="${r.path}" fill="none" stroke="${st ? nat[st].color : washes[col[r.id]]}" stroke-opacity="${st ? 0.5 : 0.42}" stroke-width="${st ? 15 : 12}" filter="url(#soft)"/>${st ? `<path d="${r.path}" fill="${nat[st].color}" fill-opacity=".10"/>` : ""}</g>`;
});
// islands
for (const r of sea)
  if (r.islandPath)
    s += `<path d="${r.islandPath}" fill="#efe2c0" stroke="#4a3823" stroke-width=".9" stroke-linejoin="round"/>`;
s += `<path d="${M.decor.islands}" fill="#e9dcbc" stroke="#5a4830" stroke-width=".6" stroke-linejoin="round"/>`;
// rivers & mountains (clipped by being drawn before coast; rivers stay on land by geography)
s += `<clipPath id="landclip"><path d="${M.decor.coast}" clip-rule="evenodd"/></clipPath><g clip-path="url(#landclip)" fill="none" stroke="#6c93a3" stroke-opacity=".85" stroke-linecap="round" stroke-linejoin="round">`;
for (const r of M.decor.rivers)
  s += `<path d="${r.path}" stroke-width="${(r.w * 1.05).toFixed(2)}"/>`;
s += "</g>";
s += '<g opacity=".62">';
for (const [x, y, z] of M.decor.mountains)
  s += `<use href="#mt" transform="translate(${x} ${y}) scale(${(z * 0.92).toFixed(2)})"/>`;
s += "</g>";
// red borders
s += '<g fill="none" stroke-linecap="round" stroke-linejoin="round">';
for (const b of M.borders)
  if (!b.sea) {
    if (b.border === "void")
      s += `<path d="${b.path}" stroke="#7d6a48" stroke-width="1.1" stroke-dasharray="2 3.4" stroke-opacity=".8"/>`;
    else if (b.border === "red")
      s += `<path d="${b.path}" stroke="#f4e8cc" stroke-width="3" stroke-opacity=".5"/><path d="${b.path}" stroke="#a33a28" stroke-width="1.7"/>`;
    else if (b.border === "mixed")
      s += `<path d="${b.path}" stroke="#a33a28" stroke-width="2.6"/><path d="${b.path}" stroke="#2f6690" stroke-width="2.6" stroke-dasharray="6 6" stroke-linecap="butt"/>`;
    else s += `<path d="${b.path}" stroke="#7d6a48" stroke-width="1.2" stroke-dasharray="1 3"/>`;
  }
s += `<path d="${M.decor.coast}" stroke="#3d2f1d" stroke-width="1.15"/></g>`;
for (const t of M.straits) {
  const [a, b] = [t.from, t.to];
  s += `<line x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}" stroke="#f4ead0" stroke-width="5.4" stroke-linecap="round"/><line x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}" stroke="#a33a28" stroke-width="3.2" stroke-linecap="round"/><line x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}" stroke="#2f6690" stroke-width="3.2" stroke-dasharray="4 4"/>`;
}
// paper
s += `<rect width="${W}" height="${H}" filter="url(#paper)" opacity=".55" style="mix-blend-mode:multiply"/><rect width="${W}" height="${H}" filter="url(#grain)" opacity=".35" style="mix-blend-mode:multiply"/><rect width="${W}" height="${H}" fill="url(#vig)"/>`;
// labels
const lab = (r, cls, up) => {
  const n = r.labelLines.length,
    z = r.labelSize;
  let o = `<g transform="translate(${r.label[0]} ${r.label[1]}) rotate(${r.labelAngle})">`;
  r.labelLines.forEach((l, i) => {
    o += `<text class="${cls}" font-size="${z}" letter-spacing="${r.labelSpacing}" x="${(r.labelSpacing / 2).toFixed(1)}" y="${(z * (up ? 0.35 : 0.3) + (i - (n - 1) / 2) * z * 1.12).toFixed(1)}">${esc(up ? l.toUpperCase() : l)}</text>`;
  });
  return o + "</g>";
};
for (const v of M.void) if (v.fit) s += lab(v, v.kind === "land" ? "vl" : "vs", v.kind === "land");
for (const r of sea) s += lab(r, "sea", false);
for (const r of land) s += lab(r, "reg", true);
for (const r of sea)
  if (r.ship && r.shipAt)
    s += `<use href="#ship" transform="translate(${r.shipAt[0]} ${r.shipAt[1]}) scale(.86)" opacity=".8"/>`;
for (const r of land)
  for (const h of r.harbours || [])
    s += `<use href="#anchor" transform="translate(${h.at[0]} ${h.at[1]}) scale(.88)"/>`;
if (showSlots)
  for (const r of M.regions)
    r.slots.forEach(
      (p, i) =>
        (s += `<circle cx="${p[0]}" cy="${p[1]}" r="10" fill="${r.kind === "sea" ? "#2f6690" : "#a33a28"}" fill-opacity=".22" stroke="#333" stroke-width=".6"/><text x="${p[0]}" y="${p[1] + 3}" font-size="8" text-anchor="middle">${i + 1}</text>`),
    );
// cities
const icon = (res) => (res === "marble" ? "iMarble" : res === "iron" ? "iIron" : "iGold");
const g = { marble: "#ece9e1", iron: "#9db0c0", gold: "#f2d57c" };
for (const r of M.regions) {
  const c = r.city;
  if (!c) continue;
  const [x, y] = c.at;
  s += `<g transform="translate(${x} ${y})" filter="url(#sh)">`;
  const f = c.resource ? g[c.resource] : "#f3ead3";
  if (c.start)
    s += `<rect x="-11" y="-11" width="22" height="22" rx="2.5" fill="${nat[c.start].color}" stroke="#2c2016" stroke-width=".8"/><rect x="-8" y="-8" width="16" height="16" rx="1.5" fill="${f}" stroke="#fff6df" stroke-width=".8"/>`;
  else
    s += `<circle r="10" fill="#f6edd6" stroke="#3b2b19" stroke-width="1.1"/><circle r="8" fill="${f}" stroke="#3b2b19" stroke-width=".6"/>`;
  if (c.resource)
    s += `<use href="#${icon(c.resource)}" transform="scale(${c.start ? 1 : 0.98})"/>`;
  else {
    s += `<path d="M0 0 L0 -8 A8 8 0 0 1 6.93 4Z" fill="${g.gold}"/><path d="M0 0 L6.93 4 A8 8 0 0 1 -6.93 4Z" fill="${g.iron}"/><path d="M0 0 L-6.93 4 A8 8 0 0 1 0 -8Z" fill="${g.marble}"/><path d="M0 0 V-8 M0 0 L6.93 4 M0 0 L-6.93 4" stroke="#3b2b19" stroke-width=".6"/>`;
  }
  s += `</g>`;
}
const tcount = {};
for (const k in M.neutralTemples)
  for (const t of M.neutralTemples[k]) (tcount[t] || (tcount[t] = [])).push(k);
for (const t in tcount) {
  const r = M.regions.find((q) => q.id === t);
  if (!r || !r.city) continue;
  const [x, y] = r.city.at;
  s += `<g transform="translate(${x + 11} ${y - 12}) scale(.8)" filter="url(#sh)"><circle r="9" fill="#f7efdb" stroke="#3c3328" stroke-width=".8"/><use href="#temple" transform="scale(.82)"/></g><text x="${x + 11}" y="${y - 20.6}" text-anchor="middle" font-family="Cinzel" font-weight="700" font-size="6.2" fill="#3c3328" paint-order="stroke" stroke="#f3e9cf" stroke-width="1.6">${tcount[t].join("-")}</text>`;
}
for (const r of M.regions) {
  const c = r.city;
  if (!c) continue;
  s += `<text class="city" x="${c.label.x}" y="${c.label.y}" text-anchor="${c.label.anchor}">${esc(c.name)}</text>`;
}
// compass roses
for (const c of M.decor.compass || []) {
  const R = c.r || 34;
  s += `<g transform="translate(${c.x} ${c.y})" opacity=".85"><circle r="${R}" fill="none" stroke="#4d3f2a" stroke-width=".8"/><circle r="${R * 0.86}" fill="none" stroke="#4d3f2a" stroke-width=".5"/>`;
  for (let k = 0; k < 8; k++) {
    const L = k % 2 ? R * 0.62 : R * 0.98;
    s += `<g transform="rotate(${k * 45})"><path d="M0 ${-L} L${R * 0.12} ${-R * 0.14} L0 0Z" fill="#6b4a2a"/><path d="M0 ${-L} L${-R * 0.12} ${-R * 0.14} L0 0Z" fill="#efe4c6" stroke="#6b4a2a" stroke-width=".5"/></g>`;
  }
  s += `<circle r="${R * 0.1}" fill="#a33a28"/><text y="${-R - 4}" text-anchor="middle" font-family="Cinzel" font-size="9" fill="#4d3f2a">SEPT</text></g>`;
}
// cartouche
const C = M.decor.cartouche;
if (C) {
  s += `<g transform="translate(${C.x} ${C.y})"><rect width="${C.w}" height="${C.h}" rx="3" fill="#f2e6c8" fill-opacity=".93" stroke="#5b4426" stroke-width="1.4"/><rect x="4" y="4" width="${C.w - 8}" height="${C.h - 8}" rx="2" fill="none" stroke="#5b4426" stroke-width=".6"/><text x="${C.w / 2}" y="36" text-anchor="middle" font-family="Cinzel" font-weight="700" font-size="25" letter-spacing="3" fill="#5a2a1c">${M.title}</text><text x="${C.w / 2}" y="53" text-anchor="middle" font-family="EBG" font-style="italic" font-size="12.5" fill="#4b3a24">${esc(M.subtitle || "")}</text><line x1="${C.w * 0.18}" x2="${C.w * 0.82}" y1="61" y2="61" stroke="#5b4426" stroke-width=".7"/>`;
  let y = 77;
  const row = (x, sym, txt) => {
    s += `<g transform="translate(${x} ${y})">${sym}<text x="15" y="3.6" font-family="EBG" font-weight="500" font-size="11" fill="#3c2d1a">${txt}</text></g>`;
  };
  const x1 = 24,
    x2 = C.w / 2 + 8;
  const hasFixed = M.regions.some((r) => r.city && r.city.resource && !r.city.start);
  const disc = (f, ic) =>
    `<circle r="8" fill="${f}" stroke="#3b2b19" stroke-width=".7"/><use href="#${ic}" transform="scale(.86)"/>`;
  const L = hasFixed
    ? [
        [disc(g.marble, "iMarble"), "marmor"],
        [disc(g.iron, "iIron"), "ferrum"],
        [disc(g.gold, "iGold"), "aurum"],
      ]
    : [
        [
          `<circle r="8" fill="#f3ead3" stroke="#3b2b19" stroke-width=".7"/><path d="M0 0 L0 -8 A8 8 0 0 1 6.93 4Z" fill="${g.gold}"/><path d="M0 0 L6.93 4 A8 8 0 0 1 -6.93 4Z" fill="${g.iron}"/><path d="M0 0 L-6.93 4 A8 8 0 0 1 0 -8Z" fill="${g.marble}"/>`,
          "city, founder chooses",
        ],
      ];
  L.push([
    `<rect x="-8" y="-8" width="16" height="16" rx="2" fill="#8d3b2d" stroke="#2c2016" stroke-width=".6"/><rect x="-5.6" y="-5.6" width="11.2" height="11.2" rx="1" fill="#f3ead3"/>`,
    "start city",
  ]);
  if (Object.keys(tcount).length)
    L.push([
      `<circle r="7.4" fill="#f7efdb" stroke="#3c3328" stroke-width=".7"/><use href="#temple" transform="scale(.68)"/>`,
      "neutral temple",
    ]);
  else L.push([`<use href="#anchor" transform="scale(1.25)"/>`, "harbour"]);
  const Rr = [
    [`<line x1="-9" x2="9" y1="0" y2="0" stroke="#a33a28" stroke-width="2.2"/>`, "legions only"],
    [
      `<line x1="-9" x2="9" y1="0" y2="0" stroke="#2f6690" stroke-width="1.8" stroke-dasharray="6 3"/>`,
      "galleys only",
    ],
    [
      `<line x1="-9" x2="9" y1="0" y2="0" stroke="#a33a28" stroke-width="3"/><line x1="-9" x2="9" y1="0" y2="0" stroke="#2f6690" stroke-width="3" stroke-dasharray="4.5 4.5"/>`,
      "strait, river: both",
    ],
    [`<use href="#ship" transform="scale(.6)"/>`, "open sea counts 2"],
  ];
  if (Object.keys(tcount).length)
    Rr.push([`<use href="#anchor" transform="scale(1.25)"/>`, "harbour (galleys enter)"]);
  const n = Math.max(L.length, Rr.length);
  for (let i = 0; i < n; i++) {
    if (L[i]) row(x1, ...L[i]);
    if (Rr[i]) row(x2, ...Rr[i]);
    y += 19.4;
  }
  s += "</g>";
}
// frame
s += `</g><g fill="none"><rect x="1" y="1" width="${W - 2}" height="${H - 2}" stroke="#3b2a16" stroke-width="2"/><rect x="5.5" y="5.5" width="${W - 11}" height="${H - 11}" stroke="#f0e3c2" stroke-width="7"/><rect x="9.5" y="9.5" width="${W - 19}" height="${H - 19}" stroke="#3b2a16" stroke-width="1"/>`;
for (let i = 0; i < W / 50; i++)
  if (i % 2)
    s += `<rect x="${i * 50}" y="3.5" width="50" height="4.5" fill="#3b2a16" fill-opacity=".75"/><rect x="${i * 50}" y="${H - 8}" width="50" height="4.5" fill="#3b2a16" fill-opacity=".75"/>`;
for (let i = 0; i < H / 50; i++)
  if (i % 2)
    s += `<rect x="3.5" y="${i * 50}" width="4.5" height="50" fill="#3b2a16" fill-opacity=".75"/><rect x="${W - 8}" y="${i * 50}" width="4.5" height="50" fill="#3b2a16" fill-opacity=".75"/>`;
s += "</g></svg>";
fs.writeFileSync(`out/${id}${showSlots ? "_slots" : ""}.svg`, s);
fs.writeFileSync(
  `${id}${showSlots ? "_slots" : ""}.html`,
  `<!doctype html><meta charset="utf-8"><body style="margin:0;background:#222">${s}</body>`,
);
