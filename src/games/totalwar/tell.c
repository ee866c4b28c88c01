/*
 * The log: one line for each action, as a reader may know it, and behind it what changed
 * on the map. What changed is read off the states, so that rules stay silent.
 */
#include "base/text.h"
#include "games/totalwar/totalwar.h"

struct telling {
	const struct totalwar *before, *after;
	int seat, verb, first, second, third, reader;
	struct text *out;
};

static const char *title(int seat)
{
	return total_war_rome_game.seat_title(NULL, seat);
}

static const char *army_word(int army)
{
	static const char *const words[] = { "army I", "army II", "army III", "army IV" };
	return words[army];
}

static const char *place_word(int place)
{
	return place ? tw_rows_place_words[place] : "nowhere";
}

static const char *face_word(int face)
{
	static const char *const words[FACE_COUNT] = { "", "Skull", "X", "S", "Blank" };
	return words[face];
}

static const char *work_word(int work)
{
	static const char *const words[WORK_COUNT] = { "a market", "barracks", "walls",
						       "a wonder" };
	return words[work];
}

/* The card's name if the reader knows it where it was, else what everybody sees. */
static const char *card_word(const struct telling *t, int seat, int army, int troop)
{
	const int slot = tw_table_slot(t->before, seat, army, troop);
	const int seats = slot == NO_ARMY ? 0 : t->before->known[seat][army][slot];
	const bool knows = t->reader == seat || seats == KNOWN_TO_ALL ||
			   (t->reader < SEAT_COUNT && (seats >> t->reader & 1));
	return knows ? tw_rows_troop[troop].name : "a card";
}

/* Chance */

static void tell_draw(const struct telling *t)
{
	for (int seat = 0; seat < t->after->players; seat++) {
		if (tw_table_hand_size(t->after, seat) <=
		    tw_table_hand_size(t->before, seat))
			continue;
		if (t->reader == seat)
			text_add(t->out, "%s draws %s.", title(seat),
				 tw_rows_action_card[t->first].name);
	}
}

static void tell_deal(const struct telling *t)
{
	for (int seat = 0; seat < t->after->players; seat++)
		if (t->reader == seat &&
		    t->before->initiative[seat] != t->after->initiative[seat] &&
		    t->after->initiative[seat])
			text_add(t->out, "Your initiative card is %d.", t->first);
}

/* Who rolls the die: what waits for the roll below it knows. */
static void put_roller(const struct telling *t, int die)
{
	const struct totalwar *b = t->before;
	const int seat = b->side[b->roller[die]];
	const int army = b->at[b->loser][b->losing];
	switch (b->flow[1]) {
	case STEP_CONQUEST:
		text_add(t->out, "the people of %s", place_word(army));
		break;
	case STEP_UPRISING:
		text_add(t->out, "the people of %s",
			 place_word(b->agent[b->active][b->doer]));
		break;
	case STEP_GARRISON_ROLLED:
		text_add(t->out, "the garrison of %s", place_word(army));
		break;
	case STEP_AGENT_DIE:
		text_add(t->out, "the agent of %s", title(b->active));
		break;
	case STEP_STORMED:
		text_put(t->out, "the storm");
		break;
	case STEP_ATTACK_ROLLED:
		text_put(t->out, title(b->loser));
		break;
	case STEP_INFIGHTING:
		text_put(t->out, title(b->active));
		break;
	case STEP_BATTLE_END:
		text_add(t->out, "the general of %s", title(b->side[b->victor - 1]));
		break;
	case STEP_AVOID_ROLLED:
	case STEP_DUEL:
		text_add(t->out, "the general of %s", title(seat));
		break;
	default:
		text_put(t->out, title(seat));
	}
}

static void tell_die(const struct telling *t)
{
	static const char *const colours[COLOUR_COUNT] = { "",	    "Black",  "White",
							   "Green", "Yellow", "Red" };
	int i = 0;
	while (i < DIE_COUNT - 1 && t->before->face[i])
		i++;
	text_add(t->out, "%s die of ", colours[t->before->die[i]]);
	put_roller(t, i);
	text_add(t->out, ": %s.", face_word(t->first));
}

static void tell_chance(const struct telling *t)
{
	const struct totalwar *b = t->before;
	if (t->verb == VERB_DRAW)
		tell_draw(t);
	else if (t->verb == VERB_DEAL)
		tell_deal(t);
	else if (t->verb == VERB_DIE)
		tell_die(t);
	else if (t->verb == VERB_PERISH)
		text_add(t->out, "%s loses %s of %s.", title(b->loser),
			 card_word(t, b->loser, b->losing, t->first),
			 army_word(b->losing));
	else
		text_add(t->out, "%s takes command for %s (%d stars).",
			 tw_rows_general[t->first].name, title(b->appoint_seat),
			 tw_rows_general[t->first].stars);
}

/* Secret choices */

static void tell_order(const struct telling *t)
{
	if (t->reader != t->seat)
		return;
	text_add(t->out, "%s orders: ", title(t->seat));
	action_put(&total_war_rome_game,
		   action_make(t->verb, t->first, t->second, t->third), t->out);
	text_put(t->out, ".");
}

static void tell_deploy(const struct telling *t)
{
	const bool open = t->before->revealing;
	if (t->reader != t->seat && !open) {
		if (t->verb == VERB_DEPLOY)
			text_add(t->out, "%s chooses cards.", title(t->seat));
		return;
	}
	if (t->verb == VERB_UNLEASH) {
		if (t->reader == t->seat)
			text_add(t->out, "%s adds %s.", title(t->seat),
				 tw_rows_troop[t->first].name);
		return;
	}
	text_add(t->out, "%s sends", title(t->seat));
	const int cards[3] = { t->first, t->second, t->third };
	for (int i = 0; i < 3; i++)
		if (cards[i])
			text_add(t->out, " %s%s",
				 i && (cards[0] || cards[i - 1]) ? "with " : "",
				 tw_rows_troop[cards[i]].name);
	text_put(t->out, ".");
}

/* What a player says openly */

static void tell_use(const struct telling *t)
{
	static const char *const deeds[DEED_COUNT] = {
		"",
		"offers a treaty",
		"trades",
		"spies",
		"stirs protests",
		"stirs riots",
		"calls for an uprising",
		"offers a bribe",
		"attempts sabotage",
		"is after the treasury",
		"turns an agent",
		"sows distrust",
		"recruits mercenaries",
		"sends an assassin",
	};
	const int region = t->before->agent[t->seat][t->second];
	text_add(t->out, "%s's agent in %s %s", title(t->seat), place_word(region),
		 deeds[tw_rows_action_card[t->first].action]);
	if (t->third >= AT_SEAT && t->third < AT_ARMY)
		text_add(t->out, " (%s)", title(t->third - AT_SEAT));
	else if (t->third >= AT_ARMY && t->third < AT_AGENT)
		text_add(t->out, " (the army of %s)", title(t->third - AT_ARMY));
	else if (t->third >= AT_AGENT && t->third < AT_MARKET)
		text_add(t->out, " (an agent of %s)",
			 title((t->third - AT_AGENT) / AGENT_COUNT));
	text_put(t->out, ".");
}

static void tell_event(const struct telling *t)
{
	text_add(t->out, "%s plays %s.", title(t->seat),
		 tw_rows_event[tw_rows_action_card[t->first].event].name);
}

static void tell_agent_turn(const struct telling *t)
{
	const char *who = title(t->seat);
	if (t->verb == VERB_SEND)
		text_add(t->out, "%s sends an agent to %s.", who, place_word(t->second));
	else if (t->verb == VERB_LEVY)
		text_add(t->out, "%s raises an emergency levy of %d gold.", who,
			 tw_rows_action_card[t->first].levy);
	else if (t->verb == VERB_USE)
		tell_use(t);
	else if (t->verb == VERB_HIRE)
		text_add(t->out, "%s hires %s.", who, tw_rows_troop[t->first].name);
	else if (t->verb == VERB_BEGIN)
		text_add(t->out, "%s has the initiative: %s begins, to the %s.", who,
			 title(t->first), t->second ? "left" : "right");
}

static void tell_march(const struct telling *t)
{
	const char *who = title(t->seat);
	if (t->verb == VERB_MARCH)
		text_add(t->out, "%s marches %s to %s.", who, army_word(t->first),
			 place_word(t->second));
	else if (t->verb == VERB_PLACE)
		text_add(t->out, "%s places %s in %s.", who,
			 t->first < NAVY_FORCE ? army_word(t->first - 1) : "a navy",
			 place_word(t->second));
	else if (t->verb == VERB_SAIL)
		text_add(t->out, "A navy of %s sails to %s.", who, place_word(t->second));
	else if (t->verb == VERB_EMBARK)
		text_add(t->out, "%s takes %s on board.", who, army_word(t->first));
	else if (t->verb == VERB_LAND)
		text_add(t->out, "%s lands %s in %s.", who, army_word(t->first),
			 place_word(t->second));
	else if (t->verb == VERB_ASSAULT)
		text_add(t->out, "%s assaults %s.", who,
			 place_word(t->before->at[t->seat][t->first]));
	else if (t->verb == VERB_SEEK)
		text_add(t->out, "%s seeks the enemy in %s.", who,
			 place_word(t->before->at[t->seat][t->first]));
	else if (t->verb == VERB_LEAD)
		text_add(t->out, "%s takes over %s of %s.",
			 tw_rows_general[t->second].name, army_word(t->first), who);
	else if (t->verb == VERB_SHIFT)
		text_add(t->out, "%s moves a card into %s.", who, army_word(t->second));
	else if (t->verb == VERB_FLEE)
		text_add(t->out, "%s withdraws to %s.", who, place_word(t->first));
	else if (t->verb == VERB_AVOID)
		text_add(t->out, "%s tries to avoid battle.", who);
	else if (t->verb == VERB_FIGHT && t->before->flow[0] == PHASE_STRANDED)
		text_add(t->out, "%s fights for %s.", who,
			 place_word(t->before->at[t->seat][t->before->losing]));
	else if (t->verb == VERB_FIGHT)
		text_add(t->out, "%s stands to fight.", who);
	else if (t->verb == VERB_INTERCEPT && t->before->flow[0] == PHASE_CAMPAIGN)
		text_add(t->out, "A navy of %s attacks.", who);
	else if (t->verb == VERB_INTERCEPT)
		text_add(t->out, "A navy of %s intercepts.", who);
}

static void tell_battle(const struct telling *t)
{
	const char *who = title(t->seat);
	if (t->verb == VERB_REVEAL)
		text_add(t->out, "%s has the enemy show his cards.", who);
	else if (t->verb == VERB_STRIKE)
		text_add(t->out, "%s: %s strike %s.", who, tw_rows_troop[t->first].name,
			 tw_rows_troop[t->second].name);
	else if (t->verb == VERB_SWAP)
		text_add(t->out, "%s relieves the line with %s.", who,
			 tw_rows_troop[t->first].name);
	else if (t->verb == VERB_RECOVER)
		text_add(t->out, "%s recovers %s.", who, tw_rows_troop[t->first].name);
	else if (t->verb == VERB_UPGRADE)
		text_add(t->out, "%s makes %s veterans.", who,
			 card_word(t, t->seat, t->before->host[t->before->victor == 2],
				   t->first));
	else if (t->verb == VERB_LOSE)
		text_add(t->out, "%s loses %s.", who,
			 card_word(t, t->seat, t->before->losing, t->first));
	else if (t->verb == VERB_INSPIRE)
		text_add(t->out, "The general of %s fights in the first rank.", who);
	else if (t->verb == VERB_YES || t->verb == VERB_NO)
		text_add(t->out, "%s says %s.", who, t->verb == VERB_YES ? "yes" : "no");
}

/* What changed for all to see */

static void tell_land(const struct telling *t)
{
	const struct totalwar *b = t->before, *a = t->after;
	for (int r = 1; r < REGION_COUNT; r++) {
		if (b->control[r] != a->control[r] && a->control[r])
			text_add(t->out, " %s takes %s.", title(a->control[r] - 1),
				 place_word(r));
		else if (b->control[r] != a->control[r])
			text_add(t->out, " %s is independent.", place_word(r));
		if (a->unrest[r] > b->unrest[r])
			text_add(t->out, " Unrest in %s: %d.", place_word(r),
				 a->unrest[r]);
		for (int work = 0; work < WORK_COUNT; work++) {
			if (a->built[work][r] && !b->built[work][r])
				text_add(t->out, " %s gets %s.", place_word(r),
					 work_word(work));
			if (!a->built[work][r] && b->built[work][r])
				text_add(t->out, " %s loses %s.", place_word(r),
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
				 title(tw_rows_development[dev].owner - 1),
				 tw_rows_development[dev].name);
	for (int seat = 0; seat < a->players; seat++) {
		for (int other = seat + 1; other < a->players; other++)
			if (a->relation[seat][other] != b->relation[seat][other])
				text_add(t->out, " %s and %s are %s now.", title(seat),
					 title(other), levels[a->relation[seat][other]]);
		for (int army = 0; army < ARMY_COUNT; army++)
			if (b->at[seat][army] && !a->at[seat][army])
				text_add(t->out, " %s loses %s.", title(seat),
					 army_word(army));
		for (int i = 0; i < AGENT_COUNT; i++)
			if (b->agent[seat][i] && !a->agent[seat][i])
				text_add(t->out, " %s loses an agent.", title(seat));
		const int vp = a->vp[seat] - b->vp[seat];
		if (vp)
			text_add(t->out, " %s %s %d VP.", title(seat),
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
		text_add(t->out, " %s: agents.", title(a->active));
	if (a->flow[0] == PHASE_CAMPAIGN && b->flow[0] != PHASE_CAMPAIGN &&
	    a->force == 0 && !a->begun)
		text_add(t->out, " %s: campaign.", title(a->active));
	if (a->fight == FIGHT_TERRAIN && b->fight == NO_FIGHT)
		text_add(t->out,
			 " A battle begins in %s: %s against %s, difficult terrain %d.",
			 place_word(a->field), title(a->side[0]), title(a->side[1]),
			 a->terrain);
	if (a->last_round && !b->last_round)
		text_put(t->out, " This is the last round.");
	if (a->flow[0] != NO_PHASE)
		return;
	float score[SEATS_MAX] = { 0 };
	total_war_rome_game.score(a, score);
	for (int seat = 0; seat < a->players; seat++)
		if (score[seat] > 0)
			text_add(t->out, " The game is over: %s wins with %d VP.",
				 title(seat), a->vp[seat]);
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
		text_add(t->out, " %s %d%s", title(seat), a->raised[seat],
			 seat + 1 < a->players ? "," : ".");
}

/* TW-51: when the last has bid all show their cards and gold. */
static void tell_bid(const struct telling *t)
{
	const struct totalwar *b = t->before;
	text_add(t->out, t->reader == t->seat ? "%s adds %d gold." : "%s has bid.",
		 title(t->seat), t->first);
	if (t->after->flow[0] == PHASE_BID)
		return;
	const char *behind = " All show:";
	for (int seat = 0; seat < b->players; seat++) {
		if (b->out[seat])
			continue;
		text_add(t->out, "%s %s %d and %d gold", behind, title(seat),
			 b->initiative[seat], seat == t->seat ? t->first : b->bid[seat]);
		behind = ",";
	}
	text_put(t->out, ".");
}

static bool is_order(const struct telling *t)
{
	return t->before->flow[0] == PHASE_SPEND && t->verb != VERB_DONE;
}

/* What changed is told behind what was done; sometimes nothing was. */
static void drop_blank(struct text *out, size_t from)
{
	if (out->len > from && out->at[from] == ' ') {
		memmove(out->at + from, out->at + from + 1, out->len - from);
		out->len--;
	}
}

void tw_tell_action(const void *before, int seat, action a, const void *after, int reader,
		    struct text *out)
{
	const struct telling t = { before,
				   after,
				   seat,
				   action_verb(a),
				   action_arg(a, 0),
				   action_arg(a, 1),
				   action_arg(a, 2),
				   reader,
				   out };
	const size_t from = out->len;
	if (seat == CHANCE)
		tell_chance(&t);
	else if (is_order(&t))
		tell_order(&t);
	else if (t.verb == VERB_BID)
		tell_bid(&t);
	else if (t.verb == VERB_DEPLOY || t.verb == VERB_UNLEASH)
		tell_deploy(&t);
	else if (t.verb == VERB_EVENT)
		tell_event(&t);
	else {
		tell_agent_turn(&t);
		tell_march(&t);
		tell_battle(&t);
	}
	if (is_order(&t))
		return;
	tell_land(&t);
	tell_players(&t);
	tell_taxes(&t);
	tell_course(&t);
	drop_blank(out, from);
}
