/*
 * Requests at the wrong moment: what each word waits for (moments.def), and whether a
 * card of the player could bring it about.
 */
#include <stdlib.h>

#include "base/text.h"
#include "games/arena/arena.h"

struct asked {
	const struct arena *s;
	int seat;
	struct text *out;
};

static const char *name_of(int card)
{
	return arena_cards[card].name;
}

/* The number behind the prefix of a card's rule; 0 for no card. */
unsigned arena_rule_of(int card)
{
	const char *rule = arena_cards[card].rule;
	return rule ? (unsigned)strtoul(rule + sizeof "AR", NULL, 10) : 0;
}

static const struct moment {
	unsigned rule;
	const char *sentence;
	deed *deeds[3];
	u8 card;
} moments[VERB_COUNT] = {
#define MOMENT(verb, number, said, ...) \
	[VERB_##verb] = { .rule = number, .sentence = said, __VA_ARGS__ },
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

/* "Cards are swapped when Portus acts; your Portus on 3 does not act now." */
static unsigned say_moment(const struct asked *q, const struct moment *m)
{
	text_put(q->out, m->sentence);
	int space = 0;
	while (space < SPACE_COUNT && !leads_to(m, q->s->space[q->seat][space]))
		space++;
	if (space < SPACE_COUNT)
		text_add(q->out, "; your %s on %s does not act now",
			 name_of(q->s->space[q->seat][space]), arena_space_words[space]);
	else if (m->card || m->deeds[0])
		text_put(q->out, "; you have no such card on the table");
	text_char(q->out, '.');
	return m->rule;
}

/* Actions come when the roll is over, and one after another. */
static unsigned say_action_waits(const struct asked *q)
{
	const struct arena *s = q->s;
	if (s->turn == 0) {
		text_put(q->out, "The first turn has not begun.");
		return 12;
	}
	if (s->flow[1] == NO_PHASE) {
		text_put(q->out, "Your roll is not finished; actions come after it.");
		return 12;
	}
	if (s->flow[0] == PHASE_KEEPING) {
		text_put(q->out, "You have drawn cards and not kept one yet.");
		return 25;
	}
	text_add(q->out, "%s is still acting.", name_of(s->acting));
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
		text_add(q->out, "You have taken up %d of your dice: roll again.",
			 q->s->marked);
	else if (q->s->flow[0] == PHASE_ACT)
		text_put(q->out, "Nothing is offered that you could pass on.");
	else
		text_put(q->out, "You cannot pass on this choice.");
	return arena_rule_of_question(q->s);
}

/* AR-17, AR-70, AR-87: what would let a die be rolled again. */
static unsigned say_no_reroll(const struct asked *q)
{
	const struct arena *s = q->s;
	if (s->flow[0] == PHASE_FONS) {
		text_put(q->out, "Take up the dice first that Fons Bacchi rolls again.");
		return 70;
	}
	text_put(q->out,
		 "Dice are rolled again after three alike or with Fons Bacchi, and "
		 "in an attack with Tuba; ");
	text_put(q->out, s->turn == 0		      ? "no die is rolled yet."
			 : s->flow[0] == PHASE_ADDING ? "this roll stands."
						      : "your roll is over.");
	return 17;
}

unsigned arena_explain_moment(const struct arena *s, int seat, int verb, struct text *out)
{
	const struct asked q = { s, seat, out };
	const struct moment *m = &moments[verb];
	if (verb == VERB_REROLL)
		return say_no_reroll(&q);
	if (verb == VERB_PASS)
		return say_no_pass(&q);
	if ((verb == VERB_GIVE || verb == VERB_SEAL) && !arena_has_exchange(s)) {
		text_put(out, "Beginners exchange no cards.");
		return 11;
	}
	return m->sentence ? say_moment(&q, m) : say_action_waits(&q);
}
