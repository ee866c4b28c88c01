#include "server/play/opening.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/guard.h"
#include "core/custom.h"
#include "core/state.h"
#include "server/bots/rng.h"
#include "server/http/routes.h"
#include "server/play/lessons.h"
#include "server/play/options.h"
#include "server/play/play.h"
#include "server/play/quota.h"
#include "server/play/seating.h"
#include "server/tables/access.h"
#include "server/tables/fault.h"
#include "server/tables/load.h"

static status bad(struct request *r, const char *sentence)
{
	return request_refuse(r, BAD_SETUP, sentence);
}

void opening_fill(struct table_row *row, const struct match *m)
{
	fair_put_secret(&m->dice, row->secret);
	table_write_head(m, &row->setup);
	state_put_position(m->game, m->state, &row->position);
	text_put(&row->offers, "[]");
	row->state = TABLE_OPEN;
	row->seq = 1;
}

static status execute_start(struct table *t, const struct command *cmd, struct pending *p,
			    struct text *why)
{
	(void)cmd;
	if (!table_is(t, TABLE_OPEN))
		return STALE;
	seating_start(t, p);
	return lessons_continue(t, p, why);
}

static void write_created(struct request *r, const struct table_row *row)
{
	char path[TOKEN_LEN + 8];
	snprintf(path, sizeof path, "/i/%s", row->invite);
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_string(&j, "id", row->id);
	json_put_string(&j, "invite", path);
	json_close(&j, '}');
}

/* The new table goes through the same door as every other change: so it starts. */
status opening_start(struct request *r, const char *id)
{
	struct table *t;
	TRY(table_get(r->server, id, &t, &r->why));
	const struct command cmd = { .execute = execute_start, .user = &r->user };
	const status s = command_execute(t, &cmd, &r->why);
	table_release(t);
	return s;
}

/* Who wants dice that nobody can have tried out before sees their commitment first, then
 * chooses his nonce: POST /api/dice, and the table names the commitment. */
status opening_dice(struct request *r)
{
	const struct dice d = table_dice(r->server);
	char secret[SECRET_HEX];
	fair_put_secret(&d, secret);
	TRY(store_keep_secret(r->server->store, r->user.id, secret, &r->why));
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_string(&j, "commitment", d.commitment);
	json_close(&j, '}');
	return OK;
}

static status take_dice(struct request *r, struct dice *out)
{
	char secret[SECRET_HEX], commitment[SECRET_HEX];
	*out = table_dice(r->server);
	if (!request_copy(r, "commitment", commitment, sizeof commitment))
		return OK;
	TRY(store_take_secret(r->server->store, r->user.id, secret, &r->why));
	memcpy(out->commitment, commitment, sizeof commitment);
	if (!fair_set_secret(out, secret) || !fair_verify_commitment(out))
		return bad(r, "This commitment is not yours, or already used. Get a new "
			      "one (POST /api/dice).");
	return OK;
}

/* Reading what people send asks the rules whether it can be played. */
struct reading {
	struct request *request;
	const struct game *game;
	const struct setup *setup;
	int node;
	void *state;
	struct dice dice;
	struct table_row *row;
	struct match *match;
	status result;
};

static void read_custom(void *self)
{
	struct reading *in = self;
	struct request *r = in->request;
	in->result = custom_read(in->game, in->setup, &r->doc, in->node, in->state, NULL,
				 &r->why);
}

static void read_state(void *self)
{
	struct reading *in = self;
	struct request *r = in->request;
	in->result = state_read(in->game, &r->doc, in->node, in->state, &r->why);
}

static void begin_scenario(void *self)
{
	struct reading *in = self;
	struct request *r = in->request;
	in->result = custom_begin(in->match, in->game, in->setup, &r->doc, in->node,
				  in->dice, &r->why);
}

static void read_mistake(void *self)
{
	struct reading *in = self;
	in->result = lessons_set_up_mistake(in->request, in->game, in->state, in->row,
					    in->match);
}

static status read_guarded(struct request *r, const struct game *g,
			   void (*read)(void *self), struct reading *in)
{
	struct text what = { 0 };
	if (!guard_call(read, in, ANSWER_SECONDS, &what)) {
		const struct fault f = { .table = "",
					 .game = g->id,
					 .what = text_str(&what),
					 .position = text_str(&r->body) };
		fault_report(r->server, &f);
		in->result = request_refuse(r, FAULTY, NULL);
	}
	text_free(&what);
	return in->result;
}

static status begin_at(struct request *r, const struct game *g, const struct setup *setup,
		       struct dice dice, const void *position, struct match *m)
{
	const int seats = game_seats(g, position);
	if (seats != setup->seats) {
		status_say(BAD_SETUP, &r->why,
			   "The position is for %d seats, not for %d.", seats,
			   setup->seats);
		return BAD_SETUP;
	}
	if (g->to_act(position) == 0)
		return bad(r, "The game is over in this position.");
	match_begin_at(m, g, position, dice);
	return OK;
}

/* A scenario of people's own, docs/scenarios.md: its name is its title. */
static status begin_custom(struct request *r, const struct game *g,
			   const struct setup *setup, struct dice dice,
			   struct table_row *row, struct match *m)
{
	const int node = json_find(&r->doc, 0, "custom");
	struct reading in = { .request = r, .game = g, .setup = setup, .match = m };
	in.node = node;
	in.dice = dice;
	TRY(read_guarded(r, g, begin_scenario, &in));
	row->scenario[0] = 0;
	return OK;
}

/* POST /api/games/GAME/custom: would such a scenario be taken? */
status opening_check(struct request *r)
{
	const struct game *g = r->server->config.find_game(r->arg[0]);
	if (!g)
		return request_refuse(r, NOT_FOUND, "No such game on this server.");
	struct setup setup = game_default_setup(g);
	const int node = json_find(&r->doc, 0, "custom");
	TRY(table_options_read_rules(r, g, &setup));
	void *state = calloc(1, g->state_size);
	if (!state)
		die("out of memory");
	struct reading in = { .request = r, .game = g, .setup = &setup, .state = state };
	in.node = node;
	const status s = read_guarded(r, g, read_custom, &in);
	free(state);
	TRY(s);
	text_put(&r->out, "{\"ok\":true}");
	return OK;
}

/* The position after step `step` of a finished table: it does not travel through the
 * client. */
static status take_position(struct request *r, const struct game *g, const char *id,
			    void *out)
{
	struct table *t;
	long long step = 0;
	status s = OK;
	TRY(access_find(r, id, &t));
	table_lock(t);
	if (!table_is(t, TABLE_FINISHED))
		s = request_refuse(r, FORBIDDEN,
				   "You can only play on from a finished game.");
	else if (t->match.game != g)
		s = bad(r, "That table is of another game.");
	else if (!request_int(r, "step", &step) || step < 0 ||
		 step > (long long)t->match.count)
		s = bad(r, "`step` must be a step of that game.");
	else
		match_state_at(&t->match, (size_t)step, out);
	table_unlock(t);
	table_release(t);
	return s;
}

static status take_named_position(struct request *r, const struct game *g, void *out)
{
	char table[ID_LEN + 2];
	request_copy(r, "from_table", table, sizeof table);
	return take_position(r, g, table, out);
}

/* The position to begin from, if one was sent or named. */
static status read_position(struct request *r, const struct game *g, void *out)
{
	const int from = json_find(&r->doc, 0, "from");
	if (from == JSON_ABSENT)
		return take_named_position(r, g, out);
	struct reading in = { .request = r, .game = g, .state = out };
	in.node = from;
	return read_guarded(r, g, read_state, &in);
}

/* From the set-up, or from a position: then the scenario has no name. */
static status begin(struct request *r, const struct game *g, const struct setup *setup,
		    struct table_row *row, struct match *m)
{
	struct dice dice;
	TRY(take_dice(r, &dice));
	if (json_find(&r->doc, 0, "custom") != JSON_ABSENT)
		return begin_custom(r, g, setup, dice, row, m);
	if (json_find(&r->doc, 0, "from") == JSON_ABSENT &&
	    json_find(&r->doc, 0, "from_table") == JSON_ABSENT)
		return match_begin(m, g, setup, dice, &r->why);
	row->scenario[0] = 0;
	void *position = calloc(1, g->state_size);
	if (!position)
		die("out of memory");
	status s = read_position(r, g, position);
	if (s == OK)
		s = begin_at(r, g, setup, dice, position, m);
	free(position);
	return s;
}

/* The nonce of who opens the table, if he sits at it. */
static status read_nonce(struct request *r, const struct table_row *row, struct dice *d)
{
	char nonce[NONCE_MAX + 2];
	const int seat = row_first_seat_of(row, r->user.id);
	request_copy(r, "nonce", nonce, sizeof nonce);
	return seat == SEAT_NONE || !nonce[0] ? OK
					      : play_set_nonce(d, seat, nonce, &r->why);
}

/* The position in which a mistake was made, of a finished table. */
static status set_up_mistake(struct request *r, const struct game *g,
			     struct table_row *row, struct match *m)
{
	void *position = calloc(1, g->state_size);
	if (!position)
		die("out of memory");
	struct reading in = {
		.request = r, .game = g, .row = row, .state = position, .match = m
	};
	status s = json_find(&r->doc, 0, "from") != JSON_ABSENT
			   ? bad(r, "A mistake comes from a table.")
			   : take_named_position(r, g, position);
	if (s == OK)
		s = read_guarded(r, g, read_mistake, &in);
	free(position);
	return s;
}

/* Sets up what was asked for. */
static status set_up(struct request *r, const struct game *g, struct table_row *row,
		     struct match *m)
{
	struct setup setup;
	if (json_find(&r->doc, 0, "played") != JSON_ABSENT)
		return set_up_mistake(r, g, row, m);
	if (json_find(&r->doc, 0, "lesson") != JSON_ABSENT)
		return lessons_set_up(r, g, row, m);
	TRY(table_options_read(r, g, row, &setup));
	TRY(quota_check(r->server, &r->user, &r->why));
	return begin(r, g, &setup, row, m);
}

static status create(struct request *r, const struct game *g, struct table_row *row)
{
	struct match m;
	TRY(set_up(r, g, row, &m));
	status s = read_nonce(r, row, &m.dice);
	if (s == OK) {
		opening_fill(row, &m);
		s = store_create(r->server->store, row, &r->why);
	}
	match_end(&m);
	TRY(s);
	TRY(opening_start(r, row->id));
	write_created(r, row);
	return OK;
}

status opening_create(struct request *r)
{
	char game[40];
	request_copy(r, "game", game, sizeof game);
	const struct game *g = r->server->config.find_game(game);
	if (!g)
		return request_refuse(r, BAD_GAME, NULL);
	struct table_row row = { 0 };
	const status s = create(r, g, &row);
	table_row_free(&row);
	return s;
}
