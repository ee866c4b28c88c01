/* A request of the engine protocol: its members, read and checked. */
#ifndef PROTOCOL_REQUEST_H
#define PROTOCOL_REQUEST_H

#include "base/json.h"
#include "core/fair.h"
#include "core/game.h"

struct session;

/* The largest whole number that every JSON reader keeps. */
#define SEED_MOST 999999999999999LL

struct request {
	struct session *session;
	struct json_doc *doc;
	struct json *out; /* the reply: an open object that begins with "ok":true */
	struct text *why; /* the sentence if it is refused */
};

/* Finds a member of this kind; the others below refuse in the same way. */
MUST_USE status request_need(const struct request *r, const char *key,
			     enum json_kind kind, int *node);
MUST_USE status request_need_match(const struct request *r);

/* A string that must be there; a number that may be missing: *out keeps its value then.
 */
MUST_USE status request_string(const struct request *r, const char *key,
			       struct text *out);
MUST_USE status request_number(const struct request *r, const char *key, long long most,
			       long long *out);

/* "seat": a seat at the table, "chance" or "spectator"; or only a seat that plays. */
MUST_USE status request_seat(const struct request *r, int *seat);
MUST_USE status request_player(const struct request *r, int *seat);
MUST_USE status request_action(const struct request *r, action *out); /* or "ids" */

/* What begins a game: "game"; "scenario", "seats" and "options"; "chance" and "seed". */
MUST_USE status request_game(const struct request *r, const struct game **out);
MUST_USE status request_setup(const struct request *r, const struct game *g,
			      struct setup *how);
MUST_USE status request_dice(const struct request *r, struct dice *out);

#endif
