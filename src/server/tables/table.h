/*
 * A table in memory: its row and its match, kept in step with the store.
 *
 * One writer: everything below `mutex` is read and written under it. How it changes is
 * server/tables/command.h, how it comes into memory server/tables/load.h. Once loaded it
 * has a match, until nobody uses it any more.
 */
#ifndef SERVER_TABLES_TABLE_H
#define SERVER_TABLES_TABLE_H

#include "core/match.h"
#include "server/server.h"
#include "server/tables/chronicle.h"
#include "store/store.h"

struct lesson;
struct stream;
struct analysis_job;

enum offer_kind { OFFER_UNDO, OFFER_DRAW, OFFER_BOT, OFFER_REMATCH, OFFER_COUNT };

/* A question that all others must agree to. */
struct offer {
	bool is_open;
	uint8_t by, about; /* who asks; OFFER_BOT: whose seat the bot shall take */
	seatset yes;
	int64_t until; /* OFFER_BOT: when the bot comes unless he does, in playing time */
	int64_t shown_until; /* the same by the time of day, as it was when he was asked
			      */
};

struct table {
	struct server *server;
	struct table *next;
	int refs;     /* under tables_mutex, as `used` */
	int64_t used; /* in playing time */

	char id[ID_LEN + 1];	 /* these two never change: they may be read */
	const struct game *game; /* without the mutex */

	pthread_mutex_t mutex;
	bool is_loaded;
	bool is_stale; /* loaded, but not what is on disk: not shown, not changed */
	/* server->listen_epoch when the table was last known to match the disk. The epoch
	 * rises whenever notifications stop and whenever they resume; then every table is
	 * compared with the store before it is shown. */
	unsigned listen_epoch;
	struct table_row row;
	struct match match;
	struct chronicle log;
	struct lesson *lesson; /* that is taught here, or NULL: server/play/lessons.h */
	struct text chat;      /* the newest lines, as elements of a JSON array */
	struct offer offer[OFFER_COUNT];
	/* Since when a seat's choice is the same, as its holder counts: audience.h. */
	int64_t seat_rev[SEATS_MAX];
	struct stream *streams;
	struct text gallery; /* what all who only watch see, of `gallery_version` */
	uint64_t gallery_version;
	size_t gallery_from;
	uint64_t version; /* rises with everything that a snapshot shows */
	bool bot_queued;
	bool bot_missed;	/* scheduled while one was queued: bots.c */
	bool is_held, is_asked; /* in quarantine; a player has come since: bots.h */
	struct analysis_job
		*analysis; /* of a finished game, once somebody has asked for it */
	/* The stored record, if it leads elsewhere now: play goes on from the position.
	 */
	struct text old_record;
};

/* Reads the table if it is not in memory; ends with table_release. */
MUST_USE status table_get(struct server *s, const char *id, struct table **out,
			  struct text *why);
void table_release(struct table *t);

void table_lock(struct table *t);
void table_unlock(struct table *t);

/* Reads the table again if another process has brought it to `seq`. */
void table_on_change(struct server *s, const char *message);

/* Notifications from other processes are lost; or arrive again, but some may be missing.
 */
bool table_listen_is_lost(const struct server *s);
void table_listen_lost(struct server *s);
void table_listen_restored(struct server *s);
/* Brings all tables in memory to what is on disk that are not, or may not be. */
void table_refresh(struct server *s);

/* Puts aside the tables that nobody has used for a while; with `all`, every one. */
void table_sweep(struct server *s, bool all);
/* Calls `visit` for each table in memory, under its mutex. */
void table_each(struct server *s, void (*visit)(struct table *t, void *self), void *self);

/* Whether what is in memory is what is on disk. */
bool table_is_current(const struct table *t);

/* Who sits where; nobody, who is NULL or "", sits nowhere. */
int table_seats(const struct table *t);
seatset row_seats_of(const struct table_row *row, const char *user);
int row_first_seat_of(const struct table_row *row, const char *user); /* or SEAT_NONE */
seatset table_seats_of(const struct table *t, const char *user);
/* Whether the person plays at the table or has opened it. */
bool table_is_insider(const struct table *t, const char *user);
bool table_is(const struct table *t, enum table_state state);
bool seat_is(const struct table *t, int seat, enum seat_kind kind);
bool table_acts(const struct table *t, int seat);

#endif
