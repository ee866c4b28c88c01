#include "fuzz/shown.h"

#include <stdlib.h>

#include "base/json.h"
#include "base/text.h"
#include "core/view.h"
#include "core/words/message.h"

/* The readers of a table: its seats, then a spectator. */
static int reader_at(const struct game *g, const void *state, int i)
{
	const int seats = game_seats(g, state);
	return i < seats ? i : i == seats ? SPECTATOR : SEAT_NONE;
}

static bool is_listed(const struct actions *legal, action a)
{
	for (unsigned i = 0; i < legal->count; i++)
		if (legal->list[i] == a)
			return true;
	return false;
}

/* Says what is wrong with what this reader gets. */
static status blame(const struct game *g, int reader, const char *what, struct text *why)
{
	return status_say(TEST_FAILED, why, "%s of %s.", what, game_seat_name(g, reader));
}

/* Views */

static bool is_json(const struct text *t)
{
	struct json_doc d = { 0 };
	const bool good = json_read(&d, text_str(t), t->len, NULL) == OK;
	json_free(&d);
	return good;
}

static status check_view(const struct game *g, const void *state, int reader,
			 struct text *scratch, struct text *why)
{
	text_clear(scratch);
	view_write(g, state, reader, scratch);
	return is_json(scratch) ? OK : blame(g, reader, "No JSON: the view", why);
}

static status check_picture(const struct game *g, const void *state, int reader,
			    struct text *scratch, struct text *why)
{
	text_clear(scratch);
	if (g->draw)
		g->draw(state, reader, reader == SPECTATOR, scratch);
	if (g->map)
		g->map(state, reader, 100, reader == SPECTATOR, scratch);
	return text_is_utf8(text_str(scratch), scratch->len)
		       ? OK
		       : blame(g, reader, "Illegible: the picture", why);
}

/* Who must choose is asked something. */
static status check_prompt(const struct game *g, const void *state, int reader,
			   struct text *scratch, struct text *why)
{
	text_clear(scratch);
	prompt_put(g, state, reader, scratch);
	const bool is_asked = g->to_act(state) & seat_bit(reader);
	return !is_asked || scratch->len > 0
		       ? OK
		       : blame(g, reader, "No words: the prompt", why);
}

status shown_views(const struct game *g, const void *state, struct text *why)
{
	struct text scratch = { 0 };
	status s = OK;
	for (int i = 0, r; s == OK && (r = reader_at(g, state, i)) != SEAT_NONE; i++) {
		s = check_view(g, state, r, &scratch, why);
		if (s == OK)
			s = check_picture(g, state, r, &scratch, why);
		if (s == OK)
			s = check_prompt(g, state, r, &scratch, why);
	}
	text_free(&scratch);
	return s;
}

/* Refusals */

/* A value of the domain at random, one that has a word if words it has. */
static int any_value(const struct names *d, struct rng *rng)
{
	int value;
	do
		value = (int)rng_below(rng, d->count);
	while (d->name && !d->name[value]);
	return value;
}

/* Any action that could be put into words, legal or not. */
static action any_action(const struct game *g, struct rng *rng)
{
	uint32_t verbs = 0;
	while (g->verbs[verbs + 1].word)
		verbs++;
	const int verb = 1 + (int)rng_below(rng, verbs);
	int arg[3] = { 0 };
	for (int i = 0; i < 3 && g->verbs[verb].arg[i]; i++)
		arg[i] = any_value(g->verbs[verb].arg[i], rng);
	return action_make(verb, arg[0], arg[1], arg[2]);
}

status shown_reason(const struct game *g, const void *state, int seat,
		    const struct actions *legal, action a, struct text *why)
{
	const bool listed = is_listed(legal, a);
	if (listed == (g->why_not(state, seat, a) == ALLOWED))
		return OK;
	struct text words = { 0 };
	action_put(g, a, &words);
	status_say(TEST_FAILED, why,
		   "%s: \"%s\" is %slegal, but the reasons say otherwise.",
		   game_seat_name(g, seat), text_str(&words), listed ? "" : "not ");
	text_free(&words);
	return TEST_FAILED;
}

static status check_explanation(const struct game *g, const void *state, int seat,
				action a, struct text *why)
{
	const refusal r = g->why_not(state, seat, a);
	struct text said = { 0 };
	struct messages missing = { .count = 0 };
	if (r != ALLOWED && g->explain)
		g->explain(state, seat, a, r, &missing);
	messages_put(g, state, &missing, &said);
	const bool good = text_is_utf8(text_str(&said), said.len);
	text_free(&said);
	return good ? OK : blame(g, seat, "Illegible: a refusal", why);
}

status shown_refusals(const struct game *g, const void *state, int seat,
		      const struct actions *legal, struct rng *rng, struct text *why)
{
	enum { TRIES = 8 };
	for (int i = 0; i < TRIES; i++) {
		const action a = any_action(g, rng);
		TRY(shown_reason(g, state, seat, legal, a, why));
		TRY(check_explanation(g, state, seat, a, why));
	}
	return OK;
}

/* Events */

static bool is_line(const struct text *t)
{
	for (size_t i = 0; i < t->len; i++)
		if ((unsigned char)t->at[i] < ' ')
			return false;
	return text_is_utf8(text_str(t), t->len);
}

static void send(const struct game *g, const struct events *told, const void *after,
		 int reader, struct text *out)
{
	struct json j = { .out = out };
	json_open(&j, '[');
	for (unsigned i = 0; i < told->count; i++) {
		if (!event_is_told(g, &told->list[i], reader))
			continue;
		event_put_short(g, after, &told->list[i], reader, &j);
		event_put_json(g, after, &told->list[i], reader, &j);
	}
	json_close(&j, ']');
}

/* Readers are those at the table before: the action may be its last. */
static status check_events(const struct game *g, const void *before, int seat, action a,
			   const void *after, const struct events *told, struct text *why)
{
	struct text said = { 0 };
	status s = OK;
	for (int i = 0, r; s == OK && (r = reader_at(g, before, i)) != SEAT_NONE; i++) {
		text_clear(&said);
		events_narrate(g, before, seat, a, after, r, &said);
		if (!is_line(&said))
			s = blame(g, r, "Not one line: the log", why);
		text_clear(&said);
		send(g, told, after, r, &said);
		if (s == OK && !is_json(&said))
			s = blame(g, r, "No JSON: the events", why);
	}
	text_free(&said);
	return s;
}

status shown_events(const struct game *g, const void *before, int seat, action a,
		    const void *after, struct text *why)
{
	_Alignas(16) char scratch[STATE_SIZE_MAX];
	struct events told = { 0 };
	events_of(g, before, seat, a, scratch, &told);
	return check_events(g, before, seat, a, after, &told, why);
}
