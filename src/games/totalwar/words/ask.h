/* The questions of a battle (askbattle.c), for the table of all questions in ask.c. */
#ifndef GAMES_TOTALWAR_ASK_H
#define GAMES_TOTALWAR_ASK_H

#include "games/totalwar/totalwar.h"

typedef void tw_asker(const struct totalwar *s, int seat, struct messages *out);

tw_asker tw_ask_invite, tw_ask_join, tw_ask_muster, tw_ask_ground, tw_ask_recon,
	tw_ask_deploy, tw_ask_relief, tw_ask_rallying, tw_ask_reroll, tw_ask_ride,
	tw_ask_spare, tw_ask_strike, tw_ask_recover, tw_ask_upgrade;

#endif
