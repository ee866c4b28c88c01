#include "lib/research/tensor.h"

#include <stdio.h>
#include <string.h>

#include "core/statevalue.h"

static unsigned bits_for(unsigned count)
{
	unsigned n = 1;
	while (1u << n < count)
		n++;
	return n;
}

/* What a number is divided by. Amounts that could be thousands are mostly small: divided
 * by the largest they would be lost. */
static float unit_of(const struct field *f)
{
	return f->size > 1 ? WIDE_UNIT : f->max ? (float)f->max : UINT8_MAX;
}

/* How one value of a field is written. */
static void choose_code(struct part *p, const struct field *f)
{
	const bool named = f->value && f->value->name && f->value != &names_yes;
	p->code = !named			   ? CODE_NUMBER
		  : f->value->count <= ONE_HOT_MAX ? CODE_ONE_HOT
						   : CODE_BITS;
	p->width = !named			    ? 1
		   : f->value->count <= ONE_HOT_MAX ? f->value->count
						    : bits_for(f->value->count);
	p->scale = f->value == &names_yes ? 1 : 1 / unit_of(f);
}

static struct part *add_part(struct tensor *t, const char *name, const char *suffix,
			     enum part_kind kind)
{
	ensure(t->count < PARTS_MAX);
	struct part *p = &t->part[t->count++];
	*p = (struct part){ .kind = kind, .width = 1, .scale = 1, .offset = t->size };
	snprintf(p->name, sizeof p->name, "%s%s", name, suffix);
	return p;
}

static void end_part(struct tensor *t, struct part *p)
{
	p->values = 1;
	for (unsigned i = 0; i < p->rank; i++)
		p->values *= p->extent[i];
	if (p->width > 1)
		p->extent[p->rank++] = p->width;
	p->size = p->values * p->width;
	t->size += p->size;
}

/* The values of a field from dimension `first` on. */
static void add_values(struct tensor *t, const struct field *f, const char *suffix,
		       enum part_kind kind, unsigned first)
{
	struct part *p = add_part(t, f->name, suffix, kind);
	p->field = f;
	if (kind != PART_THERE)
		choose_code(p, f);
	for (unsigned i = first; i < f->rank; i++)
		p->extent[p->rank++] = f->extent[i];
	end_part(t, p);
}

static void add_sums(struct tensor *t, const struct field *f, enum part_kind kind)
{
	struct part *p = add_part(t, f->name, ".sum", kind);
	const unsigned rows = kind == PART_SUMS ? f->extent[0] : 1;
	p->field = f;
	p->extent[p->rank++] = rows;
	p->scale = 1 / unit_of(f);
	end_part(t, p);
}

static void add_field(struct tensor *t, const struct field *f)
{
	switch ((enum seen)f->seen) {
	case ALL:
	case PLAYERS:
		add_values(t, f, "", PART_WHOLE, 0);
		break;
	case OWNER_COUNT:
		add_values(t, f, ".own", PART_OWN, 1);
		add_sums(t, f, PART_SUMS);
		break;
	case OWNER:
		add_values(t, f, ".own", PART_OWN, 1);
		break;
	case TOTAL:
		add_sums(t, f, PART_SUM);
		break;
	case OWNER_KNOWN:
		ensure(f->size == 1);
		add_values(t, f, ".known", PART_KNOWN, 0);
		add_values(t, f, ".there", PART_THERE, 0);
		break;
	case NOBODY:
		break;
	}
}

static void add_extra(struct tensor *t, const char *name, enum part_kind kind,
		      unsigned size)
{
	struct part *p = add_part(t, name, "", kind);
	p->extent[p->rank++] = size;
	end_part(t, p);
}

void tensor_make(struct tensor *t, const struct game *g, unsigned seats)
{
	*t = (struct tensor){ .seats = seats };
	add_extra(t, "reader", PART_READER, seats);
	add_extra(t, "to_act", PART_TO_ACT, seats + 1);
	add_extra(t, "chosen", PART_CHOSEN, 2 * CHOSEN_BITS);
	/* The options never change within a set-up. */
	for (const struct field *f = g->fields; f->name; f++)
		if (f->value != &names_option_value)
			add_field(t, f);
}

static long value_at(const void *state, const struct field *f, unsigned index)
{
	return state_get(state, (struct place){ f, index });
}

/* Kept apart so that the compiler sees that nothing overlaps, and uses vectors. */
__attribute__((noinline)) static void scale_bytes(const u8 *restrict at, unsigned count,
						  float scale, float *restrict out)
{
	for (unsigned i = 0; i < count; i++)
		out[i] = (float)at[i] * scale;
}

static long sum_bytes(const u8 *at, unsigned count)
{
	long sum = 0;
	for (unsigned i = 0; i < count; i++)
		sum += at[i];
	return sum;
}

static void put_numbers(const struct part *p, const void *state, unsigned from,
			float *restrict out)
{
	const struct field *f = p->field;
	if (f->size == 1) {
		scale_bytes((const u8 *)state + f->offset + from, p->values, p->scale,
			    out);
		return;
	}
	for (unsigned i = 0; i < p->values; i++)
		out[i] = (float)value_at(state, f, from + i) * p->scale;
}

static void put_code(const struct part *p, unsigned long value, float *out)
{
	if (p->code == CODE_NUMBER) {
		*out = (float)value * p->scale;
		return;
	}
	if (p->code == CODE_ONE_HOT) {
		if (value < p->width)
			out[value] = 1;
		return;
	}
	for (; value; value &= value - 1)
		out[__builtin_ctzl(value)] = 1;
}

/* Codes are written into zeros: nothing to do for bits of 0. */
static void put_codes(const struct part *p, const void *state, unsigned from, float *out)
{
	const struct field *f = p->field;
	if (f->size == 1) {
		const u8 *at = (const u8 *)state + f->offset + from;
		for (unsigned i = 0; i < p->values; i++, out += p->width)
			put_code(p, at[i], out);
		return;
	}
	for (unsigned i = 0; i < p->values; i++, out += p->width)
		put_code(p, (unsigned long)value_at(state, f, from + i), out);
}

static void put_values(const struct part *p, const void *state, unsigned from, float *out)
{
	if (p->code == CODE_NUMBER)
		put_numbers(p, state, from, out);
	else
		put_codes(p, state, from, out);
}

static unsigned row_size(const struct field *f)
{
	return (unsigned)f->extent[1] * f->extent[2];
}

static void put_sums(const struct part *p, const void *state, float *out)
{
	const struct field *f = p->field;
	const unsigned each = field_size(f) / p->values;
	for (unsigned row = 0; row < p->values; row++) {
		long sum = 0;
		if (f->size == 1)
			sum = sum_bytes((const u8 *)state + f->offset + row * each, each);
		for (unsigned i = 0; f->size > 1 && i < each; i++)
			sum += value_at(state, f, row * each + i);
		out[row] = (float)sum * p->scale;
	}
}

static bool is_known(const struct field *f, const void *state, unsigned index, int seat)
{
	const u8 seats = *((const u8 *)state + f->known + index);
	return (int)(index / row_size(f)) == seat || seats == KNOWN_TO_ALL ||
	       (seats >> seat & 1);
}

/* Both are of bytes, as the table of who knows them: tensor_make sees to it. */
static void put_known(const struct part *p, const void *state, int seat, float *out)
{
	const u8 *at = (const u8 *)state + p->field->offset;
	for (unsigned i = 0; i < p->values; i++, out += p->width) {
		if (at[i] && is_known(p->field, state, i, seat))
			put_code(p, at[i], out);
	}
}

static void put_there(const struct part *p, const void *state, float *out)
{
	const u8 *at = (const u8 *)state + p->field->offset;
	for (unsigned i = 0; i < p->values; i++)
		out[i] = at[i] != 0;
}

static void put_to_act(unsigned seats, seatset who, float *out)
{
	for (unsigned i = 0; i < seats; i++)
		out[i] = (float)(who >> i & 1);
	out[seats] = (float)(who >> CHANCE & 1);
}

/* The verb and the argument in the first half, the two others in the second. */
static void put_chosen(const struct chosen *c, float *out)
{
	for (unsigned i = 0; c->began && i < 2 * CHOSEN_BITS; i++)
		out[i] = (float)(c->prefix >> (2 * CHOSEN_BITS - 1 - i) & 1);
}

static void put_part(const struct part *p, const struct game *g, const void *state,
		     int seat, const struct chosen *chosen, float *out)
{
	switch (p->kind) {
	case PART_WHOLE:
		put_values(p, state, 0, out);
		break;
	case PART_OWN:
		put_values(p, state, (unsigned)seat * row_size(p->field), out);
		break;
	case PART_SUMS:
	case PART_SUM:
		put_sums(p, state, out);
		break;
	case PART_KNOWN:
		put_known(p, state, seat, out);
		break;
	case PART_THERE:
		put_there(p, state, out);
		break;
	case PART_READER:
		out[seat] = 1;
		break;
	case PART_TO_ACT:
		put_to_act(p->extent[0] - 1, g->to_act(state), out);
		break;
	case PART_CHOSEN:
		put_chosen(chosen, out);
		break;
	}
}

static void fill_part(const struct part *p, const struct game *g, const void *state,
		      int seat, const struct chosen *chosen, float *out)
{
	float *at = out + p->offset;
	if (p->field && p->code == CODE_NUMBER && p->kind == PART_WHOLE) {
		put_numbers(p, state, 0, at);
		return;
	}
	memset(at, 0, p->size * sizeof *at);
	put_part(p, g, state, seat, chosen, at);
}

void tensor_fill(const struct tensor *t, const struct game *g, const void *state,
		 int seat, const struct chosen *chosen, float *out)
{
	for (unsigned i = 0; i < t->count; i++)
		fill_part(&t->part[i], g, state, seat, chosen, out);
}

static bool same_bytes(const void *a, const void *b, size_t offset, size_t size)
{
	return memcmp((const char *)a + offset, (const char *)b + offset, size) == 0;
}

/* Whether a part is as before, if the same seat looks or it does not matter who does. */
static bool is_same(const struct part *p, const void *state, const void *before,
		    bool same_seat)
{
	const struct field *f = p->field;
	if (!f || (!same_seat && (p->kind == PART_OWN || p->kind == PART_KNOWN)))
		return false;
	const unsigned count = field_size(f);
	return same_bytes(state, before, f->offset, (size_t)count * f->size) &&
	       (p->kind != PART_KNOWN || same_bytes(state, before, f->known, count));
}

void tensor_refill(const struct tensor *t, const struct game *g, const void *state,
		   int seat, const struct chosen *chosen, const void *before, int last,
		   float *out)
{
	for (unsigned i = 0; i < t->count; i++)
		if (!is_same(&t->part[i], state, before, seat == last))
			fill_part(&t->part[i], g, state, seat, chosen, out);
}
