#include "games/antike/antike.h"
void tell_action(const void *before, int seat, action a, const void *after, int reader,
		 struct text *out)
{ (void)before;(void)seat;(void)a;(void)after;(void)reader;(void)out; }
