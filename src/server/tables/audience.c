#include "server/tables/audience.h"

#include <stdio.h>
#include <string.h>

enum { KINDS_MAX = 64 };

/* What only `known_by` knows of. */
struct hidden {
	unsigned known_by;
	long long changes, revs, steps;
};

/* The rows of `hidden`: "KNOWN_BY CHANGES REVS STEPS;" for each set of readers. */
static int read_hidden(const struct table_row *row, struct hidden out[KINDS_MAX])
{
	int count = 0;
	for (const char *at = text_str(&row->hidden); count < KINDS_MAX && *at; count++) {
		struct hidden *h = &out[count];
		const char *end = strchr(at, ';');
		if (!end || sscanf(at, "%u %lld %lld %lld;", &h->known_by, &h->changes,
				   &h->revs, &h->steps) != 4)
			break;
		at = end + 1;
	}
	return count;
}

static void write_hidden(struct table_row *row, const struct hidden *h, int count)
{
	text_clear(&row->hidden);
	for (int i = 0; i < count; i++)
		text_add(&row->hidden, "%u %lld %lld %lld;", h[i].known_by, h[i].changes,
			 h[i].revs, h[i].steps);
}

/* All that is hidden from these readers. */
static struct hidden sum(const struct table_row *row, seatset who)
{
	struct hidden all[KINDS_MAX], total = { 0 };
	const int count = read_hidden(row, all);
	for (int i = 0; i < count; i++) {
		if (all[i].known_by & who)
			continue;
		total.changes += all[i].changes;
		total.revs += all[i].revs;
		total.steps += all[i].steps;
	}
	return total;
}

static seatset readers(const struct table_row *row, seatset seats)
{
	if (row->state == TABLE_FINISHED)
		return EVERYBODY;
	return seats ? seats : seat_bit(SPECTATOR);
}

seatset audience_of(const struct table *t, const char *user)
{
	return readers(&t->row, table_seats_of(t, user));
}

seatset audience_of_seat(const struct table *t, int seat)
{
	const seatset mine = table_seats_of(t, t->row.seat[seat].user);
	return readers(&t->row, (seatset)(mine | seat_bit(seat)));
}

int64_t audience_seq(const struct table *t, seatset who)
{
	return t->row.seq - sum(&t->row, who).changes;
}

int64_t audience_rev(const struct table *t, seatset who)
{
	return t->match.revision - sum(&t->row, who).revs;
}

size_t audience_steps(const struct table *t, seatset who)
{
	return chronicle_known(&t->log, who, t->log.steps);
}

int64_t audience_row_rev(const struct table_row *row, const char *user)
{
	return row->rev - sum(row, readers(row, row_seats_of(row, user))).revs;
}

int64_t audience_row_steps(const struct table_row *row, const char *user)
{
	return row->steps - sum(row, readers(row, row_seats_of(row, user))).steps;
}

/* The place of a set of readers; past the end if there is no room for one more. */
static int find(struct hidden *h, int *count, seatset known_by)
{
	int i = 0;
	while (i < *count && h[i].known_by != known_by)
		i++;
	if (i == *count && i < KINDS_MAX) {
		h[i] = (struct hidden){ .known_by = known_by };
		(*count)++;
	}
	return i;
}

void audience_note(struct table *t, const struct pending *p)
{
	struct hidden all[KINDS_MAX];
	int count = read_hidden(&t->row, all);
	for (int i = 0; i < count; i++)
		all[i].steps = 0;
	for (size_t i = 0; i < t->log.steps; i++) {
		if (t->log.known[i] == EVERYBODY)
			continue;
		const int at = find(all, &count, t->log.known[i]);
		if (at < KINDS_MAX)
			all[at].steps++;
	}
	if (p->unknown_to) {
		const int at = find(all, &count, (seatset)(EVERYBODY & ~p->unknown_to));
		if (at < KINDS_MAX) {
			all[at].changes++;
			all[at].revs += t->match.revision - t->row.rev;
		}
	}
	write_hidden(&t->row, all, count);
}
