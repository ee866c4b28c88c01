/*
 * What a seat may see as a row of floats, from the state table and its visibility alone:
 * the numbers of core/statejson.c's view, so what is not in the view is not in here.
 *
 * Bytes are divided by the largest they can be, wider numbers by WIDE_UNIT. Names become
 * one-hot codes, or the bits of their number where there are many. By visibility:
 *   ALL, PLAYERS  every value          OWNER_COUNT  the seat's own row, and all sums
 *   OWNER         the seat's own row   TOTAL        the sum
 *   OWNER_KNOWN   what it knows, and for each value whether something is there
 */
#ifndef RESEARCH_TENSOR_H
#define RESEARCH_TENSOR_H

#include "core/state.h"
#include "lib/research/ids.h"

/* Domains with more names than ONE_HOT_MAX are written as bits. */
enum { ONE_HOT_MAX = 16, PARTS_MAX = 256, PART_RANK_MAX = 4, CHOSEN_BITS = 16 };
enum { WIDE_UNIT = 64 };

enum part_kind {
	PART_WHOLE, /* every value of a field */
	PART_OWN,   /* the row of the seat */
	PART_SUMS,  /* the sum of each seat's row */
	PART_SUM,   /* one sum of all */
	PART_KNOWN, /* what the seat knows of each value, */
	PART_THERE, /* and whether there is one */
	PART_READER,
	PART_TO_ACT,
	PART_CHOSEN,
};

enum part_code { CODE_NUMBER, CODE_ONE_HOT, CODE_BITS };

struct part {
	char name[48];
	const struct field *field;
	enum part_kind kind;
	enum part_code code;
	unsigned offset, size; /* in floats */
	unsigned rank, extent[PART_RANK_MAX];
	unsigned values, width; /* values read, and floats for each */
	float scale;
};

struct tensor {
	unsigned size, count, seats;
	struct part part[PARTS_MAX];
};

void tensor_make(struct tensor *t, const struct game *g, unsigned seats);

/* Writes t->size floats: what `seat` sees, and what it has chosen of its action. */
void tensor_fill(const struct tensor *t, const struct game *g, const void *state,
		 int seat, const struct chosen *chosen, float *out);

/* The same, where `out` holds already what seat `last` saw in the state `before`: only
 * what differs is written. */
void tensor_refill(const struct tensor *t, const struct game *g, const void *state,
		   int seat, const struct chosen *chosen, const void *before, int last,
		   float *out);

#endif
