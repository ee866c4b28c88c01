#include "server/tables/stream.h"

#include <stdio.h>
#include <string.h>

#include "base/guard.h"
#include "server/bots/bots.h"
#include "server/tables/audience.h"
#include "server/tables/fault.h"
#include "server/tables/snapshot.h"

/* Those who only watch see the same: it is written once. A clock is never the same. */
static void put_gallery(struct table *t, size_t from, struct text *out)
{
	if (t->gallery_version != t->version || t->gallery_from != from) {
		text_clear(&t->gallery);
		snapshot_put(t, NULL, from, &t->gallery);
		t->gallery_version = t->version;
		t->gallery_from = from;
	}
	text_bytes(out, t->gallery.at, t->gallery.len);
}

static bool is_gallery(const struct table *t, const char *user)
{
	return t->row.pace == PACE_NONE && !table_is_insider(t, user);
}

static void write_table(void *self)
{
	struct stream *s = self;
	struct table *t = s->table;
	const int reader = snapshot_reader(t, s->user);
	/* Other eyes have read another log: then all of it. */
	const size_t from = s->tail && reader == s->reader ? s->steps : 0;
	const seatset who = audience_of(t, s->user);
	s->seq = audience_seq(t, who);
	text_add(&s->out, "event: table\nid: %lld\ndata: ", (long long)s->seq);
	if (is_gallery(t, s->user))
		put_gallery(t, from, &s->out);
	else
		snapshot_put(t, s->user, from, &s->out);
	text_put(&s->out, "\n\n");
	s->steps = audience_steps(t, who);
	s->sent = t->version;
	s->reader = reader;
}

/* A table that cannot be shown is closed, and its readers are shown that. */
static void write_guarded(struct stream *s)
{
	struct text what = { 0 };
	if (!guard_call(write_table, s, ANSWER_SECONDS, &what)) {
		text_clear(&s->out);
		s->sent = s->table->version;
		fault_close(s->table, text_str(&what));
	}
	text_free(&what);
}

bool stream_write_due(struct stream *s)
{
	text_clear(&s->out);
	s->at = 0;
	if (s->is_ending && !s->has_said_bye)
		text_add(&s->out, "event: bye\ndata: {%s}\n\n",
			 s->is_signed_out ? "\"signed_out\":true" : "");
	else if (!s->is_ending && s->sent != s->table->version &&
		 table_is_current(s->table))
		write_guarded(s);
	else if (s->wants_heartbeat)
		text_put(&s->out, ":\n\n");
	s->has_said_bye = s->is_ending;
	s->wants_heartbeat = false;
	return s->out.len > 0;
}

void stream_begin(struct stream *s, struct table *t, const char *user)
{
	s->table = t;
	s->reader = SEAT_NONE;
	snprintf(s->user, sizeof s->user, "%s", user ? user : "");
	if (table_seats_of(t, s->user) && !stream_is_online(t, s->user))
		stream_notify(t);
	s->seq = audience_seq(t, audience_of(t, s->user));
	s->sent = t->version - 1;
	s->next = t->streams;
	t->streams = s;
	if (table_is_insider(t, s->user))
		bots_player_came(t);
}

void stream_end(struct stream *s)
{
	struct table *t = s->table;
	struct stream **at = &t->streams;
	while (*at != s)
		at = &(*at)->next;
	*at = s->next;
	if (t->is_loaded && table_seats_of(t, s->user) && !stream_is_online(t, s->user))
		stream_notify(t);
	text_free(&s->out);
}

void stream_sign_out(struct stream *s)
{
	s->is_signed_out = s->is_ending = true;
}

void stream_resume(struct stream *s)
{
	if (!s->is_asleep)
		return;
	s->is_asleep = false;
	s->resume(s);
}

void stream_wake(struct table *t)
{
	for (struct stream *s = t->streams; s; s = s->next)
		stream_resume(s);
}

void stream_notify(struct table *t)
{
	t->version++;
	stream_wake(t);
}

/* A new version, of which some had no need: who had the last one has this one too. */
static void skip(struct stream *s)
{
	if (s->sent == s->table->version - 1)
		s->sent++;
}

void stream_notify_except(struct table *t, seatset unknown_to)
{
	t->version++;
	for (struct stream *s = t->streams; s; s = s->next)
		if (audience_of(t, s->user) & ~unknown_to)
			stream_resume(s);
		else
			skip(s);
}

void stream_refresh(struct table *t)
{
	t->version++;
	for (struct stream *s = t->streams; s; s = s->next)
		if (s->seq != audience_seq(t, audience_of(t, s->user)))
			stream_resume(s);
		else
			skip(s);
}

bool stream_is_online(const struct table *t, const char *user)
{
	for (const struct stream *s = t->streams; s; s = s->next)
		if (strcmp(s->user, user) == 0)
			return true;
	return false;
}

void stream_truncate(struct table *t, size_t steps, seatset unknown_to)
{
	for (struct stream *s = t->streams; s; s = s->next) {
		const seatset who = audience_of(t, s->user);
		const size_t known = chronicle_known(&t->log, who, steps);
		if ((who & ~unknown_to) && s->steps > known)
			s->steps = known;
	}
}

struct checking {
	const char *user;
	struct server *server;
	bool (*lives)(struct server *s, const char *session);
};

static void check(struct table *t, void *self)
{
	const struct checking *c = self;
	for (struct stream *s = t->streams; s; s = s->next)
		if ((c->user ? strcmp(s->user, c->user) == 0 : s->user[0]) &&
		    !c->lives(c->server, s->session)) {
			stream_sign_out(s);
			stream_resume(s);
		}
}

void stream_check_sessions(struct server *s, const char *user,
			   bool (*lives)(struct server *s, const char *session))
{
	table_each(s, check, &(struct checking){ user, s, lives });
}

static void beat(struct table *t, void *self)
{
	const bool bye = self != NULL;
	for (struct stream *s = t->streams; s; s = s->next) {
		s->wants_heartbeat = true;
		s->is_ending |= bye;
		stream_resume(s);
	}
}

void stream_heartbeat(struct server *s)
{
	table_each(s, beat, NULL);
}

void stream_close_all(struct server *s)
{
	table_each(s, beat, s);
}
