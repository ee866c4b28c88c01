/*
 * Many games at once. Each has its own generator, so that what happens in it depends on
 * the seed and its number alone, however many threads there are. All room is made at the
 * beginning: a step allocates nothing. Chance decides by itself; a game that ends begins
 * again in the same step.
 */
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "lib/research/pool.h"
#include "lib/research/research.h"

enum { LINE = 64 };

/* One of the games: what is not in an array for the caller. */
struct table {
	struct rng dice, choice; /* of chance, and of tessera_batch_sample */
	struct chosen chosen[SEATS_MAX];
};

struct tessera_batch {
	const struct tessera_setup *setup;
	struct pool *pool;
	unsigned games, max_steps;
	bool observes;
	size_t stride; /* from one state to the next */
	char *state;
	char *seen; /* the states that the observations show; NULL without them */
	struct table *table;
	struct tessera_arrays to; /* what the caller reads */
	const int32_t *wanted;	  /* what the caller wants done, */
	int32_t *sample;	  /* or done by random choice */
};

static void *state_of(const struct tessera_batch *b, unsigned n)
{
	return b->state + n * b->stride;
}

static void *seen_of(const struct tessera_batch *b, unsigned n)
{
	return b->seen + n * b->stride;
}

static uint8_t *mask_of(const struct tessera_batch *b, unsigned n)
{
	return b->to.mask + (size_t)n * b->setup->ids.count;
}

static uint16_t *legal_of(const struct tessera_batch *b, unsigned n)
{
	return b->to.legal + (size_t)n * TESSERA_LEGAL_MAX;
}

static void clear_mask(const struct tessera_batch *b, unsigned n)
{
	uint8_t *mask = mask_of(b, n);
	const uint16_t *legal = legal_of(b, n);
	for (int i = 0; i < b->to.legal_count[n]; i++)
		mask[legal[i]] = 0;
}

/* What the seat sees; what has not changed since `last` looked stands there already. */
static void show_state(struct tessera_batch *b, unsigned n, int seat, int last)
{
	const struct game *g = b->setup->game;
	tensor_refill(&b->setup->tensor, g, state_of(b, n), seat,
		      &b->table[n].chosen[seat], seen_of(b, n), last,
		      b->to.observation + (size_t)n * b->setup->tensor.size);
	memcpy(seen_of(b, n), state_of(b, n), g->state_size);
}

/* Who acts next and what he may choose. Of several seats the first chooses first: he
 * learns nothing from it. */
static void show_choice(struct tessera_batch *b, unsigned n)
{
	const int last = b->to.seat[n];
	const int seat = __builtin_ctz(b->setup->game->to_act(state_of(b, n)));
	clear_mask(b, n);
	b->to.seat[n] = seat;
	b->to.legal_count[n] = (int32_t)research_list(b->setup, state_of(b, n), seat,
						      &b->table[n].chosen[seat],
						      legal_of(b, n), mask_of(b, n));
	if (b->observes)
		show_state(b, n, seat, last);
}

static void begin_game(struct tessera_batch *b, unsigned n)
{
	const struct game *g = b->setup->game;
	memcpy(state_of(b, n), b->setup->origin, g->state_size);
	memset(b->table[n].chosen, 0, sizeof b->table[n].chosen);
	playout_settle(g, state_of(b, n), &b->table[n].dice);
	b->to.length[n] = 0;
}

static void put_rewards(struct tessera_batch *b, unsigned n)
{
	float score[SEATS_MAX] = { 0 };
	b->setup->game->score(state_of(b, n), score);
	memcpy(b->to.reward + (size_t)n * b->setup->seats, score,
	       b->setup->seats * sizeof *score);
}

static void clear_end(struct tessera_batch *b, unsigned n)
{
	if (b->to.terminated[n])
		memset(b->to.reward + (size_t)n * b->setup->seats, 0,
		       b->setup->seats * sizeof(float));
	b->to.terminated[n] = b->to.truncated[n] = 0;
}

/* A game that is over, or has gone on for too long, begins again. */
static void end_game(struct tessera_batch *b, unsigned n)
{
	const bool over = b->setup->game->to_act(state_of(b, n)) == 0;
	const bool late = !over && b->max_steps && b->to.length[n] >= b->max_steps;
	b->to.terminated[n] = over;
	b->to.truncated[n] = late;
	if (over)
		put_rewards(b, n);
	if (over || late) {
		b->to.last_length[n] = b->to.length[n];
		begin_game(b, n);
	}
}

static void step_game(struct tessera_batch *b, unsigned n)
{
	const int seat = b->to.seat[n];
	struct table *t = &b->table[n];
	clear_end(b, n);
	research_choose(b->setup, state_of(b, n), seat, &t->chosen[seat],
			(unsigned)b->wanted[n]);
	playout_settle(b->setup->game, state_of(b, n), &t->dice);
	b->to.length[n]++;
	end_game(b, n);
	show_choice(b, n);
}

static void step_games(void *what, unsigned from, unsigned to)
{
	for (unsigned n = from; n < to; n++)
		step_game(what, n);
}

static void reset_games(void *what, unsigned from, unsigned to)
{
	struct tessera_batch *b = what;
	for (unsigned n = from; n < to; n++) {
		clear_end(b, n);
		begin_game(b, n);
		show_choice(b, n);
	}
}

static void sample_games(void *what, unsigned from, unsigned to)
{
	struct tessera_batch *b = what;
	for (unsigned n = from; n < to; n++)
		b->sample[n] = legal_of(b, n)[rng_below(&b->table[n].choice,
							(uint32_t)b->to.legal_count[n])];
}

static void *room_for(size_t count, size_t size)
{
	const size_t bytes = (count * size + LINE - 1) / LINE * LINE + LINE;
	void *block = aligned_alloc(LINE, bytes);
	if (!block)
		die("out of memory");
	return memset(block, 0, bytes);
}

static void make_arrays(struct tessera_batch *b)
{
	const size_t n = b->games;
	struct tessera_arrays *to = &b->to;
	to->mask = room_for(n, b->setup->ids.count);
	to->legal = room_for(n * TESSERA_LEGAL_MAX, sizeof *to->legal);
	to->legal_count = room_for(n, sizeof *to->legal_count);
	to->seat = room_for(n, sizeof *to->seat);
	to->length = room_for(n, sizeof *to->length);
	to->last_length = room_for(n, sizeof *to->last_length);
	to->reward = room_for(n * b->setup->seats, sizeof *to->reward);
	to->terminated = room_for(n, 1);
	to->truncated = room_for(n, 1);
	if (b->observes)
		to->observation =
			room_for(n * b->setup->tensor.size, sizeof *to->observation);
}

/* Observations of the beginning, so that later ones need only what differs. */
static void observe_origin(struct tessera_batch *b)
{
	const struct tessera_setup *s = b->setup;
	b->seen = room_for(b->games, b->stride);
	for (unsigned n = 0; n < b->games; n++) {
		memcpy(seen_of(b, n), s->origin, s->game->state_size);
		tensor_fill(&s->tensor, s->game, s->origin, 0, &b->table[n].chosen[0],
			    b->to.observation + (size_t)n * s->tensor.size);
	}
}

struct tessera_batch *tessera_batch_new(const struct tessera_setup *s, unsigned games,
					unsigned threads, unsigned max_steps,
					bool observes)
{
	struct tessera_batch *b = calloc(1, sizeof *b);
	if (!b)
		die("out of memory");
	b->setup = s;
	b->games = games;
	b->max_steps = max_steps;
	b->observes = observes;
	b->stride = (s->game->state_size + LINE - 1) / LINE * LINE;
	b->state = room_for(games, b->stride);
	b->table = room_for(games, sizeof *b->table);
	make_arrays(b);
	if (observes)
		observe_origin(b);
	b->pool = pool_new(threads);
	tessera_batch_reset(b, 0);
	return b;
}

void tessera_batch_free(struct tessera_batch *b)
{
	if (!b)
		return;
	pool_free(b->pool);
	free(b->to.mask);
	free(b->to.legal);
	free(b->to.legal_count);
	free(b->to.seat);
	free(b->to.length);
	free(b->to.last_length);
	free(b->to.reward);
	free(b->to.terminated);
	free(b->to.truncated);
	free(b->to.observation);
	free(b->table);
	free(b->state);
	free(b->seen);
	free(b);
}

void tessera_batch_arrays(const struct tessera_batch *b, struct tessera_arrays *out)
{
	*out = b->to;
}

void tessera_batch_reset(struct tessera_batch *b, uint64_t seed)
{
	for (unsigned n = 0; n < b->games; n++) {
		b->table[n].dice = rng_seeded(rng_mix(seed) + 2 * n);
		b->table[n].choice = rng_seeded(rng_mix(seed) + 2 * n + 1);
	}
	pool_run(b->pool, reset_games, b, b->games);
}

bool tessera_batch_step(struct tessera_batch *b, const int32_t *ids,
			struct tessera_error *why)
{
	for (unsigned n = 0; n < b->games; n++)
		if (ids[n] < 0 || (unsigned)ids[n] >= b->setup->ids.count ||
		    !mask_of(b, n)[ids[n]])
			return lib_refuse("illegal", "",
					  "An id is not legal in its game.", why);
	b->wanted = ids;
	pool_run(b->pool, step_games, b, b->games);
	return true;
}

void tessera_batch_sample(struct tessera_batch *b, int32_t *ids)
{
	b->sample = ids;
	pool_run(b->pool, sample_games, b, b->games);
}
