/*
 * What one reader may see of a state: the fields of the state table as far as it may see
 * them, who must act, the prompt, and the game's derived extras. Everything a client
 * shows comes from here, and here alone secrets are kept.
 */
#ifndef CORE_VIEW_H
#define CORE_VIEW_H

#include "core/game.h"

struct json;
struct text;

void view_write(const struct game *g, const void *state, int reader, struct text *out);

/* "to_act", "over" and "seats" as members of an open object. */
void view_put_turn(const struct game *g, const void *state, struct json *out);

/* A list of actions as their texts. */
void view_put_actions(const struct game *g, const struct actions *actions,
		      struct json *out);

#endif
