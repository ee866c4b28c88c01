/*
 * What a seat knows. An observation is its view now. An information state adds what it
 * has seen before: a fingerprint of all its different views in their order. Hidden
 * choices that do not change its view leave no trace in it.
 */
#include <stdlib.h>
#include <string.h>

#include "core/evaluator.h"
#include "lib/research/research.h"

static bool is_seat(const struct tessera_state *s, int seat)
{
	return seat >= 0 && (unsigned)seat < s->setup->seats;
}

bool tessera_state_observe(const struct tessera_state *s, int seat, float *out)
{
	if (!is_seat(s, seat))
		return false;
	tensor_fill(&s->setup->tensor, s->setup->game, s->now, seat, &s->chosen[seat],
		    out);
	return true;
}

static uint64_t fingerprint(const float *view, unsigned count)
{
	uint64_t sum = count;
	for (unsigned i = 0; i < count; i++) {
		uint32_t bits;
		memcpy(&bits, &view[i], sizeof bits);
		sum = (sum ^ bits) * 0x9E3779B97F4A7C15u;
		sum ^= sum >> 29;
	}
	return rng_mix(sum);
}

struct memory {
	uint64_t recall, seen;
};

/* Looks at a state; what looks as before adds nothing. */
static void remember(struct memory *m, const struct tessera_state *s, int seat,
		     float *view)
{
	tessera_state_observe(s, seat, view);
	const uint64_t seen = fingerprint(view, s->setup->tensor.size);
	if (seen == m->seen)
		return;
	m->seen = seen;
	m->recall = rng_mix(m->recall + seen);
}

/* All that the seat has seen up to now; its view now is left in `view`. */
static struct memory recall(const struct tessera_state *s, int seat, float *view)
{
	struct memory m = { s->recall[seat], s->seen[seat] };
	struct tessera_state *then = tessera_state_clone(s);
	research_replay(then, 0);
	remember(&m, then, seat, view);
	for (uint32_t i = 0; i < s->count; i++) {
		const struct choice step = s->step[i];
		research_choose(s->setup, then->now, step.seat, &then->chosen[step.seat],
				step.id);
		remember(&m, then, seat, view);
	}
	tessera_state_free(then);
	return m;
}

bool tessera_state_inform(const struct tessera_state *s, int seat, float *out)
{
	if (!is_seat(s, seat))
		return false;
	const struct memory m = recall(s, seat, out);
	for (unsigned i = 0; i < 64; i++)
		out[s->setup->tensor.size + i] = (float)(m.recall >> i & 1);
	return true;
}

bool tessera_state_recall(const struct tessera_state *s, int seat, uint64_t *out)
{
	if (!is_seat(s, seat))
		return false;
	float *view = malloc(s->setup->tensor.size * sizeof *view);
	if (!view)
		die("out of memory");
	*out = recall(s, seat, view).recall;
	free(view);
	return true;
}

bool tessera_state_resample(struct tessera_state *s, int seat, uint64_t seed)
{
	struct rng rng = rng_seeded(seed);
	if (!is_seat(s, seat))
		return false;
	float *view = malloc(s->setup->tensor.size * sizeof *view);
	if (!view)
		die("out of memory");
	const struct memory m = recall(s, seat, view);
	free(view);
	evaluator_default(s->setup->game)->determinize(s->now, seat, &rng);
	memcpy(s->base, s->now, s->setup->game->state_size);
	/* The seat knows what it has chosen and seen; what the others have, it does not.
	 */
	const struct chosen own = s->chosen[seat];
	memset(s->chosen, 0, sizeof s->chosen);
	memset(s->recall, 0, sizeof s->recall);
	memset(s->seen, 0, sizeof s->seen);
	s->count = 0;
	s->chosen[seat] = own;
	memcpy(s->begun, s->chosen, sizeof s->begun);
	s->recall[seat] = m.recall;
	s->seen[seat] = m.seen;
	return true;
}
