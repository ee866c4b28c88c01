#include "server/play/clocks.h"

#include <string.h>

#include "server/play/play.h"
#include "server/tables/due.h"

enum { BOT_LATE_MS = 30000 };

static bool ticks(const struct table *t, int seat)
{
	return (t->row.acting & seat_bit(seat)) && seat_is(t, seat, SEAT_PERSON);
}

void clocks_start(struct table *t)
{
	t->row.clock_at = playtime_now(t->server);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		t->row.seat[seat].clock_ms = t->row.pace_ms;
}

int64_t clocks_left(const struct table *t, int seat)
{
	if (t->row.pace == PACE_NONE)
		return -1;
	int64_t left = t->row.seat[seat].clock_ms;
	if (table_is(t, TABLE_RUNNING) && ticks(t, seat))
		left -= playtime_now(t->server) - t->row.clock_at;
	return left > 0 ? left : 0;
}

void clocks_turn(struct table *t, struct pending *p)
{
	if (t->row.rev == t->match.revision || t->row.acting == 0)
		return;
	const int64_t now = playtime_now(t->server);
	for (int seat = 0; seat < table_seats(t) && t->row.pace != PACE_NONE; seat++) {
		t->row.seat[seat].clock_ms = clocks_left(t, seat);
		p->seats = true;
	}
	t->row.clock_at = now;
}

/* Who must act and has had to before goes on with the same move, unless he has acted. */
static bool goes_on(const struct table *t, const struct pending *p, int seat)
{
	bool has_acted = false;
	for (size_t i = p->keep; i < t->match.count; i++)
		has_acted |= t->match.step[i].seat == seat;
	has_acted &= !p->unknown_to; /* a clock tells nobody what was done in secret */
	return (t->row.acting & p->acted_before & seat_bit(seat)) && !has_acted;
}

void clocks_set(struct table *t, struct pending *p)
{
	const int64_t now = playtime_now(t->server);
	t->row.deadline = t->row.bot_due = 0;
	for (int seat = 0; seat < table_seats(t); seat++) {
		if (seat_is(t, seat, SEAT_BOT) && (t->row.acting & seat_bit(seat)))
			t->row.bot_due = now + BOT_LATE_MS;
		if (t->row.pace == PACE_DAYS && !goes_on(t, p, seat))
			t->row.seat[seat].clock_ms = t->row.pace_ms;
		if (t->row.pace == PACE_NONE || !ticks(t, seat))
			continue;
		const int64_t at = now + clocks_left(t, seat);
		if (t->row.deadline == 0 || at < t->row.deadline)
			t->row.deadline = at;
	}
}

static void time_out(struct table *t)
{
	(void)!command_execute(t, &(struct command){ .execute = play_time_out }, NULL);
}

void clocks_check(struct server *s)
{
	due_each(s, LIST_LATE, playtime_now(s), time_out);
}
