/* Seats played by bots: they think in the worker threads and act by commands, as people
 * do. */
#ifndef SERVER_BOTS_BOTS_H
#define SERVER_BOTS_BOTS_H

#include "base/rng.h"
#include "server/tables/table.h"

/* What a bot needs to think without holding up the table: a block without pointers, so
 * that it can be sent to another worker (src/site). */
struct choice {
	char table[ID_LEN + 1], game[32];
	char name[sizeof((struct seat_row *)0)->bot]; /* the bot's, which may be gone */
	bool is_held;
	int seat;
	int64_t known; /* the revision as the seat knows it */
	struct rng rng;
	_Alignas(16) char origin[STATE_SIZE_MAX];
	_Alignas(16) char state[STATE_SIZE_MAX];
	uint32_t steps;
	struct step step[]; /* all so far, which say where it has been */
};

size_t bots_choice_size(size_t steps);

/* The choice of the bot that must act, to be freed; NULL if there is none. Until it is
 * entered no other is queued. */
struct choice *bots_take(struct server *s, const char *id);
/* What it chooses; another status with `why` if it fails. */
MUST_USE status bots_choose(struct server *s, struct choice *c, action *out,
			    struct text *why);
/* Plays it, or has the failure settled. It is refused if the table has moved on. */
void bots_enter(struct server *s, const struct choice *c, status how, action a,
		const char *why);

/* Queues a bot of the table, if one must act. Under the table's mutex. */
void bots_schedule(struct table *t);

/*
 * Quarantine. A table that a bot was thinking about when the process died is held: after
 * the next start no bot thinks about it until one of its players opens it. Then the bot
 * thinks once in a process of its own (ai/apart.h). If that dies the table is closed,
 * else it is released.
 */

/* A player has opened the table: its bot becomes urgent, and thinks even if it is held.
 * Under the table's mutex. */
void bots_player_came(struct table *t);

/* Queues the bots of all tables whose bot has been due since before `before`. */
void bots_schedule_overdue(struct server *s, int64_t before);

#endif
