#include "lib/research/ids.h"

#include <stdlib.h>

#include "base/text.h"

/* Leading arguments in the first id: as many as have few combinations, at least one. */
static void measure_verb(struct id_verb *v, const struct verb *row, unsigned most)
{
	unsigned product = 1;
	for (int i = 0; i < ARGS_MAX && row->arg[i]; i++) {
		v->count[i] = row->arg[i]->count;
		v->args++;
		product *= v->count[i];
		if (v->leading == i && (product <= most || i == 0))
			v->leading++;
	}
	for (int i = v->leading - 1; i >= 0; i--)
		v->stride[i] =
			(uint16_t)(i + 1 < v->leading ? v->stride[i + 1] * v->count[i + 1]
						      : 1);
}

static unsigned first_ids(const struct id_verb *v)
{
	unsigned n = 1;
	for (int i = 0; i < v->leading; i++)
		n *= v->count[i];
	return n;
}

/* The domains whose values are parts, each once. */
struct tails {
	const struct names *kind[VERBS_MAX];
	uint16_t base[VERBS_MAX];
	unsigned count;
};

static uint16_t tail_of(struct tails *t, const struct names *kind, unsigned *ids)
{
	for (unsigned i = 0; i < t->count; i++)
		if (t->kind[i] == kind)
			return t->base[i];
	ensure(t->count < VERBS_MAX);
	t->kind[t->count] = kind;
	t->base[t->count] = (uint16_t)*ids;
	*ids += kind->count;
	return t->base[t->count++];
}

static void number_ids(struct ids *ids, const struct game *g, struct tails *tails,
		       unsigned most)
{
	*ids = (struct ids){ 0 };
	*tails = (struct tails){ 0 };
	ids->count = ID_WAIT + 1;
	for (int i = 1; g->verbs[i].word; i++) {
		ensure(i < VERBS_MAX);
		measure_verb(&ids->verb[i], &g->verbs[i], most);
		ids->verb[i].base = (uint16_t)ids->count;
		ids->count += first_ids(&ids->verb[i]);
	}
	for (int i = 1; g->verbs[i].word; i++)
		for (int n = ids->verb[i].leading; n < ids->verb[i].args; n++)
			ids->verb[i].tail[n] =
				tail_of(tails, g->verbs[i].arg[n], &ids->count);
	ensure(ids->count <= UINT16_MAX);
}

static action prefix_at(const struct id_verb *v, int verb, unsigned at)
{
	int arg[ARGS_MAX] = { 0 };
	for (int i = 0; i < v->leading; i++)
		arg[i] = (int)(at / v->stride[i] % v->count[i]);
	return action_make(verb, arg[0], arg[1], arg[2]);
}

static void fill_rows(struct ids *ids, const struct game *g, const struct tails *tails)
{
	for (int i = 1; g->verbs[i].word; i++)
		for (unsigned k = 0; k < first_ids(&ids->verb[i]); k++)
			ids->row[ids->verb[i].base + k].prefix =
				prefix_at(&ids->verb[i], i, k);
	for (unsigned t = 0; t < tails->count; t++)
		for (unsigned k = 0; k < tails->kind[t]->count; k++)
			ids->row[tails->base[t] + k] =
				(struct id_row){ .kind = tails->kind[t],
						 .value = (uint8_t)k };
}

void ids_make(struct ids *ids, const struct game *g)
{
	struct tails tails;
	unsigned most = WHOLE_MAX;
	do
		number_ids(ids, g, &tails, most);
	while (ids->count > IDS_WANTED && (most /= 2) >= WHOLE_MIN);
	ids->row = calloc(ids->count, sizeof *ids->row);
	if (!ids->row)
		die("out of memory");
	fill_rows(ids, g, &tails);
}

void ids_free(struct ids *ids)
{
	free(ids->row);
}

void ids_put(const struct ids *ids, const struct game *g, unsigned id, struct text *out)
{
	const struct id_row *row = &ids->row[id];
	const int verb = action_verb(row->prefix);
	if (id == ID_WAIT) {
		text_put(out, "(wait)");
	} else if (verb == 0) {
		text_add(out, "... %s ", row->kind->id);
		names_put(row->kind, row->value, out);
	} else {
		text_put(out, g->verbs[verb].word);
		for (int i = 0; i < ids->verb[verb].leading; i++) {
			text_char(out, ' ');
			names_put(g->verbs[verb].arg[i], action_arg(row->prefix, i), out);
		}
		if (ids->verb[verb].leading < ids->verb[verb].args)
			text_put(out, " ...");
	}
}

bool ids_choose(const struct ids *ids, struct chosen *c, unsigned id)
{
	const struct id_row *row = &ids->row[id];
	if (!c->began) {
		*c = (struct chosen){ .prefix = row->prefix,
				      .fixed =
					      ids->verb[action_verb(row->prefix)].leading,
				      .began = true };
	} else {
		c->prefix |= (action)row->value << (16 - 8 * c->fixed);
		c->fixed++;
	}
	return c->fixed == ids->verb[action_verb(c->prefix)].args;
}

unsigned ids_split(const struct ids *ids, action a, uint16_t out[ARGS_MAX])
{
	struct chosen c = { 0 };
	unsigned count = 0;
	do
		out[count] = (uint16_t)ids_next(ids, &c, a);
	while (!ids_choose(ids, &c, out[count++]));
	return count;
}
