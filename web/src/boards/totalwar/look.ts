/* A closer look at what is drawn small: regions, forces, cards, generals, factions. */
import { html, nothing, type TemplateResult } from "lit";
import { fill } from "../../locale";
import type { Thing } from "../../picks";
import { list } from "../../words";
import { badge } from "../antike/emblems";
import type { BoardContext } from "../board";
import { lookAtDevelopment } from "./developments";
import { pips } from "./dice";
import { workIcon } from "./emblems";
import { SEATS } from "./facts";
import { stars } from "./forces";
import { cardFace } from "./hand";
import { forceName, readPosition, titleOf, workName, type Force, type Place, type Position } from "./position";
import { t } from "./texts";
import { grouped, lookAtTroop } from "./troops";

function lookAtPlace(p: Position, x: Place): TemplateResult {
  const { fact } = x;
  return html`<div class="totalwar look-place">
    <b>${x.name}</b>${fact && fact.place !== x.name ? html`<i>${fact.place}</i>` : nothing}
    ${
      fact
        ? html`<p>${t.gold(fact.gold)}${fact.port ? t.look.port : ""}${fact.terrain ? t.look.difficult(fact.terrain) : ""}${fact.mercenary ? t.look.mercenaries : ""}</p>
          <p>${x.control >= 0 ? html`${badge(x.control)} ${titleOf(p, x.control)}` : t.look.independent}${fact.home >= 0 ? t.look.home(titleOf(p, fact.home)) : ""}</p>
          <p>${x.garrison ? t.look.garrison(x.garrison) : fill(t.look.natives, { dice: pips(fact.defence) })}${x.besieged ? t.look.besieged : ""}</p>
          ${x.works.length ? html`<p>${x.works.map((w) => html`${workIcon(w)} ${workName(w)} `)}</p>` : nothing}
          ${x.unrest ? html`<p>${t.look.unrest(x.unrest)}</p>` : nothing}`
        : html`<p>${t.look.sea}</p>`
    }
    ${x.forces.map((f) => html`<p>${badge(f.seat)} ${forceName(f)}, ${f.kind === "army" ? t.cards(f.size) : t.ships(f.size)}</p>`)}
    ${x.agents.length ? html`<p>${fill(t.look.agents, { who: x.agents.map((a) => badge(a.seat)) })}</p>` : nothing}
  </div>`;
}

function lookAtForce(f: Force): TemplateResult {
  return html`<div class="totalwar look-place">
    <b>${badge(f.seat)} ${forceName(f)}</b>
    ${
      f.kind === "army"
        ? html`<p>${f.general || t.noGeneral} ${stars(f.stars)}</p>
          ${grouped(f.cards).map(([name, n]) => html`<p>${t.look.of(n, name ?? t.hidden)}</p>`)}
          ${f.mercenaries ? html`<p>${t.mercenaries(f.mercenaries)}</p>` : nothing}`
        : html`${f.ships.map(([name, n]) => html`<p>${t.look.of(n, name)}</p>`)}${f.carries ? html`<p>${t.look.carries(forceName(f.carries))}</p>` : nothing}`
    }
    ${f.mu !== null ? html`<p>${t.look.movement(f.mu)}</p>` : nothing}
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
    <p>${t.look.points(f.vp, p.goal, f.gold)}</p>
    <p>${t.look.holds(f.regions, f.armies.length, f.navies.length, f.agents.length)}</p>
    <p>${t.look.raised(f.raised)}</p>
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
