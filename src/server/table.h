/*
 * A table in memory: its row and its match, kept in step with the store.
 *
 * One writer: everything below `mutex` is read and written under it. A change is made on
 * the match in memory, committed to the store, and only then seen by anybody; if the
 * commit fails the table is read again from the store, as if nothing had happened.
 */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "core/match.h"
#include "server/chronicle.h"
#include "server/server.h"
#include "store/store.h"

struct stream;
struct study;

enum offer_kind { OFFER_UNDO, OFFER_DRAW, OFFER_BOT, OFFER_COUNT };

/* A question that all others must agree to. */
struct offer {
	bool is_open;
	uint8_t by, about; /* who asks; OFFER_BOT: whose seat the bot shall take */
	seatset yes;
};

struct table {
	struct server *server;
	struct table *next;
	int refs; /* under tables_mutex, as `used` */
	int64_t used;

	const struct game *game; /* never changes: may be read without the mutex */

	pthread_mutex_t mutex;
	bool is_loaded;
	struct table_row row;
	struct match match;
	struct chronicle log;
	struct text chat; /* the newest lines, as elements of a JSON array */
	int chat_count;
	struct offer offer[OFFER_COUNT];
	uint32_t seat_rev[SEATS_MAX]; /* the revision since which a seat's choice is the
					 same */
	struct stream *streams;
	struct text
		gallery; /* the snapshot of all who only watch, of `gallery_version` */
	uint64_t gallery_version;
	size_t gallery_from;
	uint64_t version; /* rises with everything that a snapshot shows */
	bool bot_queued;
	struct study *study; /* of a finished game, once somebody has asked for it */
	/* The stored record, if it leads elsewhere now: play goes on from the position.
	 */
	struct text old_record;
};

/* What a change does beside the row and the steps. */
struct pending {
	size_t keep;
	bool setup, seats;
	const struct chat_row *chat;
	seatset acted_before;
	const char *by; /* the user who made the change, or NULL */
};

/* One thing somebody wants to do at a table. A refusal leaves the table as it was. */
struct wish {
	status (*grant)(struct table *t, const struct wish *w, struct pending *p,
			struct text *why);
	const struct user *user; /* NULL: a bot or the server itself */
	int seat;
	const char *words;
	int64_t rev;
	bool yes;
	int kind;
	const struct chat_row *chat; /* play_say */
};

/* Loads the table if it is not in memory; ends with table_release. */
MUST_USE status table_get(struct server *s, const char *id, struct table **out,
			  struct text *why);
void table_release(struct table *t);

/* Grants a wish: one transaction, then everybody is told. Takes the table's mutex. */
MUST_USE status table_change(struct table *t, const struct wish *w, struct text *why);

void table_lock(struct table *t);
void table_unlock(struct table *t);

/* Marks that what snapshots show has changed, and wakes the streams. Under the mutex. */
void table_stir(struct table *t);

/* Reads the table again if another process has brought it to `seq`. */
void table_hear(struct server *s, const char *message);

/* Puts aside the tables that nobody has used for a while; with `all`, every one. */
void table_sweep(struct server *s, bool all);
/* Calls `visit` for each table in memory, under its mutex. */
void table_each(struct server *s, void (*visit)(struct table *t, void *self), void *self);

/* Who sits where */
int table_seats(const struct table *t);
seatset table_seats_of(const struct table *t, const char *user);
bool table_is(const struct table *t, const char *state);
bool seat_is(const struct table *t, int seat, const char *kind);
bool table_acts(const struct table *t, int seat);

/* Ends the table: `by` is rules, resign, time, draw or closed. `loser` may be SEAT_NONE.
 */
void table_finish(struct table *t, struct pending *p, const char *by, int loser);

#endif
