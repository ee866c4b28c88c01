#include "server/tables/due.h"

#include <stdlib.h>
#include <string.h>

enum { ROUND_MAX = 1000 };

struct due {
	int count;
	char id[ROUND_MAX][ID_LEN + 1];
};

static void on_due(void *self, const struct table_row *row)
{
	struct due *due = self;
	memcpy(due->id[due->count++], row->id, sizeof row->id);
}

void due_each(struct server *s, enum list which, int64_t before,
	      void (*visit)(struct table *t))
{
	struct due *due = calloc(1, sizeof *due);
	if (!due)
		die("out of memory");
	const struct list_query q = { which, .before = before, .limit = ROUND_MAX };
	if (store_list(s->store, &q, on_due, due, NULL) != OK)
		due->count = 0;
	for (int i = 0; i < due->count; i++) {
		struct table *t;
		if (table_get(s, due->id[i], &t, NULL) != OK)
			continue;
		visit(t);
		table_release(t);
	}
	free(due);
}
