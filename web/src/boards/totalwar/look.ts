/* A closer look at what is drawn small: regions, forces, cards, generals, factions. */
import { html, nothing, type TemplateResult } from "lit";
import type { Thing } from "../../picks";
import { count, list } from "../../words";
import { badge } from "../antike/emblems";
import type { BoardContext } from "../board";
import { lookAtDevelopment } from "./developments";
import { pips } from "./dice";
import { workIcon } from "./emblems";
import { SEATS } from "./facts";
import { stars } from "./forces";
import { cardFace } from "./hand";
import { readPosition, titleOf, type Force, type Place, type Position } from "./position";
import { grouped, lookAtTroop } from "./troops";

function lookAtPlace(p: Position, x: Place): TemplateResult {
  const { fact } = x;
  return html`<div class="totalwar look-place">
    <b>${x.name}</b>${fact && fact.place !== x.name ? html`<i>${fact.place}</i>` : nothing}
    ${
      fact
        ? html`<p>${count(fact.gold, "gold", "gold")}${fact.port ? ", port" : ""}${fact.terrain ? `, difficult terrain ${fact.terrain}` : ""}${fact.mercenary ? ", mercenaries" : ""}</p>
          <p>${x.control >= 0 ? html`${badge(x.control)} ${titleOf(p, x.control)}` : "Independent"}${fact.home >= 0 ? `, home of ${titleOf(p, fact.home)}` : ""}</p>
          <p>${x.garrison ? html`Garrison: ${count(x.garrison, "die", "dice")}` : html`Natives ${pips(fact.defence)}`}${x.besieged ? ", besieged" : ""}</p>
          ${x.works.length ? html`<p>${x.works.map((w) => html`${workIcon(w)} ${w} `)}</p>` : nothing}
          ${x.unrest ? html`<p>Unrest ${x.unrest}</p>` : nothing}`
        : html`<p>Sea</p>`
    }
    ${x.forces.map((f) => html`<p>${badge(f.seat)} ${f.name}, ${f.kind === "army" ? count(f.size, "card") : count(f.size, "ship")}</p>`)}
    ${x.agents.length ? html`<p>Agents: ${x.agents.map((a) => badge(a.seat))}</p>` : nothing}
  </div>`;
}

function lookAtForce(f: Force): TemplateResult {
  return html`<div class="totalwar look-place">
    <b>${badge(f.seat)} ${f.name}</b>
    ${
      f.kind === "army"
        ? html`<p>${f.general || "no general"} ${stars(f.stars)}</p>
          ${grouped(f.cards).map(([name, n]) => html`<p>${n} ${name ?? "hidden"}</p>`)}
          ${f.mercenaries ? html`<p>${count(f.mercenaries, "mercenary", "mercenaries")}</p>` : nothing}`
        : html`${f.ships.map(([name, n]) => html`<p>${n} ${name}</p>`)}${f.carries ? html`<p>carries ${f.carries.name}</p>` : nothing}`
    }
    ${f.mu !== null ? html`<p>${f.mu} MU left</p>` : nothing}
  </div>`;
}

function lookAtGeneral(p: Position, name: string): TemplateResult | null {
  const g = p.facts.general.get(name);
  if (!g) return null;
  return html`<div class="totalwar look-place"><b>${g.name}</b><p>${stars(g.stars)}</p>
    ${g.skills.map((s) => html`<p><b>${s}.</b> ${p.facts.skills[s] ?? ""}</p>`)}</div>`;
}

function lookAtFaction(p: Position, seat: string): TemplateResult | null {
  const f = p.factions.find((x) => x.seat === seat);
  if (!f) return null;
  const known = Object.keys(p.bought).filter(
    (d) => p.facts.developments.find((x) => x.name === d)?.faction === seat,
  );
  return html`<div class="totalwar look-place"><b>${badge(f.index)} ${f.title}</b>
    <p>${f.vp} of ${p.goal} victory points, ${f.gold} gold</p>
    <p>${count(f.regions, "region")}, ${count(f.armies.length, "army", "armies")}, ${count(f.navies.length, "navy", "navies")}, ${count(f.agents.length, "agent")}</p>
    <p>Raised ${f.raised} gold last</p>
    ${known.length ? html`<p>${list(known)}</p>` : nothing}</div>`;
}

export function look(thing: Thing, ctx: BoardContext): TemplateResult | null {
  const p = readPosition(ctx);
  const [kind, ...rest] = thing.split(":");
  const name = rest.join(":");
  const forceOf = (seat: number, word: string) =>
    p.factions
      .filter((f) => f.index === seat)
      .flatMap((f): Force[] => [...f.armies, ...f.navies])
      .find((f) => f.name === word);
  switch (kind) {
    case "card": {
      const card = p.facts.card.get(name);
      return card ? html`<div class="totalwar look-action">${cardFace(card)}</div>` : null;
    }
    case "troop":
    case "battle":
    case "foe":
      return lookAtTroop(p.facts, name);
    case "development":
      return lookAtDevelopment(p, name);
    case "general":
      return lookAtGeneral(p, name);
    case "faction":
      return SEATS.includes(name) ? lookAtFaction(p, name) : null;
    case "force": {
      const f = forceOf(p.me, name);
      return f ? lookAtForce(f) : null;
    }
    case "rival": {
      const f = forceOf(Number(rest[0]), rest[1]);
      return f ? lookAtForce(f) : null;
    }
    case "region":
    case "to": {
      const x = p.place.get(name);
      return x && ctx.picks.length === 0 ? lookAtPlace(p, x) : null;
    }
    default:
      return null;
  }
}
