/*
 * Requests at the wrong moment: what each word waits for (moments.def), and whether a
 * card of the player could bring it about.
 */
#include <stdlib.h>

#include "games/arena/arena.h"

struct asked {
	const struct arena *s;
	int seat;
	struct messages *out;
};

/* The number after the prefix of a card's rule; 0 for no card. */
unsigned arena_rule_of(int card)
{
	const char *rule = arena_cards[card].rule;
	return rule ? (unsigned)strtoul(rule + sizeof "AR", NULL, 10) : 0;
}

static const struct moment {
	unsigned rule;
	int message;
	deed *deeds[3];
	u8 card;
} moments[VERB_COUNT] = {
#define MOMENT(verb, number, said, ...) \
	[VERB_##verb] = { .rule = number, .message = MESSAGE_WHEN_##verb, __VA_ARGS__ },
#include "games/arena/moments.def"
#undef MOMENT
};

static bool leads_to(const struct moment *m, int card)
{
	if (m->card)
		return card == m->card;
	for (int i = 0; i < 3 && card; i++)
		if (m->deeds[i] && arena_cards[card].deed == m->deeds[i])
			return true;
	return false;
}

/* "Cards are swapped when Portus acts. Your Portus on space 3 is not acting now." */
static unsigned say_moment(const struct asked *q, const struct moment *m)
{
	const u8 *mine = q->s->space[q->seat];
	message_note(q->out, m->message, EVENT_END);
	int space = 0;
	while (space < SPACE_COUNT && !leads_to(m, mine[space]))
		space++;
	if (space < SPACE_COUNT)
		message_add(q->out, CARD_IS_IDLE, mine[space], space);
	else if (m->card || m->deeds[0])
		message_add(q->out, NO_SUCH_CARD);
	return m->rule;
}

/* Actions come when the roll is over, and one after another. */
static unsigned say_action_waits(const struct asked *q)
{
	const struct arena *s = q->s;
	if (s->turn == 0) {
		message_add(q->out, GAME_HAS_NOT_BEGUN);
		return 12;
	}
	if (s->flow[1] == NO_PHASE) {
		message_add(q->out, STILL_ROLLING);
		return 12;
	}
	if (s->flow[0] == PHASE_KEEPING) {
		message_add(q->out, KEEP_A_CARD_FIRST);
		return 25;
	}
	message_add(q->out, STILL_ACTING, s->acting);
	return 29;
}

/* The rule of the question that is open. */
unsigned arena_rule_of_question(const struct arena *s)
{
	static const u8 rules[PHASE_COUNT] = { [PHASE_EXCHANGE] = 7,
					       [PHASE_LAYOUT] = 8,
					       [PHASE_ACT] = 19,
					       [PHASE_FONS] = 70,
					       [PHASE_KEEPING] = 25 };
	const unsigned rule = rules[s->flow[0]];
	return rule ? rule : arena_rule_of(s->acting);
}

static unsigned say_no_pass(const struct asked *q)
{
	if (q->s->flow[0] == PHASE_FONS)
		message_add(q->out, DICE_ARE_UP, q->s->marked);
	else if (q->s->flow[0] == PHASE_ACT)
		message_add(q->out, NOTHING_TO_PASS);
	else
		message_add(q->out, MUST_CHOOSE);
	return arena_rule_of_question(q->s);
}

/* AR-17, AR-70, AR-87: what would let a die be rolled again. */
static unsigned say_no_reroll(const struct asked *q)
{
	const struct arena *s = q->s;
	if (s->flow[0] == PHASE_FONS) {
		message_add(q->out, PICK_DICE_FIRST);
		return 70;
	}
	message_add(q->out, WHEN_DICE_ROLL_AGAIN);
	if (s->turn == 0)
		message_add(q->out, NO_DIE_ROLLED);
	else if (s->flow[0] == PHASE_ADDING)
		message_add(q->out, ROLL_STANDS);
	else
		message_add(q->out, ROLL_IS_OVER);
	return 17;
}

unsigned arena_explain_moment(const struct arena *s, int seat, int verb,
			      struct messages *out)
{
	const struct asked q = { s, seat, out };
	const struct moment *m = &moments[verb];
	if (verb == VERB_REROLL)
		return say_no_reroll(&q);
	if (verb == VERB_PASS)
		return say_no_pass(&q);
	if ((verb == VERB_GIVE || verb == VERB_SEAL) && !arena_has_exchange(s)) {
		message_add(out, BEGINNERS_KEEP);
		return 11;
	}
	return m->message ? say_moment(&q, m) : say_action_waits(&q);
}
