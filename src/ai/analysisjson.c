/* An analysis as JSON, the same for the terminal and the server. */
#include <stdio.h>

#include "ai/analysis.h"
#include "base/json.h"
#include "core/wire.h"

/* Thousandths: more would be pretence, and a long game has many. */
static void put_share(struct json *out, double share)
{
	char digits[16];
	snprintf(digits, sizeof digits, "%.3f", share);
	json_raw(out, digits);
}

static void put_curve(const struct analysis *a, struct json *out)
{
	json_key(out, "chance");
	json_open(out, '[');
	for (size_t i = 0; i <= a->steps; i++) {
		json_open(out, '[');
		for (int s = 0; s < a->seats; s++)
			put_share(out, a->chance[i][s]);
		json_close(out, ']');
	}
	json_close(out, ']');
}

static void put_action(const struct course *c, const char *key, action a,
		       struct json *out)
{
	struct text words = { 0 };
	action_put(c->game, a, &words);
	json_put_string(out, key, text_str(&words));
	text_free(&words);
}

static void put_named(struct json *out, const char *key, double share)
{
	json_key(out, key);
	put_share(out, share);
}

static void put_swings(const struct course *c, const struct analysis *a, struct json *out)
{
	json_key(out, "turning");
	json_open(out, '[');
	for (const struct swing *s = a->swing; s < a->swing + a->swings; s++) {
		json_open(out, '{');
		json_put_int(out, "from", (long long)s->from);
		json_put_int(out, "to", (long long)s->to);
		json_put_string(out, "seat", game_seat_name(c->game, s->seat));
		put_named(out, "before", s->before);
		put_named(out, "after", s->after);
		json_close(out, '}');
	}
	json_close(out, ']');
}

static void put_mistakes(const struct course *c, const struct analysis *a,
			 struct json *out)
{
	json_key(out, "mistakes");
	json_open(out, '[');
	for (const struct mistake *t = a->mistake; t < a->mistake + a->mistakes; t++) {
		json_open(out, '{');
		json_put_int(out, "step", (long long)t->step);
		json_put_string(out, "seat", game_seat_name(c->game, t->seat));
		put_action(c, "played", c->step[t->step - 1].action, out);
		put_action(c, "better", t->better, out);
		json_key(out, "played_do");
		wire_put_action(c->game, c->step[t->step - 1].action, out);
		json_key(out, "better_do");
		wire_put_action(c->game, t->better, out);
		put_named(out, "was", t->was);
		put_named(out, "could", t->could);
		json_close(out, '}');
	}
	json_close(out, ']');
}

static void put_strokes(const struct course *c, const struct analysis *a,
			struct json *out)
{
	json_key(out, "strokes");
	json_open(out, '[');
	for (const struct stroke *s = a->stroke; s < a->stroke + a->strokes; s++) {
		json_open(out, '{');
		json_put_int(out, "step", (long long)s->step);
		json_put_string(out, "seat", game_seat_name(c->game, s->seat));
		put_action(c, "outcome", c->step[s->step - 1].action, out);
		put_named(out, "gain", s->gain);
		json_close(out, '}');
	}
	json_close(out, ']');
}

static void put_luck(const struct course *c, const struct analysis *a, struct json *out)
{
	json_put_int(out, "outcomes", (long long)a->outcomes);
	json_key(out, "luck");
	json_open(out, '{');
	for (int s = 0; s < a->seats; s++) {
		json_key(out, game_seat_name(c->game, s));
		json_open(out, '{');
		put_named(out, "sum", a->luck[s]);
		put_named(out, "error", a->error[s]);
		json_close(out, '}');
	}
	json_close(out, '}');
}

void analysis_put(const struct course *c, const struct analysis *a, struct json *out)
{
	json_put_string(out, "game", c->game->id);
	json_key(out, "seats");
	json_open(out, '[');
	for (int s = 0; s < a->seats; s++)
		json_string(out, game_seat_name(c->game, s));
	json_close(out, ']');
	json_put_int(out, "steps", (long long)a->steps);
	put_curve(a, out);
	put_swings(c, a, out);
	put_mistakes(c, a, out);
	put_luck(c, a, out);
	put_strokes(c, a, out);
}
