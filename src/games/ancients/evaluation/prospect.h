/*
 * The field as the evaluation sees it: both armies and how far they are from each other.
 * Made once for a position, then asked often; numbers are rough where the rules are fine,
 * for a search looks at millions of positions.
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

/* One unit, and what it is reckoned with. */
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
	float hurt;		 /* the part of the swords against it that hit */
	float per_block;	 /* 1 / blocks */
	float block, flag;	 /* in banners: a block of it, a flag against it */
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

void cc_prospect_make(const struct ancients *s, struct cc_prospect *out);

/* CC-155: how far its units are from the camps that are worth a banner to it. */
float cc_prospect_camps(const struct cc_prospect *p, int seat);

#endif
