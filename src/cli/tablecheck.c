#include "cli/tablecheck.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "core/record.h"
#include "core/state.h"
#include "games/registry.h"
#include "server/tables/load.h"
#include "store/store.h"

enum { LISTED = 1000000 };

/* The stored position is the one that the record leads to, whatever rules version wrote
 * it. */
static status check_position(const struct match *m, const struct table_row *row,
			     struct text *why)
{
	_Alignas(16) char state[STATE_SIZE_MAX] = { 0 };
	TRY(state_read_text(m->game, text_str(&row->position), row->position.len, state,
			    why));
	if (m->count == (size_t)row->steps &&
	    memcmp(state, m->state, m->game->state_size) == 0)
		return OK;
	return status_say(DIVERGED, why,
			  "The stored position does not match the record.");
}

static void print_table(const struct table_row *row, const struct match *m)
{
	printf("%s seq %lld rev %lld steps %zu hash %08x\n", row->id, (long long)row->seq,
	       (long long)row->rev, m->count, (unsigned)state_hash(m->game, m->state));
}

/* Every line must lead where it says, and the secret must be the one that was committed
 * to and give the rolls. */
static status check_table(const struct tablecheck *c, const char *id, struct text *why)
{
	struct table_row row;
	struct text steps = { 0 };
	struct match m;
	size_t checked;
	TRY(store_table(c->store, id, &row, &steps, why));
	status s = table_replay(&row, &steps, registry_find, &m, why);
	if (s == OK) {
		s = check_position(&m, &row, why);
		if (s == OK)
			s = record_verify(&m, &checked, why);
		if (c->prints)
			print_table(&row, &m);
		if (c->prints_steps)
			fputs(text_str(&steps), stdout);
		match_end(&m);
	}
	table_row_free(&row);
	text_free(&steps);
	return s;
}

static void check_one(void *self, const struct table_row *t)
{
	struct tablecheck *c = self;
	struct text why = { 0 };
	if (check_table(c, t->id, &why) == OK) {
		c->good++;
	} else {
		fprintf(stderr, "table %s: %s\n", t->id, text_str(&why));
		c->bad++;
	}
	text_free(&why);
}

status tablecheck_run(struct tablecheck *c, struct text *why)
{
	return store_list(c->store, &(struct list_query){ LIST_ALL, .limit = LISTED },
			  check_one, c, why);
}
