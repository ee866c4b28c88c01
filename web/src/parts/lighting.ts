/*
 * What the board is given: the view, and which of its things are lit. The texts of the legal
 * list are taken apart, the board says which things each of them names.
 */
import { parseAction, vocabulary } from "../actions";
import type { BoardContext } from "../boards/board";
import { litThings } from "../picks";
import { isMyTurn, type TableHost } from "./host";

export function boardContext(host: TableHost): BoardContext | null {
  const { snap, game, replay } = host;
  if (!snap || !game) return null;
  const view = replay.past?.view ?? snap.view;
  const ctx: BoardContext = {
    game,
    snap,
    view,
    me: snap.you ?? view.seats[0],
    playing: !replay.on && isMyTurn(snap),
    options: [],
    lit: new Set(),
    picks: host.picking.picks,
    hinted: new Set(),
  };
  if (ctx.playing) light(ctx, host);
  return ctx;
}

function light(ctx: BoardContext, host: TableHost) {
  const { game, snap, view } = ctx;
  const known = vocabulary(view.state, view.extra ?? {}, game.facts ?? {});
  ctx.options = snap.legal.map((text) =>
    host.board.option(parseAction(text, game.verbs, known), ctx),
  );
  ctx.lit = litThings(ctx.options, ctx.picks);
  const best = ctx.options.find((o) => o.act.text === host.hints[host.hintAt]?.action);
  ctx.hinted = new Set(best ? [...best.things, ...best.also] : []);
}
