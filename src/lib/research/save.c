/*
 * A state as bytes: where its history begins, as the values of the state table, and the
 * history. Numbers are little-endian and do not depend on the layout of a struct. Who
 * reads it plays the history again, so bytes from strangers can be refused but do no
 * harm.
 */
#include <stdlib.h>
#include <string.h>

#include "core/statevalue.h"
#include "lib/research/research.h"

enum { FORMAT = 1, STEP_BYTES = 3 };
static const char magic[4] = "TSRA";

/* Bytes to come and go; a writer without room only counts. */
struct bytes {
	uint8_t *out;
	const uint8_t *in;
	size_t at, room;
	bool bad;
};

static void put_number(struct bytes *b, uint64_t value, unsigned size)
{
	for (unsigned i = 0; i < size; i++, b->at++)
		if (b->at < b->room)
			b->out[b->at] = (uint8_t)(value >> 8 * i);
}

static uint64_t take_number(struct bytes *b, unsigned size)
{
	uint64_t value = 0;
	if (b->room - b->at < size) {
		b->bad = true;
		return 0;
	}
	for (unsigned i = 0; i < size; i++)
		value |= (uint64_t)b->in[b->at++] << 8 * i;
	return value;
}

/* Which game, rules and set-up the bytes belong to. */
static uint32_t mark_of(const struct tessera_setup *s)
{
	uint64_t sum = s->game->rules_version;
	for (const char *c = s->game->id; *c; c++)
		sum = rng_mix(sum + (unsigned char)*c);
	sum = rng_mix(sum + s->how.scenario * 256u + s->how.seats);
	for (int i = 0; i < OPTIONS_MAX; i++)
		sum = rng_mix(sum + s->how.option[i]);
	return (uint32_t)sum;
}

static void put_values(const struct tessera_state *s, struct bytes *b)
{
	for (const struct field *f = s->setup->game->fields; f->name; f++)
		for (unsigned i = 0; i < field_size(f); i++)
			put_number(b,
				   (uint64_t)state_get(s->base, (struct place){ f, i }),
				   f->size);
}

static void take_values(struct tessera_state *s, struct bytes *b)
{
	const struct game *g = s->setup->game;
	for (const struct field *f = g->fields; f->name; f++)
		for (unsigned i = 0; i < field_size(f); i++) {
			const struct place p = { f, i };
			const uint64_t raw = take_number(b, f->size);
			const long value = f->is_signed ? (int16_t)raw : (long)raw;
			if (!value_fits(g, p, value))
				b->bad = true;
			else
				state_put(s->base, p, value);
		}
}

size_t tessera_state_save(const struct tessera_state *s, void *out, size_t room)
{
	struct bytes b = { .out = out, .room = room };
	for (unsigned i = 0; i < sizeof magic; i++)
		put_number(&b, (uint64_t)magic[i], 1);
	put_number(&b, FORMAT, 2);
	put_number(&b, mark_of(s->setup), 4);
	put_values(s, &b);
	for (int i = 0; i < SEATS_MAX; i++) {
		put_number(&b, s->recall[i], 8);
		put_number(&b, s->seen[i], 8);
		put_number(&b, s->begun[i].prefix, 4);
		put_number(&b, s->begun[i].fixed + 8u * s->begun[i].began, 1);
	}
	put_number(&b, s->count, 4);
	for (uint32_t i = 0; i < s->count; i++) {
		put_number(&b, s->step[i].seat, 1);
		put_number(&b, s->step[i].id, 2);
	}
	return b.at;
}

static bool take_head(const struct tessera_setup *setup, struct bytes *b)
{
	for (unsigned i = 0; i < sizeof magic; i++)
		if (take_number(b, 1) != (uint64_t)magic[i])
			return false;
	return take_number(b, 2) == FORMAT && take_number(b, 4) == mark_of(setup) &&
	       !b->bad;
}

/* What a seat had begun to choose must be the beginning of something legal. */
static bool is_begun(const struct tessera_state *s, int seat)
{
	const struct chosen *c = &s->begun[seat];
	struct actions legal;
	if (!c->began)
		return true;
	if (c->fixed == 0 || c->fixed >= ARGS_MAX ||
	    !(s->setup->game->to_act(s->base) & seat_bit(seat)))
		return false;
	game_list(s->setup->game, s->base, seat, &legal);
	const struct id_verb *v = &s->setup->ids.verb[action_verb(c->prefix)];
	for (unsigned i = 0; i < legal.count; i++)
		if (ids_match(c, legal.list[i]) && c->fixed >= v->leading &&
		    c->fixed < v->args)
			return true;
	return false;
}

static bool take_seats(struct tessera_state *s, struct bytes *b)
{
	for (int i = 0; i < SEATS_MAX; i++) {
		s->recall[i] = take_number(b, 8);
		s->seen[i] = take_number(b, 8);
		s->begun[i].prefix = (action)take_number(b, 4);
		const uint64_t how = take_number(b, 1);
		s->begun[i].fixed = how & 7;
		s->begun[i].began = how >> 3 & 1;
		if (!is_begun(s, i))
			return false;
	}
	return !b->bad;
}

static bool take_history(struct tessera_state *s, struct bytes *b)
{
	const uint64_t count = take_number(b, 4);
	research_replay(s, 0);
	if (b->bad || b->room - b->at != count * STEP_BYTES)
		return false;
	for (uint64_t i = 0; i < count; i++) {
		const int seat = (int)take_number(b, 1);
		const unsigned id = (unsigned)take_number(b, 2);
		if (!tessera_state_apply(s, seat, id, NULL))
			return false;
	}
	return true;
}

static bool take_state(struct tessera_state *s, struct bytes *b)
{
	struct text why = { 0 };
	if (!take_head(s->setup, b))
		return false;
	take_values(s, b);
	const bool sound = !b->bad && state_check(s->setup->game, s->base, &why) == OK;
	text_free(&why);
	return sound && take_seats(s, b) && take_history(s, b);
}

struct tessera_state *tessera_state_load(const struct tessera_setup *setup,
					 const void *data, size_t size,
					 struct tessera_error *why)
{
	struct bytes b = { .in = data, .room = size };
	struct tessera_state *s = tessera_state_new(setup);
	memset(s->base, 0, setup->game->state_size);
	if (take_state(s, &b))
		return s;
	lib_refuse("bad-state", "", "These bytes are not a state of this set-up.", why);
	tessera_state_free(s);
	return NULL;
}
