/*
 * Whom a seat has to fear, and who stands by it. A neighbour is a player with land or an
 * army in or beside its own land; between two players there is nothing to agree on.
 */
#include "games/totalwar/evaluation/evaluate.h"

static placeset surroundings(placeset land)
{
	placeset set = land;
	for (placeset rest = land; rest; rest &= rest - 1)
		set |= tw_table_beside(place_first(rest));
	return set;
}

/* Troop cards on the map, and those of them that stand in or beside a land. */
struct muster {
	int all, close;
};

static struct muster count_cards(const struct totalwar *s, int seat, placeset around)
{
	struct muster m = { 0, 0 };
	for (int army = 0; army < ARMY_COUNT; army++) {
		const int at = s->at[seat][army];
		const int cards = at ? tw_table_size(s, seat, army) : 0;
		m.all += cards;
		m.close += at != IN_SPACE && place_in(around, at) ? cards : 0;
	}
	return m;
}

/* How much of the danger is left between two who get on so well. */
static const float fear[LEVEL_COUNT] = { 1, 1, 0.5f, 0 };

static float friends_of(const struct totalwar *s, int seat, int but)
{
	float sum = 0;
	for (int other = 0; other < s->players; other++)
		if (other != seat && other != but && s->relation[seat][other] > NEUTRAL)
			sum += s->relation[seat][other] == ALLY ? 1.0f : 0.5f;
	return sum;
}

/* `stands_by`: the cards of the seat itself and of its allies. */
static void add_player(int level, struct muster his, bool near, int stands_by, float *out)
{
	static const float FAR_AWAY = 0.3f;
	const float weight = near ? 1 : FAR_AWAY;
	out[F_ALLIES] += level == ALLY ? weight : 0;
	out[F_FRIENDS] += level == FRIENDLY ? weight : 0;
	out[F_MENACE] += fear[level] * (float)his.close;
	if (near && his.all > stands_by)
		out[F_OUTNUMBERED] += fear[level] * (float)(his.all - stands_by);
}

void tw_neighbours_measure(const struct totalwar *s, int seat, int rival,
			   const struct estate *e, float out[F_COUNT])
{
	if (s->players == 2)
		return;
	const placeset around = surroundings(e->held[faction_of(seat)]);
	struct muster of[SEAT_COUNT];
	int stands_by = 0;
	for (int other = 0; other < s->players; other++) {
		of[other] = count_cards(s, other, around);
		if (other == seat || s->relation[seat][other] == ALLY)
			stands_by += of[other].all;
	}
	for (int other = 0; other < s->players; other++) {
		const bool near =
			of[other].close || (e->held[faction_of(other)] & around);
		if (other != seat && !s->out[other])
			add_player(s->relation[seat][other], of[other], near, stands_by,
				   out);
	}
	out[F_RIVAL_FRIENDS] = friends_of(s, rival, seat);
}

static bool is_envoy(const struct totalwar *s, int seat, int agent)
{
	const int at = s->agent[seat][agent];
	const u8 *agent_status = s->agent_status[seat][agent];
	if (!at || agent_status[CAUGHT] || agent_status[ACTED])
		return false;
	for (int other = 0; other < s->players; other++)
		if (!s->out[other] && tw_deed_allows_treaty(s, seat, other, at))
			return true;
	return false;
}

float tw_neighbours_envoys(const struct totalwar *s, int seat)
{
	int cards = 0, envoys = 0;
	for (int card = 0; card < ACTION_CARD_COUNT; card++)
		cards +=
			s->hand[seat][card] && tw_rows_action_card[card].action == TREATY;
	for (int agent = 0; cards > envoys && agent < AGENT_COUNT; agent++)
		envoys += is_envoy(s, seat, agent);
	return s->players > 2 ? (float)envoys : 0;
}
