#include "games/ancients/ancients.h"
#include "base/text.h"
void cc_tell_action(const void *before, int seat, action a, const void *after, int reader, struct text *out){(void)before;(void)seat;(void)a;(void)after;(void)reader;(void)out;}
