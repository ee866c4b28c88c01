#include "protocol/session.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "base/json.h"
#include "base/rng.h"
#include "core/custom.h"
#include "core/evaluator.h"
#include "core/record.h"
#include "core/state.h"
#include "core/view.h"
#include "core/wire.h"
#include "core/words/event.h"
#include "core/words/story.h"
#include "games/registry.h"
#include "protocol/request.h"

static void hear_events(struct session *s, const void *before, const struct step *step,
			const void *after)
{
	const struct game *g = s->match.game;
	struct events told;
	_Alignas(max_align_t) char scratch[STATE_SIZE_MAX];
	events_of(g, before, step->seat, step->action, scratch, &told);
	for (unsigned i = 0; i < told.count; i++) {
		if (!event_is_told(g, &told.list[i], s->reader))
			continue;
		struct json j = { .out = &s->events };
		if (s->events.len)
			text_char(&s->events, ',');
		event_put_json(g, after, &told.list[i], s->reader, &j);
	}
}

static void hear(void *self, const void *before, const struct step *step,
		 const void *after)
{
	struct session *s = self;
	story_put_step(s->match.game, before, step, after, s->reader, &s->log);
	hear_events(s, before, step, after);
}

/* Replies */

static void put_log(const struct request *r)
{
	const char *at = text_str(&r->session->log);
	json_key(r->out, "log");
	json_open(r->out, '[');
	while (*at) {
		const size_t len = strcspn(at, "\n");
		json_string_n(r->out, at, len);
		at += len + (at[len] == '\n');
	}
	json_close(r->out, ']');
}

/* The same as typed events. */
static void put_events(const struct request *r)
{
	struct text list = { 0 };
	text_add(&list, "[%s]", text_str(&r->session->events));
	json_key(r->out, "events");
	json_raw(r->out, text_str(&list));
	text_free(&list);
}

static void put_match(const struct request *r)
{
	const struct session *s = r->session;
	json_put_int(r->out, "rev", s->rev);
	view_put_turn(s->match.game, s->match.state, r->out);
	if (s->match.dice.kind == DICE_FAIR)
		json_put_string(r->out, "commitment", s->match.dice.commitment);
	put_log(r);
	put_events(r);
}

/* Requests */

/* Takes over a match that has just begun in the place of the old one. */
static status begin(const struct request *r, const struct match *fresh)
{
	struct session *s = r->session;
	if (s->has_match)
		match_end(&s->match);
	s->match = *fresh;
	s->has_match = true;
	s->rev = 0;
	s->reader = SPECTATOR;
	s->match.listener = (struct listener){ hear, s };
	match_chance(&s->match);
	put_match(r);
	return OK;
}

static status do_new(const struct request *r)
{
	const struct game *g;
	struct setup how;
	struct dice dice;
	struct match fresh;
	TRY(request_game(r, &g));
	TRY(request_setup(r, g, &how));
	TRY(request_dice(r, &dice));
	const int custom = json_find(r->doc, 0, "custom");
	if (custom != JSON_ABSENT)
		TRY(custom_begin(&fresh, g, &how, r->doc, custom, dice, r->why));
	else
		TRY(match_begin(&fresh, g, &how, dice, r->why));
	return begin(r, &fresh);
}

static status load_record(const struct request *r)
{
	struct text record = { 0 };
	struct match fresh;
	status result = request_string(r, "record", &record);
	if (result == OK)
		result = record_read(&fresh, text_str(&record), registry_find, r->why);
	text_free(&record);
	return result == OK ? begin(r, &fresh) : result;
}

static status do_load(const struct request *r)
{
	if (json_find(r->doc, 0, "record") != JSON_ABSENT)
		return load_record(r);
	const struct game *g;
	struct dice dice;
	struct match fresh;
	int position;
	TRY(request_game(r, &g));
	TRY(request_dice(r, &dice));
	TRY(request_need(r, "position", JSON_OBJECT, &position));
	void *state = calloc(1, g->state_size);
	if (!state)
		die("out of memory");
	const status result = state_read(g, r->doc, position, state, r->why);
	if (result == OK)
		match_begin_at(&fresh, g, state, dice);
	free(state);
	return result == OK ? begin(r, &fresh) : result;
}

static void put_weights(const struct actions *outcomes, struct json *out)
{
	json_key(out, "weights");
	json_open(out, '[');
	for (unsigned i = 0; i < outcomes->count; i++)
		json_int(out, outcomes->weight[i]);
	json_close(out, ']');
}

static status do_legal(const struct request *r)
{
	int seat;
	struct actions legal;
	TRY(request_seat(r, &seat));
	match_legal(&r->session->match, seat, &legal);
	json_key(r->out, "actions");
	view_put_actions(r->session->match.game, &legal, r->out);
	json_key(r->out, "ids");
	wire_put_actions(r->session->match.game, &legal, r->out);
	if (seat == CHANCE)
		put_weights(&legal, r->out);
	return OK;
}

static status do_play(const struct request *r)
{
	struct session *s = r->session;
	int seat;
	action a;
	long long rev = s->rev;
	TRY(request_seat(r, &seat));
	TRY(request_number(r, "rev", UINT32_MAX, &rev));
	if (rev != s->rev)
		return status_say(STALE, r->why, "%s", "");
	TRY(request_action(r, &a));
	s->reader = seat == CHANCE ? SPECTATOR : seat;
	TRY(match_play(&s->match, seat, a, r->why));
	match_chance(&s->match);
	s->rev++;
	put_match(r);
	return OK;
}

static status do_why(const struct request *r)
{
	int seat;
	action a;
	struct refused refused;
	TRY(request_seat(r, &seat));
	TRY(request_action(r, &a));
	const bool legal = match_why(&r->session->match, seat, a, &refused) == OK;
	json_put_bool(r->out, "legal", legal);
	if (legal)
		return OK;
	struct text reason = { 0 };
	refused_say(&refused, &reason);
	json_put_string(r->out, "reason", text_str(&reason));
	text_free(&reason);
	json_put_string(r->out, "rule", refused.rule);
	json_put_string(r->out, "code", refused.code);
	return OK;
}

static status do_view(const struct request *r)
{
	int seat;
	struct text view = { 0 };
	TRY(request_seat(r, &seat));
	if (seat == CHANCE)
		return status_say(BAD_SEAT, r->why,
				  "Chance sees nothing: ask for a seat.");
	match_view(&r->session->match, seat, &view);
	json_key(r->out, "view");
	json_raw(r->out, text_str(&view));
	text_free(&view);
	return OK;
}

static status do_facts(const struct request *r)
{
	TRY(request_need_match(r));
	const struct game *g = r->session->match.game;
	json_key(r->out, "facts");
	json_open(r->out, '{');
	if (g->facts)
		g->facts(r->out);
	json_close(r->out, '}');
	return OK;
}

/* The words of the game by number, and its state table. */
static status do_tables(const struct request *r)
{
	TRY(request_need_match(r));
	wire_put_tables(r->session->match.game, r->out);
	wire_put_fields(r->session->match.game, r->out);
	return OK;
}

static status do_position(const struct request *r)
{
	struct text position = { 0 };
	TRY(request_need_match(r));
	state_put_position(r->session->match.game, r->session->match.state, &position);
	json_key(r->out, "position");
	json_raw(r->out, text_str(&position));
	text_free(&position);
	return OK;
}

static status do_undo(const struct request *r)
{
	int seat;
	TRY(request_player(r, &seat));
	TRY(match_undo(&r->session->match, seat, r->why));
	r->session->rev++;
	put_match(r);
	return OK;
}

static status do_record(const struct request *r)
{
	struct text record = { 0 };
	TRY(request_need_match(r));
	record_write(&r->session->match, &record);
	json_put_string(r->out, "record", text_str(&record));
	text_free(&record);
	return OK;
}

/* The result, or as long as there is none, how well each seat stands. */
static status do_score(const struct request *r)
{
	TRY(request_need_match(r));
	const struct match *m = &r->session->match;
	const bool over = match_is_over(m);
	float score[SEATS_MAX] = { 0 };
	if (over)
		m->game->score(m->state, score);
	json_put_bool(r->out, "over", over);
	json_key(r->out, over ? "score" : "worth");
	json_open(r->out, '{');
	for (int seat = 0; seat < game_seats(m->game, m->state); seat++) {
		json_key(r->out, game_seat_name(m->game, seat));
		json_real(r->out, (double)(over ? score[seat]
						: evaluator_default(m->game)->evaluate(
							  m->state, seat)));
	}
	json_close(r->out, '}');
	return OK;
}

static void put_thoughts(const struct request *r, const struct thoughts *t)
{
	const struct game *g = r->session->match.game;
	struct text words = { 0 };
	action_put(g, t->best, &words);
	json_put_string(r->out, "action", text_str(&words));
	json_key(r->out, "reasons");
	json_open(r->out, '[');
	for (unsigned i = 0; i < t->count; i++) {
		text_clear(&words);
		action_put(g, t->row[i].action, &words);
		json_open(r->out, '{');
		json_put_string(r->out, "action", text_str(&words));
		json_key(r->out, "value");
		json_real(r->out, (double)t->row[i].value);
		json_close(r->out, '}');
	}
	json_close(r->out, ']');
	text_free(&words);
}

static status do_go(const struct request *r)
{
	const struct match *m = &r->session->match;
	struct text id = { 0 };
	struct thoughts thoughts;
	long long seed = 0;
	int seat;
	TRY(request_player(r, &seat));
	TRY(request_number(r, "seed", SEED_MOST, &seed));
	if (json_find(r->doc, 0, "bot") != JSON_ABSENT)
		TRY(request_string(r, "bot", &id));
	else
		text_put(&id, "greedy");
	const struct bot *b = bot_find(text_str(&id));
	text_free(&id);
	if (!b)
		return status_say(BAD_BOT, r->why, "%s", "");
	if (!(m->game->to_act(m->state) & seat_bit(seat)))
		return status_say(match_is_over(m) ? GAME_OVER : NOT_YOUR_TURN, r->why,
				  "%s", "");
	struct rng rng = rng_seeded((uint64_t)seed);
	if (!r->session->memory)
		r->session->memory = search_memory_new();
	bot_play_match(b, m, seat, r->session->memory, &rng, &thoughts);
	bot_rank(&thoughts);
	put_thoughts(r, &thoughts);
	return OK;
}

static const struct {
	const char *word;
	status (*answer)(const struct request *r);
} requests[] = {
	{ "new", do_new },	 { "load", do_load },	      { "legal", do_legal },
	{ "play", do_play },	 { "why", do_why },	      { "view", do_view },
	{ "undo", do_undo },	 { "position", do_position }, { "record", do_record },
	{ "go", do_go },	 { "score", do_score },	      { "facts", do_facts },
	{ "tables", do_tables },
};

static status answer(const struct request *r)
{
	struct text word = { 0 };
	if (!json_is(r->doc, 0, JSON_OBJECT))
		return status_say(BAD_REQUEST, r->why, "A request is a JSON object.");
	TRY(request_string(r, "do", &word));
	status (*found)(const struct request *) = NULL;
	for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++)
		if (strcmp(requests[i].word, text_str(&word)) == 0)
			found = requests[i].answer;
	if (!found)
		status_say(BAD_REQUEST, r->why, "There is no request \"%s\".",
			   text_str(&word));
	text_free(&word);
	return found ? found(r) : BAD_REQUEST;
}

static void put_refused(status s, const char *why, struct text *out)
{
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", false);
	json_put_string(&j, "error", why);
	json_put_string(&j, "code", status_code(s));
	json_close(&j, '}');
}

void session_refuse_long(struct text *out)
{
	put_refused(BAD_REQUEST, "The line is too long.", out);
}

void session_answer(struct session *s, const char *request, size_t len, struct text *out)
{
	const size_t from = out->len;
	struct json_doc doc = { 0 };
	struct text why = { 0 };
	struct json j = { .out = out };
	const struct request r = { .session = s, .doc = &doc, .out = &j, .why = &why };
	text_clear(&s->log);
	text_clear(&s->events);
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	status result = json_read(&doc, request, len, &why);
	if (result == OK)
		result = answer(&r);
	json_close(&j, '}');
	if (result != OK) {
		text_cut(out, from);
		put_refused(result, text_str(&why), out);
	}
	json_free(&doc);
	text_free(&why);
}

void session_end(struct session *s)
{
	if (s->has_match)
		match_end(&s->match);
	search_memory_free(s->memory);
	text_free(&s->log);
	text_free(&s->events);
	*s = (struct session){ 0 };
}
