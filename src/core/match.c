#include "core/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "core/state.h"
#include "core/view.h"
#include "core/words/locale.h"
#include "core/words/message.h"

static void *new_state(const struct game *g)
{
	void *state = calloc(1, g->state_size);
	if (!state)
		die("out of memory");
	return state;
}

static void take_blocks(struct match *m, const struct game *g, struct dice dice)
{
	*m = (struct match){ .game = g, .dice = dice };
	m->origin = new_state(g);
	m->state = new_state(g);
	m->before = new_state(g);
}

status match_begin(struct match *m, const struct game *g, const struct setup *how,
		   struct dice dice, struct text *why)
{
	take_blocks(m, g, dice);
	m->setup = *how;
	const status result = g->setup(m->origin, how, why);
	memcpy(m->state, m->origin, g->state_size);
	if (result != OK)
		match_end(m);
	return result;
}

void match_begin_at(struct match *m, const struct game *g, const void *position,
		    struct dice dice)
{
	take_blocks(m, g, dice);
	m->from_position = true;
	memcpy(m->origin, position, g->state_size);
	memcpy(m->state, position, g->state_size);
	m->setup.seats = (uint8_t)game_seats(g, position);
}

void match_end(struct match *m)
{
	free(m->origin);
	free(m->state);
	free(m->before);
	free(m->step);
	*m = (struct match){ 0 };
}

bool match_is_over(const struct match *m)
{
	return m->game->to_act(m->state) == 0;
}

static bool acts(const struct match *m, int seat)
{
	return seat <= CHANCE && (m->game->to_act(m->state) & seat_bit(seat));
}

void match_legal(const struct match *m, int seat, struct actions *out)
{
	out->count = 0;
	if (acts(m, seat))
		m->game->legal(m->state, seat, out);
}

static bool is_listed(const struct match *m, int seat, action a)
{
	struct actions legal;
	match_legal(m, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++)
		if (legal.list[i] == a)
			return true;
	return false;
}

static status refuse(status s, struct refused *out)
{
	*out = (struct refused){ .code = status_code(s), .sentence = status_sentence(s) };
	return s;
}

static void explain(const struct match *m, int seat, action a, refusal r,
		    struct refused *out)
{
	const struct game *g = m->game;
	struct text said = { 0 };
	struct messages missing = { .count = 0 };
	unsigned rule = 0;
	if (g->explain)
		rule = g->explain(m->state, seat, a, r, &missing);
	messages_put(g, m->state, &missing, &said);
	snprintf(out->said, sizeof out->said, "%s", text_str(&said));
	if (rule)
		snprintf(out->rule, sizeof out->rule, "%s-%u", g->rule_prefix, rule);
	text_free(&said);
}

/* What is not for now is forbidden by the question that is open, not by a rule. */
static void say_refusal(const struct match *m, int seat, action a, refusal r,
			struct refused *out)
{
	const struct reason *row = &m->game->refusals[r];
	struct text question = { 0 };
	if (strcmp(row->code, "not-now") == 0)
		prompt_put(m->game, m->state, seat, &question);
	*out = (struct refused){ .code = row->code, .sentence = row->sentence };
	snprintf(out->instead, sizeof out->instead, "%s", text_str(&question));
	if (!*out->instead)
		snprintf(out->rule, sizeof out->rule, "%s", row->rule);
	explain(m, seat, a, r, out);
	text_free(&question);
}

void refused_say(const struct refused *r, struct text *out)
{
	if (*r->said)
		text_put(out, r->said);
	else
		locale_put(r->sentence, out);
	if (*r->instead)
		text_add(out, " %s", r->instead);
}

status match_why(const struct match *m, int seat, action a, struct refused *out)
{
	if (match_is_over(m))
		return refuse(GAME_OVER, out);
	if (!acts(m, seat))
		return refuse(NOT_YOUR_TURN, out);
	if (is_listed(m, seat, a))
		return refuse(OK, out);
	refuse(ILLEGAL, out);
	const refusal r = seat == CHANCE ? ALLOWED : m->game->why_not(m->state, seat, a);
	if (r == ALLOWED)
		return ILLEGAL;
	say_refusal(m, seat, a, r, out);
	return ILLEGAL;
}

static void add_step(struct match *m, struct step step)
{
	if (m->count == m->room) {
		m->room = m->room ? m->room * 2 : 256;
		m->step = realloc(m->step, m->room * sizeof *m->step);
		if (!m->step)
			die("out of memory");
	}
	m->step[m->count++] = step;
}

/* Carries out an action known to be legal. */
static void carry_out(struct match *m, int seat, action a)
{
	memcpy(m->before, m->state, m->game->state_size);
	m->game->apply(m->state, seat, a);
	add_step(m, (struct step){ .seat = (uint8_t)seat,
				   .action = a,
				   .hash = state_hash(m->game, m->state),
				   .number = seat == CHANCE ? m->drawn++ : 0 });
	m->revision++;
	if (m->listener.hear)
		m->listener.hear(m->listener.self, m->before, &m->step[m->count - 1],
				 m->state);
}

status match_play(struct match *m, int seat, action a, struct text *why)
{
	struct refused r;
	const status s = match_why(m, seat, a, &r);
	if (s != OK && why) {
		text_clear(why);
		refused_say(&r, why);
		if (*r.rule)
			text_add(why, " (%s)", r.rule);
	}
	if (s != OK)
		return s;
	carry_out(m, seat, a);
	return OK;
}

void match_chance(struct match *m)
{
	if (m->dice.kind == DICE_TABLE || !m->dice.has_secret)
		return;
	while (acts(m, CHANCE)) {
		struct actions out;
		match_legal(m, CHANCE, &out);
		carry_out(m, CHANCE,
			  out.list[fair_pick(&m->dice, m->game->id, m->drawn, &out)]);
	}
}

size_t match_undoable(const struct match *m, int seat)
{
	size_t n = 0;
	while (n < m->count) {
		const struct step *s = &m->step[m->count - 1 - n];
		if (s->seat != seat || m->game->verbs[action_verb(s->action)].reveals)
			break;
		n++;
	}
	return n;
}

static status why_no_undo(const struct match *m, int seat, struct text *why)
{
	if (m->count == 0)
		return status_say(NO_UNDO, why, "Nothing has been done yet.");
	const struct step *last = &m->step[m->count - 1];
	if (last->seat == seat)
		return status_say(NO_UNDO, why, "What was seen cannot be unseen.");
	if (last->seat == CHANCE)
		return status_say(NO_UNDO, why, "The dice or cards have decided since.");
	return status_say(NO_UNDO, why, "Another player has acted since.");
}

status match_undo(struct match *m, int seat, struct text *why)
{
	if (match_undoable(m, seat) == 0)
		return why_no_undo(m, seat, why);
	match_rewind(m, m->count - 1);
	return OK;
}

void match_state_at(const struct match *m, size_t count, void *out)
{
	ensure(count <= m->count);
	memcpy(out, m->origin, m->game->state_size);
	for (size_t i = 0; i < count; i++)
		m->game->apply(out, m->step[i].seat, m->step[i].action);
}

void match_rewind(struct match *m, size_t count)
{
	match_state_at(m, count, m->state);
	m->count = count;
	m->revision++;
}

void match_rewind_with_dice(struct match *m, size_t count)
{
	for (size_t i = m->count; i > count; i--)
		if (m->step[i - 1].seat == CHANCE)
			m->drawn = m->step[i - 1].number;
	match_rewind(m, count);
}

void match_view(const struct match *m, int seat, struct text *out)
{
	view_write(m->game, m->state, seat, out);
}
