#include "games/ancients/ancients.h"
status cc_check_position(const void *state, struct text *why) { (void)why; const struct ancients *s = state; return flow_check(s->flow, ancients_phases, why); }
