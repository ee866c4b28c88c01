/* Words that the facts for clients and the tables of reference share. */
#ifndef GAMES_TOTALWAR_FACTS_H
#define GAMES_TOTALWAR_FACTS_H

#include "games/totalwar/totalwar.h"

enum { SKILL_COUNT = 7, PREY_COUNT = 7 };

struct tw_skill {
	const char *word, *text;
};

struct tw_prey {
	unsigned kinds;
	const char *word;
};

extern const char *const tw_facts_colours[COLOUR_COUNT];
extern const char *const tw_facts_types[ARTILLERY + 1];
extern const struct tw_skill tw_facts_skills[SKILL_COUNT]; /* in the order of bits */
extern const struct tw_prey tw_facts_prey[PREY_COUNT];
extern const char *const tw_facts_deeds[DEED_COUNT];

#endif
