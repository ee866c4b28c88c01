/* What the tables of reference share: cells, and a table around its rows. */
#ifndef GAMES_ANCIENTS_TABLES_H
#define GAMES_ANCIENTS_TABLES_H

#include "base/json.h"
#include "games/ancients/words/naming.h"

struct cc_table {
	const char *id, *title, *note;
	const char *const *columns; /* ends with NULL */
	void (*put_rows)(struct json *out);
};

void cc_table_put(const struct cc_table *t, struct json *out);

/* "2", or "2 (published: 3)" where the editions differ. */
void cc_table_editions(const char *manual, const char *published, struct json *out);

/* tableground.c */
extern const struct cc_table cc_table_ground, cc_table_dice;

#endif
