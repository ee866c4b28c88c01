#include "base/text.h"
#include "games/totalwar/totalwar.h"
void tell_action(const void *before, int seat, action a, const void *after, int reader, struct text *out)
{
	(void)before, (void)seat, (void)after, (void)reader;
	action_put(&total_war_rome_game, a, out);
}
