/*
 * What the net of Ancients is asked: both armies as `seat` sees them, each unit by its
 * corps, strength, place and distance to the enemy, what is ordered, who stands next to
 * whom, and what is under way. Its weights are in net.def, which
 * `tessera learn ancients --net` wrote.
 */
#include "games/ancients/evaluation/net.h"

/* Kinds that fight alike. */
enum corps {
	F_SKIRMISHERS,
	F_AUXILIA,
	F_WARRIORS,
	F_MEDIUM_FOOT,
	F_HEAVY_FOOT,
	F_LIGHT_HORSE,
	F_MEDIUM_HORSE,
	F_HEAVY_HORSE,
	F_ELEPHANTS,
	F_CHARIOTS,
	F_MACHINES,
	CORPS_COUNT
};

static const u8 corps_of[KIND_COUNT] = {
	[KIND_LI] = F_SKIRMISHERS,  [KIND_LB] = F_SKIRMISHERS,
	[KIND_LS] = F_SKIRMISHERS,  [KIND_AX] = F_AUXILIA,
	[KIND_AB] = F_AUXILIA,	    [KIND_WA] = F_WARRIORS,
	[KIND_MI] = F_MEDIUM_FOOT,  [KIND_TB] = F_MEDIUM_FOOT,
	[KIND_IM] = F_MEDIUM_FOOT,  [KIND_HI] = F_HEAVY_FOOT,
	[KIND_SB] = F_HEAVY_FOOT,   [KIND_SS] = F_HEAVY_FOOT,
	[KIND_LC] = F_LIGHT_HORSE,  [KIND_BC] = F_LIGHT_HORSE,
	[KIND_MC] = F_MEDIUM_HORSE, [KIND_CO] = F_MEDIUM_HORSE,
	[KIND_CM] = F_MEDIUM_HORSE, [KIND_HC] = F_HEAVY_HORSE,
	[KIND_CA] = F_HEAVY_HORSE,  [KIND_EL] = F_ELEPHANTS,
	[KIND_CH] = F_CHARIOTS,	    [KIND_BH] = F_CHARIOTS,
	[KIND_WM] = F_MACHINES,
};

/* Ground is open, or uphill, or it limits dice, or it shelters; who walks or rides on it.
 */
enum { ON_HILL, IN_ROUGH, BEHIND_WALLS, GROUND_COUNT };
enum { WALKS, RIDES, GAIT_COUNT };

/* Distances to the next enemy that are told apart; what an ordered unit may still do. */
enum { NEAR_COUNT = 5, CLASS_COUNT = 3 };
enum { MAY_MOVE, MAY_FIGHT, IS_DONE, USE_COUNT };
enum { TO_GO_COUNT = 10, LEAD_COUNT = 15, NEXT_COUNT = 3 };

/* Where each kind of input begins; those of a side are there twice, mine first. */
enum {
	IN_GOAL,
	IN_EDITION,
	IN_LEAD,
	IN_HAND = IN_LEAD + LEAD_COUNT,
	IN_BATTLE = IN_HAND + CARD_COUNT,
	IN_PAIR = IN_BATTLE + BATTLE_COUNT * SEAT_COUNT,
	IN_SIDES = IN_PAIR + CORPS_COUNT * CORPS_COUNT,
};

enum {
	SIDE_TO_GO,
	SIDE_BLOCKS = SIDE_TO_GO + TO_GO_COUNT,
	SIDE_UNITS,
	SIDE_WEAK,
	SIDE_COMMAND,
	SIDE_CARDS,
	SIDE_LEADERS,
	SIDE_LONE,
	SIDE_EXPOSED,
	SIDE_SPECIAL,
	SIDE_UNIT = SIDE_SPECIAL + SPECIAL_COUNT,
	SIDE_ROW = SIDE_UNIT + CORPS_COUNT * BLOCKS_MAX * NEAR_COUNT,
	SIDE_SECTION = SIDE_ROW + CORPS_COUNT * HEX_ROWS,
	SIDE_SUPPORTED = SIDE_SECTION + SECTION_COUNT * CLASS_COUNT * GAIT_COUNT * 2,
	SIDE_LED = SIDE_SUPPORTED + CORPS_COUNT * 2,
	SIDE_CORNERED = SIDE_LED + CORPS_COUNT,
	SIDE_GROUND = SIDE_CORNERED + CORPS_COUNT,
	SIDE_PRESSED = SIDE_GROUND + GROUND_COUNT * GAIT_COUNT,
	/* The rest is of the side whose turn it is. */
	SIDE_PHASE = SIDE_PRESSED + BLOCKS_MAX * NEXT_COUNT,
	SIDE_BELOW = SIDE_PHASE + PHASE_COUNT,
	SIDE_PLAYED = SIDE_BELOW + PHASE_COUNT,
	SIDE_LEFT = SIDE_PLAYED + CARD_COUNT,
	SIDE_SECOND,
	SIDE_ORDERED,
	SIDE_ORDER = SIDE_ORDERED + USE_COUNT,
	SIDE_MATCH = SIDE_ORDER + CORPS_COUNT * NEAR_COUNT * USE_COUNT,
	SIDE_PREY = SIDE_MATCH + CORPS_COUNT * CORPS_COUNT,
	SIDE_MARK = SIDE_PREY + CORPS_COUNT * BLOCKS_MAX,
	SIDE_ATTACKER = SIDE_MARK + BLOCKS_MAX,
	SIDE_TARGET = SIDE_ATTACKER + CORPS_COUNT * BLOCKS_MAX,
	SIDE_STAGE = SIDE_TARGET + CORPS_COUNT * BLOCKS_MAX,
	SIDE_ROLL = SIDE_STAGE + STAGE_COUNT,
	SIDE_DICE = SIDE_ROLL + STAGE_COUNT,
	SIDE_FACE,
	SIDE_FLAGS = SIDE_FACE + FACE_COUNT,
	SIDE_STEPS = SIDE_FLAGS + SEAT_COUNT,
	SIDE_FLEEING = SIDE_STEPS + SEAT_COUNT,
	SIDE_BONUS = SIDE_FLEEING + SEAT_COUNT,
	SIDE_COUNT,
};

enum { INPUTS = IN_SIDES + SEAT_COUNT * SIDE_COUNT };

static const int16_t weights[NET_SIZE(INPUTS)] = {
#include "games/ancients/evaluation/net.def"
};

const struct net ancients_net = { .inputs = INPUTS, .weight = weights };

/* What is so more than once is counted before it becomes one input. */
struct tally {
	u8 times[INPUTS];
	unsigned count;
	u16 index[NET_ACTIVE_MAX];
};

struct view {
	const struct ancients *s;
	hexset units[SEAT_COUNT], lone[SEAT_COUNT];
	hexset within[SEAT_COUNT]
		     [NEAR_COUNT]; /* of the units of a side, in 1, 2 ... steps */
	hexset supported[SEAT_COUNT], roomy[SEAT_COUNT];
	hexset rough;
};

static int most(int value, int limit)
{
	return value < limit ? value : limit;
}

/* A battle of somebody's own may have more to tell than there is room for: the rest of it
 * is left out. */
static void add(struct tally *t, int index, int times)
{
	if (times == 0)
		return;
	if (t->times[index] == 0) {
		if (t->count == NET_ACTIVE_MAX)
			return;
		t->index[t->count++] = (u16)index;
	}
	t->times[index] = (u8)most(t->times[index] + times, UINT8_MAX);
}

/* CC-102, for all at once. */
static hexset with_two_next(hexset friends)
{
	hexset one = 0, two = 0;
	for (int dir = 0; dir < HEX_DIRS; dir++) {
		const hexset next = hexes_shift(friends, (enum hexdir)dir);
		two |= one & next;
		one |= next;
	}
	return two;
}

static void view_field(const struct ancients *s, struct view *f)
{
	const hexset units = hexes_nonzero(s->unit), leaders = hexes_nonzero(s->leader);
	f->s = s;
	f->units[TOP] = hexes_with_bit(s->unit, SIDE_BIT);
	f->units[BOTTOM] = units & ~f->units[TOP];
	f->lone[TOP] = hexes_with_bit(s->leader, LEADER_SIDE_BIT) & ~units;
	f->lone[BOTTOM] = leaders & ~units & ~f->lone[TOP];
	f->rough = hexes_nonzero(s->terrain);
	for (int side = 0; side < SEAT_COUNT; side++) {
		hexset set = f->units[side];
		for (int n = 0; n < NEAR_COUNT - 1; n++)
			f->within[side][n] = set |= hexes_around(set);
		f->within[side][NEAR_COUNT - 1] = HEXES_ALL;
		f->supported[side] = with_two_next(f->units[side] | f->lone[side]);
		f->roomy[side] = rear_of(HEXES_ALL & ~(units | leaders), enemy_of(side));
	}
}

static int nearness(const hexset within[NEAR_COUNT], int hex)
{
	int n = 0;
	while (!hexset_has(within[n], hex))
		n++;
	return n;
}

static int own_row(int side, int hex)
{
	return side == BOTTOM ? HEX_ROWS - 1 - hexes_row(hex) : hexes_row(hex);
}

static int corps_at(const struct ancients *s, int hex)
{
	return corps_of[kind_at(s, hex)];
}

/* A unit by corps and strength. */
static int figure_at(const struct ancients *s, int hex)
{
	return corps_at(s, hex) * BLOCKS_MAX + s->blocks[hex] - 1;
}

static void add_ground(const struct ancients *s, int hex, int gait, int first,
		       struct tally *t)
{
	const struct terrain_row *ground = ground_at(s, hex);
	const int at = first + SIDE_GROUND + gait;
	if (s->terrain[hex] == HILL)
		add(t, at + GAIT_COUNT * ON_HILL, 1);
	else if (ground->is_camp || ground->shelters || ground->walls)
		add(t, at + GAIT_COUNT * BEHIND_WALLS, 1);
	else if (ground->cap[edition_of(s)])
		add(t, at + GAIT_COUNT * IN_ROUGH, 1);
}

static void add_sections(const struct unit_row *row, int side, int hex, bool near,
			 int gait, int first, struct tally *t)
{
	const unsigned sections = cc_field_sections(side, hex);
	for (int n = 0; n < SECTION_COUNT; n++)
		if (sections >> n & 1)
			add(t,
			    first + SIDE_SECTION +
				    ((n * CLASS_COUNT + row->symbol - LIGHT) *
					     GAIT_COUNT +
				     gait) * 2 +
				    near,
			    1);
}

static void add_unit(const struct view *f, int side, int hex, int first, struct tally *t)
{
	enum { CLOSE = 1 };
	const struct ancients *s = f->s;
	const struct unit_row *row = unit_at(s, hex);
	const int corps = corps_at(s, hex), blocks = s->blocks[hex];
	const int gait = row->traits & MOUNTED ? RIDES : WALKS;
	const int near = nearness(f->within[enemy_of(side)], hex);
	add(t, first + SIDE_BLOCKS, blocks);
	add(t, first + SIDE_UNITS, 1);
	add(t, first + SIDE_WEAK, blocks == 1);
	add(t, first + SIDE_UNIT + figure_at(s, hex) * NEAR_COUNT + near, 1);
	add(t, first + SIDE_ROW + corps * HEX_ROWS + own_row(side, hex), 1);
	add_sections(row, side, hex, near <= CLOSE, gait, first, t);
	if (hexset_has(f->supported[side], hex))
		add(t, first + SIDE_SUPPORTED + 2 * corps + (near <= CLOSE), 1);
	if (s->leader[hex])
		add(t, first + SIDE_LED + corps, 1);
	if (near <= CLOSE && !hexset_has(f->roomy[side], hex))
		add(t, first + SIDE_CORNERED + corps, 1);
	if (hexset_has(f->rough, hex))
		add_ground(s, hex, gait, first, t);
	if (near == 0) {
		const hexset foes = hexes_next_to(hex) & f->units[enemy_of(side)];
		add(t,
		    first + SIDE_PRESSED + (blocks - 1) * NEXT_COUNT +
			    most(hexset_count(foes), NEXT_COUNT) - 1,
		    1);
	}
}

/* Who stands next to whom, mine first. */
static void add_pairs(const struct view *f, int seat, struct tally *t)
{
	const int enemy = enemy_of(seat);
	for (hexset mine = f->units[seat] & f->within[enemy][0]; mine;) {
		const int hex = hexset_take(&mine);
		for (hexset foes = hexes_next_to(hex) & f->units[enemy]; foes;) {
			const int foe = hexset_take(&foes);
			add(t,
			    IN_PAIR + corps_at(f->s, hex) * CORPS_COUNT +
				    corps_at(f->s, foe),
			    1);
		}
	}
}

static int use_of(const struct ancients *s, int hex)
{
	const bool early = s->flow[0] == PHASE_ORDER || s->flow[0] == PHASE_RALLY ||
			   s->flow[0] == PHASE_CARD;
	const bool moves = early || s->flow[0] == PHASE_MOVE || s->flow[1] == PHASE_MOVE;
	if (moves && !s->moved[hex] && !(s->tired[hex] & NO_MOVE))
		return MAY_MOVE;
	if (s->fought[hex] || s->tired[hex] & NO_BATTLE || s->second)
		return IS_DONE;
	return MAY_FIGHT;
}

/* Whom an ordered unit may strike from where it is. */
static void add_prey(const struct view *f, int hex, int side, int first, struct tally *t)
{
	const struct ancients *s = f->s;
	const hexset foes = f->units[enemy_of(side)];
	const hexset next = hexes_next_to(hex);
	const int range = unit_at(s, hex)->range[edition_of(s)];
	for (hexset close = next & foes; close;) {
		const int foe = hexset_take(&close);
		add(t,
		    first + SIDE_MATCH + corps_at(s, hex) * CORPS_COUNT +
			    corps_at(s, foe),
		    1);
		add(t, first + SIDE_PREY + figure_at(s, foe), 1);
	}
	if (range == 0 || next & foes)
		return;
	hexset shot = next;
	for (int n = 1; n < range; n++)
		shot |= hexes_around(shot);
	for (hexset marks = shot & foes; marks;)
		add(t, first + SIDE_MARK + s->blocks[hexset_take(&marks)] - 1, 1);
}

static void add_orders(const struct view *f, int side, int first, struct tally *t)
{
	const struct ancients *s = f->s;
	hexset ordered = cc_field_ordered(s, ORDER_UNIT) & f->units[side];
	while (ordered) {
		const int hex = hexset_take(&ordered);
		const int use = use_of(s, hex);
		const int near = nearness(f->within[enemy_of(side)], hex);
		add(t, first + SIDE_ORDERED + use, 1);
		add(t,
		    first + SIDE_ORDER +
			    (corps_at(s, hex) * NEAR_COUNT + near) * USE_COUNT + use,
		    1);
		if (use != IS_DONE)
			add_prey(f, hex, side, first, t);
	}
}

static void add_combat(const struct ancients *s, int side, int first, struct tally *t)
{
	const int enemy = enemy_of(side);
	add(t, first + SIDE_STAGE + s->stage, 1);
	add(t, first + SIDE_BONUS, s->bonus);
	if (s->attacker < HEX_COUNT && has_unit(s, side, s->attacker))
		add(t, first + SIDE_ATTACKER + figure_at(s, s->attacker), 1);
	if (s->target < HEX_COUNT && has_unit(s, enemy, s->target))
		add(t, first + SIDE_TARGET + figure_at(s, s->target), 1);
	if (s->victim < HEX_COUNT && s->unit[s->victim])
		add(t, first + SIDE_FLAGS + (unit_side(s, s->victim) == side), s->flags);
	if (s->mover < HEX_COUNT && s->unit[s->mover])
		add(t, first + SIDE_STEPS + (unit_side(s, s->mover) == side),
		    most(s->steps, HEX_ROWS));
	if (s->fleeing)
		add(t, first + SIDE_FLEEING + (s->fleeing >> LEADER_SIDE_BIT == side), 1);
	if (s->flow[0] != PHASE_ROLL)
		return;
	add(t, first + SIDE_ROLL + s->roll, 1);
	add(t, first + SIDE_DICE, s->dice);
	for (int face = 1; face < FACE_COUNT; face++)
		add(t, first + SIDE_FACE + face, most(s->face[face], DICE_MAX));
}

/* What the side whose turn it is has under way. */
static void add_turn(const struct view *f, int side, int first, struct tally *t)
{
	const struct ancients *s = f->s;
	add(t, first + SIDE_PHASE + s->flow[0], 1);
	if (s->played == NO_CARD)
		return;
	add(t, first + SIDE_PLAYED + s->orders, 1);
	add(t, first + SIDE_LEFT, most(s->left, DICE_MAX));
	add(t, first + SIDE_SECOND, s->second);
	add_orders(f, side, first, t);
	if (s->flow[1] == NO_PHASE)
		return;
	add(t, first + SIDE_BELOW + s->flow[1], 1);
	add_combat(s, side, first, t);
}

static void add_side(const struct view *f, int side, int first, struct tally *t)
{
	const struct ancients *s = f->s;
	const hexset leaders = cc_field_leaders(s, side);
	const int to_go = s->goal > s->banner[side] ? s->goal - s->banner[side] : 0;
	add(t, first + SIDE_TO_GO + most(to_go, TO_GO_COUNT - 1), 1);
	add(t, first + SIDE_COMMAND, s->command[side]);
	add(t, first + SIDE_CARDS, deck_total(s->hand[side], CARD_COUNT));
	add(t, first + SIDE_LEADERS, hexset_count(leaders));
	add(t, first + SIDE_LONE, hexset_count(f->lone[side]));
	add(t, first + SIDE_EXPOSED,
	    hexset_count(f->lone[side] & f->within[enemy_of(side)][1]));
	for (int n = 0; n < SPECIAL_COUNT; n++)
		add(t, first + SIDE_SPECIAL + n, s->special[side][n]);
	for (hexset units = f->units[side]; units;)
		add_unit(f, side, hexset_take(&units), first, t);
	if (side == s->active)
		add_turn(f, side, first, t);
}

static int lead_step(const struct ancients *s, int seat)
{
	const int lead = LEAD_COUNT / 2 + s->banner[seat] - s->banner[enemy_of(seat)];
	return lead < 0 ? 0 : most(lead, LEAD_COUNT - 1);
}

void cc_net_inputs(const void *state, int seat, struct net_inputs *out)
{
	const struct ancients *s = state;
	const int enemy = enemy_of(seat);
	struct tally t;
	struct view f;
	memset(t.times, 0, sizeof t.times);
	t.count = 0;
	view_field(s, &f);
	add(&t, IN_GOAL, s->goal);
	add(&t, IN_EDITION, edition_of(s));
	add(&t, IN_LEAD + lead_step(s, seat), 1);
	for (int card = 1; card < CARD_COUNT; card++)
		add(&t, IN_HAND + card, s->hand[seat][card]);
	if (s->battle != NO_BATTLE_ROW)
		add(&t, IN_BATTLE + s->battle * SEAT_COUNT + seat, 1);
	add_pairs(&f, seat, &t);
	add_side(&f, seat, IN_SIDES, &t);
	add_side(&f, enemy, IN_SIDES + SIDE_COUNT, &t);
	for (unsigned i = 0; i < t.count; i++)
		net_count(out, t.index[i], NET_ONE * t.times[t.index[i]]);
}

float cc_net_evaluate(const void *state, int seat)
{
	const struct ancients *s = state;
	struct net_inputs in;
	if (s->flow[0] == NO_PHASE)
		return cc_handmade_evaluate(state, seat);
	in.count = 0;
	cc_net_inputs(state, seat, &in);
	return net_chance(net_output(&ancients_net, &in));
}
