/* A game in one set-up: its ids, the parts of its tensors, its bounds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "lib/research/research.h"

/* The first part of an action, and the two others at most. */
enum { PARTS_OF_ACTION = 3, RECALL_BITS = 64 };

void *research_block(const struct tessera_setup *s, const void *state)
{
	void *block = malloc(s->game->state_size);
	if (!block)
		die("out of memory");
	return memcpy(block, state, s->game->state_size);
}

static void make_tables(struct tessera_setup *s)
{
	s->seats = (unsigned)game_seats(s->game, s->origin);
	ids_make(&s->ids, s->game);
	tensor_make(&s->tensor, s->game, s->seats);
}

static struct tessera_setup *new_setup(void)
{
	struct tessera_setup *s = calloc(1, sizeof *s);
	if (!s)
		die("out of memory");
	return s;
}

struct tessera_setup *research_setup(const struct game *g, const void *origin)
{
	struct tessera_setup *s = new_setup();
	s->game = g;
	s->origin = research_block(s, origin);
	make_tables(s);
	return s;
}

static status make_setup(struct tessera_setup *s, const char *game, const char *how,
			 struct text *why)
{
	TRY(lib_read_setup(game, how, &s->game, &s->how, why));
	s->origin = calloc(1, s->game->state_size);
	if (!s->origin)
		die("out of memory");
	TRY(s->game->setup(s->origin, &s->how, why));
	make_tables(s);
	return OK;
}

struct tessera_setup *tessera_setup_new(const char *game, const char *how,
					struct tessera_error *why)
{
	struct text say = { 0 };
	struct tessera_setup *s = new_setup();
	const status made = make_setup(s, game, how, &say);
	if (made != OK) {
		lib_refuse(status_code(made), "",
			   say.len ? text_str(&say) : status_sentence(made), why);
		tessera_setup_free(s);
		s = NULL;
	}
	text_free(&say);
	return s;
}

void tessera_setup_free(struct tessera_setup *s)
{
	if (!s)
		return;
	ids_free(&s->ids);
	free(s->origin);
	free(s);
}

const char *tessera_setup_game(const struct tessera_setup *s)
{
	return s->game->id;
}

unsigned tessera_setup_seats(const struct tessera_setup *s)
{
	return s->seats;
}

const char *tessera_setup_seat(const struct tessera_setup *s, unsigned seat)
{
	return seat < s->seats ? game_seat_name(s->game, (int)seat) : NULL;
}

unsigned tessera_setup_ids(const struct tessera_setup *s)
{
	return s->ids.count;
}

unsigned tessera_setup_max_steps(const struct tessera_setup *s)
{
	return s->game->actions_limit * PARTS_OF_ACTION;
}

size_t tessera_setup_id_text(const struct tessera_setup *s, unsigned id, char *out,
			     size_t size)
{
	struct text words = { 0 };
	if (id < s->ids.count)
		ids_put(&s->ids, s->game, id, &words);
	const size_t len = words.len;
	if (size > 0)
		snprintf(out, size, "%s", text_str(&words));
	text_free(&words);
	return len;
}

unsigned tessera_setup_read(const struct tessera_setup *s, const char *words,
			    uint16_t out[3], struct tessera_error *why)
{
	struct text say = { 0 };
	action a;
	const status read = action_read(s->game, words, &a, &say);
	if (read != OK)
		lib_refuse(status_code(read), "", text_str(&say), why);
	text_free(&say);
	return read == OK ? ids_split(&s->ids, a, out) : 0;
}

unsigned tessera_setup_floats(const struct tessera_setup *s, bool with_recall)
{
	return s->tensor.size + (with_recall ? RECALL_BITS : 0);
}

bool tessera_setup_part(const struct tessera_setup *s, unsigned n,
			struct tessera_part *out)
{
	if (n > s->tensor.count)
		return false;
	*out = (struct tessera_part){ .name = "recall",
				      .offset = s->tensor.size,
				      .size = RECALL_BITS,
				      .rank = 1,
				      .extent = { RECALL_BITS } };
	if (n == s->tensor.count)
		return true;
	const struct part *p = &s->tensor.part[n];
	snprintf(out->name, sizeof out->name, "%s", p->name);
	out->offset = p->offset;
	out->size = p->size;
	out->rank = p->rank;
	for (unsigned i = 0; i < PART_RANK_MAX; i++)
		out->extent[i] = p->extent[i];
	return true;
}

uint64_t tessera_setup_random_play(const struct tessera_setup *s, uint64_t steps,
				   uint64_t seed)
{
	struct rng rng = rng_seeded(seed);
	void *state = research_block(s, s->origin);
	uint64_t games = 0;
	while (steps > 0) {
		if (playout_step(s->game, state, &rng)) {
			steps--;
		} else {
			memcpy(state, s->origin, s->game->state_size);
			games++;
		}
	}
	free(state);
	return games;
}
