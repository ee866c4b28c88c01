/*
 * The log: one line for each action, as a reader may know it. What changed is read off
 * the states before and after, so that rules stay silent.
 */
#include "base/text.h"
#include "games/ancients/ancients.h"

struct telling {
	const struct ancients *before, *after;
	int seat, verb, first, second, reader;
	struct text *out;
};

static const char *title(const struct telling *t, int seat)
{
	return ancients_game.seat_title(t->before, seat);
}

static const char *hex_name(int hex)
{
	return HEX_NAMES.name[hex];
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
	const char *code = unit_at(b, hex)->code;
	if (a->unit[hex] == b->unit[hex]) {
		const int lost = b->blocks[hex] - a->blocks[hex];
		if (lost > 0)
			text_add(t->out, " %s %s loses %d, %d left.", code, hex_name(hex),
				 lost, a->blocks[hex]);
		return;
	}
	if (told_by_verb(t, hex))
		return;
	const int to = new_place(t, hex);
	if (to == NOWHERE) {
		text_add(t->out, " %s %s is lost.", code, hex_name(hex));
		return;
	}
	text_add(t->out, " %s %s goes back", code, hex_name(hex));
	cc_put_way(a, hex, to, t->out);
	text_add(t->out, " to %s", hex_name(to));
	if (a->blocks[to] < b->blocks[hex])
		text_add(t->out, " and has %d left", a->blocks[to]);
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
			text_add(t->out, " %s flees to %s.", name, hex_name(to));
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
	text_add(t->out, "%s loses the card %s (CC-156).", title(t, seat),
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
		text_add(t->out, "Swords: a hit, and the elephants roll again (CC-111).");
	else if (!is_same || a->dice == 0)
		cc_tell_roll(&fallen, t->out);
}

static void tell_play(const struct telling *t)
{
	const struct ancients *a = t->after;
	text_add(t->out, "%s plays %s", title(t, t->seat), ancients_cards[t->first].name);
	if (t->first == COUNTER_ATTACK)
		text_add(t->out, ", as %s",
			 a->last[t->seat] ? ancients_cards[a->last[t->seat]].name
					  : "nothing");
	text_char(t->out, '.');
	if (a->lone)
		text_put(t->out, " There is no such unit: one unit of choice (CC-23).");
}

static void put_piece(const struct ancients *s, int hex, struct text *out)
{
	const char *name = s->unit[hex] ? unit_at(s, hex)->code : leader_at(s, hex)->name;
	text_add(out, "%s %s", name, hex_name(hex));
}

static void put_dice(const struct telling *t, int dice)
{
	text_add(t->out, " %d %s.", dice, dice == 1 ? "die" : "dice");
}

/* "HI d4 attacks MI d5." and the like: a piece, what it does, and where or whom. */
static void tell_deed(const struct telling *t, const char *does, bool names_target)
{
	put_piece(t->before, t->first, t->out);
	text_add(t->out, " %s ", does);
	if (names_target)
		put_piece(t->before, t->second, t->out);
	else
		text_put(t->out, hex_name(t->second));
	text_char(t->out, '.');
}

static void tell_attack(const struct telling *t)
{
	const struct ancients *a = t->after;
	tell_deed(t, t->before->flow[0] == PHASE_BONUS ? "fights on against" : "attacks",
		  true);
	if (a->flow[0] == PHASE_ROLL)
		put_dice(t, a->dice);
}

static void tell_fire(const struct telling *t)
{
	tell_deed(t, "shoots at", true);
	put_dice(t, t->after->dice);
}

static void tell_reaction(const struct telling *t)
{
	static const char *const does[] = { [VERB_STAND] = "stands",
					    [VERB_EVADE] = "evades",
					    [VERB_STRIKE] = "strikes first" };
	put_piece(t->before, t->before->target, t->out);
	text_add(t->out, " %s.", does[t->verb]);
	put_dice(t, t->after->dice);
}

static void tell_orders(const struct telling *t)
{
	text_add(t->out, "%s orders ", title(t, t->seat));
	if (t->verb == VERB_LEAD)
		text_add(t->out, "%s %s", leader_at(t->before, t->first)->name,
			 hex_name(t->first));
	else
		put_piece(t->before, t->first, t->out);
	text_char(t->out, '.');
}

static void tell_flags(const struct telling *t)
{
	const int flags = t->before->flags;
	put_piece(t->before, t->before->victim, t->out);
	text_add(t->out, " ignores %d of %d flag%s.", t->first, flags,
		 flags == 1 ? "" : "s");
}

static void tell_send(const struct telling *t)
{
	text_add(t->out, "%s goes from %s to %s.", leader_at(t->before, t->first)->name,
		 hex_name(t->first), hex_name(t->second));
}

static void tell_place(const struct telling *t)
{
	text_add(t->out, "%s places %s at %s.", title(t, t->seat),
		 ancients_leaders[t->first].name, hex_name(t->second));
}

static void tell_move(const struct telling *t)
{
	tell_deed(t, "moves to", false);
}

static void tell_rally(const struct telling *t)
{
	put_piece(t->before, t->first, t->out);
	text_add(t->out, " rallies to %d blocks.", t->after->blocks[t->first]);
}

static void tell_enter(const struct telling *t)
{
	text_add(t->out, "%s %s comes out of the ambush (CC-150).",
		 unit_at(t->after, t->first)->code, hex_name(t->first));
}

static void tell_exit(const struct telling *t)
{
	put_piece(t->before, t->first, t->out);
	text_put(t->out, " leaves the field over the enemy's edge (CC-154).");
}

static void tell_advance(const struct telling *t)
{
	put_piece(t->before, t->before->attacker, t->out);
	text_add(t->out, " advances to %s.", hex_name(t->before->target));
}

static void tell_ride(const struct telling *t)
{
	put_piece(t->before, t->before->attacker, t->out);
	text_add(t->out, " rides on to %s.", hex_name(t->first));
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
	[VERB_STRIKE] = tell_reaction, [VERB_IGNORE] = tell_flags,
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
