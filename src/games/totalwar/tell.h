/* What a line of the log is made of: private to tell.c and its parts. */
#ifndef GAMES_TOTALWAR_TELL_H
#define GAMES_TOTALWAR_TELL_H

#include "base/text.h"
#include "games/totalwar/totalwar.h"

struct telling {
	const struct totalwar *before, *after;
	int seat, verb, first, second, third, reader;
	struct text *out;
};

const char *tw_tell_title(int seat);
const char *tw_tell_army(int army);
const char *tw_tell_place(int place);
void tw_tell_changes(const struct telling *t); /* what changed for all to see */

#endif
