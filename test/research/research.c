/*
 * The research part of tessera.h, in every game with every number of seats, by its public
 * names (a look inside only where a batch is played again with its own dice): ids, masks,
 * copies, undo, bytes, what a seat may know, and batches that do not depend on threads.
 * Prints a line `ok NAME` or `not ok NAME: what`.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "lib/research/research.h"
#include "research/allocations.h"

enum { STEPS = 900, LOOK_EVERY = 47, LOOKS_UNTIL = 400, TEXT = 200 };
enum { GAMES = 5, BATCH_STEPS = 150, BATCH_LIMIT = 100, SHADOW_STEPS = 3000 };

struct trial {
	struct tessera_setup *setup;
	unsigned seats, ids, floats, informed;
	uint64_t random;
	uint8_t *mask;
	float *a, *b;
	const char *broken;
};

static uint64_t next_random(struct trial *t)
{
	t->random = t->random * 6364136223846793005u + 1442695040888963407u;
	return t->random >> 33;
}

static bool broken(struct trial *t, const char *what)
{
	t->broken = what;
	return false;
}

static void *room(size_t count, size_t size)
{
	void *block = calloc(count ? count : 1, size);
	if (!block)
		abort();
	return block;
}

/* Every id says something, and no two the same. */
static int by_text(const void *a, const void *b)
{
	return strcmp(a, b);
}

static bool texts_differ(struct trial *t)
{
	char(*text)[TEXT] = room(t->ids, sizeof *text);
	bool good = true;
	for (unsigned i = 0; i < t->ids; i++)
		good &= tessera_setup_id_text(t->setup, i, text[i], TEXT) < TEXT;
	qsort(text, t->ids, sizeof *text, by_text);
	for (unsigned i = 1; i < t->ids; i++)
		good &= strcmp(text[i - 1], text[i]) != 0;
	free(text);
	return good || broken(t, "two ids say the same");
}

static bool parts_fit(struct trial *t)
{
	struct tessera_part p;
	unsigned at = 0;
	for (unsigned n = 0; tessera_setup_part(t->setup, n, &p); n++) {
		unsigned size = 1;
		for (unsigned i = 0; i < p.rank; i++)
			size *= p.extent[i];
		if (p.offset != at || p.size != size || !*p.name)
			return broken(t, "the parts of the tensor leave gaps");
		at += p.size;
	}
	return at == t->informed || broken(t, "the parts are not the whole tensor");
}

static bool list_is_mask(struct trial *t, const struct tessera_state *s, int seat)
{
	uint16_t ids[TESSERA_LEGAL_MAX];
	const unsigned listed = tessera_state_legal(s, seat, ids);
	unsigned set = 0;
	if (tessera_state_mask(s, seat, t->mask) != listed || listed == 0)
		return broken(t, "list and mask differ");
	for (unsigned i = 0; i < t->ids; i++)
		set += t->mask[i];
	for (unsigned i = 0; i < listed; i++)
		if (!t->mask[ids[i]])
			return broken(t, "a listed id is not in the mask");
	return set == listed || broken(t, "the mask has more than the list");
}

static bool illegal_is_refused(struct trial *t, struct tessera_state *s, int seat)
{
	struct tessera_error why;
	const unsigned id = (unsigned)(next_random(t) % (t->ids + 5));
	if (id < t->ids && t->mask[id])
		return true;
	return !tessera_state_apply(s, seat, id, &why) || broken(t, "an illegal id");
}

static bool same_state(const struct tessera_state *x, const struct tessera_state *y)
{
	const size_t n = tessera_state_save(x, NULL, 0);
	if (tessera_state_save(y, NULL, 0) != n)
		return false;
	uint8_t *a = room(n, 1), *b = room(n, 1);
	tessera_state_save(x, a, n);
	tessera_state_save(y, b, n);
	const bool same = memcmp(a, b, n) == 0;
	free(a);
	free(b);
	return same;
}

static bool same_position(struct tessera_state *x, struct tessera_state *y)
{
	return strcmp(tessera_state_position(x), tessera_state_position(y)) == 0;
}

static bool bytes_come_back(struct trial *t, struct tessera_state *s)
{
	struct tessera_error why;
	const size_t n = tessera_state_save(s, NULL, 0);
	uint8_t *bytes = room(n, 1);
	tessera_state_save(s, bytes, n);
	struct tessera_state *back = tessera_state_load(t->setup, bytes, n, &why);
	bool good = back && same_state(s, back) && same_position(s, back);
	tessera_state_free(back);
	good &= !tessera_state_load(t->setup, bytes, n - 1, &why);
	/* Whatever else is read, it is refused or a state. */
	bytes[next_random(t) % n] ^= (uint8_t)(1 + next_random(t) % 255);
	tessera_state_free(tessera_state_load(t->setup, bytes, n, &why));
	free(bytes);
	return good || broken(t, "a state read from its bytes is another one");
}

/* A copy goes its own way, and undo comes back. */
static bool copies_are_free(struct trial *t, struct tessera_state *s, int seat)
{
	uint16_t ids[TESSERA_LEGAL_MAX];
	struct tessera_state *before = tessera_state_clone(s);
	struct tessera_state *after = tessera_state_clone(s);
	const unsigned n = tessera_state_legal(s, seat, ids);
	bool good = tessera_state_apply(after, seat, ids[next_random(t) % n], NULL) &&
		    same_state(s, before) && !same_state(after, before);
	good &= tessera_state_undo(after) && same_state(after, before) &&
		same_position(after, before);
	tessera_state_apply(after, seat, ids[0], NULL);
	tessera_state_copy(before, after);
	good &= same_state(before, after);
	tessera_state_free(before);
	tessera_state_free(after);
	return good || broken(t, "clone, copy or undo");
}

static bool chance_adds_up(struct trial *t, const struct tessera_state *s)
{
	uint16_t ids[TESSERA_LEGAL_MAX];
	double p[TESSERA_LEGAL_MAX], sum = 0;
	bool found = false;
	const unsigned n = tessera_state_chance(s, ids, p);
	const int one = tessera_state_sample(s, next_random(t));
	for (unsigned i = 0; i < n; i++) {
		sum += p[i];
		found |= ids[i] == one && p[i] > 0;
	}
	return (fabs(sum - 1) < 1e-9 && found) || broken(t, "the outcomes of chance");
}

static bool same_floats(const float *a, const float *b, unsigned n)
{
	return memcmp(a, b, n * sizeof *a) == 0;
}

/* Leak: deal again what a seat cannot know, and neither tensor of it changes, nor what it
 * may do. The other seats' half-made choices are hidden too. */
static bool tensors_keep_secrets(struct trial *t, const struct tessera_state *s, int seat)
{
	struct tessera_state *other = tessera_state_clone(s);
	tessera_state_inform(s, seat, t->a);
	bool good = true;
	for (unsigned i = 0; i < t->informed; i++)
		good &= isfinite(t->a[i]) && t->a[i] >= -1;
	good &= tessera_state_observe(s, seat, t->b) &&
		same_floats(t->a, t->b, t->floats);
	tessera_state_resample(other, seat, next_random(t));
	tessera_state_inform(other, seat, t->b);
	good &= same_floats(t->a, t->b, t->informed);
	uint16_t x[TESSERA_LEGAL_MAX], y[TESSERA_LEGAL_MAX];
	const unsigned n = tessera_state_legal(s, seat, x);
	good &= tessera_state_legal(other, seat, y) == n && memcmp(x, y, n * 2) == 0;
	tessera_state_free(other);
	return good || broken(t, "a tensor tells what its seat cannot know");
}

static struct tessera_state *child(const struct tessera_state *s, int seat, unsigned id)
{
	struct tessera_state *copy = tessera_state_clone(s);
	tessera_state_apply(copy, seat, id, NULL);
	return copy;
}

/* Two choices of a seat: whoever sees no difference knows of none, and whoever sees one
 * remembers it. */
static bool recall_is_what_was_seen(struct trial *t, const struct tessera_state *s,
				    int seat)
{
	uint16_t ids[TESSERA_LEGAL_MAX];
	const unsigned n = tessera_state_legal(s, seat, ids);
	struct tessera_state *x = child(s, seat, ids[0]), *y = child(s, seat, ids[n - 1]);
	bool good = true;
	for (int i = 0; i < (int)t->seats; i++) {
		uint64_t a, b;
		tessera_state_observe(x, i, t->a);
		tessera_state_observe(y, i, t->b);
		tessera_state_recall(x, i, &a);
		tessera_state_recall(y, i, &b);
		good &= same_floats(t->a, t->b, t->floats) == (a == b);
	}
	tessera_state_free(x);
	tessera_state_free(y);
	return good || broken(t, "recall is not what was seen");
}

static bool look(struct trial *t, struct tessera_state *s, int seat)
{
	for (unsigned i = 0; i < t->seats; i++)
		if (!tensors_keep_secrets(t, s, (int)i))
			return false;
	return recall_is_what_was_seen(t, s, seat) && bytes_come_back(t, s) &&
	       copies_are_free(t, s, seat);
}

static int any_seat(struct trial *t, unsigned who)
{
	unsigned n = (unsigned)(next_random(t) % (unsigned)__builtin_popcount(who));
	while (n-- > 0)
		who &= who - 1;
	return __builtin_ctz(who);
}

static bool step(struct trial *t, struct tessera_state *s, unsigned n)
{
	uint16_t ids[TESSERA_LEGAL_MAX];
	const int seat = any_seat(t, tessera_state_to_act(s));
	if (n % 7 == 0 && !(list_is_mask(t, s, seat) && illegal_is_refused(t, s, seat)))
		return false;
	if (n % LOOK_EVERY == 0 && n < LOOKS_UNTIL && !look(t, s, seat))
		return false;
	if (seat == TESSERA_CHANCE && !chance_adds_up(t, s))
		return false;
	const unsigned count = tessera_state_legal(s, seat, ids);
	return tessera_state_apply(s, seat, ids[next_random(t) % count], NULL) ||
	       broken(t, "a legal id is refused");
}

static bool ends_well(struct trial *t, const struct tessera_state *s)
{
	double returns[TESSERA_SEATS_MAX], sum = 0;
	const bool over = tessera_state_returns(s, returns);
	for (unsigned i = 0; i < t->seats; i++)
		sum += returns[i];
	return (over && fabs(sum - 1) < 1e-5) || broken(t, "the returns at the end");
}

static bool games_hold(struct trial *t)
{
	struct tessera_state *s = tessera_state_new(t->setup);
	bool good = true;
	for (unsigned n = 0; good && n < STEPS; n++) {
		if (tessera_state_to_act(s)) {
			good = step(t, s, n);
			continue;
		}
		good = ends_well(t, s);
		tessera_state_free(s);
		s = tessera_state_new(t->setup);
	}
	tessera_state_free(s);
	return good;
}

static uint64_t sum_bytes(uint64_t sum, const void *block, size_t size)
{
	for (size_t i = 0; i < size; i++)
		sum = (sum ^ ((const uint8_t *)block)[i]) * 0x100000001b3u;
	return sum;
}

static uint64_t sum_arrays(const struct trial *t, const struct tessera_arrays *a,
			   uint64_t sum)
{
	sum = sum_bytes(sum, a->mask, (size_t)GAMES * t->ids);
	sum = sum_bytes(sum, a->seat, GAMES * sizeof *a->seat);
	sum = sum_bytes(sum, a->reward, GAMES * t->seats * sizeof *a->reward);
	sum = sum_bytes(sum, a->terminated, GAMES);
	sum = sum_bytes(sum, a->truncated, GAMES);
	sum = sum_bytes(sum, a->length, GAMES * sizeof *a->length);
	return sum;
}

/* All that a batch showed, as one number. */
static uint64_t batch_sum(const struct trial *t, unsigned threads, uint64_t seed)
{
	struct tessera_batch *b =
		tessera_batch_new(t->setup, GAMES, threads, BATCH_LIMIT, true);
	struct tessera_arrays a;
	int32_t ids[GAMES];
	uint64_t sum = 0;
	tessera_batch_arrays(b, &a);
	tessera_batch_reset(b, seed);
	for (unsigned n = 0; n < BATCH_STEPS; n++) {
		tessera_batch_sample(b, ids);
		if (!tessera_batch_step(b, ids, NULL))
			return 0;
		sum = sum_arrays(t, &a, sum);
		if (n % 50 == 0)
			sum = sum_bytes(sum, a.observation,
					(size_t)GAMES * t->floats * sizeof(float));
	}
	tessera_batch_free(b);
	return sum;
}

/* A game of a batch, played beside it with the same dice by a state that is observed
 * from nothing each time. */
struct shadow {
	struct tessera_state *state;
	struct rng dice;
};

static void begin_shadow(struct trial *t, struct shadow *s)
{
	tessera_state_free(s->state);
	s->state = tessera_state_new(t->setup);
	playout_settle(t->setup->game, s->state->now, &s->dice);
}

static void step_shadow(struct trial *t, struct shadow *s, int seat, unsigned id)
{
	research_choose(t->setup, s->state->now, seat, &s->state->chosen[seat], id);
	playout_settle(t->setup->game, s->state->now, &s->dice);
	if (tessera_state_to_act(s->state) == 0)
		begin_shadow(t, s);
}

static bool shows_the_same(struct trial *t, const struct tessera_arrays *a, unsigned n,
			   const struct tessera_state *s)
{
	tessera_state_observe(s, a->seat[n], t->a);
	return same_floats(t->a, a->observation + (size_t)n * t->floats, t->floats);
}

/* A batch writes only what has changed since another seat, perhaps, has looked. What
 * stands there must be what its seat sees, and nothing that was there before. */
static bool observations_are_new(struct trial *t)
{
	struct shadow shadow[GAMES] = { 0 };
	struct tessera_batch *b = tessera_batch_new(t->setup, GAMES, 1, 0, true);
	struct tessera_arrays a;
	int32_t ids[GAMES];
	bool good = true;
	tessera_batch_arrays(b, &a);
	tessera_batch_sample(b, ids);
	tessera_batch_step(b, ids, NULL);
	tessera_batch_reset(b, 7);
	for (unsigned n = 0; n < GAMES; n++) {
		shadow[n].dice = rng_seeded(rng_mix(7) + 2 * n);
		begin_shadow(t, &shadow[n]);
	}
	for (unsigned step = 0; step < SHADOW_STEPS; step++) {
		for (unsigned n = 0; n < GAMES; n++)
			good &= shows_the_same(t, &a, n, shadow[n].state);
		tessera_batch_sample(b, ids);
		for (unsigned n = 0; n < GAMES; n++)
			step_shadow(t, &shadow[n], a.seat[n], (unsigned)ids[n]);
		tessera_batch_step(b, ids, NULL);
	}
	for (unsigned n = 0; n < GAMES; n++)
		tessera_state_free(shadow[n].state);
	tessera_batch_free(b);
	return good || broken(t, "an observation of a batch is not what its seat sees");
}

static bool steps_need_no_room(struct trial *t)
{
	const unsigned long at_first = allocations;
	struct tessera_batch *b =
		tessera_batch_new(t->setup, GAMES, 1, BATCH_LIMIT, true);
	int32_t ids[GAMES];
	const unsigned long before = allocations;
	for (unsigned n = 0; n < BATCH_STEPS; n++) {
		tessera_batch_sample(b, ids);
		tessera_batch_step(b, ids, NULL);
	}
	const bool good = allocations == before && before > at_first;
	tessera_batch_free(b);
	return good || broken(t, "a step of a batch allocates");
}

static bool batches_hold(struct trial *t)
{
	struct tessera_error why;
	if (!steps_need_no_room(t))
		return false;
	if (!observations_are_new(t))
		return false;
	const uint64_t one = batch_sum(t, 1, 7);
	if (one == 0 || one != batch_sum(t, 2, 7) || one != batch_sum(t, 3, 7))
		return broken(t, "a batch depends on its threads");
	if (one == batch_sum(t, 1, 8))
		return broken(t, "a batch does not depend on its seed");
	struct tessera_batch *b = tessera_batch_new(t->setup, 1, 1, 0, false);
	const int32_t bad = 0;
	const bool refused = !tessera_batch_step(b, &bad, &why);
	tessera_batch_free(b);
	return refused || broken(t, "a batch takes an illegal id");
}

/* A bot's ids can be applied one after the other. */
static bool bot_plays(struct trial *t)
{
	struct tessera_state *s = tessera_state_new(t->setup);
	uint16_t ids[3];
	bool good = true;
	for (unsigned n = 0; good && n < 40 && tessera_state_to_act(s); n++) {
		const int seat = any_seat(t, tessera_state_to_act(s));
		if (seat == TESSERA_CHANCE) {
			good = tessera_state_apply(
				s, seat, (unsigned)tessera_state_sample(s, n), NULL);
			continue;
		}
		const unsigned count = tessera_state_choose(s, seat, "greedy", n, ids);
		good = count > 0;
		for (unsigned i = 0; i < count; i++)
			good &= tessera_state_apply(s, seat, ids[i], NULL);
	}
	good &= *tessera_state_view(s, 0) == '{';
	good &= tessera_state_picture(s, -1) != NULL;
	tessera_state_free(s);
	return good || broken(t, "a bot chooses what cannot be applied");
}

static bool run(const char *game, unsigned seats)
{
	char how[32];
	struct tessera_error why;
	snprintf(how, sizeof how, "seats=%u", seats);
	struct trial t = { .setup = tessera_setup_new(game, how, &why), .random = seats };
	if (!t.setup)
		return true; /* not for so many */
	t.seats = tessera_setup_seats(t.setup);
	t.ids = tessera_setup_ids(t.setup);
	t.floats = tessera_setup_floats(t.setup, false);
	t.informed = tessera_setup_floats(t.setup, true);
	t.mask = room(t.ids, 1);
	t.a = room(t.informed, sizeof *t.a);
	t.b = room(t.informed, sizeof *t.b);
	const bool good = (t.seats == seats || broken(&t, "the number of seats")) &&
			  texts_differ(&t) && parts_fit(&t) && games_hold(&t) &&
			  batches_hold(&t) && bot_plays(&t);
	printf("%s research: %s, %u seats, %u ids, %u floats%s%s\n",
	       good ? "ok" : "not ok", game, seats, t.ids, t.floats, good ? "" : ": ",
	       good ? "" : t.broken);
	free(t.mask);
	free(t.a);
	free(t.b);
	tessera_setup_free(t.setup);
	return good;
}

int main(int argc, char **argv)
{
	bool good = true;
	for (unsigned n = 0; tessera_game_id(n); n++)
		for (unsigned seats = 1; seats <= TESSERA_SEATS_MAX; seats++)
			if (argc < 2 || strcmp(argv[1], tessera_game_id(n)) == 0)
				good &= run(tessera_game_id(n), seats);
	return !good;
}
