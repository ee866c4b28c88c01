/*
 * The field as a worth sees it: both armies, how far they are from each other, and what a
 * unit promises to do to its enemies. Made once for a position, then asked often; numbers
 * are rough where the rules are fine, for a search looks at millions of positions.
 */
#ifndef GAMES_ANCIENTS_PROSPECT_H
#define GAMES_ANCIENTS_PROSPECT_H

#include "games/ancients/ancients.h"

/* Armies are measured in lanes, many units at once; the last lane is filled up with some
 * that are far away. */
enum { LANE = 16, LANES = (HEX_COUNT + LANE - 1) / LANE };
typedef int8_t lane __attribute__((vector_size(LANE)));

union cc_lanes {
	lane lane[LANES];
	int8_t of[LANES * LANE];
};

/* One unit, dice and the like as what is reckoned with. */
struct cc_fighter {
	const struct unit_row *row;
	u8 hex, blocks, range;
	bool is_elephant, on_hill, is_shy, is_led, is_supported, is_cornered,
		is_sheltered;
	float dice, back, more;	 /* in close combat: attacking, battling back, both */
	float out, into, uphill; /* the most that its ground lets out and in */
	float camp;		 /* dice that a camp costs */
	float sword, helmet;	 /* 1 if they hit */
	float per_die;		 /* what a face counts: a sixth, or more */
	float unhurt;	 /* of the swords against it that hit, the part that counts */
	float per_block; /* 1 / blocks */
	float block,
		flag; /* what a block of it, and a flag against it, is worth in banners */
};

struct cc_army {
	int count;
	hexset units, leaders, lone;
	union cc_lanes at[3];		    /* cube coordinates */
	union cc_lanes nearest;		    /* how far the next enemy is */
	union cc_lanes distance[HEX_COUNT]; /* from a unit to those of the enemy */
	struct cc_fighter fighter[HEX_COUNT];
};

struct cc_prospect {
	const struct ancients *s;
	struct cc_army army[SEAT_COUNT];
};

/* What a unit may do: hexes it may move, more dice in close combat, dice when it
 * fires from where it is. */
struct cc_means {
	int paces;
	float more, shots;
	bool no_fire, no_close;
};

void cc_prospect_make(const struct ancients *s, struct cc_prospect *out);

/* The best deed of the unit `i` of a seat, in banners; 0 if there is none. */
float cc_prospect_deed(const struct cc_prospect *p, int seat, int i,
		       const struct cc_means *means);

/* What its units could do in a turn to come: those who can do something, the best first.
 */
struct cc_deeds {
	int count;
	struct {
		float worth;
		u8 kinds, sections; /* of the unit: enum cardkinds, left to right */
	} deed[HEX_COUNT];
};

void cc_prospect_later(const struct cc_prospect *p, int seat, struct cc_deeds *out);

/* The deeds of the `n` best units. */
float cc_prospect_best(const struct cc_deeds *deeds, int n);

/* What the best cards of the seat's hand would order of them, about: `best` and the
 * second best. */
void cc_prospect_hand(const struct ancients *s, int seat, const struct cc_deeds *deeds,
		      float best[2]);

/* CC-155: how far its units are from the camps that are worth a banner to it. */
float cc_prospect_camps(const struct cc_prospect *p, int seat);

/* What the rest of the turn promises the player whose turn it is. */
float cc_prospect_now(const struct cc_prospect *p);

#endif
