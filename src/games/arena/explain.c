/*
 * Refusals that teach: what is missing, in numbers and names, and the rule that forbids
 * it just here. Each sentence is read off the state that the refusing predicate looked
 * at; where a row of refusals.def says it all, nothing is added.
 */
#include "base/text.h"
#include "games/arena/arena.h"

struct asked {
	const struct arena *s;
	int seat, verb, first, second;
	struct text *out;
};

/* Writes the sentence, and returns the number of the rule, or 0 for that of the row. */
typedef unsigned teacher(const struct asked *q);

static const char *name_of(int card)
{
	return arena_cards[card].name;
}

static const char *kind_of(const struct arena *s, int card)
{
	return type_of(s, card) == CHARACTER ? "character" : "building";
}

static const struct card_row *acting(const struct asked *q)
{
	return &arena_cards[q->s->acting];
}

static unsigned rule_of_acting(const struct asked *q)
{
	return arena_rule_of(q->s->acting);
}

static unsigned teach_moment(const struct asked *q)
{
	return arena_explain_moment(q->s, q->seat, q->verb, q->out);
}

/* Cards and money */

static unsigned teach_not_in_hand(const struct asked *q)
{
	const int phase = q->s->flow[0];
	text_add(q->out, "You have no %s in your hand.", name_of(q->first));
	if (phase == PHASE_EXCHANGE || phase == PHASE_LAYOUT)
		return arena_rule_of_question(q->s);
	return phase == PHASE_ACT ? 0 : rule_of_acting(q);
}

static unsigned teach_no_money(const struct asked *q)
{
	text_add(q->out, "%s costs %d sestertii; you have %d.", name_of(q->first),
		 arena_cards[q->first].cost, q->s->money[q->seat]);
	return 0;
}

static unsigned teach_no_bribe_money(const struct asked *q)
{
	text_add(q->out, "A bribe with a %d costs %d sestertii; you have %d.", q->first,
		 q->first, q->s->money[q->seat]);
	return 0;
}

/* AR-82: what the deed asks beside a bribe or what Maecenas pays. */
static unsigned teach_no_price(const struct asked *q)
{
	const int space = q->verb == VERB_BRIBE ? BRIBERY : q->first;
	const int card = own_card(q->s, space);
	text_add(q->out, "%s asks %d sestertii", name_of(card), arena_cards[card].price);
	if (q->verb == VERB_BRIBE)
		text_add(q->out, " and %d for the bribe", q->first);
	else if (q->verb == VERB_COPY && arena_price_of_copy(q->s, space) > 0)
		text_add(q->out, " and Maecenas pays %d",
			 arena_price_of_copy(q->s, space));
	text_add(q->out, "; you have %d.", q->s->money[q->seat]);
	return 0;
}

static unsigned teach_too_dear(const struct asked *q)
{
	const int bribe = q->first == BRIBERY ? q->s->spent : 0;
	text_add(q->out, "To let %s act Maecenas pays %d sestertii",
		 name_of(own_card(q->s, q->first)), arena_price_of_copy(q->s, q->first));
	if (bribe)
		text_add(q->out, ", %d for the bribe", bribe);
	text_add(q->out, "; you have %d.", q->s->money[q->seat]);
	return 0;
}

static unsigned teach_too_much(const struct asked *q)
{
	const int price = PRICE_OF_MAN * q->first, money = q->s->money[q->seat];
	if (price > money)
		text_add(q->out, "+%d costs %d sestertii; you have %d.", q->first, price,
			 money);
	else
		text_add(q->out, "+%d is enough: with it a roll of 1 succeeds.",
			 arena_most_hired(q->s));
	return 0;
}

static unsigned teach_too_many_points(const struct asked *q)
{
	const int price = PRICE_OF_POINT * q->first, money = q->s->money[q->seat];
	if (q->first > q->s->vp[enemy_of(q->seat)])
		text_add(q->out, "Your opponent has only %d VP.",
			 q->s->vp[enemy_of(q->seat)]);
	else
		text_add(q->out, "%d VP cost %d sestertii; you have %d.", q->first, price,
			 money);
	return 0;
}

/* Dice */

static unsigned rule_of_die(const struct asked *q)
{
	const int phase = q->s->flow[0];
	if (phase == PHASE_TEMPLE)
		return 110;
	return phase == PHASE_ACT || phase == PHASE_FONS ? arena_rule_of_question(q->s)
							 : rule_of_acting(q);
}

/* "You have no unused 3: your dice show 2 and 5." */
static unsigned teach_no_die(const struct asked *q)
{
	const struct arena *s = q->s;
	const int pips = q->verb == VERB_ACTIVATE ? q->first + 1 : q->first;
	const int left = arena_dice_left(s);
	if (left == 0)
		text_put(q->out, "You have no unused die");
	else
		text_add(q->out, "You have no unused %d: your %s", pips,
			 left == 1 ? "die shows" : "dice show");
	const char *link = "";
	for (int i = 0, told = 0; i < DIE_COUNT; i++) {
		if (!s->die[i])
			continue;
		text_add(q->out, "%s %d", link, s->die[i]);
		link = ++told == left - 1 ? " and" : ",";
	}
	text_char(q->out, '.');
	return s->flow[0] == PHASE_ACT ? 0 : rule_of_die(q);
}

static unsigned teach_out_of_range(const struct asked *q)
{
	text_add(q->out, "A %d cannot be turned %s: a die shows 1 to 6.", q->first,
		 q->verb == VERB_RAISE ? "up" : "down");
	return 0;
}

/* Spaces of one's own */

static unsigned teach_empty_space(const struct asked *q)
{
	const int space = q->verb == VERB_SWAP	  ? q->second
			  : q->verb == VERB_BRIBE ? BRIBERY
						  : q->first;
	text_add(q->out, "You have no card on %s.", arena_space_words[space]);
	return q->s->flow[0] == PHASE_ACT ? 0 : rule_of_acting(q);
}

static int card_there(const struct asked *q)
{
	return own_card(q->s, q->verb == VERB_BRIBE ? BRIBERY : q->first);
}

static unsigned teach_always(const struct asked *q)
{
	text_add(q->out, "%s is always active: it takes no die.", name_of(card_there(q)));
	return 0;
}

static unsigned teach_no_deed(const struct asked *q)
{
	text_add(q->out, "%s is always active and has no action of its own.",
		 name_of(card_there(q)));
	return 0;
}

static unsigned teach_not_copyable(const struct asked *q)
{
	text_add(q->out, "%s on %s is used already in this activation.",
		 name_of(card_there(q)), arena_space_words[q->first]);
	return 0;
}

static unsigned teach_blocked(const struct asked *q)
{
	text_add(q->out, "Praetorianus blocks %s for this turn: %s cannot be activated.",
		 arena_space_words[q->verb == VERB_BRIBE ? BRIBERY : q->first],
		 name_of(card_there(q)));
	return 0;
}

static unsigned teach_neighbour(const struct asked *q)
{
	text_add(q->out, "%s on %s is not directly left or right of %s.",
		 name_of(card_there(q)), arena_space_words[q->first],
		 arena_space_words[q->s->source]);
	return 0;
}

static unsigned teach_no_character(const struct asked *q)
{
	text_add(q->out, "%s is a building; Scaenicus acts as a character.",
		 name_of(card_there(q)));
	return 0;
}

/* AR-75, AR-79: no card, the wrong kind, or itself. */
static unsigned teach_sacrifice(const struct asked *q)
{
	const int card = card_there(q), hits = acting(q)->hits;
	if (card == NO_CARD)
		text_add(q->out, "You have no card on %s.", arena_space_words[q->first]);
	else if (type_of(q->s, card) & hits)
		text_add(q->out, "%s acts: the offering is another character.",
			 name_of(card));
	else
		text_add(q->out, "%s is a %s; %s takes a %s.", name_of(card),
			 kind_of(q->s, card), name_of(q->s->acting),
			 hits == CHARACTERS ? "character" : "building");
	return 0;
}

static unsigned teach_taken_space(const struct asked *q)
{
	text_add(q->out, "%s lies on %s.", name_of(own_card(q->s, q->second)),
		 arena_space_words[q->second]);
	return 0;
}

/* Cards that are not where they would have to be */

static unsigned teach_gifts(const struct asked *q)
{
	const int given = deck_total(q->s->gift[q->seat], CARD_COUNT);
	text_add(q->out, "You have chosen %d of the 2 cards for your opponent.", given);
	return 0;
}

static unsigned teach_not_drawn(const struct asked *q)
{
	text_add(q->out, "%s is none of the cards you drew.", name_of(q->first));
	return 0;
}

static unsigned teach_recovery(const struct asked *q)
{
	const int card = q->first;
	if (q->s->discard[card] == 0)
		text_add(q->out, "There is no %s in the discard pile.", name_of(card));
	else
		text_add(q->out, "%s is a %s.", name_of(card), kind_of(q->s, card));
	return 0;
}

static unsigned teach_other_hand(const struct asked *q)
{
	text_add(q->out, "Your opponent has no %s in the hand.", name_of(q->first));
	return 0;
}

static unsigned teach_pile(const struct asked *q)
{
	text_add(q->out, "There is no %s in the draw pile.", name_of(q->first));
	return 0;
}

static unsigned teach_free_kind(const struct asked *q)
{
	text_add(q->out, "%s is a %s; %s lets you play only %ss free.", name_of(q->first),
		 kind_of(q->s, q->first), name_of(q->s->acting),
		 acting(q)->hits == CHARACTERS ? "character" : "building");
	return 0;
}

static unsigned teach_not_lifted(const struct asked *q)
{
	text_add(q->out, "%s is none of the cards you took up.", name_of(q->first));
	return 0;
}

static unsigned teach_turned_up(const struct asked *q)
{
	int card = 1;
	while (card < CARD_COUNT - 1 && !q->s->lifted[card])
		card++;
	text_add(q->out, "%s was turned up, not %s.", name_of(card), name_of(q->first));
	return 0;
}

/* Targets (AR-40, AR-41): the first thing that is wrong with a space */

static bool is_lowest(const struct asked *q)
{
	return acting(q)->reach[edition_of(q->s)] & WEAKEST;
}

static int lowest_target(const struct arena *s)
{
	const unsigned targets = arena_deed_targets(s);
	return targets ? __builtin_ctz(targets) : 0;
}

static unsigned teach_no_target(const struct asked *q)
{
	const struct arena *s = q->s;
	const int card = enemy_card(s, q->first), enemy = enemy_of(s->active);
	const char *where = arena_space_words[q->first];
	if (card == NO_CARD)
		text_add(q->out, "Your opponent has no card on %s.", where);
	else if (!(type_of(s, card) & acting(q)->hits))
		text_add(q->out, "%s on %s is a %s; %s strikes only %ss.", name_of(card),
			 where, kind_of(s, card), name_of(s->acting),
			 acting(q)->hits == CHARACTERS ? "character" : "building");
	else if (is_lowest(q))
		text_add(q->out, "%s has a defence of %d; the lowest is %d.",
			 name_of(card), arena_defence(s, enemy, q->first),
			 arena_defence(s, enemy, lowest_target(s)));
	else
		text_add(q->out, "%s does not reach %s from %s.", name_of(s->acting),
			 where, arena_space_words[s->source]);
	return rule_of_acting(q);
}

static teacher *const teachers[REFUSAL_COUNT] = {
	[NOT_NOW] = teach_moment,
	[NOT_IN_HAND] = teach_not_in_hand,
	[NO_MONEY] = teach_no_money,
	[SPACE_TAKEN] = teach_taken_space,
	[NO_DIE] = teach_no_die,
	[EMPTY_SPACE] = teach_empty_space,
	[ALWAYS_ACTIVE] = teach_always,
	[BLOCKED] = teach_blocked,
	[NO_BRIBE_MONEY] = teach_no_bribe_money,
	[TWO_GIFTS] = teach_gifts,
	[GIFTS_MISSING] = teach_gifts,
	[NOT_DRAWN] = teach_not_drawn,
	[NO_TARGET] = teach_no_target,
	[NO_DEED] = teach_no_deed,
	[NOT_COPYABLE] = teach_not_copyable,
	[NO_PRICE] = teach_no_price,
	[TOO_DEAR] = teach_too_dear,
	[NOT_NEXT_TO] = teach_neighbour,
	[NOT_A_CHARACTER] = teach_no_character,
	[NOT_AN_OFFERING] = teach_sacrifice,
	[NOT_YOUR_BUILDING] = teach_sacrifice,
	[NO_DISCARDED_BUILDING] = teach_recovery,
	[NO_DISCARDED_CHARACTER] = teach_recovery,
	[NOT_IN_OTHER_HAND] = teach_other_hand,
	[NOT_IN_PILE] = teach_pile,
	[ONLY_BUILDINGS] = teach_free_kind,
	[ONLY_CHARACTERS] = teach_free_kind,
	[NOT_LIFTED] = teach_not_lifted,
	[NOT_A_LIFTED_BUILDING] = teach_not_lifted,
	[LAID_ALREADY] = teach_taken_space,
	[BUILT_ALREADY] = teach_taken_space,
	[NOT_TURNED_UP] = teach_turned_up,
	[NOT_EMPTY] = teach_taken_space,
	[OUT_OF_RANGE] = teach_out_of_range,
	[TOO_MUCH] = teach_too_much,
	[TOO_MANY_POINTS] = teach_too_many_points,
};

unsigned arena_explain_refusal(const void *state, int seat, action a, refusal r,
			       struct text *out)
{
	const struct asked q = { .s = state,
				 .seat = seat,
				 .verb = action_verb(a),
				 .first = action_arg(a, 0),
				 .second = action_arg(a, 1),
				 .out = out };
	return teachers[r] ? teachers[r](&q) : 0;
}
