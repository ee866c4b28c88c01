#include "server/tables/load.h"

#include <stdio.h>
#include <string.h>

#include "base/guard.h"
#include "base/json.h"
#include "base/log.h"
#include "core/record.h"
#include "core/state.h"
#include "server/play/lessons.h"
#include "server/play/offers.h"
#include "server/tables/audience.h"
#include "server/tables/fault.h"
#include "server/tables/stream.h"

enum { CHAT_SHOWN = 100 };

/* A table as it was read. It takes the place of what is in memory as a whole: a store
 * that fails half way leaves the table as it was. */
struct reading {
	struct server *server;
	struct table_row row;
	struct text steps, chat;
	bool is_held;
	struct match match;
	struct text old_record;
	struct chronicle log;
};

void table_write_head(const struct match *m, struct text *out)
{
	struct match nameless = *m;
	memset(nameless.player, 0, sizeof nameless.player);
	record_write_head(&nameless, out);
}

status table_replay(const struct table_row *row, const struct text *steps,
		    game_finder *find, struct match *out, struct text *why)
{
	struct text record = { 0 };
	text_put(&record, text_str(&row->setup));
	text_put(&record, text_str(steps));
	const status result = record_read(out, text_str(&record), find, why);
	text_free(&record);
	if (result != OK)
		return result;
	if (!fair_set_secret(&out->dice, row->secret) && out->dice.kind == DICE_FAIR) {
		match_end(out);
		return status_say(BAD_RECORD, why,
				  "The stored secret of the dice is not valid.");
	}
	out->revision = (uint32_t)row->rev;
	if (out->drawn < row->drawn)
		out->drawn = (uint32_t)row->drawn;
	return OK;
}

/* A rules fix has made the record lead elsewhere: play goes on from the stored position.
 * The record stays in the store until there is a step that it does not have. */
static status continue_from_position(struct reading *in, struct text *why)
{
	const struct server_config *config = &in->server->config;
	const struct game *g = config->find_game(in->row.game);
	struct match start;
	struct text none = { 0 };
	if (!g || in->row.position.len == 0)
		return DIVERGED;
	log_event(LEVEL_WARNING, "record-diverged", "table", in->row.id, "why",
		  text_str(why), "what", "the game continues from its stored position",
		  NULL);
	TRY(table_replay(&in->row, &none, config->find_game, &start, why));
	_Alignas(16) char state[STATE_SIZE_MAX] = { 0 };
	const status result =
		state_read_text(g, in->row.position.at, in->row.position.len, state, why);
	if (result == OK) {
		match_begin_at(&in->match, g, state, start.dice);
		memcpy(in->match.title, start.title, sizeof in->match.title);
		in->match.revision = (uint32_t)in->row.rev;
		in->match.drawn = (uint32_t)in->row.drawn;
		text_add(&in->old_record, "%s%s", text_str(&in->row.setup),
			 text_str(&in->steps));
	}
	match_end(&start);
	return result;
}

static void on_chat(void *self, const struct chat_row *c)
{
	struct text *chat = self;
	struct json j = { .out = chat, .after_value = chat->len > 0 };
	json_open(&j, '{');
	json_put_string(&j, "name", c->name);
	json_put_string(&j, "text", text_str(&c->words));
	json_put_int(&j, "at", c->at);
	json_close(&j, '}');
}

static status read_chat(struct server *s, const char *id, struct text *out,
			struct text *why)
{
	return store_chat(s->store, id, CHAT_SHOWN, on_chat, out, why);
}

void table_reload_chat(struct table *t)
{
	struct text chat = { 0 };
	if (read_chat(t->server, t->id, &chat, NULL) == OK) {
		text_free(&t->chat);
		t->chat = chat;
	} else {
		text_free(&chat);
	}
}

static status read_match(struct reading *in, struct text *why)
{
	const status result = table_replay(&in->row, &in->steps,
					   in->server->config.find_game, &in->match, why);
	return result == DIVERGED ? continue_from_position(in, why) : result;
}

struct replaying {
	struct reading *in;
	struct text *why;
	status result;
};

static void replay(void *self)
{
	struct replaying *r = self;
	r->result = read_match(r->in, r->why);
	if (r->result == OK)
		chronicle_begin(&r->in->log, &r->in->match);
}

/* A record on which the rules fail costs its table, not the process. */
static status replay_guarded(struct reading *in, struct text *why)
{
	struct text what = { 0 };
	struct replaying r = { .in = in, .why = why };
	if (!guard_call(replay, &r, ANSWER_SECONDS, &what)) {
		fault_close_row(in->server, in->row.id, text_str(&what));
		r.result = status_say(FAULTY, why, "%s", "");
	}
	text_free(&what);
	return r.result;
}

/* The match comes last: whoever fails before has none to end. */
static status read_all(struct reading *in, const char *id, struct text *why)
{
	struct store *store = in->server->store;
	TRY(store_table(store, id, &in->row, &in->steps, why));
	TRY(read_chat(in->server, id, &in->chat, why));
	TRY(store_is_held(store, id, &in->is_held, why));
	return replay_guarded(in, why);
}

static void set_names(struct table *t)
{
	for (int seat = 0; seat < SEATS_MAX; seat++)
		snprintf(t->match.player[seat], sizeof t->match.player[seat], "%s",
			 t->row.seat[seat].name);
}

static void take_over(struct table *t, const struct reading *in)
{
	table_unload(t);
	t->row = in->row;
	t->chat = in->chat;
	t->match = in->match;
	t->old_record = in->old_record;
	t->log = in->log;
	t->is_held = in->is_held;
	t->lesson = lessons_find(t);
	if (!t->game)
		t->game = t->match.game;
	set_names(t);
	offers_read(t);
	t->match.listener = (struct listener){ chronicle_hear, &t->log };
	for (int seat = 0; seat < SEATS_MAX; seat++)
		t->seat_rev[seat] = audience_rev(t, audience_of_seat(t, seat));
	playtime_advance(t->server, t->row.clock_at);
	t->is_loaded = true;
	t->is_stale = false;
	stream_refresh(t);
}

static status load(struct table *t, struct text *why)
{
	struct reading in = { .server = t->server };
	const status result = read_all(&in, t->id, why);
	text_free(&in.steps);
	if (result == OK) {
		take_over(t, &in);
	} else {
		table_row_free(&in.row);
		text_free(&in.chat);
	}
	return result;
}

/* Nothing but a number may have to be read: nobody else has changed the table. */
static status compare(struct table *t, bool *is_same, struct text *why)
{
	int64_t seq = -1;
	*is_same = false;
	if (!t->is_loaded || t->is_stale)
		return OK;
	TRY(store_seq(t->server->store, t->id, &seq, why));
	*is_same = seq == t->row.seq;
	return OK;
}

status table_load_if_stale(struct table *t, struct text *why)
{
	if (table_is_current(t))
		return OK;
	const unsigned epoch = t->server->listen_epoch; /* before we look */
	bool is_same;
	TRY(compare(t, &is_same, why));
	if (!is_same)
		TRY(load(t, why));
	t->listen_epoch = epoch;
	stream_wake(t);
	return OK;
}

void table_unload(struct table *t)
{
	if (t->is_loaded) {
		match_end(&t->match);
		chronicle_end(&t->log);
	}
	lessons_forget(t);
	table_row_free(&t->row);
	t->row = (struct table_row){ 0 };
	text_free(&t->chat);
	text_free(&t->gallery);
	text_free(&t->old_record);
	t->gallery_version = 0;
	t->is_loaded = false;
}

void table_reload(struct table *t)
{
	struct text why = { 0 };
	t->is_stale = true;
	if (table_load_if_stale(t, &why) != OK)
		log_limited(LEVEL_ERROR, "table-not-read", "table", t->id, "why",
			    text_str(&why), NULL);
	text_free(&why);
}
