#include "server/tables/snapshot.h"

#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "core/view.h"
#include "core/wire.h"
#include "server/tables/stream.h"
#include "server/play/clocks.h"
#include "server/play/lessons.h"
#include "server/play/options.h"
#include "server/play/play.h"
#include "server/tables/audience.h"

int snapshot_reader(const struct table *t, const char *user)
{
	const seatset mine = table_seats_of(t, user);
	int reader = SPECTATOR;
	for (int seat = table_seats(t) - 1; seat >= 0; seat--)
		if (mine & seat_bit(seat) &&
		    (table_acts(t, seat) || reader == SPECTATOR ||
		     !table_acts(t, reader)))
			reader = seat;
	return reader;
}

static void put_setup(const struct table *t, struct json *j)
{
	const struct match *m = &t->match;
	json_put_string(j, "game", m->game->id);
	json_put_string(j, "title", m->game->title);
	json_put_string(j, "scenario",
			m->from_position ? "" : m->game->scenarios[m->setup.scenario].id);
	json_put_string(j, "scenario_title",
			m->from_position ? m->title
					 : m->game->scenarios[m->setup.scenario].title);
	json_key(j, "options");
	json_open(j, '{');
	for (int i = 0; !m->from_position && m->game->options[i].id; i++)
		json_put_string(j, m->game->options[i].id,
				m->game->options[i].values[m->setup.option[i]]);
	json_close(j, '}');
	json_put_string(j, "state", table_state_words[t->row.state]);
	json_put_string(j, "undo", undo_words[t->row.undo]);
	json_put_string(j, "watch", watch_words[t->row.watch]);
	table_options_put(&t->row, j);
	json_key(j, "pace");
	json_open(j, '{');
	json_put_string(j, "kind", pace_words[t->row.pace]);
	json_put_int(j, "ms", t->row.pace_ms);
	json_close(j, '}');
}

static void put_seat(const struct table *t, int seat, struct json *j)
{
	const struct seat_row *r = &t->row.seat[seat];
	json_open(j, '{');
	json_put_string(j, "seat", game_seat_name(t->match.game, seat));
	json_put_string(j, "title", game_seat_title(t->match.game, t->match.state, seat));
	json_put_string(j, "kind", seat_kind_words[r->kind]);
	if (r->bot[0])
		json_put_string(j, "bot", r->bot);
	json_put_string(j, "name", r->name);
	json_put_bool(j, "online",
		      seat_is(t, seat, SEAT_BOT) || seat_is(t, seat, SEAT_SCRIPT) ||
			      (r->user[0] && stream_is_online(t, r->user)));
	if (clocks_left(t, seat) >= 0)
		json_put_int(j, "clock_ms", clocks_left(t, seat));
	json_put_bool(j, "resigned", r->is_out);
	json_close(j, '}');
}

static void put_seats(const struct table *t, const char *user, int reader, struct json *j)
{
	const seatset mine = table_seats_of(t, user);
	json_key(j, "seats");
	json_open(j, '[');
	for (int seat = 0; seat < table_seats(t); seat++)
		put_seat(t, seat, j);
	json_close(j, ']');
	json_key(j, "yours");
	json_open(j, '[');
	for (int seat = 0; seat < table_seats(t); seat++)
		if (mine & seat_bit(seat))
			json_string(j, game_seat_name(t->match.game, seat));
	json_close(j, ']');
	json_key(j, "you");
	if (reader == SPECTATOR)
		json_null(j);
	else
		json_string(j, game_seat_name(t->match.game, reader));
}

static void put_play(const struct table *t, int reader, struct json *j)
{
	const struct match *m = &t->match;
	struct text view = { 0 };
	view_write(m->game, m->state, reader, &view);
	json_key(j, "view");
	json_raw(j, text_str(&view));
	text_free(&view);
	struct actions legal = { .count = 0 };
	if (reader != SPECTATOR && table_acts(t, reader))
		match_legal(m, reader, &legal);
	json_key(j, "legal");
	wire_put_actions(m->game, &legal, j);
	const bool may_undo = reader != SPECTATOR && table_is(t, TABLE_RUNNING) &&
			      t->row.undo == UNDO_FREE;
	size_t last;
	json_put_int(j, "undoable",
		     may_undo ? (long long)play_undoable(t, reader, &last) : 0);
}

/* The words of an action may tell a secret: only its own player gets them. */
static void put_last(const struct table *t, int reader, seatset who, struct json *j)
{
	const struct match *m = &t->match;
	size_t i = m->count;
	while (i > 0 && (m->step[i - 1].seat == CHANCE || !(t->log.known[i - 1] & who)))
		i--;
	json_key(j, "last");
	if (i == 0) {
		json_null(j);
		return;
	}
	const struct step *s = &m->step[i - 1];
	json_open(j, '{');
	json_put_string(j, "seat", game_seat_name(m->game, s->seat));
	if (s->seat == reader) {
		json_key(j, "action");
		wire_put_action(m->game, s->action, j);
	}
	json_close(j, '}');
}

static void put_log(const struct table *t, int reader, seatset who, size_t from,
		    struct json *j)
{
	struct text log = { 0 };
	text_char(&log, '[');
	chronicle_put(&t->log, reader, who, from, t->log.steps, &log);
	text_char(&log, ']');
	json_put_int(j, "log_from", (long long)from);
	json_key(j, "log");
	json_raw(j, text_str(&log));
	text_clear(&log);
	text_add(&log, "[%s]", text_str(&t->chat));
	json_key(j, "chat");
	json_raw(j, text_str(&log));
	text_free(&log);
}

void snapshot_put_nonces(const struct table *t, struct json *j)
{
	const struct match *m = &t->match;
	json_key(j, "nonces");
	json_open(j, '{');
	for (int seat = 0; seat < table_seats(t); seat++)
		if (m->dice.nonce[seat][0])
			json_put_string(j, game_seat_name(m->game, seat),
					m->dice.nonce[seat]);
	json_close(j, '}');
}

static void put_dice(const struct table *t, struct json *j)
{
	json_key(j, "dice");
	json_open(j, '{');
	json_put_string(j, "commitment", t->match.dice.commitment);
	if (table_is(t, TABLE_FINISHED))
		json_put_string(j, "secret", t->row.secret);
	snapshot_put_nonces(t, j);
	json_close(j, '}');
}

static void put_raw_or_null(struct json *j, const char *key, const struct text *t)
{
	json_key(j, key);
	json_raw(j, t->len ? text_str(t) : "null");
}

static void put_links(const struct table *t, const char *user, struct json *j)
{
	put_raw_or_null(j, "offers", &t->row.offers);
	put_raw_or_null(j, "result", &t->row.result);
	json_key(j, "rematch");
	if (t->row.rematch[0])
		json_string(j, t->row.rematch);
	else
		json_null(j);
	json_key(j, "invite");
	if (table_is_insider(t, user)) {
		char path[TOKEN_LEN + 8];
		snprintf(path, sizeof path, "/i/%s", t->row.invite);
		json_string(j, path);
	} else {
		json_null(j);
	}
}

void snapshot_put(const struct table *t, const char *user, size_t log_from,
		  struct text *out)
{
	const int reader = snapshot_reader(t, user);
	const seatset who = audience_of(t, user);
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_string(&j, "id", t->id);
	json_put_int(&j, "seq", audience_seq(t, who));
	json_put_int(&j, "rev", audience_rev(t, who));
	put_setup(t, &j);
	put_seats(t, user, reader, &j);
	put_play(t, reader, &j);
	lessons_put(t, &j);
	json_put_int(&j, "steps", (long long)audience_steps(t, who));
	put_last(t, reader, who, &j);
	put_log(t, reader, who, log_from, &j);
	put_dice(t, &j);
	put_links(t, user, &j);
	json_close(&j, '}');
}
