/*
 * What the board is given: the view, and which of its things are lit: the board says which
 * things each legal action names.
 */
import type { TableContext } from "../boards/board";
import { litThings } from "../picks";
import { isMyTurn, type TableHost } from "./host";

export function boardContext(host: TableHost): TableContext | null {
  const { snap, game, replay } = host;
  if (!snap || !game) return null;
  const { view, log } = replay.past ?? snap;
  const ctx: TableContext = {
    game,
    snap,
    view,
    log,
    me: snap.you ?? view.seats[0],
    playing: !replay.on && isMyTurn(snap),
    options: [],
    lit: new Set(),
    picks: host.picking.picks,
    hinted: new Set(),
    effect: (act) => host.effects.of(act),
  };
  if (ctx.playing) light(ctx, host);
  return ctx;
}

function light(ctx: TableContext, host: TableHost) {
  ctx.options = ctx.snap.legal.map((act) => host.board.option(act, ctx));
  ctx.lit = litThings(ctx.options, ctx.picks);
  const best = ctx.options.find((o) => o.act.key === host.hints[host.hintAt]?.action.key);
  ctx.hinted = new Set(best ? [...best.things, ...best.also] : []);
}
