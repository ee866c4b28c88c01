/* libtessera: a match that has begun. Every word is read before an answer is written,
 * so that an answer may be the word of the next call. */
#include <stdlib.h>
#include <string.h>

#include "ai/analysis.h"
#include "base/json.h"
#include "core/evaluator.h"
#include "core/record.h"
#include "core/state.h"
#include "core/view.h"
#include "core/words/event.h"
#include "lib/open.h"

/* The seat of this name at this table, CHANCE and SPECTATOR too, or SEAT_NONE. */
static int find_seat(const struct tessera_match *m, const char *name)
{
	const struct match *match = &m->match;
	if (strcmp(name, "spectator") == 0)
		return SPECTATOR;
	const int seat = game_find_seat(match->game, name);
	return seat < CHANCE && seat >= game_seats(match->game, match->state) ? SEAT_NONE
									      : seat;
}

const char *tessera_game(const struct tessera_match *m)
{
	return m->match.game->id;
}

const char *tessera_seat(const struct tessera_match *m, unsigned n)
{
	const struct match *match = &m->match;
	return n < (unsigned)game_seats(match->game, match->state)
		       ? game_seat_name(match->game, (int)n)
		       : NULL;
}

const char *tessera_to_act(const struct tessera_match *m, unsigned n)
{
	const seatset who = m->match.game->to_act(m->match.state);
	for (int seat = 0; seat <= CHANCE; seat++)
		if ((who & seat_bit(seat)) && n-- == 0)
			return game_seat_name(m->match.game, seat);
	return NULL;
}

bool tessera_is_over(const struct tessera_match *m)
{
	return match_is_over(&m->match);
}

double tessera_score(const struct tessera_match *m, const char *name)
{
	const struct match *match = &m->match;
	const int seat = find_seat(m, name);
	float score[SEATS_MAX] = { 0 };
	if (seat >= SEATS_MAX)
		return -1;
	if (!match_is_over(match))
		return (double)evaluator_default(match->game)
			->evaluate(match->state, seat);
	match->game->score(match->state, score);
	return (double)score[seat];
}

uint32_t tessera_revision(const struct tessera_match *m)
{
	return m->match.revision;
}

static void make_room(struct tessera_match *m, size_t count)
{
	if (count <= m->room)
		return;
	m->list = realloc(m->list, count * sizeof *m->list);
	if (!m->list)
		die("out of memory");
	m->room = count;
}

const char *const *tessera_legal(struct tessera_match *m, const char *name)
{
	struct actions legal;
	match_legal(&m->match, find_seat(m, name), &legal);
	make_room(m, (size_t)legal.count + 1);
	text_clear(&m->answer);
	for (unsigned i = 0; i < legal.count; i++) {
		action_put(m->match.game, legal.list[i], &m->answer);
		text_char(&m->answer, '\0');
	}
	/* Only now does the text stay where it is. */
	const char *at = text_str(&m->answer);
	for (unsigned i = 0; i < legal.count; i++, at += strlen(at) + 1)
		m->list[i] = at;
	m->list[legal.count] = NULL;
	return m->list;
}

/* Reads who wants to do what. */
static status read_deed(const struct tessera_match *m, const char *name,
			const char *words, int *seat, action *a, struct text *say)
{
	*seat = find_seat(m, name);
	if (*seat > CHANCE) {
		status_say(BAD_SEAT, say, "There is no seat \"%s\" in this game.", name);
		return BAD_SEAT;
	}
	return action_read(m->match.game, words, a, say);
}

/* Says what the text says, or else the row of the status, and ends it. */
static bool refuse_with(status s, struct text *say, struct tessera_error *why)
{
	lib_refuse(status_code(s), "", say->len ? text_str(say) : status_sentence(s),
		   why);
	text_free(say);
	return false;
}

bool tessera_why(const struct tessera_match *m, const char *name, const char *words,
		 struct tessera_error *why)
{
	struct text say = { 0 };
	struct refused r;
	int seat;
	action a;
	status s = read_deed(m, name, words, &seat, &a, &say);
	if (s != OK)
		return refuse_with(s, &say, why);
	s = match_why(&m->match, seat, a, &r);
	if (s == OK)
		return true;
	refused_say(&r, &say);
	lib_refuse(r.code, r.rule, text_str(&say), why);
	text_free(&say);
	return false;
}

bool tessera_play(struct tessera_match *m, const char *name, const char *words,
		  struct tessera_error *why)
{
	struct text say = { 0 };
	int seat;
	action a;
	const status s = read_deed(m, name, words, &seat, &a, &say);
	if (s != OK)
		return refuse_with(s, &say, why);
	if (match_play(&m->match, seat, a, &say) != OK) {
		text_free(&say);
		return tessera_why(m, name, words, why);
	}
	match_chance(&m->match);
	return true;
}

bool tessera_undo(struct tessera_match *m, const char *name, struct tessera_error *why)
{
	struct text say = { 0 };
	const int seat = find_seat(m, name);
	const status s = seat < SEATS_MAX ? match_undo(&m->match, seat, &say) : BAD_SEAT;
	return s == OK || refuse_with(s, &say, why);
}

const char *tessera_view(struct tessera_match *m, const char *name)
{
	const int seat = find_seat(m, name);
	if (seat == SEAT_NONE || seat == CHANCE)
		return NULL;
	text_clear(&m->answer);
	match_view(&m->match, seat, &m->answer);
	return text_str(&m->answer);
}

unsigned tessera_steps(const struct tessera_match *m)
{
	return (unsigned)m->match.count;
}

static void put_events(const struct match *m, size_t from, int reader, struct json *j)
{
	const struct game *g = m->game;
	void *before = malloc(g->state_size), *after = malloc(g->state_size);
	struct events *told = malloc(sizeof *told);
	if (!before || !after || !told)
		die("out of memory");
	memcpy(before, m->origin, g->state_size);
	for (size_t i = 0; i < m->count; i++) {
		events_of(g, before, m->step[i].seat, m->step[i].action, after, told);
		for (unsigned n = 0; i >= from && n < told->count; n++)
			if (event_is_told(g, &told->list[n], reader))
				event_put_json(g, after, &told->list[n], reader, j);
		memcpy(before, after, g->state_size);
	}
	free(before);
	free(after);
	free(told);
}

const char *tessera_events(struct tessera_match *m, const char *name, unsigned from)
{
	const int seat = find_seat(m, name);
	struct json j = { .out = &m->answer };
	if (seat == SEAT_NONE || seat == CHANCE)
		return NULL;
	text_clear(&m->answer);
	json_open(&j, '[');
	put_events(&m->match, from, seat, &j);
	json_close(&j, ']');
	return text_str(&m->answer);
}

const char *tessera_position(struct tessera_match *m)
{
	text_clear(&m->answer);
	state_put_position(m->match.game, m->match.state, &m->answer);
	return text_str(&m->answer);
}

const char *tessera_record(struct tessera_match *m)
{
	text_clear(&m->answer);
	record_write(&m->match, &m->answer);
	return text_str(&m->answer);
}

const char *tessera_facts(struct tessera_match *m)
{
	struct json j = { .out = &m->answer };
	text_clear(&m->answer);
	json_open(&j, '{');
	if (m->match.game->facts)
		m->match.game->facts(&j);
	json_close(&j, '}');
	return text_str(&m->answer);
}

const char *tessera_analyse(struct tessera_match *m, uint64_t seed)
{
	const struct match *match = &m->match;
	struct json j = { .out = &m->answer };
	const struct course course = { .game = match->game,
				       .origin = match->origin,
				       .step = match->step,
				       .count = match->count };
	const struct analysing how = { .seed = seed };
	struct analysis analysis;
	if (match->count == 0)
		return NULL;
	ensure(analysis_make(&course, &how, &analysis));
	text_clear(&m->answer);
	json_open(&j, '{');
	analysis_put(&course, &analysis, &j);
	json_close(&j, '}');
	analysis_free(&analysis);
	return text_str(&m->answer);
}

static status why_no_choice(const struct tessera_match *m, const struct bot *b, int seat)
{
	const struct match *match = &m->match;
	if (seat >= SEATS_MAX)
		return BAD_SEAT;
	if (!b)
		return BAD_BOT;
	if (match_is_over(match))
		return GAME_OVER;
	return match->game->to_act(match->state) & seat_bit(seat) ? OK : NOT_YOUR_TURN;
}

const char *tessera_choose(struct tessera_match *m, const char *name, const char *bot,
			   uint64_t seed, struct tessera_error *why)
{
	const struct match *match = &m->match;
	const struct bot *b = bot_find(bot);
	const int seat = find_seat(m, name);
	const status s = why_no_choice(m, b, seat);
	if (s != OK)
		return lib_refuse(status_code(s), "", status_sentence(s), why), NULL;
	struct rng rng = rng_seeded(seed);
	if (!m->memory)
		m->memory = search_memory_new();
	const action a = bot_play_match(b, match, seat, m->memory, &rng, &m->thoughts);
	text_clear(&m->answer);
	action_put(match->game, a, &m->answer);
	return text_str(&m->answer);
}
