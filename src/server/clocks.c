#include "server/clocks.h"

#include <string.h>

#include "server/play.h"

enum { BOT_LATE_MS = 30000, LATE_AT_ONCE = 50 };

static bool is_pace(const struct table *t, const char *pace)
{
	return strcmp(t->row.pace, pace) == 0;
}

static bool ticks(const struct table *t, int seat)
{
	return (t->row.acting & seat_bit(seat)) && seat_is(t, seat, "person");
}

void clocks_start(struct table *t)
{
	t->row.clock_at = store_now();
	for (int seat = 0; seat < SEATS_MAX; seat++)
		t->row.seat[seat].clock_ms = t->row.pace_ms;
}

int64_t clocks_left(const struct table *t, int seat)
{
	if (is_pace(t, "none"))
		return -1;
	int64_t left = is_pace(t, "live") ? t->row.seat[seat].clock_ms : t->row.pace_ms;
	if (table_is(t, "running") && ticks(t, seat))
		left -= store_now() - t->row.clock_at;
	return left > 0 ? left : 0;
}

void clocks_turn(struct table *t, struct pending *p)
{
	if (t->row.rev == t->match.revision || t->row.acting == 0)
		return;
	const int64_t now = store_now();
	if (is_pace(t, "live")) {
		for (int seat = 0; seat < table_seats(t); seat++)
			t->row.seat[seat].clock_ms = clocks_left(t, seat);
		p->seats = true;
	}
	t->row.clock_at = now;
}

void clocks_set(struct table *t)
{
	t->row.deadline = t->row.bot_due = 0;
	for (int seat = 0; seat < table_seats(t); seat++) {
		if (seat_is(t, seat, "bot") && (t->row.acting & seat_bit(seat)))
			t->row.bot_due = store_now() + BOT_LATE_MS;
		if (is_pace(t, "none") || !ticks(t, seat))
			continue;
		const int64_t at = store_now() + clocks_left(t, seat);
		if (t->row.deadline == 0 || at < t->row.deadline)
			t->row.deadline = at;
	}
}

struct late {
	int count;
	char id[LATE_AT_ONCE][ID_LEN + 1];
};

static void hear_late(void *self, const struct table_row *row)
{
	struct late *late = self;
	memcpy(late->id[late->count++], row->id, sizeof row->id);
}

void clocks_check(struct server *s)
{
	struct late late = { 0 };
	if (store_list(s->store, LIST_LATE, NULL, store_now(), LATE_AT_ONCE, hear_late,
		       &late, NULL) != OK)
		return;
	for (int i = 0; i < late.count; i++) {
		struct table *t;
		if (table_get(s, late.id[i], &t, NULL) != OK)
			continue;
		(void)!wish_grant(t, &(struct wish){ .grant = play_time_out }, NULL);
		table_release(t);
	}
}
