/*
 * What the net of Total War is asked: what the evaluation weighs, as whole numbers, and
 * besides who holds and occupies what, developments, whose turn it is, and the battle
 * that is under way. All as `seat` sees it: mine first, then what rivals have together.
 * Its weights are in net.def, which `tessera learn total-war-rome --net` wrote.
 */
#include <math.h>

#include "games/totalwar/evaluation/evaluate.h"

enum { TYPE_COUNT = ARTILLERY + 1, VP_STEPS = 16, LEAD_STEPS = 17, ROUND_STEPS = 12 };
enum { TO_COME, IS_NOW, IS_OVER, TURN_COUNT };

/* Where each kind of input begins; those of a side are there twice, mine first. */
enum {
	IN_PLAYERS,
	IN_INTRO = IN_PLAYERS + SEAT_COUNT,
	IN_LAST,
	IN_ROUND,
	IN_FACTION = IN_ROUND + ROUND_STEPS,
	IN_TURN = IN_FACTION + SEAT_COUNT,
	IN_LEAD = IN_TURN + TURN_COUNT,
	IN_RELATION = IN_LEAD + LEAD_STEPS,
	IN_FEATURE = IN_RELATION + LEVEL_COUNT,
	IN_SIDES = IN_FEATURE + F_COUNT,
};

enum {
	OF_VP,
	OF_REGION = OF_VP + VP_STEPS,
	OF_ARMY = OF_REGION + REGION_COUNT,
	OF_NAVY = OF_ARMY + PLACE_COUNT,
	OF_BOUGHT = OF_NAVY + PLACE_COUNT,
	OF_BUILT = OF_BOUGHT + DEVELOPMENT_COUNT,
	/* The rest is of the side whose turn it is, or that is asked. */
	OF_PHASE = OF_BUILT + WORK_COUNT,
	OF_BELOW = OF_PHASE + PHASE_COUNT,
	OF_ASKED = OF_BELOW + PHASE_COUNT,
	OF_DEED,
	OF_EVENT = OF_DEED + DEED_COUNT,
	OF_LOSSES = OF_EVENT + EVENT_CARD_COUNT,
	OF_GARRISON,
	OF_ATTACKING,
	/* A battle. */
	OF_FIGHTS,
	OF_STARS = OF_FIGHTS + FIGHT_COUNT,
	OF_ZONE,
	OF_FACE = OF_ZONE + ZONE_COUNT * TYPE_COUNT,
	OF_COUNT = OF_FACE + FACE_COUNT,
};

enum { INPUTS = IN_SIDES + 2 * OF_COUNT };

static const int16_t weights[NET_SIZE(INPUTS)] = {
#include "games/totalwar/evaluation/net.def"
};

const struct net total_war_net = { .inputs = INPUTS, .weight = weights };

static int most(int value, int limit)
{
	return value < limit ? value : limit;
}

/* Where the inputs of what `other` has begin, as `seat` sees it. */
static int side_of(int seat, int other)
{
	return IN_SIDES + (seat == other ? 0 : OF_COUNT);
}

/* Features are a few units, or some dozens: those are told in eighths, not sixteenths of
 * an input that is so. */
static void add_features(const struct totalwar *s, int seat, struct net_inputs *in)
{
	enum { A_UNIT = 4, MOST = 800 };
	float feature[F_COUNT];
	tw_evaluate_look(s, seat, feature);
	for (int i = 0; i < F_COUNT; i++) {
		const float value = rintf(feature[i] * (float)A_UNIT);
		net_count(in, IN_FEATURE + i, (int)fminf(fmaxf(value, -MOST), MOST));
	}
}

static void add_land(const struct totalwar *s, int seat, struct net_inputs *in)
{
	int built[2][WORK_COUNT] = { 0 };
	for (int r = 1; r < REGION_COUNT; r++) {
		const int owner = s->control[r] - 1;
		if (owner < 0 || owner >= s->players)
			continue;
		net_mark(in, side_of(seat, owner) + OF_REGION + r);
		for (int work = 0; work < WORK_COUNT; work++)
			built[owner != seat][work] += s->built[work][r];
	}
	for (int side = 0; side < 2; side++)
		for (int work = 0; work < WORK_COUNT; work++)
			net_count(in,
				  IN_SIDES + side * OF_COUNT + OF_BUILT + work,
				  NET_ONE / 4 * built[side][work]);
}

static void add_forces(const struct totalwar *s, int owner, int first,
		       struct net_inputs *in)
{
	enum { PER_CARD = NET_ONE / 8, PER_SHIP = NET_ONE / 4 };
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->at[owner][army])
			net_count(in, first + OF_ARMY + s->at[owner][army],
				  PER_CARD * tw_table_size(s, owner, army));
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		if (s->fleet[owner][navy])
			net_count(in, first + OF_NAVY + s->fleet[owner][navy],
				  PER_SHIP * tw_table_ships(s, owner, navy));
}

static void add_player(const struct totalwar *s, int seat, int other,
		       struct net_inputs *in)
{
	const int first = side_of(seat, other);
	net_mark(in, first + OF_VP + most(s->vp[other] / 2, VP_STEPS - 1));
	add_forces(s, other, first, in);
	if (other != seat)
		net_mark(in, IN_RELATION + s->relation[seat][other]);
}

static void add_developments(const struct totalwar *s, int seat, struct net_inputs *in)
{
	for (int dev = 1; dev < DEVELOPMENT_COUNT; dev++)
		if (s->bought[dev])
			net_mark(in, side_of(seat, tw_rows_development[dev].owner - 1) +
					     OF_BOUGHT + dev);
}

/* What a side fights with: the cards by place and type, the dice, the leader. */
static void add_fighters(const struct totalwar *s, int side, int first,
			 struct net_inputs *in)
{
	int count[ZONE_COUNT][TYPE_COUNT] = { 0 };
	for (int line = 1; line < LINE_COUNT; line++)
		if (s->zone[side][line])
			count[s->zone[side][line]][tw_rows_troop[tw_battle_troop(
							   s, side, line)]
							   .type]++;
	for (int zone = 1; zone < ZONE_COUNT; zone++)
		for (int type = 0; type < TYPE_COUNT; type++)
			net_count(in, first + OF_ZONE + zone * TYPE_COUNT + type,
				  NET_ONE / 2 * count[zone][type]);
	net_count(in, first + OF_STARS, NET_ONE / 2 * tw_battle_stars(s, side));
}

static void add_dice(const struct totalwar *s, const int first[2], struct net_inputs *in)
{
	int count[2][FACE_COUNT] = { 0 };
	for (int i = 0; i < DIE_COUNT; i++)
		if (s->die[i])
			count[s->roller[i] != 0][s->face[i]]++;
	for (int side = 0; side < 2; side++)
		for (int face = 0; face < FACE_COUNT; face++)
			net_count(in, first[side] + OF_FACE + face,
				  NET_ONE / 4 * count[side][face]);
}

/* Side 0 attacks: in a battle the seat may be either, or only watch. */
static void add_battle(const struct totalwar *s, int seat, struct net_inputs *in)
{
	const bool defends = s->side[1] == seat;
	const int first[2] = { IN_SIDES + (defends ? OF_COUNT : 0),
			       IN_SIDES + (defends ? 0 : OF_COUNT) };
	if (s->side[0] != seat && s->side[1] != seat)
		return;
	net_mark(in, first[0] + OF_ATTACKING);
	for (int side = 0; side < SIDE_COUNT; side++)
		add_fighters(s, side, first[side], in);
	net_mark(in, first[0] + OF_FIGHTS + s->fight);
	add_dice(s, first, in);
}

static bool is_battle(const struct totalwar *s)
{
	return tw_flow_has(s, STEP_AFTER_MEETING) && !tw_flow_has(s, STEP_MEETING);
}

/* What is under way outside battles, of the side whose turn it is. */
static void add_doings(const struct totalwar *s, int first, struct net_inputs *in)
{
	const int dice[2] = { first, 2 * IN_SIDES + OF_COUNT - first };
	const int place =
		s->force ? tw_force_place(s, s->active, s->force) : NOWHERE_REGION;
	if (tw_flow_has(s, PHASE_AGENTS) && s->deed)
		net_mark(in, first + OF_DEED + s->deed);
	if (is_region(place) && !controls(s, s->active, place))
		net_count(in, first + OF_GARRISON,
			  NET_ONE / 2 * tw_table_garrison_dice(s, place));
	add_dice(s, dice, in);
}

static void add_turn(const struct totalwar *s, int seat, struct net_inputs *in)
{
	const int first = side_of(seat, s->active), phase = s->flow[0];
	const int place = tw_round_position(s, seat);
	net_mark(in, IN_TURN + (place > s->turns   ? TO_COME
				: place == s->turns ? IS_NOW
						    : IS_OVER));
	net_mark(in, first + OF_PHASE + phase);
	if (s->flow[1] == NO_PHASE)
		return;
	net_mark(in, first + OF_BELOW + s->flow[1]);
	if (phase == PHASE_WINDOW || phase == PHASE_TREATY)
		net_mark(in, side_of(seat, s->asked) + OF_ASKED);
	if (s->event)
		net_mark(in, first + OF_EVENT + s->event);
	if (phase == PHASE_LOSE)
		net_mark(in, side_of(seat, s->loser) + OF_LOSSES);
	if (is_battle(s))
		add_battle(s, seat, in);
	else
		add_doings(s, first, in);
}

static int lead_step(const struct totalwar *s, int seat)
{
	int best = 0;
	for (int other = 0; other < s->players; other++)
		if (other != seat && s->vp[other] > best)
			best = s->vp[other];
	const int lead = s->vp[seat] - best + LEAD_STEPS / 2;
	return lead < 0 ? 0 : most(lead, LEAD_STEPS - 1);
}

static void add_all(const struct totalwar *s, int seat, struct net_inputs *in)
{
	net_mark(in, IN_PLAYERS + s->players - 1);
	if (s->intro)
		net_mark(in, IN_INTRO);
	if (s->last_round)
		net_mark(in, IN_LAST);
	net_mark(in, IN_ROUND + most(s->round, ROUND_STEPS - 1));
	net_mark(in, IN_FACTION + seat);
	net_mark(in, IN_LEAD + lead_step(s, seat));
	add_features(s, seat, in);
	add_land(s, seat, in);
	for (int other = 0; other < s->players; other++)
		add_player(s, seat, other, in);
	add_developments(s, seat, in);
	add_turn(s, seat, in);
}

/* Orders that are not yet carried out count as if they were. */
void tw_net_inputs(const void *state, int seat, struct net_inputs *out)
{
	const struct totalwar *s = state;
	if (s->flow[0] != PHASE_SPEND || !s->order[seat][0][ORDER_VERB]) {
		add_all(s, seat, out);
		return;
	}
	struct totalwar copy = *s;
	tw_spend_foresee(&copy, seat);
	add_all(&copy, seat, out);
}

float tw_net_evaluate(const void *state, int seat)
{
	const struct totalwar *s = state;
	struct net_inputs in;
	if (s->flow[0] == NO_PHASE)
		return tw_evaluate_handmade(state, seat);
	in.count = 0;
	tw_net_inputs(state, seat, &in);
	return net_chance(net_output(&total_war_net, &in));
}
