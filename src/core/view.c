#include "core/view.h"

#include "base/json.h"
#include "core/state.h"
#include "core/words/message.h"

void view_put_turn(const struct game *g, const void *state, struct json *out)
{
	const seatset who = g->to_act(state);
	json_key(out, "to_act");
	json_open(out, '[');
	for (int seat = 0; seat <= CHANCE; seat++)
		if (who & seat_bit(seat))
			json_string(out, game_seat_name(g, seat));
	json_close(out, ']');
	json_put_bool(out, "over", who == 0);
	json_key(out, "seats");
	json_open(out, '[');
	for (int seat = 0; seat < game_seats(g, state); seat++)
		json_string(out, game_seat_name(g, seat));
	json_close(out, ']');
}

void view_put_actions(const struct game *g, const struct actions *actions,
		      struct json *out)
{
	struct text words = { 0 };
	json_open(out, '[');
	for (unsigned i = 0; i < actions->count; i++) {
		text_clear(&words);
		action_put(g, actions->list[i], &words);
		json_string_n(out, text_str(&words), words.len);
	}
	json_close(out, ']');
	text_free(&words);
}

static void put_scores(const struct game *g, const void *state, struct json *out)
{
	float score[SEATS_MAX] = { 0 };
	g->score(state, score);
	json_key(out, "score");
	json_open(out, '{');
	for (int seat = 0; seat < game_seats(g, state); seat++) {
		json_key(out, game_seat_name(g, seat));
		json_real(out, (double)score[seat]);
	}
	json_close(out, '}');
}

static void put_titles(const struct game *g, const void *state, struct json *out)
{
	json_key(out, "titles");
	json_open(out, '{');
	for (int seat = 0; seat < game_seats(g, state); seat++)
		json_put_string(out, game_seat_name(g, seat),
				game_seat_title(g, state, seat));
	json_close(out, '}');
}

static void put_prompt(const struct game *g, const void *state, int reader,
		       struct json *out)
{
	struct text question = { 0 };
	prompt_put(g, state, reader, &question);
	json_put_string(out, "prompt", text_str(&question));
	text_free(&question);
}

void view_write(const struct game *g, const void *state, int reader, struct text *out)
{
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_string(&j, "game", g->id);
	json_put_string(&j, "reader", game_seat_name(g, reader));
	view_put_turn(g, state, &j);
	put_titles(g, state, &j);
	if (g->to_act(state) == 0)
		put_scores(g, state, &j);
	else
		put_prompt(g, state, reader, &j);
	json_key(&j, "state");
	json_open(&j, '{');
	state_write(g, state, reader, &j);
	json_close(&j, '}');
	if (g->show) {
		json_key(&j, "extra");
		json_open(&j, '{');
		g->show(state, reader, &j);
		json_close(&j, '}');
	}
	json_close(&j, '}');
}
