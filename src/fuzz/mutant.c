#include "fuzz/mutant.h"

#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "core/state.h"
#include "core/statevalue.h"
#include "fuzz/anysetup.h"

static char *at(const struct corpus *b, unsigned stack, uint32_t place)
{
	return b->state + (stack * STACK_PLACES + place) * b->game->state_size;
}

/* Which of `most` places the n-th thing of its kind takes so that all are equally likely
 * to stay; `most` or above: none. */
static uint32_t reservoir(uint32_t n, uint32_t most, struct rng *rng)
{
	return n < most ? n : rng_below(rng, n + 1);
}

/* The stack of phases is the first field of a game with a chart (kit/flow.h). */
static bool has_stack(const struct game *g, const void *a, const void *b)
{
	const struct field *f = &g->fields[0];
	return !g->phases || memcmp((const char *)a + f->offset,
				    (const char *)b + f->offset, field_size(f)) == 0;
}

/* The number of the state's stack, a new one if it was never met; STACKS_MAX if there is
 * no room for more. */
static unsigned stack_of(struct corpus *b, const void *state)
{
	unsigned i = 0;
	while (i < b->stacks && !has_stack(b->game, at(b, i, 0), state))
		i++;
	if (i == b->stacks && b->stacks < STACKS_MAX)
		b->met[b->stacks++] = 0;
	return i;
}

static void keep(struct corpus *b, const void *state, struct rng *rng)
{
	const unsigned stack = stack_of(b, state);
	if (stack == STACKS_MAX)
		return;
	const uint32_t place = reservoir(b->met[stack]++, STACK_PLACES, rng);
	if (place < STACK_PLACES)
		memcpy(at(b, stack, place), state, b->game->state_size);
}

static void play_one(struct corpus *b, struct rng *rng)
{
	_Alignas(16) char state[STATE_SIZE_MAX] = { 0 };
	const struct setup how = anysetup_pick(b->game, rng);
	if (b->game->setup(state, &how, NULL) != OK)
		return; /* not all options go together */
	do
		keep(b, state, rng);
	while (playout_step(b->game, state, rng));
}

void corpus_make(struct corpus *b, const struct game *g, struct rng *rng)
{
	enum { GAMES = 3 };
	*b = (struct corpus){ .game = g,
			      .state = malloc((size_t)STACKS_MAX * STACK_PLACES *
					      g->state_size) };
	if (!b->state)
		die("out of memory");
	for (int i = 0; i < GAMES; i++)
		play_one(b, rng);
}

const void *corpus_pick(const struct corpus *b, struct rng *rng)
{
	const unsigned stack = rng_below(rng, b->stacks);
	const uint32_t met = b->met[stack];
	return at(b, stack, rng_below(rng, met < STACK_PLACES ? met : STACK_PLACES));
}

void corpus_free(struct corpus *b)
{
	free(b->state);
}

static unsigned count_fields(const struct game *g)
{
	unsigned n = 0;
	while (g->fields[n].name)
		n++;
	return n;
}

/* Whether a position can speak of this value: the name of a dimension may be none. */
static bool has_name(struct place p)
{
	const struct field *f = p.field;
	const unsigned index[RANK_MAX] = { p.index / (f->extent[1] * f->extent[2]),
					   p.index / f->extent[2] % f->extent[1],
					   p.index % f->extent[2] };
	for (int i = 0; i < f->rank && i < RANK_MAX; i++)
		if (f->dim[i]->name && !f->dim[i]->name[index[i]])
			return false;
	return true;
}

/* The nearest value from `value` on, upwards and round, that the table allows. */
static long fitting(const struct game *g, struct place p, unsigned value)
{
	const long span = p.field->size == 1 ? UINT8_MAX + 1L : UINT16_MAX + 1L;
	const long least = p.field->is_signed ? INT16_MIN : 0;
	for (long i = 0; i < span; i++) {
		const long v = least + (value + i) % span;
		if (value_fits(g, p, v))
			return v;
	}
	return 0;
}

void mutant_change(const struct game *g, void *state, unsigned field, unsigned index,
		   unsigned value)
{
	const struct field *f = &g->fields[field % count_fields(g)];
	const struct place p = { f, index % field_size(f) };
	if (has_name(p))
		state_put(state, p, fitting(g, p, value));
}

/* Every second time one of the registers, whose values the phases take for granted. */
static const struct field *any_field(const struct game *g, struct rng *rng)
{
	const unsigned n = count_fields(g);
	const struct field *f = &g->fields[rng_below(rng, n)];
	if (rng_below(rng, 2))
		while (f->rank > 0)
			f = &g->fields[rng_below(rng, n)];
	return f;
}

static long field_limit(const struct game *g, struct place p)
{
	long most = p.field->size == 1 ? UINT8_MAX : UINT16_MAX;
	while (most > 0 && !value_fits(g, p, most))
		most--;
	return most;
}

/* Mostly a value near by, or one of the domain; at times the least, the most, or one that
 * stands elsewhere in the field. */
static void change_value(const struct game *g, void *state, struct rng *rng)
{
	const struct field *f = any_field(g, rng);
	const struct place p = { f, rng_below(rng, field_size(f)) };
	const struct place q = { f, rng_below(rng, field_size(f)) };
	const long most = field_limit(g, p), old = state_get(state, p);
	const long any = (long)rng_below(rng, (uint32_t)most + 1);
	const long choice[] = { old + 1, old - 1, any, any, 0, most, state_get(state, q),
				old + 2 };
	const long value = choice[rng_below(rng, sizeof choice / sizeof choice[0])];
	if (value_fits(g, p, value) && has_name(p))
		state_put(state, p, value);
}

/* A whole field as it stood in another position. */
static void take_field(const struct game *g, void *state, const void *other,
		       struct rng *rng)
{
	const struct field *f = any_field(g, rng);
	memcpy((char *)state + f->offset, (const char *)other + f->offset,
	       (size_t)field_size(f) * f->size);
}

/* All of a field, or what belongs to one name of its first dimension: a hand, a deck or a
 * border without anything in it. */
static void empty_row(const struct game *g, void *state, struct rng *rng)
{
	const struct field *f = any_field(g, rng);
	const size_t row = (size_t)f->extent[1] * f->extent[2] * f->size;
	char *first = (char *)state + f->offset;
	if (rng_below(rng, 2))
		memset(first, 0, row * f->extent[0]);
	else
		memset(first + row * rng_below(rng, f->extent[0]), 0, row);
}

/* The stack of phases, which is the first field of a game with a chart: that of another
 * position, another phase on top, or one less. */
static void change_phase(const struct game *g, void *state, const void *other,
			 struct rng *rng)
{
	const struct field *f = &g->fields[0];
	const struct place top = { f, 0 };
	switch (rng_below(rng, 3)) {
	case 0:
		memcpy((char *)state + f->offset, (const char *)other + f->offset,
		       field_size(f));
		break;
	case 1:
		state_put(state, top,
			  (long)rng_below(rng, (uint32_t)field_limit(g, top) + 1));
		break;
	default:
		memmove((char *)state + f->offset, (char *)state + f->offset + 1,
			field_size(f) - 1);
		break;
	}
}

void mutant_make(const struct corpus *b, struct rng *rng, void *out)
{
	enum { CHANGES_MAX = 6 };
	const void *other = corpus_pick(b, rng);
	memcpy(out, corpus_pick(b, rng), b->game->state_size);
	const bool has_chart = b->game->phases != NULL;
	int changes = 1;
	while (changes < CHANGES_MAX && rng_below(rng, 2))
		changes++;
	while (changes-- > 0) {
		const uint32_t kind = rng_below(rng, 8);
		if (kind == 0 && has_chart)
			change_phase(b->game, out, other, rng);
		else if (kind == 1)
			empty_row(b->game, out, rng);
		else if (kind <= 3)
			take_field(b->game, out, other, rng);
		else
			change_value(b->game, out, rng);
	}
}
