/*
 * Refusals with reasons: requests at the wrong moment. First what the word waits for
 * (moments.def), then what has to be decided before it: by whom, where, how much. And
 * the words of the other game.
 */
#include "games/antike/words/explain.h"

#define AT(space) (1 << space)
static const struct moment {
	uint8_t antike2, casus_rule, message, casus;
	uint16_t spaces;
} moments[VERB_COUNT] = {
#define MOMENT(verb, a2, cb, said, ...)                   \
	[VERB_##verb] = { .antike2 = a2,                  \
			  .casus_rule = cb,               \
			  .message = MESSAGE_WHEN_##verb, \
			  __VA_ARGS__ },
#include "games/antike/check/moments.def"
#undef MOMENT
};
#undef AT

static bool is_here(const struct asked *q, uint16_t spaces)
{
	return spaces >> q->s->space[q->s->active] & 1;
}

static int space_here(const struct asked *q)
{
	return q->s->space[q->s->active];
}

/* What is open now, by phase. */

typedef void opening(const struct asked *q, uint16_t spaces);

static void open_rondel(const struct asked *q, uint16_t spaces)
{
	(void)spaces;
	message_add(q->out, OPEN_RONDEL);
}

static void open_action(const struct asked *q, uint16_t spaces)
{
	if (spaces)
		message_add(q->out, OPEN_ELSEWHERE, space_here(q));
	else
		message_add(q->out, OPEN_ACTION, space_here(q));
}

static void open_movere(const struct asked *q, uint16_t spaces)
{
	if (is_here(q, spaces))
		message_add(q->out, OPEN_MOVING);
	else
		open_action(q, spaces);
}

static void open_conquest(const struct asked *q, uint16_t spaces)
{
	if (is_here(q, spaces))
		message_add(q->out, OPEN_MOVED);
	else
		open_action(q, spaces);
}

static void open_founding(const struct asked *q, uint16_t spaces)
{
	if (is_here(q, spaces))
		message_add(q->out, OPEN_ACTED);
	else if (spaces)
		message_add(q->out, OPEN_ELSEWHERE, space_here(q));
	else
		message_add(q->out, OPEN_FOUNDING, space_here(q));
}

/* A choice within an action: the prompt, which follows a refusal of this kind, says it.
 */
static void open_question(const struct asked *q, uint16_t spaces)
{
	(void)spaces;
	message_add(q->out, OPEN_QUESTION);
}

/* The message of each phase in which a player chooses, and the rules of the question. */
static const struct {
	opening *says;
	uint8_t antike2, casus;
} openings[PHASE_COUNT] = {
	[PHASE_RONDEL] = { open_rondel, 15, 15 },
	[PHASE_STEPS] = { open_question, 19, 19 },
	[PHASE_TEMPLUM] = { open_action, 15, 15 },
	[PHASE_MILITIA] = { open_action, 15, 15 },
	[PHASE_SCIENTIA] = { open_action, 15, 15 },
	[PHASE_MOVERE] = { open_movere, 44, 43 },
	[PHASE_CONQUEST] = { open_conquest, 44, 43 },
	[PHASE_FOUNDING] = { open_founding, 15, 15 },
	[PHASE_PICK] = { open_question, 0, 72 },
	[PHASE_PAYING] = { open_question, 28, 21 },
	[PHASE_DEMAND] = { open_question, 51, 0 },
	[PHASE_FORTRESS] = { open_question, 0, 93 },
	[PHASE_LOSSES] = { open_question, 61, 47 },
	[PHASE_GIVING] = { open_question, 42, 34 },
	[PHASE_TAKING] = { open_question, 42, 34 },
	[PHASE_EARTHQUAKE] = { open_question, 0, 92 },
	[PHASE_MERCENARIES] = { open_question, 0, 99 },
	[PHASE_DESERTION] = { open_question, 0, 103 },
	[PHASE_STORM] = { open_question, 0, 104 },
	[PHASE_MASONS] = { open_question, 0, 106 },
	[PHASE_FLEET] = { open_question, 0, 108 },
};

void antike_explain_open(const struct asked *q, uint16_t spaces)
{
	openings[q->s->flow[0]].says(q, spaces);
}

static unsigned rule_of_question(const struct asked *q)
{
	const int phase = q->s->flow[0];
	return rule_of(q, openings[phase].antike2, openings[phase].casus);
}

/* A word of this very phase: only the order of what is spent is given. */
static unsigned say_order(const struct asked *q)
{
	struct actions ways = { .count = 0 };
	flow_top(antike_phases, q->s)->legal(q->s, q->seat, &ways);
	const int first = action_arg(ways.list[0], 0);
	if (q->verb == VERB_SPEND)
		message_add(q->out, SPEND_FIRST, first);
	else
		message_add(q->out, GIVE_FIRST, first);
	return rule_of_question(q);
}

static bool is_word_of(int phase, int verb)
{
	return antike_phase_verbs[phase] >> verb & 1;
}

/* Whether the word belongs here and waits for nothing but the open question. */
static bool waits_for_question(const struct asked *q)
{
	const struct antike *s = q->s;
	if (s->flow[0] == PHASE_STEPS)
		return is_here(q, moments[q->verb].spaces);
	return q->seat == s->active && s->flow[1] && is_word_of(s->flow[1], q->verb);
}

/* "Temples are built on Templum." */
static void say_moment(const struct asked *q, const struct moment *m)
{
	const int row = is_casus(q->s) && m->casus ? m->casus : m->message;
	message_note(q->out, row, EVENT_END);
	if (m->spaces)
		message_more(q->out, __builtin_ctz(m->spaces));
}

unsigned antike_explain_moment(const struct asked *q)
{
	const struct moment *m = &moments[q->verb];
	if (is_word_of(q->s->flow[0], q->verb))
		return say_order(q);
	if (waits_for_question(q)) {
		antike_explain_open(q, m->spaces);
		return rule_of_question(q);
	}
	if (q->verb == VERB_PLAY) {
		antike_explain_card_moment(q, q->arg[0]);
		return 78;
	}
	say_moment(q, m);
	antike_explain_open(q, m->spaces);
	return rule_of(q, m->antike2, m->casus_rule);
}

/* Words and know-hows that only the other game has. */
unsigned antike_explain_absent(const struct asked *q)
{
	const struct absent *row = &antike_absent[is_casus(q->s)][q->verb];
	if (row->message) {
		message_note(q->out, row->message, EVENT_END);
		return row->rule;
	}
	message_add(q->out, HAS_NO_SUCH_KNOWHOW, q->arg[0]);
	return 27;
}
