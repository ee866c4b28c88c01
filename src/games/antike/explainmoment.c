/*
 * Refusals that teach: requests at the wrong moment. First what the word waits for
 * (moments.def), then what has to be decided before it: by whom, where, how much. And
 * the words of the other game.
 */
#include <ctype.h>

#include "games/antike/explain.h"

#define AT(space) (1 << space)
static const struct moment {
	uint8_t antike2, casus_rule;
	const char *sentence, *casus;
	uint16_t spaces;
} moments[VERB_COUNT] = {
#define MOMENT(verb, a2, cb, said, ...)                                        \
	[VERB_##verb] = {                                                      \
		.antike2 = a2, .casus_rule = cb, .sentence = said, __VA_ARGS__ \
	},
#include "games/antike/moments.def"
#undef MOMENT
};
#undef AT

static bool is_here(const struct asked *q, uint16_t spaces)
{
	return spaces >> q->s->space[q->s->active] & 1;
}

static const char *space_here(const struct asked *q)
{
	return antike_words_space(q->s, q->s->space[q->s->active]);
}

/* What is open now, by phase: each a clause that follows a semicolon. */

typedef void opening(const struct asked *q, uint16_t spaces);

static void open_rondel(const struct asked *q, uint16_t spaces)
{
	(void)spaces;
	text_put(q->out, "you have not moved on the rondel yet");
}

static void open_steps(const struct asked *q, uint16_t spaces)
{
	(void)spaces;
	text_add(q->out, "you owe %d more resource%s for your steps", q->s->due,
		 antike_words_plural(q->s->due));
}

static void open_action(const struct asked *q, uint16_t spaces)
{
	text_add(q->out, spaces ? "this turn you are on %s" : "you are still on %s",
		 space_here(q));
}

static void open_movere(const struct asked *q, uint16_t spaces)
{
	if (is_here(q, spaces))
		text_put(q->out, "your units still move: finish that first");
	else
		open_action(q, spaces);
}

static void open_conquest(const struct asked *q, uint16_t spaces)
{
	if (is_here(q, spaces))
		text_put(q->out, "your movement is over");
	else
		open_action(q, spaces);
}

static void open_founding(const struct asked *q, uint16_t spaces)
{
	if (is_here(q, spaces))
		text_put(q->out, "your action there is over");
	else if (spaces)
		text_add(q->out, "this turn you are on %s", space_here(q));
	else
		text_add(q->out, "your action on %s is over", space_here(q));
}

static void open_pick(const struct asked *q, uint16_t spaces)
{
	(void)spaces;
	text_add(q->out, "you have %s event card%s to take first",
		 q->s->picks == 1 ? "an" : "several", antike_words_plural(q->s->picks));
}

/* A2-28: "you have 5 marble to pay first" */
static void open_paying(const struct asked *q, uint16_t spaces)
{
	int owed[RESOURCE_COUNT];
	unsigned which = 0;
	(void)spaces;
	for (int resource = MARBLE; resource < RESOURCE_COUNT; resource++) {
		owed[resource] = q->s->owed[resource];
		which |= owed[resource] ? 1u << resource : 0;
	}
	text_put(q->out, "you have ");
	antike_words_amounts(owed, which, q->out);
	text_put(q->out, " to pay first");
}

/* A2-51: "2 legions of the Germani have entered Massilia, where you have 1" */
static void open_demand(const struct asked *q, uint16_t spaces)
{
	const struct antike *s = q->s;
	(void)spaces;
	antike_words_units(s->kind, s->arrived, q->out);
	text_put(q->out, " of ");
	antike_words_people(s, s->active, false, q->out);
	text_add(q->out, " ha%s entered %s, where you have %d",
		 s->arrived == 1 ? "s" : "ve", place_of(q, s->front),
		 s->units[q->seat][s->kind][s->front]);
}

/* CB-93 */
static void open_fortress(const struct asked *q, uint16_t spaces)
{
	const struct antike *s = q->s;
	const int units = units_at(s, s->active, s->front);
	(void)spaces;
	text_add(q->out, "%s attacks your city %s with %d unit%s against strength %d",
		 antike_contract_seat_title(s, s->active), place_of(q, s->front), units,
		 antike_words_plural(units), antike_conquest_strength(s, s->front));
}

static void open_losses(const struct asked *q, uint16_t spaces)
{
	(void)spaces;
	text_add(q->out, "you have %d unit%s to lose in %s first", q->s->losses,
		 antike_words_plural(q->s->losses), place_of(q, q->s->front));
}

static void open_giving(const struct asked *q, uint16_t spaces)
{
	(void)spaces;
	text_add(q->out, "you have %d more resource%s to give in your trade first",
		 q->s->giving, antike_words_plural(q->s->giving));
}

static void open_taking(const struct asked *q, uint16_t spaces)
{
	(void)spaces;
	text_add(q->out, "you have %d more resource%s to take in your trade first",
		 q->s->taking, antike_words_plural(q->s->taking));
}

static void open_fleet(const struct asked *q, uint16_t spaces)
{
	(void)spaces;
	text_add(q->out, "your Merchant fleet has %d exchange%s left", q->s->giving,
		 antike_words_plural(q->s->giving));
}

/* The card whose target is to be chosen in this phase. */
static const char *card_that_asks(int phase)
{
	int card = 1;
	while (card < CARD_COUNT - 1 && antike_cards[card].asks != phase)
		card++;
	return antike_cards[card].name;
}

static void open_card(const struct asked *q, uint16_t spaces)
{
	(void)spaces;
	text_add(q->out, "you have played %s and must choose for it first",
		 card_that_asks(q->s->flow[0]));
}

/* The clause of each phase in which a player chooses, and the rules of the question. */
static const struct {
	opening *clause;
	uint8_t antike2, casus;
} openings[PHASE_COUNT] = {
	[PHASE_RONDEL] = { open_rondel, 15, 15 },
	[PHASE_STEPS] = { open_steps, 19, 19 },
	[PHASE_TEMPLUM] = { open_action, 15, 15 },
	[PHASE_MILITIA] = { open_action, 15, 15 },
	[PHASE_SCIENTIA] = { open_action, 15, 15 },
	[PHASE_MOVERE] = { open_movere, 44, 43 },
	[PHASE_CONQUEST] = { open_conquest, 44, 43 },
	[PHASE_FOUNDING] = { open_founding, 15, 15 },
	[PHASE_PICK] = { open_pick, 0, 72 },
	[PHASE_PAYING] = { open_paying, 28, 21 },
	[PHASE_DEMAND] = { open_demand, 51, 0 },
	[PHASE_FORTRESS] = { open_fortress, 0, 93 },
	[PHASE_LOSSES] = { open_losses, 61, 47 },
	[PHASE_GIVING] = { open_giving, 42, 34 },
	[PHASE_TAKING] = { open_taking, 42, 34 },
	[PHASE_EARTHQUAKE] = { open_card, 0, 92 },
	[PHASE_MERCENARIES] = { open_card, 0, 99 },
	[PHASE_DESERTION] = { open_card, 0, 103 },
	[PHASE_STORM] = { open_card, 0, 104 },
	[PHASE_MASONS] = { open_card, 0, 106 },
	[PHASE_FLEET] = { open_fleet, 0, 108 },
};

void antike_explain_where(const struct asked *q, uint16_t spaces)
{
	text_put(q->out, "; ");
	openings[q->s->flow[0]].clause(q, spaces);
	text_char(q->out, '.');
}

/* Where nothing but the open question is in the way, that is the sentence. */
static unsigned say_question(const struct asked *q, uint16_t spaces)
{
	const int phase = q->s->flow[0];
	const size_t from = q->out->len;
	openings[phase].clause(q, spaces);
	text_char(q->out, '.');
	q->out->at[from] = (char)toupper((unsigned char)q->out->at[from]);
	return rule_of(q, openings[phase].antike2, openings[phase].casus);
}

/* A word of this very phase: only the order of what is spent is given. */
static unsigned say_order(const struct asked *q)
{
	struct actions ways = { .count = 0 };
	flow_top(antike_phases, q->s)->legal(q->s, q->seat, &ways);
	const char *deed = q->verb == VERB_SPEND ? "spend" : "give";
	text_add(q->out, "You %s all that you have; %s %s first.", deed, deed,
		 antike_words_resource(action_arg(ways.list[0], 0)));
	return openings[q->s->flow[0]].clause
		       ? rule_of(q, openings[q->s->flow[0]].antike2,
				 openings[q->s->flow[0]].casus)
		       : 0;
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

/* "Temples are built on Templum", "Units move in the first part of Movere" */
static void say_moment(const struct asked *q, const struct moment *m)
{
	text_put(q->out, is_casus(q->s) && m->casus ? m->casus : m->sentence);
	if (m->spaces == 1 << TEMPLUM || m->spaces == 1 << MILITIA ||
	    m->spaces == 1 << SCIENTIA)
		text_add(q->out, " %s",
			 antike_words_space(q->s, __builtin_ctz(m->spaces)));
	else if (m->spaces)
		text_add(q->out, " %s", is_casus(q->s) ? "Duellum" : "Movere");
}

unsigned antike_teach_moment(const struct asked *q)
{
	const struct moment *m = &moments[q->verb];
	if (is_word_of(q->s->flow[0], q->verb))
		return say_order(q);
	if (waits_for_question(q))
		return say_question(q, m->spaces);
	if (q->verb == VERB_PLAY) {
		antike_explain_card_moment(q, q->arg[0]);
		return 78;
	}
	say_moment(q, m);
	antike_explain_where(q, m->spaces);
	return rule_of(q, m->antike2, m->casus_rule);
}

/* Words and know-hows that only the other game has. */
unsigned antike_teach_absent(const struct asked *q)
{
	const struct absent *row = &antike_absent[is_casus(q->s)][q->verb];
	if (row->sentence) {
		text_put(q->out, row->sentence);
		return row->rule;
	}
	text_add(q->out, "Casus Belli has no %s.", antike_knowhow[q->arg[0]].name);
	return 27;
}
