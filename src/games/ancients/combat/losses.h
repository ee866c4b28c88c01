/* Losses: blocks, units, leaders, and the banners they bring. */
#ifndef GAMES_ANCIENTS_LOSSES_H
#define GAMES_ANCIENTS_LOSSES_H

#include "games/ancients/ancients.h"

/* Why blocks are lost, and what a banner is for: words of events. */
enum cause { BY_HITS, BY_SHUT_WAY, BY_MARSH, BY_RAMPAGE, BY_CRUSH, CAUSE_COUNT };
enum prize { FOR_UNIT, FOR_LEADER, FOR_CAMP, FOR_EXIT, PRIZE_COUNT };

void cc_losses_take(struct ancients *s, int hex, int blocks, enum role role,
		    enum cause why);
void cc_losses_kill_leader(struct ancients *s, int hex);
void cc_losses_kill_fugitive(struct ancients *s);
void cc_losses_spare_leader(struct ancients *s, int leader); /* who left the field */
void cc_losses_banner(struct ancients *s, int seat, enum prize why);
enum role cc_losses_role(const struct ancients *s);

#endif
