/* What the files of libtessera share: the match behind the opaque one of tessera.h. */
#ifndef LIB_OPEN_H
#define LIB_OPEN_H

#include "ai/bot.h"
#include "base/text.h"
#include "core/match.h"
#include "lib/tessera.h"

struct tessera_match {
	struct match match;
	struct text answer; /* what was returned last, */
	const char **list;  /* and where its words begin */
	size_t room;
	struct thoughts thoughts;
	struct search_memory *memory; /* NULL until a bot is asked */
};

/* Hands a refusal over to the caller, who may not want it; returns false. */
bool lib_refuse(const char *code, const char *rule, const char *sentence,
		struct tessera_error *why);

/* Reads a game and NAME=VALUE words as its set-up; `how` may be NULL. */
MUST_USE status lib_read_setup(const char *id, const char *how, const struct game **g,
			       struct setup *out, struct text *why);

#endif
