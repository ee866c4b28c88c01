/* The log: what an action changed for all to see, and what was bought. */
#include "games/totalwar/tell.h"

const char *tw_tell_title(int seat)
{
	return total_war_rome_game.seat_title(NULL, seat);
}

const char *tw_tell_army(int army)
{
	static const char *const words[] = { "army I", "army II", "army III", "army IV" };
	return words[army];
}

const char *tw_tell_place(int place)
{
	return place ? tw_rows_place_words[place] : "nowhere";
}

static const char *work_word(int work)
{
	static const char *const words[WORK_COUNT] = { "a market", "barracks", "walls",
						       "a wonder" };
	return words[work];
}

static void tell_land(const struct telling *t)
{
	const struct totalwar *b = t->before, *a = t->after;
	for (int r = 1; r < REGION_COUNT; r++) {
		if (b->control[r] != a->control[r] && a->control[r])
			text_add(t->out, " %s takes %s.",
				 tw_tell_title(a->control[r] - 1), tw_tell_place(r));
		else if (b->control[r] != a->control[r])
			text_add(t->out, " %s is independent.", tw_tell_place(r));
		if (a->unrest[r] > b->unrest[r])
			text_add(t->out, " Unrest in %s: %d.", tw_tell_place(r),
				 a->unrest[r]);
		for (int work = 0; work < WORK_COUNT; work++) {
			if (a->built[work][r] && !b->built[work][r])
				text_add(t->out, " %s gets %s.", tw_tell_place(r),
					 work_word(work));
			if (!a->built[work][r] && b->built[work][r])
				text_add(t->out, " %s loses %s.", tw_tell_place(r),
					 work_word(work));
		}
	}
}

static void tell_players(const struct telling *t)
{
	static const char *const levels[LEVEL_COUNT] = { "enemies", "neutral", "friends",
							 "allies" };
	const struct totalwar *b = t->before, *a = t->after;
	for (int dev = 1; dev < DEVELOPMENT_COUNT; dev++)
		if (a->bought[dev] && !b->bought[dev])
			text_add(t->out, " %s develops %s.",
				 tw_tell_title(tw_rows_development[dev].owner - 1),
				 tw_rows_development[dev].name);
	for (int seat = 0; seat < a->players; seat++) {
		for (int other = seat + 1; other < a->players; other++)
			if (a->relation[seat][other] != b->relation[seat][other])
				text_add(t->out, " %s and %s are %s now.",
					 tw_tell_title(seat), tw_tell_title(other),
					 levels[a->relation[seat][other]]);
		for (int army = 0; army < ARMY_COUNT; army++)
			if (b->at[seat][army] && !a->at[seat][army])
				text_add(t->out, " %s loses %s.", tw_tell_title(seat),
					 tw_tell_army(army));
		for (int i = 0; i < AGENT_COUNT; i++)
			if (b->agent[seat][i] && !a->agent[seat][i])
				text_add(t->out, " %s loses an agent.",
					 tw_tell_title(seat));
		const int vp = a->vp[seat] - b->vp[seat];
		if (vp)
			text_add(t->out, " %s %s %d VP.", tw_tell_title(seat),
				 vp > 0 ? "gains" : "loses", vp > 0 ? vp : -vp);
	}
}

static void tell_course(const struct telling *t)
{
	const struct totalwar *b = t->before, *a = t->after;
	if (a->round != b->round)
		text_add(t->out, " Round %d begins.", a->round);
	if (a->flow[0] == PHASE_AGENTS &&
	    (b->flow[0] == PHASE_DRAW || a->active != b->active))
		text_add(t->out, " %s: agents.", tw_tell_title(a->active));
	if (a->flow[0] == PHASE_CAMPAIGN &&
	    (a->active != b->active || !tw_flow_has(b, PHASE_CAMPAIGN)))
		text_add(t->out, " %s: campaign.", tw_tell_title(a->active));
	if (a->fight != NO_FIGHT && b->fight == NO_FIGHT) /* the first combat has begun */
		text_add(t->out,
			 " A battle begins in %s: %s against %s, difficult terrain %d.",
			 tw_tell_place(a->goal), tw_tell_title(a->side[0]),
			 tw_tell_title(a->side[1]),
			 a->fight == FIGHT_TERRAIN ? a->combats + 1 : 0);
	if (a->last_round && !b->last_round)
		text_put(t->out, " This is the last round.");
	if (a->flow[0] != NO_PHASE)
		return;
	float score[SEATS_MAX] = { 0 };
	total_war_rome_game.score(a, score);
	for (int seat = 0; seat < a->players; seat++)
		if (score[seat] > 0)
			text_add(t->out, " The game is over: %s wins with %d VP.",
				 tw_tell_title(seat), a->vp[seat]);
}

/* Taxes are told when the window closes. */
static void tell_taxes(const struct telling *t)
{
	const struct totalwar *b = t->before, *a = t->after;
	bool in_taxes = false;
	for (int i = 0; i < DEPTH_COUNT; i++)
		in_taxes = in_taxes || b->flow[i] == STEP_TAXES_END;
	if (!in_taxes || a->flow[0] != PHASE_CAMPAIGN)
		return;
	text_put(t->out, " Taxes:");
	for (int seat = 0; seat < a->players; seat++)
		text_add(t->out, " %s %d%s", tw_tell_title(seat), a->raised[seat],
			 seat + 1 < a->players ? "," : ".");
}

/* TW-288: what was bought is declared in turn order, but not for which army. */

struct bought {
	u8 troop[TROOP_COUNT], ship[SHIP_COUNT], generals, agents;
};

static void count_order(struct bought *sum, const u8 *o)
{
	switch (o[ORDER_VERB]) {
	case VERB_RECRUIT:
	case VERB_ENLIST:
		sum->troop[o[ORDER_A]]++;
		break;
	case VERB_SHIP:
		sum->ship[o[ORDER_A]]++;
		break;
	case VERB_GENERAL:
	case VERB_COMMAND:
		sum->generals++;
		break;
	case VERB_AGENT:
		sum->agents++;
		break;
	default:
		break;
	}
}

static const char *put_count(const struct telling *t, const char *between, int n,
			     const char *name)
{
	if (n == 0)
		return between;
	text_add(t->out, "%s%d %s", between, n, name);
	return ", ";
}

static void tell_bought(const struct telling *t, int seat, const struct bought *sum)
{
	const size_t from = t->out->len;
	text_add(t->out, " %s buys ", tw_tell_title(seat));
	const char *between = "";
	for (int i = 1; i < TROOP_COUNT; i++)
		between = put_count(t, between, sum->troop[i], tw_rows_troop[i].name);
	for (int i = 1; i < SHIP_COUNT; i++)
		between = put_count(t, between, sum->ship[i], tw_rows_ship[i].name);
	between = put_count(t, between, sum->generals,
			    sum->generals == 1 ? "general" : "generals");
	between =
		put_count(t, between, sum->agents, sum->agents == 1 ? "agent" : "agents");
	if (*between)
		text_put(t->out, ".");
	else
		t->out->len = from;
}

static void tell_purchases(const struct telling *t)
{
	if (t->before->flow[0] != PHASE_SPEND || t->after->flow[0] == PHASE_SPEND)
		return;
	struct totalwar copy = *t->before;
	memset(copy.order, 0, sizeof copy.order);
	for (int i = 0; i < copy.players; i++) {
		const int seat = tw_round_seat(&copy, i);
		struct bought sum = { .generals = 0 };
		for (int n = 0; n < ORDER_COUNT; n++) {
			const u8 *o = t->before->order[seat][n];
			if (!o[ORDER_VERB] || tw_buy_refusal(&copy, seat, o) != ALLOWED)
				continue;
			tw_buy_apply(&copy, seat, o);
			count_order(&sum, o);
		}
		tell_bought(t, seat, &sum);
	}
}

void tw_tell_changes(const struct telling *t)
{
	tell_purchases(t);
	tell_land(t);
	tell_players(t);
	tell_taxes(t);
	tell_course(t);
}
