/* The log, private to tell.c (the actions) and tellturn.c (production, personages, the
 * end of a turn). */
#ifndef GAMES_ANTIKE_TELL_H
#define GAMES_ANTIKE_TELL_H

#include "games/antike/words.h"

struct telling {
	const struct antike *before, *after;
	int seat, arg[3];
	int yield[RESOURCE_COUNT]; /* what the active player produced with this action */
	struct text *out;
	size_t from; /* where the line begins in `out` */
};

/* "The Germani found", "Roma founds": the verb in its plural. */
static inline void tell_who(const struct telling *t, int seat, const char *verb)
{
	antike_words_people(t->after, seat, true, t->out);
	text_add(t->out, " %s", verb);
	if (!antike_words_are_many(t->after, seat))
		text_put(t->out, verb[strlen(verb) - 1] == 'o' ? "es" : "s");
}

static inline void tell_people(const struct telling *t, int seat)
{
	antike_words_people(t->after, seat, false, t->out);
}

/* What the active player has produced with this action goes into `yield`. */
void antike_tellturn_find_yield(struct telling *t);

/* Production, personages and the end of a turn, whatever action brought them about. */
void antike_tellturn_put(const struct telling *t);

#endif
