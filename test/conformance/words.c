/*
 * What is said: no action is listed twice, its text reads back to the same action, every
 * refusal is ALLOWED just for what is listed. A view is JSON, a picture fits a terminal
 * of 80 columns and has colours only where they are wanted, a log line is one line.
 */
#include <string.h>

#include "core/state.h"
#include "trial.h"

static bool reads_back(struct trial *t, action a)
{
	struct text words = { 0 }, why = { 0 };
	action again = 0;
	action_put(t->game, a, &words);
	const bool good =
		action_read(t->game, text_str(&words), &again, &why) == OK && again == a;
	text_free(&words);
	text_free(&why);
	return good || trial_broken(t, "the text of an action reads back to another", a);
}

bool words_hold(struct trial *t, const void *state, int seat)
{
	struct actions legal;
	trial_legal(t, state, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++) {
		for (unsigned k = 0; k < i; k++)
			if (legal.list[k] == legal.list[i])
				return trial_broken(t, "an action is listed twice",
						    legal.list[i]);
		if (!reads_back(t, legal.list[i]))
			return false;
	}
	return true;
}

static int count_verbs(const struct game *g)
{
	int n = 1;
	while (g->verbs[n].word)
		n++;
	return n - 1;
}

static action any_action(struct trial *t)
{
	const struct game *g = t->game;
	const int verb = 1 + (int)rng_below(&t->rng, (uint32_t)count_verbs(g));
	int arg[3] = { 0 };
	for (int i = 0; i < 3 && g->verbs[verb].arg[i]; i++)
		arg[i] = (int)rng_below(&t->rng, g->verbs[verb].arg[i]->count);
	return action_make(verb, arg[0], arg[1], arg[2]);
}

static bool refusal_holds(struct trial *t, const void *state, int seat,
			  const struct actions *legal, action a)
{
	const bool allowed = t->game->why_not(state, seat, a) == ALLOWED;
	if (allowed == trial_lists(legal, a))
		return true;
	return trial_broken(t,
			    allowed ? "why_not allows what is not listed"
				    : "why_not refuses what is listed",
			    a);
}

bool refusals_hold(struct trial *t, const void *state, int seat)
{
	enum { TRIES = 24 };
	struct actions legal;
	trial_legal(t, state, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++)
		if (!refusal_holds(t, state, seat, &legal, legal.list[i]))
			return false;
	for (int i = 0; i < TRIES; i++) {
		const action listed = legal.list[rng_below(&t->rng, legal.count)];
		if (!refusal_holds(t, state, seat, &legal, any_action(t)) ||
		    !refusal_holds(t, state, seat, &legal, trial_near(t, listed)))
			return false;
	}
	return true;
}

static bool view_is_json(struct trial *t, const void *state, int reader)
{
	struct text view = { 0 };
	struct json_doc d = { 0 };
	trial_view(t, state, reader, &view);
	const bool good = json_read(&d, text_str(&view), view.len, NULL) == OK;
	json_free(&d);
	text_free(&view);
	return good || trial_broken(t, "a view is not JSON", 0);
}

static bool picture_fits(struct trial *t, const void *state, int reader, bool colour)
{
	enum { TERMINAL_COLUMNS = 80 };
	struct text picture = { 0 };
	if (!t->game->draw)
		return true;
	t->game->draw(state, reader, colour, &picture);
	if (t->game->map)
		t->game->map(state, reader, TERMINAL_COLUMNS, colour, &picture);
	bool good = text_is_utf8(text_str(&picture), picture.len) &&
		    (colour || !strchr(text_str(&picture), '\033'));
	for (const char *at = text_str(&picture); good && *at;) {
		const size_t len = strcspn(at, "\n");
		good = text_columns(at, len) <= TERMINAL_COLUMNS;
		at += len + (at[len] == '\n');
	}
	text_free(&picture);
	return good || trial_broken(t, "a picture does not fit the terminal", 0);
}

bool looks_hold(struct trial *t, const void *state)
{
	for (int i = 0, r; (r = trial_reader(t, state, i)) != SEAT_NONE; i++)
		if (!view_is_json(t, state, r) || !picture_fits(t, state, r, false) ||
		    !picture_fits(t, state, r, true))
			return false;
	return true;
}

bool story_is_a_line(struct trial *t, const struct moment *m)
{
	struct text line = { 0 };
	bool good = true;
	for (int i = 0, r; (r = trial_reader(t, m->before, i)) != SEAT_NONE; i++) {
		trial_tell(t, m, r, &line);
		good = good && text_is_utf8(text_str(&line), line.len);
		for (size_t c = 0; c < line.len; c++)
			good = good && (unsigned char)line.at[c] >= ' ';
	}
	text_free(&line);
	return good || trial_broken(t, "a log line is not one line", m->action);
}
