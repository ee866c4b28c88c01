/*
 * Events that are more than one call of say(): several blanks from one hex, or work that
 * only serves them (tell.c), which is done if somebody listens.
 */
#ifndef GAMES_ANCIENTS_TELL_H
#define GAMES_ANCIENTS_TELL_H

#include "games/ancients/ancients.h"

/* What dice did, how an attack ended, why the battle is over. */
enum effect { NO_EFFECT, EFFECT_NOTHING, EFFECT_IGNORED, EFFECT_RETREAT, EFFECT_COUNT };
enum result { CLEARED, HELD, STOOD_FIRM, EVADED, BEATEN_OFF, RESULT_COUNT };
enum ending { GOAL_REACHED, TURNS_OVER, NO_CARDS_LEFT, ENDING_COUNT };

/* A unit has gone there, in a row of events.def with `from` and `to`. */
static inline void say_way(const struct ancients *s, int event, int from, int to)
{
	if (__builtin_expect(events_are_heard, 0))
		event_note(EVERYBODY_KNOWS, event, unit_side(s, to), s->unit[to],
			   s->blocks[to], from, to, s->leader[to], EVENT_END);
}

/* A fight begins; against a leader only if he is alone. */
static inline void say_fight(const struct ancients *s, int event, int from, int to)
{
	if (__builtin_expect(events_are_heard, 0))
		event_note(EVERYBODY_KNOWS, event, unit_side(s, from), s->unit[from],
			   from, s->unit[to], s->unit[to] ? NO_LEADER : s->leader[to], to,
			   EVENT_END);
}

void cc_tell_roll(const struct ancients *s);  /* whose dice have all fallen */
void cc_tell_phase(const struct ancients *s); /* that begins, if there is a choice */
void cc_tell_end(const struct ancients *s, enum ending why);

/* settle.c: the battle is over. */
void cc_end(struct ancients *s, enum ending why);

#endif
