#include "server/bots/bots.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/apart.h"
#include "ai/crew.h"
#include "ai/external.h"
#include "base/guard.h"
#include "server/bots/inflight.h"
#include "server/bots/memories.h"
#include "server/bots/rng.h"
#include "server/bots/workers.h"
#include "server/play/play.h"
#include "server/tables/audience.h"
#include "server/tables/due.h"
#include "server/tables/fault.h"

struct thinking {
	struct server *server;
	char table[ID_LEN + 1];
};

_Static_assert((int)PROGRAM_NAME_SIZE == (int)sizeof((struct seat_row *)0)->bot,
	       "a seat has room for its bot");

static int bot_to_act(const struct table *t)
{
	for (int seat = 0; seat < table_seats(t); seat++)
		if (table_acts(t, seat) && seat_is(t, seat, SEAT_BOT))
			return seat;
	return SEAT_NONE;
}

size_t bots_choice_size(size_t steps)
{
	return sizeof(struct choice) + steps * sizeof(struct step);
}

static struct choice *new_choice(size_t steps)
{
	struct choice *c = calloc(1, bots_choice_size(steps));
	if (!c)
		die("out of memory");
	c->steps = (uint32_t)steps;
	return c;
}

/* What the bot needs to think without holding up the table; NULL if none must act. */
static struct choice *copy_choice(struct table *t)
{
	const struct match *m = &t->match;
	struct choice *c = NULL;
	table_lock(t);
	t->bot_queued = t->bot_missed = false;
	const int seat = table_is_current(t) ? bot_to_act(t) : SEAT_NONE;
	if (seat != SEAT_NONE) {
		c = new_choice(m->count);
		c->seat = seat;
		memcpy(c->table, t->id, sizeof c->table);
		snprintf(c->game, sizeof c->game, "%s", m->game->id);
		memcpy(c->name, t->row.seat[seat].bot, sizeof c->name);
		c->rng = bot_rng(t->server, m->revision);
		c->known = audience_rev(t, audience_of_seat(t, seat));
		c->is_held = t->is_held;
		memcpy(c->state, m->state, m->game->state_size);
		memcpy(c->origin, m->origin, m->game->state_size);
		if (m->count > 0)
			memcpy(c->step, m->step, m->count * sizeof *m->step);
		t->bot_queued = true;
	}
	table_unlock(t);
	return c;
}

/* A store that fails may take the move a little later. */
enum { STORE_FAILED_MS = 1000 };

static void call(struct table *t, int delay_ms);

/* Executes the command of a bot. It is refused if the table has moved on meanwhile.
 * Whoever moved it has scheduled the bots, but while this one was still queued that call
 * was dropped: it is repeated here. */
static void submit(struct table *t, const struct command *cmd)
{
	table_lock(t);
	t->bot_queued = false;
	const status s = command_execute_locked(t, cmd, NULL);
	if (s == IO_FAILED)
		call(t, STORE_FAILED_MS);
	else if (s != OK && t->bot_missed)
		bots_schedule(t);
	table_unlock(t);
}

/* A program that has failed leaves its seat to a built-in bot, and everybody is told. */
static void relieve(struct table *t, const struct choice *c, const char *why)
{
	struct chat_row said = { .at = store_now() };
	snprintf(said.name, sizeof said.name, "%s bot", c->name);
	text_add(&said.words, "lost its seat: %s. The %s bot plays on.", why,
		 bot_best()->id);
	const struct command cmd = {
		.execute = play_relieve, .seat = c->seat, .words = c->name, .chat = &said
	};
	submit(t, &cmd);
	text_free(&said.words);
}

/* The bot has come through: the table is like any other again. */
static void release(struct table *t)
{
	bool was_held;
	table_lock(t);
	if (store_release(t->server->store, t->id, &was_held, NULL) == OK)
		t->is_held = false;
	table_unlock(t);
}

static void enter(struct table *t, const struct choice *c, action a)
{
	const struct command cmd = {
		.execute = play_act, .seat = c->seat, .act = a, .rev = c->known
	};
	submit(t, &cmd);
}

struct choosing {
	const struct bot *bot;
	const struct game *game;
	struct choice *choice;
	struct search_memory *memory;
	struct thoughts *thoughts;
	action action;
};

static void choose(void *self)
{
	struct choosing *k = self;
	struct choice *c = k->choice;
	const struct match past = { .game = k->game,
				    .origin = c->origin,
				    .state = c->state,
				    .step = c->step,
				    .count = c->steps };
	k->action =
		bot_play_match(k->bot, &past, c->seat, k->memory, &c->rng, k->thoughts);
}

/* What a built-in bot chooses; FAULTY if it failed. */
static status choose_guarded(struct memories *all, const struct bot *b,
			     const struct game *g, struct choice *c, action *out,
			     struct text *why)
{
	if (c->is_held)
		return apart_choose(b, g, c->state, c->seat, &c->rng, out, why);
	struct choosing k = { .bot = b,
			      .game = g,
			      .choice = c,
			      .memory = memories_take(all, c->table, c->seat),
			      .thoughts = malloc(sizeof *k.thoughts) };
	if (!k.thoughts)
		die("out of memory");
	const bool done = guard_call(choose, &k, THOUGHT_SECONDS, why);
	if (!done && k.memory)
		search_memory_forget(k.memory);
	memories_give_back(all, k.memory);
	free(k.thoughts);
	*out = k.action;
	return done ? OK : FAULTY;
}

/* While it thinks the table is marked, in case the process does not live through it. */
static status choose_marked(struct server *s, const struct bot *b, const struct game *g,
			    struct choice *c, action *out, struct text *why)
{
	const int slot = inflight_add(s->inflight, c->table);
	const status result = choose_guarded(s->memories, b, g, c, out, why);
	inflight_remove(s->inflight, slot);
	return result;
}

/* Whoever wakes the late ones may call it again. */
static void give_up(struct table *t)
{
	table_lock(t);
	t->bot_queued = false;
	table_unlock(t);
}

static void fail(struct table *t, const char *what)
{
	table_lock(t);
	t->bot_queued = false;
	fault_close(t, what);
	table_unlock(t);
}

status bots_choose(struct server *s, struct choice *c, action *out, struct text *why)
{
	const struct game *g = s->config.find_game(c->game);
	const struct bot *b = crew_named(s->config.crew, c->name);
	if (!b)
		return status_say(BAD_BOT, why,
				  "it is no longer available on this server");
	return b->external ? external_choose(b, g, c->state, c->seat, &c->rng, out, why)
			   : choose_marked(s, b, g, c, out, why);
}

void bots_enter(struct server *s, const struct choice *c, status how, action a,
		const char *why)
{
	struct table *t;
	if (table_get(s, c->table, &t, NULL) != OK)
		return;
	if (how == OK && c->is_held)
		release(t);
	if (how == OK)
		enter(t, c, a);
	else if (how == FAULTY)
		fail(t, why);
	else if (how == BAD_BOT)
		relieve(t, c, why);
	else
		give_up(t); /* the server stops, or the machine has no process left */
	table_release(t);
}

struct choice *bots_take(struct server *s, const char *id)
{
	struct table *t;
	if (table_get(s, id, &t, NULL) != OK)
		return NULL;
	struct choice *c = copy_choice(t);
	table_release(t);
	return c;
}

static void think(void *self)
{
	struct thinking *k = self;
	struct text why = { 0 };
	action a = 0;
	struct choice *c = bots_take(k->server, k->table);
	if (c) {
		const status how = bots_choose(k->server, c, &a, &why);
		bots_enter(k->server, c, how, a, text_str(&why));
	}
	text_free(&why);
	free(c);
	free(k);
}

static bool has_people(const struct table *t)
{
	bool found = false;
	for (int seat = 0; seat < table_seats(t); seat++)
		found |= seat_is(t, seat, SEAT_PERSON);
	return found;
}

/* How gladly people wait for the bots of the table. */
static enum rank rank_of(const struct table *t)
{
	return t->streams ? RANK_LOOKED_AT : has_people(t) ? RANK_AWAY : RANK_NOBODY;
}

/* Who waits for a program has time; who thinks has none to wait. */
static struct workers *workers_for(const struct table *t, int seat)
{
	const struct bot *b = crew_named(t->server->config.crew, t->row.seat[seat].bot);
	if (b && b->external)
		return t->server->waiters;
	return has_people(t) ? t->server->workers : t->server->background;
}

static void call(struct table *t, int delay_ms)
{
	const int seat = bot_to_act(t);
	if (seat == SEAT_NONE || (t->is_held && !t->is_asked))
		return;
	t->bot_missed = t->bot_queued;
	if (t->bot_queued)
		return;
	struct thinking *k = malloc(sizeof *k);
	if (!k)
		die("out of memory");
	k->server = t->server;
	memcpy(k->table, t->id, sizeof k->table);
	t->bot_queued = true;
	const struct job job = { .work = think,
				 .self = k,
				 .person = t->row.owner,
				 .about = t->id,
				 .rank = rank_of(t),
				 .delay_ms = delay_ms };
	if (!workers_add(workers_for(t, seat), &job))
		free(k);
}

void bots_schedule(struct table *t)
{
	call(t, t->streams ? t->server->config.bot_delay_ms : 0);
}

/* A bot that waits for its turn to think does not wait as if nobody looked. */
static void hurry(struct table *t)
{
	const int seat = bot_to_act(t);
	if (t->bot_queued && seat != SEAT_NONE)
		workers_promote(workers_for(t, seat), t->id, RANK_LOOKED_AT);
}

void bots_player_came(struct table *t)
{
	hurry(t);
	if (!t->is_held || t->is_asked)
		return;
	t->is_asked = true;
	bots_schedule(t);
}

/* `tessera admin release` may have let the table go. */
static void look_again(struct table *t)
{
	bool is_held;
	if (t->is_held && store_is_held(t->server->store, t->id, &is_held, NULL) == OK)
		t->is_held = is_held;
}

static void schedule(struct table *t)
{
	table_lock(t);
	look_again(t);
	bots_schedule(t);
	table_unlock(t);
}

void bots_schedule_overdue(struct server *s, int64_t before)
{
	due_each(s, LIST_BOTS, before, schedule);
}
