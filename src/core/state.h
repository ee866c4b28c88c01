/*
 * The state table: each field of a game's state described once, in its state.def.
 *
 *   SCALAR(type, name, ...)          one value
 *   ROW(type, name, DIM, ...)        one value for each name of a domain
 *   TABLE(type, name, DIM, DIM, ...)
 *   CUBE(type, name, DIM, DIM, DIM, ...)
 *
 * where type is u8, u16 or i16, DIM stands for the enumerator DIM_COUNT and the domain
 * DIM_NAMES, and the rest names members of struct field: `.seen`, and where it helps
 * `.value` (the domain of the values) or `.max`.
 *
 * From it come the struct (core/statestruct.h), this table (core/statefields.h), and here
 * for all games: positions as JSON and back, the view of a seat, the hash, differences.
 */
#ifndef CORE_STATE_H
#define CORE_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/json.h"
#include "core/game.h"

typedef uint8_t u8;
typedef uint16_t u16;
typedef int16_t i16;

/* Who may see a field. OWNER, OWNER_COUNT, OWNER_KNOWN go by the first dimension, the
 * seat. */
enum seen {
	ALL,	     /* everybody */
	PLAYERS,     /* every seat, but no spectator */
	OWNER,	     /* its seat only; the others see nothing */
	OWNER_COUNT, /* its seat; the others see the sum */
	TOTAL,	     /* nobody; everybody sees the sum */
	NOBODY,	     /* nobody sees anything */
	OWNER_KNOWN, /* its seat and those who know it; the others see that it is there */
};

enum { RANK_MAX = 3 };

struct field {
	const char *name;
	uint32_t offset;
	uint8_t size, rank;
	bool is_signed;
	uint8_t seen;
	uint16_t extent[RANK_MAX]; /* 1 from `rank` on */
	const struct names *dim[RANK_MAX];
	const struct names *value; /* NULL: plain numbers */
	uint16_t max;		   /* 0: as far as the type or the domain goes */
	uint32_t known; /* of OWNER_KNOWN: offset of a u8 table of the same extents, the
			 * seats that know each value, as bits */
};

/* The domain of an option's value goes by the option: for the field that holds them. */
extern const struct names names_option_value;

/* In a table of knowledge: everybody knows it, spectators too. */
enum { KNOWN_TO_ALL = 255 };

/* A reader that sees everything: positions, records, tests. */
enum { SEES_ALL = 100 };

/* All fields as members of an open object, as `reader` may see them; zeros left out. */
void state_write(const struct game *g, const void *state, int reader, struct json *out);

/* The whole position as a JSON object: game, rules version and every field. */
void state_put_position(const struct game *g, const void *state, struct text *out);

/*
 * Reads the object `node` as a position into `state`. A bad one is refused with the
 * field's name and a sentence, and `state` is untouched.
 */
MUST_USE status state_read(const struct game *g, const struct json_doc *d, int node,
			   void *state, struct text *why);
MUST_USE status state_read_text(const struct game *g, const char *json, size_t len,
				void *state, struct text *why);

/* Refuses a state in which nobody could move or that the game's own check refuses. */
MUST_USE status state_check(const struct game *g, const void *state, struct text *why);

/* Depends on names and values that are not zero, not on the layout of the struct. */
uint32_t state_hash(const struct game *g, const void *state);

/* Appends what differs, a line a value: "vp roma: 10 -> 8". */
void state_diff(const struct game *g, const void *a, const void *b, struct text *out);

/* One value by its words, "hand roma Forum": its field and flat index, or a sentence. */
struct place {
	const struct field *field;
	unsigned index;
};
MUST_USE status state_find(const struct game *g, const char **words, struct place *out,
			   struct text *why);
long state_get(const void *state, struct place p);
MUST_USE status state_set(const struct game *g, void *state, struct place p,
			  const char *value, struct text *why);
void state_put_value(const struct game *g, const void *state, struct place p,
		     struct text *out);

#endif
