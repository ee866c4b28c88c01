/* The net of Ancients: what it is asked, and what it says. */
#ifndef GAMES_ANCIENTS_NET_H
#define GAMES_ANCIENTS_NET_H

#include "games/ancients/ancients.h"

extern const struct net ancients_net;
void cc_net_inputs(const void *state, int seat, struct net_inputs *out);
float cc_net_evaluate(const void *state, int seat);

#endif
