/*
 * A game for programs: its words by number, and actions as numbers. A client asks once
 * for the tables, wire_put_tables(), and from then on an action is [verb, argument, ...]
 * with the indices of these tables, an event [kind, [values], "text"]
 * (core/words/event.h).
 */
#ifndef CORE_WIRE_H
#define CORE_WIRE_H

#include "base/json.h"
#include "core/game.h"

/*
 * As members of an open object:
 *   "domains": {"card": ["", "Forum", ...]}     names without words are left out
 *   "labels":  {"space": ["space 1", ...]}      where people read something else
 *   "verbs":   [null, {"word", "args": [domain], "help"}, ...]
 *   "events":  [null, {"word", "family", "blanks": [[name, domain], ...],
 *                      "rule"?, "list"?, "changes"?}, ...]
 * where "changes" says what the event does to the state, as in core/words/event.h.
 */
void wire_put_tables(const struct game *g, struct json *out);

/* "fields": [{"name", "dims": [domain], "value": domain or null, "seen"}]: the state
 * table. */
void wire_put_fields(const struct game *g, struct json *out);

void wire_put_action(const struct game *g, action a, struct json *out);
void wire_put_actions(const struct game *g, const struct actions *actions,
		      struct json *out);

/* Reads [verb, argument, ...], each a number or a word of its table. */
MUST_USE status wire_read_action(const struct game *g, const struct json_doc *d, int node,
				 action *out, struct text *why);

#endif
