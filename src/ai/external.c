#include "ai/external.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/program.h"
#include "base/json.h"
#include "core/view.h"

/* One of the processes of a bot: as many as are asked at the same time. */
struct player {
	struct program program;
	bool is_busy;
	struct player *next;
};

/* The mutex is held while a process is started, stopped or chosen, never while it thinks.
 */
struct external_bot {
	char *name, *command;
	unsigned ms;
	pthread_mutex_t mutex;
	struct player *first;
	atomic_bool is_hushed, has_failed;
};

struct external_bot *external_new(const char *name, const char *command, unsigned ms)
{
	struct external_bot *o = calloc(1, sizeof *o);
	if (!o)
		die("out of memory");
	*o = (struct external_bot){ .name = strdup(name),
				    .command = strdup(command),
				    .ms = ms };
	if (!o->name || !o->command)
		die("out of memory");
	pthread_mutex_init(&o->mutex, NULL);
	return o;
}

void external_free(struct external_bot *o)
{
	if (!o)
		return;
	while (o->first) {
		struct player *p = o->first;
		o->first = p->next;
		program_end(&p->program);
		free(p);
	}
	pthread_mutex_destroy(&o->mutex);
	free(o->name);
	free(o->command);
	free(o);
}

void external_cancel(struct external_bot *o)
{
	pthread_mutex_lock(&o->mutex);
	atomic_store(&o->is_hushed, true);
	for (struct player *p = o->first; p; p = p->next)
		program_kill(&p->program);
	pthread_mutex_unlock(&o->mutex);
}

static struct player *find_idle(struct external_bot *o)
{
	struct player *p = o->first;
	while (p && p->is_busy)
		p = p->next;
	if (p)
		return p;
	p = calloc(1, sizeof *p);
	if (!p)
		die("out of memory");
	p->next = o->first;
	o->first = p;
	return p;
}

/* A process that nobody else asks, running. */
static status take(struct external_bot *o, struct player **out, struct text *why)
{
	status s = OK;
	pthread_mutex_lock(&o->mutex);
	*out = NULL;
	if (atomic_load(&o->is_hushed)) {
		s = STALE;
	} else {
		struct player *p = find_idle(o);
		if (p->program.pid == 0)
			s = program_start(&p->program, o->command, why);
		p->is_busy = s == OK;
		*out = s == OK ? p : NULL;
	}
	pthread_mutex_unlock(&o->mutex);
	return s;
}

/* A process that has failed is stopped; it may start again. */
static void give_back(struct external_bot *o, struct player *p, status s)
{
	pthread_mutex_lock(&o->mutex);
	if (s != OK)
		program_end(&p->program);
	p->is_busy = false;
	pthread_mutex_unlock(&o->mutex);
}

static void put_request(const struct external_bot *o, const struct game *g,
			const void *determinized, int seat, const struct actions *legal,
			struct text *out)
{
	struct json j = { .out = out };
	struct text view = { 0 };
	view_write(g, determinized, seat, &view);
	json_open(&j, '{');
	json_put_string(&j, "do", "choose");
	json_put_string(&j, "game", g->id);
	json_put_string(&j, "seat", game_seat_name(g, seat));
	json_put_int(&j, "ms", o->ms);
	json_key(&j, "view");
	json_raw(&j, text_str(&view));
	json_key(&j, "actions");
	view_put_actions(g, legal, &j);
	json_close(&j, '}');
	text_char(out, '\n');
	text_free(&view);
}

/* The answer must name one of the actions that were sent, word for word or shortened as
 * everywhere. */
static status read_answer(const struct text *answer, const struct game *g,
			  const struct actions *legal, action *out, struct text *why)
{
	struct json_doc doc = { 0 };
	struct text words = { 0 }, ignored = { 0 };
	status s = json_read(&doc, answer->at, answer->len, &ignored);
	const int node = s == OK ? json_find(&doc, 0, "action") : JSON_ABSENT;
	if (node == JSON_ABSENT || !json_is(&doc, node, JSON_STRING)) {
		s = status_say(BAD_BOT, why, "its answer names no action");
	} else {
		json_text(&doc, node, &words);
		s = action_read(g, text_str(&words), out, &ignored);
		bool is_legal = false;
		for (unsigned i = 0; s == OK && i < legal->count; i++)
			is_legal |= legal->list[i] == *out;
		s = is_legal ? OK : status_say(BAD_BOT, why, "its answer is not allowed");
	}
	json_free(&doc);
	text_free(&words);
	text_free(&ignored);
	return s;
}

/* For the one who runs the program: what it said may tell a secret of its seat, so the
 * others only learn what was wrong. */
static void report(const struct external_bot *o, const struct game *g, int seat,
		   const char *why, const struct text *answer, const char *after)
{
	enum { SHOWN = 200 };
	struct text said = { 0 };
	struct json j = { .out = &said };
	if (answer && answer->len)
		json_string_n(&j, answer->at, answer->len < SHOWN ? answer->len : SHOWN);
	fprintf(stderr, "The bot %s loses its seat (%s, %s): %s.%s%s%s\n", o->name, g->id,
		game_seat_name(g, seat), why, after, said.len ? " It said: " : "",
		text_str(&said));
	text_free(&said);
}

static status ask(struct external_bot *o, const struct game *g, const void *determinized,
		  int seat, const char *after, action *out, struct text *why)
{
	struct actions legal;
	struct text line = { 0 };
	struct player *p;
	game_list(g, determinized, seat, &legal);
	status s = take(o, &p, why);
	if (p) {
		put_request(o, g, determinized, seat, &legal, &line);
		s = program_ask(&p->program, &line, o->ms, why);
		if (s == OK)
			s = read_answer(&p->program.answer, g, &legal, out, why);
	}
	if (s == BAD_BOT && atomic_load(&o->is_hushed))
		s = STALE; /* it was stopped, not at fault */
	if (s == BAD_BOT)
		report(o, g, seat, text_str(why), p ? &p->program.answer : NULL, after);
	if (p)
		give_back(o, p, s);
	text_free(&line);
	return s;
}

status external_choose(const struct bot *b, const struct game *g, const void *state,
		       int seat, struct rng *rng, action *out, struct text *why)
{
	_Alignas(16) char determinized[STATE_SIZE_MAX];
	memcpy(determinized, state, g->state_size);
	evaluator_default(g)->determinize(determinized, seat, rng);
	return ask(b->external, g, determinized, seat, "", out, why);
}

void external_think(const struct bot *b, const struct game *g, const struct evaluator *e,
		    const void *determinized, int seat, struct search_memory *memory,
		    struct rng *rng, struct thoughts *out)
{
	struct external_bot *o = b->external;
	struct text why = { 0 };
	if (!atomic_load(&o->has_failed) &&
	    ask(o, g, determinized, seat, " " OUTSIDE_SUBSTITUTE " plays on.", &out->best,
		&why) != OK)
		atomic_store(&o->has_failed, true);
	text_free(&why);
	if (atomic_load(&o->has_failed)) {
		const struct bot *other = bot_find(OUTSIDE_SUBSTITUTE);
		other->think(other, g, e, determinized, seat, memory, rng, out);
	}
}
