/*
 * What is said: no action is listed twice, its text reads back to the same action, every
 * refusal is ALLOWED just for what is listed, and log lines and pictures fit a terminal.
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

/* A listed action with one argument changed: most likely to slip through. */
static action near_action(struct trial *t, action a)
{
	const struct verb *v = &t->game->verbs[action_verb(a)];
	int arg[3] = { action_arg(a, 0), action_arg(a, 1), action_arg(a, 2) };
	const uint32_t n = rng_below(&t->rng, 3);
	if (v->arg[n])
		arg[n] = (int)rng_below(&t->rng, v->arg[n]->count);
	return action_make(action_verb(a), arg[0], arg[1], arg[2]);
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
		    !refusal_holds(t, state, seat, &legal, near_action(t, listed)))
			return false;
	}
	return true;
}
