/*
 * The log: one line for each action, as a reader may know it, and behind it what changed
 * on the map. What changed is read off the states, so that rules stay silent.
 */
#include "games/totalwar/tell.h"

static const char *face_word(int face)
{
	static const char *const words[FACE_COUNT] = { "", "Skull", "X", "S", "Blank" };
	return words[face];
}

/* The card's name if the reader knows it where it was, else what everybody sees. */
static const char *card_word(const struct telling *t, int seat, int army, int troop)
{
	const int slot = tw_table_slot(t->before, seat, army, troop);
	const bool knows = slot == NO_ARMY
				   ? t->reader == seat
				   : knows_card(t->before, t->reader, seat, army, slot);
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
			text_add(t->out, "%s draws %s.", tw_tell_title(seat),
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
		text_add(t->out, "the people of %s", tw_tell_place(army));
		break;
	case STEP_UPRISING:
		text_add(t->out, "the people of %s",
			 tw_tell_place(b->agent[b->active][b->doer]));
		break;
	case STEP_GARRISON_ROLLED:
		text_add(t->out, "the garrison of %s", tw_tell_place(army));
		break;
	case STEP_AGENT_DIE:
		text_add(t->out, "the agent of %s", tw_tell_title(b->active));
		break;
	case STEP_STORMED:
		text_put(t->out, "the storm");
		break;
	case STEP_ATTACK_ROLLED:
		text_put(t->out, tw_tell_title(b->loser));
		break;
	case STEP_FEUD_FIRST:
		text_put(t->out, tw_tell_title(b->active));
		break;
	case STEP_BATTLE_END:
		text_add(t->out, "the general of %s",
			 tw_tell_title(b->side[tw_battle_victor(b)]));
		break;
	case STEP_AVOID_ROLLED:
	case STEP_DUEL:
		text_add(t->out, "the general of %s", tw_tell_title(seat));
		break;
	default:
		text_put(t->out, tw_tell_title(seat));
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
		text_add(t->out, "%s loses %s of %s.", tw_tell_title(b->loser),
			 card_word(t, b->loser, b->losing, t->first),
			 tw_tell_army(b->losing));
	else
		text_add(t->out, "%s takes command for %s (%d stars).",
			 tw_rows_general[t->first].name, tw_tell_title(b->loser),
			 tw_rows_general[t->first].stars);
}

/* Secret choices */

static void tell_order(const struct telling *t)
{
	if (t->reader != t->seat)
		return;
	text_add(t->out, "%s orders: ", tw_tell_title(t->seat));
	action_put(&total_war_rome_game,
		   action_make(t->verb, t->first, t->second, t->third), t->out);
	text_put(t->out, ".");
}

static void tell_deploy(const struct telling *t)
{
	const bool open =
		t->before->tally[0][SEES_FIRST] || t->before->tally[1][SEES_FIRST];
	if (t->reader != t->seat && !open) {
		if (t->verb == VERB_DEPLOY)
			text_add(t->out, "%s chooses cards.", tw_tell_title(t->seat));
		return;
	}
	if (t->verb == VERB_UNLEASH) {
		if (t->reader == t->seat)
			text_add(t->out, "%s adds %s.", tw_tell_title(t->seat),
				 tw_rows_troop[t->first].name);
		return;
	}
	text_add(t->out, "%s sends", tw_tell_title(t->seat));
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
	text_add(t->out, "%s's agent in %s %s", tw_tell_title(t->seat),
		 tw_tell_place(region), deeds[tw_rows_action_card[t->first].action]);
	if (t->third >= AT_SEAT && t->third < AT_ARMY)
		text_add(t->out, " (%s)", tw_tell_title(t->third - AT_SEAT));
	else if (t->third >= AT_ARMY && t->third < AT_AGENT)
		text_add(t->out, " (the army of %s)", tw_tell_title(t->third - AT_ARMY));
	else if (t->third >= AT_AGENT && t->third < AT_MARKET)
		text_add(t->out, " (an agent of %s)",
			 tw_tell_title((t->third - AT_AGENT) / AGENT_COUNT));
	text_put(t->out, ".");
}

static void tell_event(const struct telling *t)
{
	text_add(t->out, "%s plays %s.", tw_tell_title(t->seat),
		 tw_rows_event_card[tw_rows_action_card[t->first].event].name);
}

/* TW-90 */
static void tell_hand(const struct telling *t)
{
	text_add(t->out, "%s shows %s action cards", tw_tell_title(t->seat),
		 tw_tell_title(t->first));
	const char *behind = ": ";
	for (int card = 1; card < ACTION_CARD_COUNT; card++)
		if (t->before->hand[t->seat][card] &&
		    (t->reader == t->first || t->reader == t->seat)) {
			text_add(t->out, "%s%s", behind, tw_rows_action_card[card].name);
			behind = ", ";
		}
	text_put(t->out, ".");
}

static void tell_alliance(const struct telling *t)
{
	const char *who = tw_tell_title(t->seat);
	if (t->verb == VERB_SHOW)
		text_add(t->out, "%s shows %s the cards of %s.", who,
			 tw_tell_title(t->second), tw_tell_army(t->first));
	else if (t->verb == VERB_CONFIDE)
		tell_hand(t);
	else if (t->verb == VERB_INVITE)
		text_add(t->out, "%s asks %s for help in the battle.", who,
			 tw_tell_title(t->first));
	else if (t->verb == VERB_FEAST)
		text_add(t->out, "%s calms %s as well.", who, tw_tell_place(t->first));
}

static void tell_agent_turn(const struct telling *t)
{
	const char *who = tw_tell_title(t->seat);
	if (t->verb == VERB_SEND)
		text_add(t->out, "%s sends an agent to %s.", who,
			 tw_tell_place(t->second));
	else if (t->verb == VERB_LEVY)
		text_add(t->out, "%s raises an emergency levy of %d gold.", who,
			 tw_rows_action_card[t->first].levy);
	else if (t->verb == VERB_USE)
		tell_use(t);
	else if (t->verb == VERB_HIRE)
		text_add(t->out, "%s hires %s.", who, tw_rows_troop[t->first].name);
	else if (t->verb == VERB_BEGIN)
		text_add(t->out, "%s has the initiative: %s begins, to the %s.", who,
			 tw_tell_title(t->first), t->second ? "left" : "right");
}

static void tell_march(const struct telling *t)
{
	const char *who = tw_tell_title(t->seat);
	if (t->verb == VERB_MARCH)
		text_add(t->out, "%s marches %s to %s.", who, tw_tell_army(t->first),
			 tw_tell_place(t->second));
	else if (t->verb == VERB_PLACE)
		text_add(t->out, "%s places %s in %s.", who,
			 is_army_force(t->first) ? tw_tell_army(army_of_force(t->first))
						 : "a navy",
			 tw_tell_place(t->second));
	else if (t->verb == VERB_SAIL)
		text_add(t->out, "A navy of %s sails to %s.", who,
			 tw_tell_place(t->second));
	else if (t->verb == VERB_EMBARK)
		text_add(t->out, "%s takes %s on board.", who, tw_tell_army(t->first));
	else if (t->verb == VERB_LAND)
		text_add(t->out, "%s lands %s in %s.", who, tw_tell_army(t->first),
			 tw_tell_place(t->second));
	else if (t->verb == VERB_ASSAULT)
		text_add(t->out, "%s assaults %s.", who,
			 tw_tell_place(t->before->at[t->seat][t->first]));
	else if (t->verb == VERB_SEEK)
		text_add(t->out, "%s seeks the enemy in %s.", who,
			 tw_tell_place(t->before->at[t->seat][t->first]));
	else if (t->verb == VERB_LEAD)
		text_add(t->out, "%s takes over %s of %s.",
			 tw_rows_general[t->second].name, tw_tell_army(t->first), who);
	else if (t->verb == VERB_SHIFT)
		text_add(t->out, "%s moves a card into %s.", who,
			 tw_tell_army(t->second));
	else if (t->verb == VERB_FLEE)
		text_add(t->out, "%s withdraws to %s.", who, tw_tell_place(t->first));
	else if (t->verb == VERB_AVOID)
		text_add(t->out, "%s tries to avoid battle.", who);
	else if (t->verb == VERB_FIGHT && t->before->flow[0] == PHASE_STRANDED)
		text_add(t->out, "%s fights for %s.", who,
			 tw_tell_place(t->before->at[t->seat][t->before->losing]));
	else if (t->verb == VERB_FIGHT)
		text_add(t->out, "%s stands to fight.", who);
	else if (t->verb == VERB_INVADE)
		text_add(t->out, "%s invades %s with %s.", who, tw_tell_place(t->second),
			 tw_tell_army(t->first));
	else if (t->verb == VERB_ENGAGE)
		text_add(t->out, "A navy of %s attacks one of %s.", who,
			 tw_tell_title(t->second));
	else if (t->verb == VERB_INTERCEPT)
		text_add(t->out, "A navy of %s intercepts.", who);
}

static void tell_battle(const struct telling *t)
{
	const char *who = tw_tell_title(t->seat);
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
			 card_word(t, t->seat,
				   t->before->host[tw_battle_victor(t->before)],
				   t->first));
	else if (t->verb == VERB_LOSE)
		text_add(t->out, "%s loses %s.", who,
			 card_word(t, t->seat, t->before->losing, t->first));
	else if (t->verb == VERB_INSPIRE)
		text_add(t->out, "The general of %s fights in the first rank.", who);
	else if (t->verb == VERB_YES || t->verb == VERB_NO)
		text_add(t->out, "%s says %s.", who, t->verb == VERB_YES ? "yes" : "no");
}

/* TW-51: when the last has bid all show their cards and gold. */
static void tell_bid(const struct telling *t)
{
	const struct totalwar *b = t->before;
	text_add(t->out, t->reader == t->seat ? "%s adds %d gold." : "%s has bid.",
		 tw_tell_title(t->seat), t->first);
	if (t->after->flow[0] == PHASE_BID)
		return;
	const char *behind = " All show:";
	for (int seat = 0; seat < b->players; seat++) {
		if (b->out[seat])
			continue;
		text_add(t->out, "%s %s %d and %d gold", behind, tw_tell_title(seat),
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
	else if (t.verb == VERB_EVENT || t.verb == VERB_AIM)
		tell_event(&t);
	else {
		tell_agent_turn(&t);
		tell_alliance(&t);
		tell_march(&t);
		tell_battle(&t);
	}
	if (is_order(&t))
		return;
	tw_tell_changes(&t);
	drop_blank(out, from);
}
