/*
 * A scenario of people's own: a JSON object that says how a game begins (its forms are in
 * docs/scenarios.md). Every game that can be begun so has the members `game`, `title`,
 * `about` and `sides`; the others are its own. What is read becomes a position, and a
 * match that begins there needs nothing else.
 */
#ifndef CORE_CUSTOM_H
#define CORE_CUSTOM_H

#include <stdbool.h>

#include "base/json.h"
#include "core/match.h"

/* Whether the node looks like a scenario and not like a position. */
bool custom_is(const struct json_doc *d, int node);

/*
 * Reads the object `node` with the options of `how`; a bad one is refused with a
 * sentence, and nothing is changed. `title` may be NULL.
 */
MUST_USE status custom_read(const struct game *g, const struct setup *how,
			    const struct json_doc *d, int node, void *state,
			    char title[TITLE_SIZE], struct text *why);

/* Begins a match from it; like match_begin it needs no match_end if it fails. */
MUST_USE status custom_begin(struct match *m, const struct game *g,
			     const struct setup *how, const struct json_doc *d, int node,
			     struct dice dice, struct text *why);

/* Writes a state that has just begun as such an object; the game can do that. */
void custom_put(const struct game *g, const void *state, const char *title,
		struct text *out);

#endif
