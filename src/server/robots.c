#include "server/robots.h"

#include <stdlib.h>
#include <string.h>

#include "ai/crew.h"
#include "ai/outside.h"
#include "server/luck.h"
#include "server/play.h"
#include "server/workers.h"

struct thinking {
	struct server *server;
	char table[ID_LEN + 1];
};

struct choice {
	const struct game *game;
	const struct bot *bot;
	int seat;
	int64_t rev;
	_Alignas(16) char state[STATE_SIZE_MAX];
};

static int bot_to_act(const struct table *t)
{
	for (int seat = 0; seat < table_seats(t); seat++)
		if (table_acts(t, seat) && seat_is(t, seat, "bot"))
			return seat;
	return SEAT_NONE;
}

/* What the bot needs to think without holding up the table. */
static bool copy_choice(struct table *t, struct choice *c)
{
	table_lock(t);
	t->bot_queued = false;
	c->seat = table_is_current(t) ? bot_to_act(t) : SEAT_NONE;
	if (c->seat != SEAT_NONE) {
		c->game = t->match.game;
		c->bot = crew_named(t->server->how.crew, t->row.seat[c->seat].bot);
		c->rev = t->match.revision;
		memcpy(c->state, t->match.state, c->game->state_size);
		t->bot_queued = true;
	}
	table_unlock(t);
	return c->seat != SEAT_NONE;
}

/* A program that has failed leaves the table to a built-in bot. */
static void relieve(struct table *t, const struct choice *c)
{
	const struct wish w = { .grant = play_relieve, .seat = c->seat };
	if (c->bot && c->bot->outside && outside_failure(c->bot->outside))
		(void)!wish_grant(t, &w, NULL);
}

static void move(struct table *t, struct choice *c)
{
	struct thoughts *thoughts = malloc(sizeof *thoughts);
	if (!thoughts)
		die("out of memory");
	struct rng rng = luck_whim(t->server, c->rev);
	const struct bot *bot = c->bot ? c->bot : bots;
	const action a =
		bot_choose(bot, c->game, c->state, c->seat, NULL, &rng, thoughts);
	relieve(t, c);
	struct text words = { 0 };
	action_put(c->game, a, &words);
	table_lock(t);
	t->bot_queued = false;
	table_unlock(t);
	const struct wish w = { .grant = play_act,
				.seat = c->seat,
				.words = text_str(&words),
				.rev = c->rev };
	/* Refused: the table has moved on, and whoever moved it called the bots again. */
	(void)!wish_grant(t, &w, NULL);
	text_free(&words);
	free(thoughts);
}

static void think(void *self)
{
	struct thinking *k = self;
	struct table *t;
	struct choice *c = malloc(sizeof *c);
	if (!c)
		die("out of memory");
	if (table_get(k->server, k->table, &t, NULL) == OK) {
		if (copy_choice(t, c))
			move(t, c);
		table_release(t);
	}
	free(c);
	free(k);
}

void robots_call(struct table *t)
{
	if (t->bot_queued || bot_to_act(t) == SEAT_NONE)
		return;
	struct thinking *k = malloc(sizeof *k);
	if (!k)
		die("out of memory");
	k->server = t->server;
	memcpy(k->table, t->id, sizeof k->table);
	t->bot_queued = true;
	const int delay = t->streams ? t->server->how.bot_delay_ms : 0;
	if (!workers_add(t->server->workers, think, k, delay))
		free(k);
}

enum { WAKE_AT_ONCE = 1000 };

struct waiting {
	int count;
	char id[WAKE_AT_ONCE][ID_LEN + 1];
};

static void hear_waiting(void *self, const struct table_row *row)
{
	struct waiting *w = self;
	memcpy(w->id[w->count++], row->id, sizeof row->id);
}

void robots_wake(struct server *s, int64_t before)
{
	struct waiting *w = calloc(1, sizeof *w);
	if (!w)
		die("out of memory");
	if (store_list(s->store, LIST_BOTS, NULL, before, WAKE_AT_ONCE, hear_waiting, w,
		       NULL) != OK)
		w->count = 0;
	for (int i = 0; i < w->count; i++) {
		struct table *t;
		if (table_get(s, w->id[i], &t, NULL) != OK)
			continue;
		table_lock(t);
		robots_call(t);
		table_unlock(t);
		table_release(t);
	}
	free(w);
}
