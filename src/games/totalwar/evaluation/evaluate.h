/*
 * What the evaluation weighs: a feature for each row of handmade.def. evaluate.c measures
 * what a seat has, prospects.c what its forces may hope for, neighbours.c whom it has to
 * fear and who stands by it.
 */
#ifndef GAMES_TOTALWAR_EVALUATE_H
#define GAMES_TOTALWAR_EVALUATE_H

#include "games/totalwar/totalwar.h"

enum feature {
#define WEIGHT(id, value) F_##id,
#include "games/totalwar/evaluation/handmade.def"
#undef WEIGHT
	F_COUNT,
	ASSETS = F_RIVAL_VP
};

/* What the seats raise in taxes, about, and what their land has besides. */
struct estate {
	float income[SEAT_COUNT];
	int regions[SEAT_COUNT], barracks[SEAT_COUNT], walls[SEAT_COUNT],
		unrest[SEAT_COUNT];
	placeset held[SEAT_COUNT + 1], guarded; /* held[0]: by nobody */
};

/* Each fills its own features of `out`, which are 0 before. */
void tw_prospects_measure(const struct totalwar *s, int seat, const struct estate *e,
			  float out[F_COUNT]);
void tw_neighbours_measure(const struct totalwar *s, int seat, int rival,
			   const struct estate *e, float out[F_COUNT]);

/* Agents who may still act, with a card for it, where a treaty can be offered. */
float tw_neighbours_envoys(const struct totalwar *s, int seat);

#endif
