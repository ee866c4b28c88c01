#include "trial.h"

#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "core/state.h"
#include "core/view.h"
#include "core/words/event.h"

void *trial_block(const struct trial *t)
{
	void *block = calloc(1, t->game->state_size);
	if (!block)
		die("out of memory");
	return block;
}

void *trial_copy(const struct trial *t, const void *state)
{
	return memcpy(trial_block(t), state, t->game->state_size);
}

bool trial_same(const struct trial *t, const void *a, const void *b)
{
	return memcmp(a, b, t->game->state_size) == 0;
}

bool trial_broken(struct trial *t, const char *what, action a)
{
	text_clear(&t->broken);
	text_put(&t->broken, what);
	if (a) {
		text_put(&t->broken, ": ");
		action_put(t->game, a, &t->broken);
	}
	return false;
}

void trial_legal(const struct trial *t, const void *state, int seat, struct actions *out)
{
	out->count = 0;
	t->game->legal(state, seat, out);
}

bool trial_lists(const struct actions *actions, action a)
{
	for (unsigned i = 0; i < actions->count; i++)
		if (actions->list[i] == a)
			return true;
	return false;
}

action trial_near(struct trial *t, action a)
{
	const struct verb *v = &t->game->verbs[action_verb(a)];
	int arg[3] = { action_arg(a, 0), action_arg(a, 1), action_arg(a, 2) };
	const uint32_t n = rng_below(&t->rng, 3);
	if (v->arg[n])
		arg[n] = (int)rng_below(&t->rng, v->arg[n]->count);
	return action_make(action_verb(a), arg[0], arg[1], arg[2]);
}

int trial_reader(const struct trial *t, const void *state, int i)
{
	const int seats = game_seats(t->game, state);
	return i < seats ? i : i == seats ? SPECTATOR : SEAT_NONE;
}

void *trial_determinize(const struct trial *t, const void *state, int reader,
			uint64_t seed)
{
	void *determinized = trial_copy(t, state);
	struct rng rng = rng_seeded(seed);
	evaluator_default(t->game)->determinize(determinized, reader, &rng);
	return determinized;
}

void trial_view(const struct trial *t, const void *state, int reader, struct text *out)
{
	text_clear(out);
	view_write(t->game, state, reader, out);
}

/* The events as they go over the wire, numbers and all. */
static void put_events(const struct trial *t, const struct moment *m, int reader,
		       struct text *out)
{
	struct events *told = malloc(sizeof *told);
	void *scratch = trial_block(t);
	struct json j = { .out = out };
	events_of(t->game, m->before, m->seat, m->action, scratch, told);
	json_open(&j, '[');
	for (unsigned i = 0; i < told->count; i++)
		if (event_is_told(t->game, &told->list[i], reader))
			event_put_short(t->game, m->after, &told->list[i], reader, &j);
	json_close(&j, ']');
	free(scratch);
	free(told);
}

void trial_tell(const struct trial *t, const struct moment *m, int reader,
		struct text *out)
{
	text_clear(out);
	events_narrate(t->game, m->before, m->seat, m->action, m->after, reader, out);
	put_events(t, m, reader, out);
}
