/* The rules of each game and its ledger as text inside the binary; tools/embed.py makes
 * the table. */
#ifndef RULEBOOK_RULESTEXT_H
#define RULEBOOK_RULESTEXT_H

#include <stddef.h>

struct rules_text {
	const char *game, *text;
	const char *ledger; /* the sentences of the manual, tab-separated: tools/ledger */
};

/* .game NULL after the last. */
extern const struct rules_text rules_texts[];

#endif
