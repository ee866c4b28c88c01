/*
 * The log: one line for each action, as a reader may know it. What changed is read off
 * the states before and after, so that rules stay silent.
 */
#include "base/text.h"
#include "games/ancients/naming.h"

struct telling {
	const struct ancients *before, *after;
	int seat, verb, first, second, reader;
	struct text *out;
};

static const char *title(const struct telling *t, int seat)
{
	return ancients_game.seat_title(t->before, seat);
}

/* The form of a verb for the unit that stood there before. */
static const char *does(const struct telling *t, int hex, const char *one,
			const char *many)
{
	return cc_name_verb(t->before, hex, one, many);
}

/* Changes on the field, whatever brought them about */

/* Where the piece that left `hex` is now; a unit the action itself moved is not told. */
static int new_place(const struct telling *t, int hex)
{
	for (int to = 0; to < HEX_COUNT; to++)
		if (t->after->unit[to] == t->before->unit[hex] &&
		    t->before->unit[to] != t->before->unit[hex])
			return to;
	return NOWHERE;
}

static bool told_by_verb(const struct telling *t, int hex)
{
	switch (t->verb) {
	case VERB_MOVE:
	case VERB_EXIT:
		return hex == t->first;
	case VERB_ADVANCE:
	case VERB_RIDE:
		return hex == t->before->attacker;
	default:
		return false;
	}
}

static void tell_unit(const struct telling *t, int hex)
{
	const struct ancients *b = t->before, *a = t->after;
	const struct cc_name who = cc_name_piece(b, hex);
	if (a->unit[hex] == b->unit[hex]) {
		const int lost = b->blocks[hex] - a->blocks[hex];
		if (lost > 0)
			text_add(t->out, " %s %s %d %s, %d left.", who.at,
				 does(t, hex, "loses", "lose"), lost,
				 cc_name_plural(lost, "block", "blocks"), a->blocks[hex]);
		return;
	}
	if (told_by_verb(t, hex))
		return;
	const int to = new_place(t, hex);
	if (to == NOWHERE) {
		text_add(t->out, " %s %s lost.", who.at, does(t, hex, "is", "are"));
		return;
	}
	text_add(t->out, " %s %s", who.at,
		 b->stage == STAGE_EVADE ? does(t, hex, "evades", "evade")
					 : does(t, hex, "retreats", "retreat"));
	cc_put_way(a, hex, to, t->out);
	text_add(t->out, " to %s", cc_name_hex(to).at);
	if (a->blocks[to] < b->blocks[hex])
		text_add(t->out, " and %s %d %s left", does(t, hex, "has", "have"),
			 a->blocks[to], cc_name_plural(a->blocks[to], "block", "blocks"));
	text_char(t->out, '.');
}

static int find_leader(const struct ancients *s, int leader, const struct ancients *but)
{
	for (int hex = 0; hex < HEX_COUNT; hex++)
		if (s->leader[hex] == leader && but->leader[hex] != leader)
			return hex;
	return NOWHERE;
}

/* Whether the enemy has more banners of this action than for units and camps. */
static bool has_leader_fallen(const struct telling *t, int seat)
{
	const struct ancients *b = t->before, *a = t->after;
	const int enemy = enemy_of(seat);
	int banners = a->banner[enemy] - b->banner[enemy];
	banners -= hexset_count(cc_field_units(b, seat)) -
		   hexset_count(cc_field_units(a, seat));
	for (hexset units = cc_field_units(a, enemy); units;) {
		const int hex = hexset_take(&units);
		banners -= a->terrain[hex] == STORMED && b->terrain[hex] == CAMP;
	}
	return banners > 0;
}

/* A leader who left his hex, and not with his unit. */
static void tell_leader(const struct telling *t, int leader, int from)
{
	const struct ancients *a = t->after;
	const char *name = ancients_leaders[leader & PERSON_MASK].name;
	const int to = find_leader(a, leader, t->before);
	if (to == NOWHERE && a->fleeing == leader)
		return;
	if (to != NOWHERE) {
		const bool alone = !a->unit[to] || from == NOWHERE || t->before->unit[to];
		if (alone && t->verb != VERB_SEND && t->verb != VERB_MOVE)
			text_add(t->out, " %s evades to %s.", name, cc_name_hex(to).at);
	} else if (has_leader_fallen(t, leader >> LEADER_SIDE_BIT)) {
		text_add(t->out, " %s falls.", name);
	} else {
		text_add(t->out, " %s leaves the field.", name);
	}
}

static void tell_field(const struct telling *t)
{
	const struct ancients *b = t->before, *a = t->after;
	for (int hex = 0; hex < HEX_COUNT; hex++) {
		if (b->unit[hex] &&
		    (b->unit[hex] != a->unit[hex] || b->blocks[hex] > a->blocks[hex]))
			tell_unit(t, hex);
		if (b->leader[hex] && b->leader[hex] != a->leader[hex])
			tell_leader(t, b->leader[hex], hex);
	}
	if (b->fleeing && b->fleeing != a->fleeing)
		tell_leader(t, b->fleeing, NOWHERE);
}

static void tell_banners(const struct telling *t)
{
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		if (t->after->banner[seat] != t->before->banner[seat])
			text_add(t->out, " %s: %d of %d banners.", title(t, seat),
				 t->after->banner[seat], t->after->goal);
}

static void tell_turn(const struct telling *t)
{
	const struct ancients *a = t->after;
	if (a->turn != t->before->turn)
		text_add(t->out, " Turn %d: %s.", a->turn, title(t, a->active));
	if (a->flow[0] != NO_PHASE)
		return;
	float score[SEATS_MAX] = { 0 };
	ancients_game.score(a, score);
	if (score[BOTTOM] > 0.4f && score[BOTTOM] < 0.6f)
		text_add(t->out, " The battle ends in a draw.");
	else
		text_add(t->out, " The battle is over: %s wins with %d banners to %d.",
			 title(t, score[BOTTOM] > 0.5f ? BOTTOM : TOP),
			 a->banner[score[BOTTOM] > 0.5f ? BOTTOM : TOP],
			 a->banner[score[BOTTOM] > 0.5f ? TOP : BOTTOM]);
}

/* The actions */

static void tell_draw(const struct telling *t)
{
	int seat = TOP;
	if (deck_total(t->after->hand[BOTTOM], CARD_COUNT) >
	    deck_total(t->before->hand[BOTTOM], CARD_COUNT))
		seat = BOTTOM;
	if (seat == t->reader)
		text_add(t->out, "%s draws %s.", title(t, seat),
			 ancients_cards[t->first].name);
	else
		text_add(t->out, "%s draws a card.", title(t, seat));
}

static void tell_lose(const struct telling *t)
{
	const int seat = t->before->excess[BOTTOM] ? BOTTOM : TOP;
	text_add(t->out, "%s loses the card %s.", title(t, seat),
		 ancients_cards[t->first].name);
}

/* Every die is said once, with the others of its roll, when the last has fallen. */
static void tell_die(const struct telling *t)
{
	const struct ancients *b = t->before, *a = t->after;
	const bool is_same = a->flow[0] == PHASE_ROLL && a->roll == b->roll &&
			     a->face[t->first] == b->face[t->first] + 1;
	struct ancients fallen = *b;
	fallen.face[t->first]++;
	if (is_same && a->dice == b->dice)
		text_put(t->out, "Swords: 1 hit, and the elephants roll that die again.");
	else if (!is_same || a->dice == 0)
		cc_tell_roll(&fallen, t->out);
}

static void tell_play(const struct telling *t)
{
	const struct ancients *a = t->after;
	text_add(t->out, "%s plays %s", title(t, t->seat), ancients_cards[t->first].name);
	if (t->first == COUNTER_ATTACK && a->last[t->seat])
		text_add(t->out, ", as %s", ancients_cards[a->last[t->seat]].name);
	text_char(t->out, '.');
	if (t->first == COUNTER_ATTACK && !a->last[t->seat])
		text_put(t->out, " There is no card to copy.");
	if (a->lone)
		text_put(t->out, " There is no such unit: it orders one unit of choice.");
}

static void put_piece(const struct telling *t, int hex)
{
	text_put(t->out, cc_name_piece(t->before, hex).at);
}

/* "with 5 dice", when they are rolled next. */
static void put_dice(const struct telling *t)
{
	const int dice = t->after->dice;
	if (t->after->flow[0] == PHASE_ROLL)
		text_add(t->out, " with %d %s", dice,
			 cc_name_plural(dice, "die", "dice"));
}

/* "Heavy Infantry at D4 attacks Medium Infantry at D5 with 5 dice." */
static void tell_battle(const struct telling *t, const char *verb)
{
	put_piece(t, t->first);
	text_add(t->out, " %s ", verb);
	put_piece(t, t->second);
	put_dice(t);
	text_char(t->out, '.');
}

static void tell_attack(const struct telling *t)
{
	tell_battle(t,
		    t->before->flow[0] == PHASE_BONUS
			    ? does(t, t->first, "fights on against", "fight on against")
			    : does(t, t->first, "attacks", "attack"));
}

static void tell_fire(const struct telling *t)
{
	tell_battle(t, does(t, t->first, "shoots at", "shoot at"));
}

static void tell_strike(const struct telling *t)
{
	put_piece(t, t->before->target);
	text_add(t->out, " %s first", does(t, t->before->target, "strikes", "strike"));
	put_dice(t);
	text_char(t->out, '.');
}

/* The defender stands or evades. */
static void tell_reaction(const struct telling *t)
{
	const int hex = t->before->target, dice = t->after->dice;
	put_piece(t, hex);
	text_add(t->out, " %s. The attacker rolls %d %s.",
		 t->verb == VERB_STAND ? does(t, hex, "stands", "stand")
				       : does(t, hex, "evades", "evade"),
		 dice, cc_name_plural(dice, "die", "dice"));
}

static void tell_orders(const struct telling *t)
{
	text_add(t->out, "%s orders %s.", title(t, t->seat),
		 t->verb == VERB_LEAD ? cc_name_leader(t->before, t->first).at
				      : cc_name_piece(t->before, t->first).at);
}

static void tell_flags(const struct telling *t)
{
	const int hex = t->before->victim, flags = t->before->flags;
	if (t->first > 0)
		text_add(t->out, "%s %s %d of %d %s.", cc_name_piece(t->before, hex).at,
			 does(t, hex, "ignores", "ignore"), t->first, flags,
			 cc_name_plural(flags, "flag", "flags"));
}

static void tell_send(const struct telling *t)
{
	text_add(t->out, "%s goes from %s to %s.", leader_at(t->before, t->first)->name,
		 cc_name_hex(t->first).at, cc_name_hex(t->second).at);
}

static void tell_place(const struct telling *t)
{
	text_add(t->out, "%s places %s with %s.", title(t, t->seat),
		 ancients_leaders[t->first].name, cc_name_piece(t->before, t->second).at);
}

/* A piece, what it does, and where to. */
static void tell_way(const struct telling *t, int from, const char *verb, int to)
{
	text_add(t->out, "%s %s to %s.", cc_name_piece(t->before, from).at, verb,
		 cc_name_hex(to).at);
}

static void tell_move(const struct telling *t)
{
	tell_way(t, t->first, does(t, t->first, "moves", "move"), t->second);
}

static void tell_advance(const struct telling *t)
{
	const int from = t->before->attacker;
	tell_way(t, from, does(t, from, "advances", "advance"), t->before->target);
}

static void tell_ride(const struct telling *t)
{
	const int from = t->before->attacker;
	tell_way(t, from, does(t, from, "rides on", "ride on"), t->first);
}

static void tell_rally(const struct telling *t)
{
	text_add(t->out, "%s %s to %d blocks.", cc_name_piece(t->before, t->first).at,
		 does(t, t->first, "rallies", "rally"), t->after->blocks[t->first]);
}

static void tell_enter(const struct telling *t)
{
	text_add(t->out, "%s %s out of the ambush at %s.",
		 cc_name_kind(kind_at(t->after, t->first)).at,
		 cc_name_verb(t->after, t->first, "comes", "come"),
		 cc_name_hex(t->first).at);
}

static void tell_exit(const struct telling *t)
{
	text_add(t->out, "%s %s the field over the enemy's edge.",
		 cc_name_piece(t->before, t->first).at,
		 does(t, t->first, "leaves", "leave"));
}

typedef void teller(const struct telling *t);

static teller *const tellers[VERB_COUNT] = {
	[VERB_DRAW] = tell_draw,       [VERB_LOSE] = tell_lose,
	[VERB_DIE] = tell_die,	       [VERB_PLACE] = tell_place,
	[VERB_PLAY] = tell_play,       [VERB_ORDER] = tell_orders,
	[VERB_LEAD] = tell_orders,     [VERB_RALLY] = tell_rally,
	[VERB_ENTER] = tell_enter,     [VERB_MOVE] = tell_move,
	[VERB_SEND] = tell_send,       [VERB_EXIT] = tell_exit,
	[VERB_FIRE] = tell_fire,       [VERB_ATTACK] = tell_attack,
	[VERB_STAND] = tell_reaction,  [VERB_EVADE] = tell_reaction,
	[VERB_STRIKE] = tell_strike,   [VERB_IGNORE] = tell_flags,
	[VERB_ADVANCE] = tell_advance, [VERB_RIDE] = tell_ride,
};

void cc_tell_action(const void *before, int seat, action a, const void *after, int reader,
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
	const size_t start = out->len;
	if (tellers[t.verb])
		tellers[t.verb](&t);
	tell_field(&t);
	tell_banners(&t);
	tell_turn(&t);
	if (out->len > start && out->at[start] == ' ') {
		memmove(out->at + start, out->at + start + 1, out->len - start);
		text_cut(out, out->len - 1);
	}
}
