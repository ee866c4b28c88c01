/*
 * What units can do to their enemies, in banners: the rest of this turn, and turns to
 * come. Rough: ways are as the crow flies, and a combat is what it brings on average.
 */
#ifndef GAMES_ANCIENTS_DEEDS_H
#define GAMES_ANCIENTS_DEEDS_H

#include "games/ancients/evaluation/prospect.h"

/* What a unit may do: hexes it may move, more dice in close combat, dice when it
 * fires from where it is. */
struct cc_means {
	int allowance;
	float more, shots;
	bool no_fire, no_close;
};

/* The best deed of the unit `i` of a seat, in banners; 0 if there is none. */
float cc_deeds_best(const struct cc_prospect *p, int seat, int i,
		    const struct cc_means *means);

/* What its units could do in a turn to come: those who can do something, the best first.
 */
struct cc_deeds {
	int count;
	struct {
		float value;
		u8 kinds, sections; /* of the unit: enum cardkinds, left to right */
	} deed[HEX_COUNT];
};

void cc_deeds_later(const struct cc_prospect *p, int seat, struct cc_deeds *out);

/* The deeds of the `n` best units. */
float cc_deeds_sum(const struct cc_deeds *deeds, int n);

/* What the best cards of the seat's hand would order of them, about: `best` and the
 * second best. */
void cc_deeds_hand(const struct ancients *s, int seat, const struct cc_deeds *deeds,
		   float best[2]);

/* What the rest of the turn promises the player whose turn it is. */
float cc_deeds_now(const struct cc_prospect *p);

#endif
