#include "ai/trail.h"

#include <stdlib.h>
#include <string.h>

#include "base/rng.h"

enum { MOMENTS = 192 }; /* of a turn; what comes later is not noted */

struct moment {
	uint64_t known; /* hash of what the seat knows */
	uint64_t legal; /* of what it may do */
	float feature[FEATURES_MAX];
};

struct path {
	unsigned turn;
	int count;
	struct moment moment[MOMENTS];
};

struct trail {
	struct path path[SEATS_MAX];
};

struct trail *trail_new(void)
{
	struct trail *t = calloc(1, sizeof *t);
	if (!t)
		die("out of memory");
	return t;
}

void trail_free(struct trail *t)
{
	free(t);
}

void trail_clear(struct trail *t)
{
	for (int i = 0; i < SEATS_MAX; i++)
		t->path[i].count = 0;
}

static uint64_t hash_bytes(const void *bytes, size_t size)
{
	const char *at = bytes;
	uint64_t hash = size;
	for (; size > 0; size -= size < 8 ? size : 8, at += 8) {
		uint64_t part = 0;
		memcpy(&part, at, size < 8 ? size : 8);
		hash = rng_mix(hash ^ part) + 0x9E3779B97F4A7C15u;
	}
	return hash;
}

/* The first that can say what it weighs, or NULL. */
static const struct evaluator *measuring(const struct game *g)
{
	const struct evaluator *e = g->evaluators;
	while (e->id && !e->measure)
		e++;
	return e->id ? e : NULL;
}

/* The same for all states that look the same to the seat. */
static void look(const struct game *g, const void *state, int seat, struct moment *out)
{
	_Alignas(16) char known[STATE_SIZE_MAX];
	struct rng fixed = rng_seeded(0);
	struct actions legal;
	const struct evaluator *e = measuring(g);
	memcpy(known, state, g->state_size);
	evaluator_default(g)->determinize(known, seat, &fixed);
	out->known = hash_bytes(known, g->state_size);
	game_list(g, known, seat, &legal);
	out->legal = hash_bytes(legal.list, legal.count * sizeof legal.list[0]);
	memset(out->feature, 0, sizeof out->feature);
	if (e)
		e->measure(known, seat, out->feature);
}

static unsigned turn_of(const struct game *g, const void *state)
{
	const struct evaluator *e = evaluator_default(g);
	return e->turn ? e->turn(state) : 0;
}

/* The same choice again, no feature better and one worse. */
static bool is_same_but_poorer(const struct moment *now, const struct moment *then)
{
	bool poorer = false;
	if (now->legal != then->legal)
		return false;
	for (int i = 0; i < FEATURES_MAX; i++) {
		if (now->feature[i] > then->feature[i])
			return false;
		poorer |= now->feature[i] < then->feature[i];
	}
	return poorer;
}

/* From moment `from` to `now`, which is number `to`. A payment in several pieces asks the
 * same again and again; a circle has something else between. */
static bool is_costly_circle(const struct path *p, int from, int to,
			     const struct moment *now)
{
	bool same = true;
	if (!is_same_but_poorer(now, &p->moment[from]))
		return false;
	for (int i = from + 1; i < to; i++)
		same &= p->moment[i].legal == now->legal;
	return !same;
}

struct trail_turn trail_sum_up(const struct trail *t, int seat)
{
	const struct path *p = &t->path[seat];
	struct trail_turn out = { .actions = p->count };
	int at = 0;
	while (at < p->count) {
		int last = at;
		for (int i = at + 1; i < p->count; i++) {
			const bool poorer = is_costly_circle(p, at, i, &p->moment[i]);
			out.is_wasteful |= poorer;
			if (poorer || p->moment[i].known == p->moment[at].known)
				last = i;
		}
		out.needed++;
		at = last + 1;
	}
	return out;
}

bool trail_note(struct trail *t, const struct game *g, const void *state, int seat,
		struct trail_turn *ended)
{
	struct path *p = &t->path[seat];
	const unsigned turn = turn_of(g, state);
	const bool is_new = p->count > 0 && p->turn != turn;
	if (is_new && ended)
		*ended = trail_sum_up(t, seat);
	if (is_new)
		p->count = 0;
	p->turn = turn;
	if (p->count < MOMENTS)
		look(g, state, seat, &p->moment[p->count++]);
	return is_new;
}

void trail_read(struct trail *t, const struct match *m, int seat)
{
	_Alignas(16) char state[STATE_SIZE_MAX];
	const struct game *g = m->game;
	const unsigned now = turn_of(g, m->state);
	t->path[seat].count = 0;
	memcpy(state, m->origin, g->state_size);
	for (size_t i = 0; i < m->count; i++) {
		if (m->step[i].seat == seat && turn_of(g, state) == now)
			trail_note(t, g, state, seat, NULL);
		g->apply(state, m->step[i].seat, m->step[i].action);
	}
	trail_note(t, g, m->state, seat, NULL);
}

static bool has_been(const struct path *p, const struct moment *now)
{
	for (int i = 0; i < p->count; i++)
		if (now->known == p->moment[i].known ||
		    is_costly_circle(p, i, p->count, now))
			return true;
	return false;
}

/* An action may be one of several that belong together, as in a trade: it returns if
 * whatever may follow does. `looks` bounds how many positions are looked at. */
static bool leads_back(const struct path *p, const struct game *g, const void *state,
		       int seat, action a, int depth, int *looks)
{
	_Alignas(16) char after[STATE_SIZE_MAX];
	struct moment next;
	struct actions legal;
	memcpy(after, state, g->state_size);
	g->apply(after, seat, a);
	if (!(g->to_act(after) & seat_bit(seat)) || turn_of(g, after) != p->turn)
		return false;
	look(g, after, seat, &next);
	if (has_been(p, &next))
		return true;
	game_list(g, after, seat, &legal);
	for (unsigned i = legal.count; i-- > 0 && *looks > 0;) {
		--*looks;
		if (depth == 0 ||
		    !leads_back(p, g, after, seat, legal.list[i], depth - 1, looks))
			return false;
	}
	return *looks > 0;
}

bool trail_returns(const struct trail *t, const struct game *g, const void *state,
		   int seat, action a)
{
	enum { DEPTH = 6, LOOKS = 400 };
	int looks = LOOKS;
	return leads_back(&t->path[seat], g, state, seat, a, DEPTH, &looks);
}
