/* The lobby: my tables, open tables, finished games. */
#include <stdlib.h>
#include <string.h>

#include "server/routes.h"

enum { MINE_SHOWN = 60, OPEN_SHOWN = 60, FINISHED_SHOWN = 40 };

struct showing {
	const struct request *request;
	struct json *json;
	int pass; /* 1: only where it is my turn, 2: only where not, 0: all */
};

static seatset seats_of(const struct table_row *t, const char *user)
{
	seatset mine = 0;
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (user[0] && strcmp(t->seat[seat].user, user) == 0)
			mine |= seat_bit(seat);
	return mine;
}

static void put_seats(const struct table_row *t, const struct game *g, seatset mine,
		      struct json *j)
{
	int yours = SEAT_NONE;
	json_key(j, "seats");
	json_open(j, '[');
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		const struct seat_row *s = &t->seat[seat];
		if (!s->kind[0])
			continue;
		if (mine & seat_bit(seat))
			yours = yours == SEAT_NONE ? seat : yours;
		json_open(j, '{');
		json_put_string(j, "seat", game_seat_name(g, seat));
		json_put_string(j, "kind", s->kind);
		json_put_string(j, "name", s->name);
		json_close(j, '}');
	}
	json_close(j, ']');
	json_key(j, "your_seat");
	if (yours == SEAT_NONE)
		json_null(j);
	else
		json_string(j, game_seat_name(g, yours));
}

static void put_table(void *self, const struct table_row *t)
{
	const struct showing *s = self;
	struct json *j = s->json;
	const struct game *g = s->request->server->how.find_game(t->game);
	const seatset mine = seats_of(t, s->request->has_user ? s->request->user.id : "");
	const bool my_turn = (t->acting & mine) != 0;
	if (!g || (s->pass && my_turn != (s->pass == 1)))
		return;
	json_open(j, '{');
	json_put_string(j, "id", t->id);
	json_put_string(j, "game", g->id);
	json_put_string(j, "title", g->title);
	json_put_string(j, "scenario", t->scenario);
	json_put_string(j, "state", t->state);
	put_seats(t, g, mine, j);
	json_put_bool(j, "your_turn", my_turn);
	json_put_int(j, "rev", t->rev);
	json_put_int(j, "steps", t->steps);
	json_put_int(j, "updated", t->updated);
	json_put_string(j, "pace", t->pace);
	json_key(j, "result");
	json_raw(j, t->result.len ? text_str(&t->result) : "null");
	json_close(j, '}');
}

static status put_list(struct request *r, struct json *j, const char *key,
		       enum list which, int most)
{
	const char *user = r->has_user ? r->user.id : "";
	struct showing s = { r, j, which == LIST_MINE };
	json_key(j, key);
	json_open(j, '[');
	TRY(store_list(r->server->store, which, user, 0, most, put_table, &s, &r->why));
	if (s.pass == 1) {
		s.pass = 2;
		TRY(store_list(r->server->store, which, user, 0, most, put_table, &s,
			       &r->why));
	}
	json_close(j, ']');
	return OK;
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
