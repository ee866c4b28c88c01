/* The lobby: my tables, open tables, finished games. */
#include "server/http/routes.h"
#include "server/play/options.h"
#include "server/tables/access.h"
#include "server/tables/audience.h"

enum { MINE_SHOWN = 60, OPEN_SHOWN = 60, FINISHED_SHOWN = 40 };

/* The rows of a list as they come, as elements of a JSON array: where the person must act
 * now, and all others. */
struct rows {
	const struct request *request;
	struct text now, later;
};

static void put_seat(const struct table_row *t, const struct game *g, int seat,
		     struct json *j)
{
	json_open(j, '{');
	json_put_string(j, "seat", game_seat_name(g, seat));
	json_put_string(j, "kind", seat_kind_words[t->seat[seat].kind]);
	if (t->seat[seat].bot[0])
		json_put_string(j, "bot", t->seat[seat].bot);
	json_put_string(j, "name", t->seat[seat].name);
	json_put_bool(j, "acts", t->acting & seat_bit(seat));
	json_close(j, '}');
}

static void put_seats(const struct table_row *t, const struct game *g, int mine,
		      struct json *j)
{
	json_key(j, "seats");
	json_open(j, '[');
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (t->seat[seat].kind != SEAT_ABSENT)
			put_seat(t, g, seat, j);
	json_close(j, ']');
	json_key(j, "your_seat");
	if (mine == SEAT_NONE)
		json_null(j);
	else
		json_string(j, game_seat_name(g, mine));
}

static void put_table(void *self, const struct table_row *t)
{
	struct rows *rows = self;
	const struct game *g = rows->request->server->config.find_game(t->game);
	const char *user = access_user(rows->request);
	const bool is_my_turn = t->acting & row_seats_of(t, user);
	if (!g)
		return;
	struct text *out = is_my_turn ? &rows->now : &rows->later;
	struct json j = { .out = out, .after_value = out->len > 0 };
	json_open(&j, '{');
	json_put_string(&j, "id", t->id);
	json_put_string(&j, "game", g->id);
	json_put_string(&j, "title", g->title);
	json_put_string(&j, "scenario", t->scenario);
	json_put_string(&j, "state", table_state_words[t->state]);
	put_seats(t, g, row_first_seat_of(t, user), &j);
	json_put_bool(&j, "your_turn", is_my_turn);
	json_put_int(&j, "rev", audience_row_rev(t, user));
	json_put_int(&j, "steps", audience_row_steps(t, user));
	json_put_int(&j, "updated", t->shown);
	json_put_string(&j, "pace", pace_words[t->pace]);
	json_put_string(&j, "watch", watch_words[t->watch]);
	table_options_put(t, &j);
	json_key(&j, "result");
	json_raw(&j, t->result.len ? text_str(&t->result) : "null");
	json_close(&j, '}');
}

static status put_list(struct request *r, struct json *j, const char *key,
		       enum list which, int limit)
{
	struct rows rows = { .request = r };
	const char *user = r->has_user ? r->user.id : "";
	const status s = store_list(r->server->store,
				    &(struct list_query){ which, user, .limit = limit },
				    put_table, &rows, &r->why);
	json_key(j, key);
	json_open(j, '[');
	if (rows.now.len)
		json_raw(j, text_str(&rows.now));
	if (rows.later.len)
		json_raw(j, text_str(&rows.later));
	json_close(j, ']');
	text_free(&rows.now);
	text_free(&rows.later);
	return s;
}

status lobby_show(struct request *r)
{
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	TRY(put_list(r, &j, "mine", LIST_MINE, MINE_SHOWN));
	TRY(put_list(r, &j, "open", LIST_OPEN, OPEN_SHOWN));
	TRY(put_list(r, &j, "finished", LIST_FINISHED, FINISHED_SHOWN));
	json_close(&j, '}');
	return OK;
}
