/* Leaving all tables for good. */
#include <stdlib.h>
#include <string.h>

#include "server/people/people.h"
#include "server/play/play.h"
#include "server/play/seating.h"
#include "server/tables/command.h"

enum { TABLES_MAX = 100000 };

struct leaving {
	char (*id)[ID_LEN + 1];
	size_t count, room;
};

static void note_table(void *self, const struct table_row *t)
{
	struct leaving *l = self;
	if (t->state == TABLE_FINISHED)
		return;
	if (l->count == l->room) {
		l->room = l->room ? 2 * l->room : 64;
		l->id = realloc(l->id, l->room * sizeof *l->id);
		if (!l->id)
			die("out of memory");
	}
	memcpy(l->id[l->count++], t->id, sizeof t->id);
}

static bool may_resign(const struct table *t, int seat, const struct user *u)
{
	return table_is(t, TABLE_RUNNING) &&
	       (table_seats_of(t, u->id) & seat_bit(seat)) && !t->row.seat[seat].is_out;
}

static void leave_table(struct table *t, const struct user *u)
{
	table_lock(t);
	if (table_is(t, TABLE_OPEN))
		(void)!command_execute_locked(
			t,
			&(struct command){ .execute = seating_execute_leave, .user = u },
			NULL);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (may_resign(t, seat, u))
			(void)!command_execute_locked(
				t,
				&(struct command){
					.execute = play_resign, .user = u, .seat = seat },
				NULL);
	table_unlock(t);
}

/* A table that cannot be left, because it fails or the disk does, keeps nobody here. */
void people_leave_tables(struct server *s, const struct user *u)
{
	struct leaving l = { 0 };
	struct table *t;
	(void)!store_list(s->store,
			  &(struct list_query){ LIST_SEATED, u->id, .limit = TABLES_MAX },
			  note_table, &l, NULL);
	for (size_t i = 0; i < l.count; i++)
		if (table_get(s, l.id[i], &t, NULL) == OK) {
			leave_table(t, u);
			table_release(t);
		}
	free(l.id);
}
