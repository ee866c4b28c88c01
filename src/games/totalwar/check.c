/* Whether a position that fits the table can be played on without harm. */
#include "base/text.h"
#include "games/totalwar/totalwar.h"

status check_position(const void *state, struct text *why)
{
	const struct totalwar *s = state;
	TRY(flow_check(s->flow, totalwar_phases, why));
	return OK;
}
