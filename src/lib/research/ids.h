/*
 * Actions as small integers. An id is a whole action ("play Forum 3") where its verb has
 * few combinations of arguments. Where it has many, the action is chosen in parts: first
 * the verb with its leading arguments ("move a3 ..."), then one argument after the other
 * ("... hex b4"). So a game has a few thousand ids and no product of hexes by hexes. Ids
 * depend on the tables of the game alone, never on what happened.
 */
#ifndef RESEARCH_IDS_H
#define RESEARCH_IDS_H

#include "core/game.h"

/* A verb with more than WHOLE_MAX combinations is chosen in parts; in a game that would
 * have more ids than IDS_WANTED even one with half as many, and so on to WHOLE_MIN. */
enum { ID_WAIT = 0, WHOLE_MAX = 400, WHOLE_MIN = 50, IDS_WANTED = 4000 };
enum { VERBS_MAX = 256, ARGS_MAX = 3 };

/* The parts of an action that a seat has chosen so far. */
struct chosen {
	action prefix;
	uint8_t fixed; /* how many arguments stand; `began`: the verb does, too */
	bool began;
};

struct id_verb {
	uint16_t base;	       /* its first id */
	uint8_t args, leading; /* how many it has, and how many belong to the first id */
	uint16_t count[ARGS_MAX];
	uint16_t stride[ARGS_MAX]; /* within the first ids; 0 after the leading ones */
	uint16_t tail[ARGS_MAX];   /* the first id of argument n where it is a part */
};

/* What an id means: a verb with its leading arguments, or the value of one argument. */
struct id_row {
	action prefix;		  /* verb 0: it is the value of an argument */
	const struct names *kind; /* of that argument, */
	uint8_t value;		  /* and the value */
};

struct ids {
	unsigned count;
	struct id_verb verb[VERBS_MAX];
	struct id_row *row;
};

void ids_make(struct ids *ids, const struct game *g);
void ids_free(struct ids *ids);

/* Appends what an id says: "play Forum 3", "move a3 ...", "... hex b4". */
void ids_put(const struct ids *ids, const struct game *g, unsigned id, struct text *out);

/* Whether an action begins with what was chosen. */
static inline bool ids_match(const struct chosen *c, action a)
{
	static const action mask[] = { 0xff000000u, 0xffff0000u, 0xffffff00u,
				       0xffffffffu };
	return !c->began || ((a ^ c->prefix) & mask[c->fixed]) == 0;
}

/* The id of the next part of an action that matches. */
static inline unsigned ids_next(const struct ids *ids, const struct chosen *c, action a)
{
	const struct id_verb *v = &ids->verb[action_verb(a)];
	if (c->began)
		return v->tail[c->fixed] + (unsigned)action_arg(a, c->fixed);
	return v->base + (unsigned)action_arg(a, 0) * v->stride[0] +
	       (unsigned)action_arg(a, 1) * v->stride[1] +
	       (unsigned)action_arg(a, 2) * v->stride[2];
}

/* Adds the part to what was chosen; true if the action is complete: it is the prefix. */
bool ids_choose(const struct ids *ids, struct chosen *c, unsigned id);

/* The ids of all parts of an action, and their number. */
unsigned ids_split(const struct ids *ids, action a, uint16_t out[ARGS_MAX]);

#endif
