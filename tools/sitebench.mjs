#!/usr/bin/env node
// What the site weighs, what a first visit fetches up to the list of games and up to a board, and how fast
// the modules search beside the native program:
// tools/sitebench.mjs [TRIAL], where TRIAL is test/trial of a release build.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { GAMES, moduleFiles, site, start } from "../test/site/load.mjs";
import { firstVisit } from "../test/site/visit.mjs";

const trial = process.argv[2] ?? "build/quick/test/trial";
const STEPS = 12;
const GAMES_EACH = 3;
const kb = (bytes) => `${(bytes / 1000).toFixed(0)} KB`;

function weigh() {
  const files = readdirSync(site, { recursive: true }).filter((f) => statSync(path.join(site, f)).isFile());
  const packed = (f) => (/woff2|png/.test(f) ? statSync(path.join(site, f)).size : gzipSync(readFileSync(path.join(site, f)), { level: 9 }).length);
  const all = files.filter((f) => f !== "404.html").reduce((sum, f) => sum + packed(f), 0);
  console.log(`the whole site compressed ${kb(all)}`);
  return (f) => packed(path.relative(site, f));
}

// The best of three, in milliseconds: others may be using the machine.
function best(work) {
  let least = Infinity;
  for (let i = 0; i < 3; i++) {
    const from = process.hrtime.bigint();
    work();
    least = Math.min(least, Number(process.hrtime.bigint() - from) / 1e6);
  }
  return least;
}

const packed = weigh();
for (const game of GAMES) {
  const { simd, plain } = await moduleFiles(game);
  const { list, board } = await firstVisit(game);
  console.log(
    `${game}: module ${kb(statSync(simd).size)}, compressed ${kb(packed(simd))}, without SIMD ${kb(packed(plain))}; ` +
      `first visit ${kb(list)} to the list, ${kb(board)} to the board`,
  );
}
if (process.argv.includes("--sizes")) process.exit(0);
const begun = best(() => execFileSync(trial, ["arena-roma", "random", "1", "0", "0"])); // starting a process
for (const game of GAMES) {
  const m = await start(game);
  const words = [game, "hard", 1, GAMES_EACH, STEPS];
  const there = best(() => execFileSync(trial, words.map(String))) - begun;
  m.trial(...words); // compiled once
  const here = best(() => m.trial(...words));
  console.log(`${game}: native ${there.toFixed(0)} ms, module ${here.toFixed(0)} ms, ${(there / here).toFixed(2)} of native speed`);
}
