/*
 * The log: one line for each action, as a reader may know it. What changed is read off the
 * states before and after, so that rules stay silent.
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

/* "Roma has 2 empty spaces and loses 2 VP." and the like, whatever brought it about. */
static void tell_turn(const struct telling *t)
{
	const struct arena *b = t->before, *a = t->after;
	if (a->turn == b->turn)
		return;
	const int seat = a->active, lost = b->vp[seat] - a->vp[seat];
	text_add(t->out, " Turn %d: %s.", a->turn, title(seat));
	if (lost > 0)
		text_add(t->out, " %d empty space%s: %s loses %d VP (AR-13).", lost, plural(lost),
			 title(seat), lost);
}

/* VP gained and lost in an action, apart from those for empty spaces. */
static void tell_points(const struct telling *t)
{
	if (t->after->turn != t->before->turn)
		return;
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		const int change = t->after->vp[seat] - t->before->vp[seat];
		if (change)
			text_add(t->out, " %s %s %d VP.", title(seat), change > 0 ? "gains" : "loses",
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
			const bool to_hand = t->after->hand[seat][card] > t->before->hand[seat][card];
			text_add(t->out, " %s's %s on %s %s.", title(seat), card_name(card),
				 arena_space_words[space],
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
		seat = deck_total(t->after->hand[0], CARD_COUNT) > deck_total(b->hand[0], CARD_COUNT) ?
			       0 :
			       1;
	if (b->flow[0] == PHASE_TURNING || seat == t->reader)
		text_add(t->out, "%s %s %s.", title(seat),
			 b->flow[0] == PHASE_TURNING ? "turns up" : "draws", card_name(t->first));
	else
		text_add(t->out, "%s draws a card.", title(seat));
}

/* "The battle die shows 4: 5 against 5, the Forum falls." */
static void tell_battle(const struct telling *t, int roll)
{
	const struct arena *b = t->before;
	const int total = roll + battle_strength(b);
	const int defence = arena_defence(b, enemy_of(b->active), b->target);
	text_add(t->out, " %d against the %d of %s on %s: %s.", total, defence,
		 card_name(enemy_card(b, b->target)), arena_space_words[b->target],
		 total >= defence ? "beaten" : "no effect");
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
		for (int n = t->after->discard[card] - t->before->discard[card]; n > 0; n--) {
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
	const bool is_open = t->before->acting != HARUSPEX && t->before->acting != SPECULATOR;
	const bool is_party = t->reader == t->seat ||
			      (t->before->acting == SPECULATOR && t->reader == enemy_of(t->seat));
	text_add(t->out, "%s takes %s.", title(t->seat),
		 is_open || is_party ? card_name(t->first) : "a card");
}

static void tell_give(const struct telling *t)
{
	if (t->reader == t->seat)
		text_add(t->out, "%s puts %s aside for %s.", title(t->seat), card_name(t->first),
			 title(enemy_of(t->seat)));
}

static void tell_lay(const struct telling *t)
{
	const int covered = t->before->space[t->seat][t->second];
	text_add(t->out, "%s %s %s on %s", title(t->seat),
		 t->verb == VERB_PLAY ? "plays" : t->verb == VERB_SWAP ? "swaps" : "lays",
		 card_name(t->first), arena_space_words[t->second]);
	if (t->verb == VERB_PLAY)
		text_add(t->out, " for %d sestertii", arena_cards[t->first].cost);
	if (covered && t->verb == VERB_SWAP)
		text_add(t->out, " for %s, which returns to the hand", card_name(covered));
	else if (covered)
		text_add(t->out, "; %s is discarded", card_name(covered));
	text_char(t->out, '.');
}

static void tell_money(const struct telling *t)
{
	const int gained = t->after->money[t->seat] - t->before->money[t->seat];
	text_add(t->out, "%s puts a %d on money and takes %d sestertii.", title(t->seat), t->first,
		 gained);
}

static void tell_pass(const struct telling *t)
{
	const int phase = t->before->flow[0];
	text_add(t->out, "%s leaves it at that.", title(t->seat));
	if (phase == PHASE_ADDING)
		tell_battle(t, t->before->roll);
}

static void tell_add(const struct telling *t)
{
	text_add(t->out, "%s adds a %d.", title(t->seat), t->first);
	tell_battle(t, t->before->roll + t->first);
}

static void tell_choice(const struct telling *t)
{
	const char *who = title(t->seat), *space = arena_space_words[t->first % SPACE_COUNT];
	const struct arena *b = t->before;
	switch ((enum verb_id)t->verb) {
	case VERB_CARDS:
		text_add(t->out, "%s puts a %d on cards.", who, t->first);
		break;
	case VERB_END:
		text_add(t->out, "%s ends the turn.", who);
		break;
	case VERB_REROLL:
		text_add(t->out, "%s rolls again.", who);
		break;
	case VERB_MARK:
		text_add(t->out, "%s takes up a %d to roll it again.", who, t->first);
		break;
	case VERB_TARGET:
		text_add(t->out, "%s aims at %s on %s.", who, card_name(enemy_card(b, t->first)),
			 space);
		break;
	case VERB_HIRE:
		text_add(t->out, "%s pays %d sestertii for +%d.", who, 3 * t->first, t->first);
		break;
	case VERB_SCORE:
		text_add(t->out, "%s uses a %d for VP.", who, t->first);
		break;
	case VERB_SACRIFICE:
		text_add(t->out, "%s sacrifices %s.", who, card_name(own_card(b, t->first)));
		break;
	case VERB_LOOK:
		text_add(t->out, "%s looks at the %s.", who,
			 b->acting == HARUSPEX ? "draw pile" : "opponent's hand");
		break;
	case VERB_BLOCK:
		text_add(t->out, "%s blocks space %s.", who, space);
		break;
	case VERB_RAISE:
	case VERB_LOWER:
		text_add(t->out, "%s turns a %d into a %d.", who, t->first,
			 t->first + (t->verb == VERB_RAISE ? 1 : -1));
		break;
	case VERB_BUY:
		text_add(t->out, "%s buys %d VP for %d sestertii.", who, t->first, 2 * t->first);
		break;
	case VERB_SEAL:
		text_add(t->out, "%s has chosen.", who);
		break;
	case VERB_BRIBE:
		text_add(t->out, "%s pays a bribe of %d. ", who, t->first);
		tell_acting(t, own_card(b, BRIBERY));
		break;
	case VERB_ACTIVATE:
	case VERB_COPY:
		tell_acting(t, own_card(b, t->first));
		break;
	case VERB_DRAW:
	case VERB_DIE:
	case VERB_GIVE:
	case VERB_LAY:
	case VERB_PLAY:
	case VERB_SWAP:
	case VERB_MONEY:
	case VERB_KEEP:
	case VERB_PASS:
	case VERB_ADD:
	case VERB_TAKE:
	case VERB_NONE:
	case VERB_COUNT:
		ensure(!"told elsewhere");
	}
}

typedef void teller(const struct telling *t);
static teller *const tellers[VERB_COUNT] = {
	[VERB_DRAW] = tell_draw, [VERB_DIE] = tell_die,   [VERB_GIVE] = tell_give,
	[VERB_LAY] = tell_lay,   [VERB_PLAY] = tell_lay,  [VERB_SWAP] = tell_lay,
	[VERB_KEEP] = tell_keep, [VERB_MONEY] = tell_money, [VERB_PASS] = tell_pass,
	[VERB_ADD] = tell_add,   [VERB_TAKE] = tell_take,
};

void tell_action(const void *before, int seat, action a, const void *after, int reader,
		 struct text *out)
{
	const struct telling t = { .before = before,
				   .after = after,
				   .seat = seat,
				   .verb = action_verb(a),
				   .first = action_arg(a, 0),
				   .second = action_arg(a, 1),
				   .reader = reader,
				   .out = out };
	if (tellers[t.verb])
		tellers[t.verb](&t);
	else
		tell_choice(&t);
	if (t.verb != VERB_SACRIFICE)
		tell_losses(&t);
	tell_points(&t);
	tell_turn(&t);
	tell_end(&t);
}
