/*
 * The log: one line for each action, as a reader may know it. What changed is read off
 * the states before and after, so that rules stay silent.
 */
#include "base/text.h"
#include "games/arena/arena.h"

struct telling {
	const struct arena *before, *after;
	int seat, verb, first, second, reader;
	struct text *out;
};

static const char *title(int seat)
{
	return arena_roma_game.seat_title(NULL, seat);
}

static const char *card_name(int card)
{
	return arena_cards[card].name;
}

static const char *plural(int n)
{
	return n == 1 ? "" : "s";
}

/* "Turn 4: Roma. 2 empty spaces: Roma loses 2 VP (AR-13).", whatever brought it about. */
static void tell_turn(const struct telling *t)
{
	const struct arena *b = t->before, *a = t->after;
	if (a->turn == b->turn)
		return;
	const int seat = a->active, lost = b->vp[seat] - a->vp[seat];
	const int empty = arena_empty_spaces(a, seat);
	text_add(t->out, " Turn %d: %s.", a->turn, title(seat));
	if (lost > 0)
		text_add(t->out, " %d empty space%s: %s loses %d VP (%s).", empty,
			 plural(empty), title(seat), lost,
			 lost < empty ? "AR-15" : "AR-13");
}

/* VP gained and lost in an action, apart from those for empty spaces. */
static void tell_points(const struct telling *t)
{
	if (t->after->turn != t->before->turn)
		return;
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		const int change = t->after->vp[seat] - t->before->vp[seat];
		if (change)
			text_add(t->out, " %s %s %d VP.", title(seat),
				 change > 0 ? "gains" : "loses",
				 change > 0 ? change : -change);
	}
}

/* Cards that left the table without being named by the action. */
static void tell_losses(const struct telling *t)
{
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		for (int space = 0; space < SPACE_COUNT; space++) {
			const int card = t->before->space[seat][space];
			if (card == NO_CARD || t->after->space[seat][space] != NO_CARD ||
			    t->after->lifted[card] > t->before->lifted[card])
				continue;
			const bool to_hand =
				t->after->hand[seat][card] > t->before->hand[seat][card];
			text_add(t->out, " %s's %s on %s %s.", title(seat),
				 card_name(card), arena_space_words[space],
				 to_hand ? "returns to the hand" : "is discarded");
		}
	}
}

static void tell_end(const struct telling *t)
{
	const struct arena *s = t->after;
	if (s->flow[0] != NO_PHASE)
		return;
	if (s->vp[0] == s->vp[1])
		text_add(t->out, " The game is over: a draw with %d VP each.", s->vp[0]);
	else
		text_add(t->out, " The game is over: %s wins with %d VP to %d.",
			 title(s->vp[0] > s->vp[1] ? 0 : 1),
			 s->vp[0] > s->vp[1] ? s->vp[0] : s->vp[1],
			 s->vp[0] > s->vp[1] ? s->vp[1] : s->vp[0]);
}

static void tell_draw(const struct telling *t)
{
	const struct arena *b = t->before;
	int seat = b->active;
	if (b->flow[0] == PHASE_DEAL)
		seat = deck_total(t->after->hand[0], CARD_COUNT) >
				       deck_total(b->hand[0], CARD_COUNT)
			       ? 0
			       : 1;
	if (b->flow[0] == PHASE_TURNING || seat == t->reader)
		text_add(t->out, "%s %s %s.", title(seat),
			 b->flow[0] == PHASE_TURNING ? "turns up" : "draws",
			 card_name(t->first));
	else
		text_add(t->out, "%s draws a card.", title(seat));
}

/* AR-87, AR-93: as long as the die may be rolled again or another added, nothing is won
 * or lost. */
static bool is_decided(const struct arena *after)
{
	return after->flow[0] != PHASE_BLOWING && after->flow[0] != PHASE_ADDING;
}

/* "5 against the 5 of Forum on 3: beaten." */
static void tell_battle(const struct telling *t, int roll)
{
	const struct arena *b = t->before;
	const int total = roll + arena_battle_strength(b);
	const int defence = arena_defence(b, enemy_of(b->active), b->target);
	text_add(t->out, " %d against the %d of %s on %s", total, defence,
		 card_name(enemy_card(b, b->target)), arena_space_words[b->target]);
	if (is_decided(t->after))
		text_put(t->out, total >= defence ? ": beaten" : ": no effect");
	text_char(t->out, '.');
}

static void tell_die(const struct telling *t)
{
	const int phase = t->before->flow[0];
	if (phase == PHASE_ROLL) {
		text_add(t->out, "%s rolls a %d.", title(t->before->active), t->first);
		return;
	}
	text_add(t->out, "The battle die shows %d.", t->first);
	if (phase == PHASE_BATTLE)
		tell_battle(t, t->first);
}

static void tell_keep(const struct telling *t)
{
	if (t->reader == t->seat)
		text_add(t->out, "%s keeps %s", title(t->seat), card_name(t->first));
	else
		text_add(t->out, "%s keeps a card", title(t->seat));
	text_put(t->out, " and discards");
	const char *comma = "";
	for (int card = 1; card < CARD_COUNT; card++) {
		for (int n = t->after->discard[card] - t->before->discard[card]; n > 0;
		     n--) {
			text_add(t->out, "%s %s", comma, card_name(card));
			comma = ",";
		}
	}
	text_char(t->out, '.');
}

/* The cards that act, one after another, when others are copied. */
static void tell_acting(const struct telling *t, int card)
{
	text_add(t->out, "%s's %s acts", title(t->seat), card_name(card));
	if (t->after->acting != card)
		text_add(t->out, " as %s", card_name(t->after->acting));
	text_char(t->out, '.');
}

static void tell_take(const struct telling *t)
{
	const bool is_open =
		t->before->acting != HARUSPEX && t->before->acting != SPECULATOR;
	const bool is_party = t->reader == t->seat || (t->before->acting == SPECULATOR &&
						       t->reader == enemy_of(t->seat));
	text_add(t->out, "%s takes %s.", title(t->seat),
		 is_open || is_party ? card_name(t->first) : "a card");
}

static void tell_give(const struct telling *t)
{
	if (t->reader == t->seat)
		text_add(t->out, "%s puts %s aside for %s.", title(t->seat),
			 card_name(t->first), title(enemy_of(t->seat)));
}

/* AR-7: when both have chosen, a player sees which cards he got, and only his. */
static void tell_seal(const struct telling *t)
{
	text_add(t->out, "%s has chosen.", title(t->seat));
	if (t->after->flow[0] == PHASE_EXCHANGE || t->reader >= SEAT_COUNT)
		return;
	const u8 *gift = t->before->gift[enemy_of(t->reader)];
	const char *link = "gets";
	text_add(t->out, " %s", title(t->reader));
	for (int card = 1; card < CARD_COUNT; card++) {
		for (int n = gift[card]; n > 0; n--) {
			text_add(t->out, " %s %s", link, card_name(card));
			link = "and";
		}
	}
	text_char(t->out, '.');
}

static void tell_lay(const struct telling *t)
{
	const int covered = t->before->space[t->seat][t->second];
	text_add(t->out, "%s %s %s on %s", title(t->seat),
		 t->verb == VERB_PLAY	? "plays"
		 : t->verb == VERB_SWAP ? "swaps"
					: "lays",
		 card_name(t->first), arena_space_words[t->second]);
	if (t->verb == VERB_PLAY)
		text_add(t->out, " for %d sestertii", arena_cards[t->first].cost);
	if (covered && t->verb == VERB_SWAP)
		text_add(t->out, " for %s, which returns to the hand",
			 card_name(covered));
	else if (covered)
		text_add(t->out, "; %s is discarded", card_name(covered));
	text_char(t->out, '.');
}

static void tell_money(const struct telling *t)
{
	const int gained = t->after->money[t->seat] - t->before->money[t->seat];
	text_add(t->out, "%s puts a %d on money and takes %d sestertii.", title(t->seat),
		 t->first, gained);
}

static void tell_pass(const struct telling *t)
{
	const int phase = t->before->flow[0], roll = t->before->roll;
	text_add(t->out, "%s leaves it at that", title(t->seat));
	if (phase == PHASE_BLOWING || phase == PHASE_ADDING) {
		text_add(t->out, ": the battle die shows %d.", roll);
		tell_battle(t, roll);
	} else {
		text_char(t->out, '.');
	}
}

static void tell_add(const struct telling *t)
{
	text_add(t->out, "%s adds a %d; the battle die shows %d.", title(t->seat),
		 t->first, t->before->roll);
	tell_battle(t, t->before->roll + t->first);
}

/* What is paid for the activation itself: a bribe (AR-31), or by Maecenas (AR-72). */
static int paid_to_act(const struct telling *t)
{
	if (t->verb == VERB_BRIBE)
		return t->first;
	return t->verb == VERB_COPY ? arena_price_of_copy(t->before, t->first) : 0;
}

static void tell_acting_card(const struct telling *t)
{
	const int paid = paid_to_act(t);
	if (t->verb == VERB_BRIBE)
		text_add(t->out, "%s pays a bribe of %d. ", title(t->seat), paid);
	else if (paid > 0)
		text_add(t->out, "%s pays %d sestertii. ", title(t->seat), paid);
	tell_acting(t, own_card(t->before, t->verb == VERB_BRIBE ? BRIBERY : t->first));
}

/* AR-82: the price of the deed, beside what the activation cost. */
static void tell_price_of_deed(const struct telling *t)
{
	const int paid = t->before->money[t->seat] - t->after->money[t->seat];
	if (paid > paid_to_act(t))
		text_add(t->out, " %s pays %d sestertii.", title(t->seat),
			 paid - paid_to_act(t));
}

/* AR-60: VP that leave the supply and come to nobody. */
static void tell_drain(const struct telling *t)
{
	const struct arena *b = t->before, *a = t->after;
	const int gone =
		b->vp[0] + b->vp[1] + b->supply - a->vp[0] - a->vp[1] - a->supply;
	if (gone > 0)
		text_add(t->out, " %d VP of the supply leave%s the game.", gone,
			 gone == 1 ? "s" : "");
}

/* AR-76 */
static void tell_distraction(const struct telling *t)
{
	const int enemy = enemy_of(t->seat), dice = DIE_COUNT - t->after->fewer[enemy];
	if (t->after->acting == PHILOSOPHUS)
		text_add(t->out, " %s rolls %d %s on the next turn.", title(enemy), dice,
			 dice == 1 ? "die" : "dice");
}

/* AR-96 */
static void tell_weakness(const struct telling *t)
{
	if (t->after->weakened > t->before->weakened)
		text_add(t->out,
			 " The defence of all cards of %s is %d less until the end of "
			 "the turn.",
			 title(enemy_of(t->seat)), t->after->weakened);
}

static bool is_activation(const struct telling *t)
{
	return t->verb == VERB_ACTIVATE || t->verb == VERB_BRIBE || t->verb == VERB_COPY;
}

/* What a card did, as far as VP and cards do not say it. */
static void tell_deed(const struct telling *t)
{
	if (!is_activation(t) && t->verb != VERB_TARGET)
		return;
	tell_price_of_deed(t);
	if (!is_activation(t))
		return;
	tell_drain(t);
	tell_distraction(t);
	tell_weakness(t);
}

static void tell_target(const struct telling *t)
{
	text_add(t->out, "%s aims at %s on %s.", title(t->seat),
		 card_name(enemy_card(t->before, t->first)), arena_space_words[t->first]);
}

static void tell_sacrifice(const struct telling *t)
{
	text_add(t->out, "%s sacrifices %s.", title(t->seat),
		 card_name(own_card(t->before, t->first)));
}

static void tell_look(const struct telling *t)
{
	text_add(t->out, "%s looks at the %s.", title(t->seat),
		 t->before->acting == HARUSPEX ? "draw pile" : "opponent's hand");
}

static void tell_nudge(const struct telling *t)
{
	text_add(t->out, "%s turns a %d into a %d.", title(t->seat), t->first,
		 t->first + (t->verb == VERB_RAISE ? 1 : -1));
}

static void tell_price(const struct telling *t)
{
	const int paid = t->before->money[t->seat] - t->after->money[t->seat];
	if (paid == 0)
		return;
	text_add(t->out,
		 t->verb == VERB_HIRE ? "%s hires men for +%d and pays %d sestertii."
				      : "%s buys %d VP and pays %d sestertii.",
		 title(t->seat), t->first, paid);
}

/* "Roma ends the turn.", "Roma blocks space 4." */
static void tell_plainly(const struct telling *t)
{
	static const char *const said[VERB_COUNT] = {
		[VERB_CARDS] = "puts a %d on cards",
		[VERB_END] = "ends the turn",
		[VERB_REROLL] = "rolls again",
		[VERB_MARK] = "takes up a %d to roll it again",
		[VERB_SCORE] = "uses a %d for VP",
	};
	text_add(t->out, "%s ", title(t->seat));
	text_add(t->out, said[t->verb], t->first);
	text_char(t->out, '.');
}

static void tell_block(const struct telling *t)
{
	text_add(t->out, "%s blocks space %s.", title(t->seat),
		 arena_space_words[t->first]);
}

typedef void teller(const struct telling *t);
static teller *const tellers[VERB_COUNT] = {
	[VERB_DRAW] = tell_draw,
	[VERB_DIE] = tell_die,
	[VERB_GIVE] = tell_give,
	[VERB_SEAL] = tell_seal,
	[VERB_LAY] = tell_lay,
	[VERB_PLAY] = tell_lay,
	[VERB_MONEY] = tell_money,
	[VERB_CARDS] = tell_plainly,
	[VERB_KEEP] = tell_keep,
	[VERB_ACTIVATE] = tell_acting_card,
	[VERB_BRIBE] = tell_acting_card,
	[VERB_END] = tell_plainly,
	[VERB_REROLL] = tell_plainly,
	[VERB_MARK] = tell_plainly,
	[VERB_PASS] = tell_pass,
	[VERB_TARGET] = tell_target,
	[VERB_HIRE] = tell_price,
	[VERB_ADD] = tell_add,
	[VERB_SCORE] = tell_plainly,
	[VERB_COPY] = tell_acting_card,
	[VERB_SACRIFICE] = tell_sacrifice,
	[VERB_TAKE] = tell_take,
	[VERB_LOOK] = tell_look,
	[VERB_BLOCK] = tell_block,
	[VERB_RAISE] = tell_nudge,
	[VERB_LOWER] = tell_nudge,
	[VERB_SWAP] = tell_lay,
	[VERB_BUY] = tell_price,
};

void arena_tell_action(const void *before, int seat, action a, const void *after,
		       int reader, struct text *out)
{
	const struct telling t = { .before = before,
				   .after = after,
				   .seat = seat,
				   .verb = action_verb(a),
				   .first = action_arg(a, 0),
				   .second = action_arg(a, 1),
				   .reader = reader,
				   .out = out };
	tellers[t.verb](&t);
	tell_deed(&t);
	if (t.verb != VERB_SACRIFICE)
		tell_losses(&t);
	tell_points(&t);
	tell_turn(&t);
	tell_end(&t);
}
