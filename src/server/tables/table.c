/* The tables in memory: found, counted, put aside. */
#include "server/tables/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/bots/analysis.h"
#include "server/bots/bots.h"
#include "server/ops/metrics.h"
#include "server/tables/load.h"

enum { FORGET_AFTER_MS = 120000 };

static struct table **bucket_of(struct server *s, const char *id)
{
	uint32_t hash = 2166136261u;
	for (; *id; id++)
		hash = (hash ^ (uint8_t)*id) * 16777619u;
	return &s->tables[hash % TABLE_BUCKETS];
}

static struct table *find(struct server *s, const char *id)
{
	struct table *t = *bucket_of(s, id);
	while (t && strcmp(t->id, id) != 0)
		t = t->next;
	return t;
}

static struct table *new_table(struct server *s, const char *id)
{
	struct table *t = calloc(1, sizeof *t);
	if (!t)
		die("out of memory");
	t->server = s;
	t->version = 1; /* ahead of what nobody has seen yet */
	snprintf(t->id, sizeof t->id, "%s", id);
	pthread_mutex_init(&t->mutex, NULL);
	metrics_add(s->metrics, METRIC_TABLES, 1);
	struct table **bucket = bucket_of(s, id);
	t->next = *bucket;
	*bucket = t;
	return t;
}

static void free_table(struct table *t)
{
	metrics_add(t->server->metrics, METRIC_TABLES, -1);
	table_unload(t);
	analysis_job_free(t->analysis);
	pthread_mutex_destroy(&t->mutex);
	free(t);
}

static void unlink_table(struct table *t)
{
	struct table **at = bucket_of(t->server, t->id);
	while (*at != t)
		at = &(*at)->next;
	*at = t->next;
}

/* The table if it is in memory, or if `make` asks for it; with one more reference. */
static struct table *take(struct server *s, const char *id, bool make)
{
	pthread_mutex_lock(&s->tables_mutex);
	struct table *t = find(s, id);
	if (!t && make)
		t = new_table(s, id);
	if (t)
		t->refs++;
	pthread_mutex_unlock(&s->tables_mutex);
	return t;
}

status table_get(struct server *s, const char *id, struct table **out, struct text *why)
{
	if (strlen(id) != ID_LEN)
		return status_say(NOT_FOUND, why, "No such table.");
	struct table *t = take(s, id, true);
	table_lock(t);
	const status result = table_load_if_stale(t, why);
	table_unlock(t);
	if (result != OK)
		table_release(t);
	else
		*out = t;
	return result;
}

/* Gives back a reference; `used` by somebody, or only looked at. */
static void drop(struct table *t, bool used)
{
	struct server *s = t->server;
	pthread_mutex_lock(&s->tables_mutex);
	if (used)
		t->used = playtime_now(s);
	const bool is_waste = --t->refs == 0 && !t->is_loaded;
	if (is_waste)
		unlink_table(t);
	pthread_mutex_unlock(&s->tables_mutex);
	if (is_waste)
		free_table(t);
}

void table_release(struct table *t)
{
	drop(t, true);
}

void table_lock(struct table *t)
{
	pthread_mutex_lock(&t->mutex);
}

void table_unlock(struct table *t)
{
	pthread_mutex_unlock(&t->mutex);
}

void table_on_change(struct server *s, const char *message)
{
	char id[ID_LEN + 1];
	long long seq;
	if (sscanf(message, "%16s %lld", id, &seq) != 2)
		return;
	struct table *t = take(s, id, false);
	if (!t)
		return;
	table_lock(t);
	if (t->is_loaded && t->row.seq < seq)
		table_reload(t);
	table_unlock(t);
	table_release(t);
}

void table_sweep(struct server *s, bool all)
{
	const int64_t old = playtime_now(s) - FORGET_AFTER_MS;
	pthread_mutex_lock(&s->tables_mutex);
	for (int i = 0; i < TABLE_BUCKETS; i++) {
		struct table **at = &s->tables[i];
		while (*at) {
			struct table *t = *at;
			if (!all && (t->refs > 0 || t->used > old)) {
				at = &t->next;
				continue;
			}
			*at = t->next;
			free_table(t);
		}
	}
	pthread_mutex_unlock(&s->tables_mutex);
}

/* All tables in memory, each with one more reference; the caller frees the array. */
static struct table **take_all(struct server *s, size_t *count)
{
	size_t room = 0;
	struct table **all = NULL;
	*count = 0;
	pthread_mutex_lock(&s->tables_mutex);
	for (int i = 0; i < TABLE_BUCKETS; i++)
		for (struct table *t = s->tables[i]; t; t = t->next) {
			if (*count == room) {
				room = room ? 2 * room : 64;
				all = realloc(all, room * sizeof(struct table *));
				if (!all)
					die("out of memory");
			}
			t->refs++;
			all[(*count)++] = t;
		}
	pthread_mutex_unlock(&s->tables_mutex);
	return all;
}

/* A table may be waiting for the disk: the others are not held up meanwhile. */
void table_each(struct server *s, void (*visit)(struct table *t, void *self), void *self)
{
	size_t count;
	struct table **all = take_all(s, &count);
	for (size_t i = 0; i < count; i++) {
		table_lock(all[i]);
		if (all[i]->is_loaded)
			visit(all[i], self);
		table_unlock(all[i]);
		drop(all[i], false);
	}
	free(all);
}

static void refresh(struct table *t, void *self)
{
	(void)self;
	if (!table_is_current(t) && table_load_if_stale(t, NULL) == OK)
		bots_schedule(t);
}

void table_refresh(struct server *s)
{
	if (!store_is_down(s->store))
		table_each(s, refresh, NULL);
}

bool table_listen_is_lost(const struct server *s)
{
	return s->listen_epoch % 2 != 0;
}

void table_listen_lost(struct server *s)
{
	if (!table_listen_is_lost(s))
		s->listen_epoch++;
}

void table_listen_restored(struct server *s)
{
	if (table_listen_is_lost(s))
		s->listen_epoch++;
	table_refresh(s);
}

bool table_is_current(const struct table *t)
{
	return t->is_loaded && !t->is_stale &&
	       t->listen_epoch == t->server->listen_epoch &&
	       !table_listen_is_lost(t->server);
}

int table_seats(const struct table *t)
{
	return game_seats(t->match.game, t->match.state);
}

seatset row_seats_of(const struct table_row *row, const char *user)
{
	seatset mine = 0;
	for (int seat = 0; user && user[0] && seat < SEATS_MAX; seat++)
		if (strcmp(row->seat[seat].user, user) == 0)
			mine |= seat_bit(seat);
	return mine;
}

int row_first_seat_of(const struct table_row *row, const char *user)
{
	const seatset mine = row_seats_of(row, user);
	int seat = 0;
	while (seat < SEATS_MAX && !(mine & seat_bit(seat)))
		seat++;
	return seat < SEATS_MAX ? seat : SEAT_NONE;
}

seatset table_seats_of(const struct table *t, const char *user)
{
	return row_seats_of(&t->row, user);
}

bool table_is_insider(const struct table *t, const char *user)
{
	return table_seats_of(t, user) ||
	       (user && user[0] && strcmp(t->row.owner, user) == 0);
}

bool table_is(const struct table *t, enum table_state state)
{
	return t->row.state == state;
}

bool seat_is(const struct table *t, int seat, enum seat_kind kind)
{
	return seat < SEATS_MAX && t->row.seat[seat].kind == kind;
}

bool table_acts(const struct table *t, int seat)
{
	return table_is(t, TABLE_RUNNING) && (t->row.acting & seat_bit(seat));
}
