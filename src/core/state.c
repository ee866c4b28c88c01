/* Single values of a state by its table: get, set, find, hash, compare. */
#include "core/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "core/statevalue.h"

const struct names names_option_value = { .id = "option value", .count = 256 };

unsigned field_size(const struct field *f)
{
	return (unsigned)f->extent[0] * f->extent[1] * f->extent[2];
}

long state_get(const void *state, struct place p)
{
	const char *at = (const char *)state + p.field->offset + p.index * p.field->size;
	if (p.field->size == 1)
		return *(const u8 *)at;
	u16 value;
	memcpy(&value, at, sizeof value);
	return p.field->is_signed ? (i16)value : value;
}

void state_put(void *state, struct place p, long value)
{
	char *at = (char *)state + p.field->offset + p.index * p.field->size;
	if (p.field->size == 1) {
		*(u8 *)at = (u8)value;
	} else {
		const u16 wide = (u16)value;
		memcpy(at, &wide, sizeof wide);
	}
}

static long field_max(const struct field *f)
{
	if (f->max)
		return f->max;
	if (f->value && f->value->name)
		return f->value->count - 1;
	return f->size == 1 ? UINT8_MAX : f->is_signed ? INT16_MAX : UINT16_MAX;
}

static long field_min(const struct field *f)
{
	return f->is_signed ? INT16_MIN : 0;
}

const char *value_word(const struct game *g, struct place p, long value)
{
	if (!p.field->value)
		return NULL;
	if (p.field->value != &names_option_value)
		return names_word(p.field->value, (int)value);
	const char *const *values = g->options[p.index].values;
	for (long i = 0; values[i]; i++)
		if (i == value)
			return values[i];
	return NULL;
}

bool value_fits(const struct game *g, struct place p, long value)
{
	if (p.field->value == &names_option_value)
		return value_word(g, p, value) != NULL;
	return value >= field_min(p.field) && value <= field_max(p.field);
}

long value_of_word(const struct game *g, struct place p, const char *word)
{
	if (p.field->value == &names_option_value)
		return game_find_value(&g->options[p.index], word);
	return p.field->value ? names_exact(p.field->value, word, (int)strlen(word)) : -1;
}

/* Small states are hashed at every action of a match: one multiplication a value. */
uint32_t state_hash(const struct game *g, const void *state)
{
	uint64_t sum = 0;
	for (const struct field *f = g->fields; f->name; f++) {
		uint64_t salt = 0;
		for (const char *c = f->name; *c; c++)
			salt = salt * 257 + (unsigned char)*c;
		const unsigned n = field_size(f);
		for (unsigned i = 0; i < n; i++) {
			const long value = state_get(state, (struct place){ f, i });
			if (value)
				sum += rng_mix(rng_mix(salt + i) + (uint64_t)value);
		}
	}
	return (uint32_t)(sum ^ sum >> 32);
}

static void put_index(const struct field *f, unsigned index, struct text *out)
{
	const unsigned at[RANK_MAX] = { index / (f->extent[1] * f->extent[2]),
					index / f->extent[2] % f->extent[1],
					index % f->extent[2] };
	ensure(f->rank <= RANK_MAX);
	for (int i = 0; i < f->rank; i++) {
		text_char(out, ' ');
		names_put(f->dim[i], (int)at[i], out);
	}
}

void state_put_value(const struct game *g, const void *state, struct place p,
		     struct text *out)
{
	const long value = state_get(state, p);
	const char *word = value_word(g, p, value);
	if (word)
		text_put(out, word);
	else
		text_int(out, value);
}

void state_diff(const struct game *g, const void *a, const void *b, struct text *out)
{
	for (const struct field *f = g->fields; f->name; f++) {
		const unsigned n = field_size(f);
		for (unsigned i = 0; i < n; i++) {
			const struct place p = { f, i };
			if (state_get(a, p) == state_get(b, p))
				continue;
			text_put(out, f->name);
			put_index(f, i, out);
			text_put(out, ": ");
			state_put_value(g, a, p, out);
			text_put(out, " -> ");
			state_put_value(g, b, p, out);
			text_char(out, '\n');
		}
	}
}

status state_find(const struct game *g, const char **words, struct place *out,
		  struct text *why)
{
	*words += strspn(*words, " ");
	const int len = (int)strcspn(*words, " ");
	const struct field *f = g->fields;
	while (f->name && ((int)strlen(f->name) != len ||
			   strncmp(f->name, *words, (size_t)len) != 0))
		f++;
	if (!f->name)
		return status_say(BAD_POSITION, why, "There is no field \"%.*s\".", len,
				  *words);
	*words += len;
	unsigned index = 0;
	for (int i = 0; i < f->rank; i++) {
		const int at = names_take(f->dim[i], words);
		if (at < 0 || at >= f->extent[i])
			return status_say(BAD_POSITION, why,
					  "%s: there is no %s in \"%s\".", f->name,
					  f->dim[i]->id, *words);
		index = index * f->extent[i] + (unsigned)at;
	}
	*out = (struct place){ f, index };
	*words += strspn(*words, " ");
	return OK;
}

status state_set(const struct game *g, void *state, struct place p, const char *value,
		 struct text *why)
{
	long number = value_of_word(g, p, value);
	if (number < 0) {
		char *end;
		number = strtol(value, &end, 10);
		const bool is_none = strcmp(value, "none") == 0;
		if ((*end || end == value) && !is_none)
			return status_say(BAD_POSITION, why, "%s: \"%s\" is not a value.",
					  p.field->name, value);
	}
	if (!value_fits(g, p, number))
		return status_say(BAD_POSITION, why, "%s: %ld is out of range.",
				  p.field->name, number);
	state_put(state, p, number);
	return OK;
}
