/* Events that need some work: it is done for those who listen, and never in a search. */
#include "games/totalwar/words/tell.h"

/* TW-17, TW-18: who may know a card; its owner does. */
seatset tw_tell_knowers(const struct totalwar *s, int seat, int army, int slot)
{
	const int known = s->known[seat][army][slot];
	return known == KNOWN_TO_ALL ? EVERYBODY_KNOWS
				     : (seatset)(known | seat_bit(seat));
}

/* TW-51: all show their cards and gold. */
void tw_tell_bids(const struct totalwar *s, int winner)
{
	for (int seat = 0; seat < s->players; seat++)
		if (!s->out[seat])
			say(BID_SHOWN, seat, s->initiative[seat], s->bid[seat],
			    s->initiative[seat] + s->bid[seat]);
	say(INITIATIVE, winner, s->initiative[winner] + s->bid[winner]);
}

/* Dice: what waits for the roll below it knows what it is for. */

static int roll_of_step(int step)
{
	static const u8 rolls[PHASE_COUNT] = {
		[STEP_CONQUEST] = ROLL_PEOPLE,
		[STEP_UPRISING] = ROLL_REBELS,
		[STEP_GARRISON_ROLLED] = ROLL_GARRISON,
		[STEP_ATTACK_ROLLED] = ROLL_STORMERS,
		[STEP_AGENT_DIE] = ROLL_AGENT,
		[STEP_STORMED] = ROLL_STORM,
		[STEP_FEUD_FIRST] = ROLL_FEUD,
		[STEP_AVOID_ROLLED] = ROLL_AVOIDING,
		[STEP_DUEL] = ROLL_DUEL,
		[STEP_BATTLE_END] = ROLL_GROWTH,
		[STEP_NAVAL_ROLLED] = ROLL_SEA_BATTLE,
		[STEP_SPECIALS] = ROLL_SPECIALS,
		[STEP_GUNS] = ROLL_GUNS,
		[STEP_DOGS] = ROLL_DOGS,
		[STEP_SKIRMISH] = ROLL_SKIRMISH,
		[STEP_BOWS] = ROLL_BOWS,
		[STEP_MAINS] = ROLL_MAINS,
		[STEP_STRUCK] = ROLL_STRIKE,
		[STEP_STRUCK_SHOWN] = ROLL_STRIKE,
		[STEP_STRUCK_HARM] = ROLL_STRIKE,
	};
	return rolls[step];
}

static int roll_now(const struct totalwar *s)
{
	int roll = NO_ROLL;
	for (int i = 0; i < DEPTH_COUNT && s->flow[i] && !roll; i++)
		roll = roll_of_step(s->flow[i]);
	return roll;
}

static int roller_of(const struct totalwar *s, int roll, int die)
{
	switch (roll) {
	case ROLL_PEOPLE:
	case ROLL_REBELS:
	case ROLL_GARRISON:
	case ROLL_STORM:
		return SEAT_NONE;
	case ROLL_AGENT:
	case ROLL_FEUD:
		return s->active;
	case ROLL_STORMERS:
		return s->loser;
	case ROLL_GROWTH:
		return s->side[tw_battle_victor(s)];
	default:
		return s->side[s->roller[die]];
	}
}

/* Where those who are no player roll. */
static int place_of_roll(const struct totalwar *s, int roll)
{
	if (roll == ROLL_PEOPLE || roll == ROLL_GARRISON)
		return s->at[s->loser][s->losing];
	return roll == ROLL_REBELS ? s->agent[s->active][s->doer] : NOWHERE_REGION;
}

void tw_tell_die(const struct totalwar *s, int die)
{
	const int roll = roll_now(s);
	say(ROLLED, roller_of(s, roll, die), roll, place_of_roll(s, roll), s->die[die],
	    s->face[die]);
}

/* Losses */

/* What costs an army cards: the step that waits for it, else an event. */
static int why_lost(const struct totalwar *s)
{
	static const u8 causes[PHASE_COUNT] = {
		[STEP_CONQUERED] = CAUSE_BY_PEOPLE,
		[STEP_UPRISING] = CAUSE_BY_UPRISING,
		[STEP_ATTACK_ROLL] = CAUSE_BY_GARRISON,
		[STEP_FEUD_SECOND] = CAUSE_BY_FEUD,
		[STEP_INFIGHTING] = CAUSE_BY_FEUD,
		[STEP_THINNED] = CAUSE_BY_BRIBE,
		[STEP_DROWN] = CAUSE_BY_SEA_BATTLE,
		[STEP_CAMPAIGN_END] = CAUSE_BY_LIMITS,
	};
	const int below = s->flow[0] == PHASE_LOSE || s->flow[0] == PHASE_PERISH;
	const int cause = causes[s->flow[below]];
	if (s->losses[LOSE_MERCENARY])
		return CAUSE_BY_MUTINY;
	if (cause && !(cause == CAUSE_BY_LIMITS && s->losses[LOSE_ANY]))
		return cause;
	return s->flow[0] == PHASE_PERISH ? CAUSE_BY_STORM : CAUSE_BY_PLAGUE;
}

void tw_tell_lost(const struct totalwar *s, int army, int slot)
{
	const seatset knowers = tw_tell_knowers(s, s->loser, army, slot);
	const int troop = s->army[s->loser][army][slot], at = s->at[s->loser][army],
		  why = why_lost(s);
	if (why == CAUSE_BY_LIMITS)
		say_to(knowers, SURPLUS, s->loser, troop, army, at, why);
	else
		say_to(knowers, LOST, s->loser, troop, army, at, why);
}

void tw_tell_suffers(const struct totalwar *s, int seat, int army, int cards, int light)
{
	if (cards > 0 || light > 0)
		say(SUFFERS, seat, army, s->at[seat][army], cards, light, why_lost(s));
}

/* The dead of a side, and special cards that are used up: all have seen them. */
static void tell_dead_of(const struct totalwar *s, int side, bool of_ally)
{
	const int seat = of_ally ? s->helper[side] - 1 : s->side[side];
	const int army = of_ally ? tw_battle_helper_army(s, side) : s->host[side];
	int values[EVENT_VALUES] = { seat, army };
	unsigned count = 2;
	for (int slot = 0; army != NO_ARMY && slot < SLOT_COUNT; slot++) {
		const int zone = s->zone[side][line_of(slot, of_ally)];
		if (zone == DEAD || zone == USED_UP)
			values[count++] = s->army[seat][army][slot];
	}
	if (count > 2)
		event_note_list(EVERYBODY_KNOWS, EVENT_FELL, count, values);
}

void tw_tell_dead(const struct totalwar *s, int side)
{
	tell_dead_of(s, side, false);
	tell_dead_of(s, side, true);
}

/* Cards that are seen */

void tw_tell_seen(const struct totalwar *s, int who, int of, int army, int seats)
{
	int values[EVENT_VALUES] = { who, of, army };
	unsigned count = 3;
	for (int i = 0; i < SLOT_COUNT && s->army[of][army][i]; i++)
		values[count++] = s->army[of][army][i];
	event_note_list((seatset)(seats | seat_bit(of)), EVENT_SEEN, count, values);
}

void tw_tell_confided(const struct totalwar *s, int seat, int to)
{
	int values[EVENT_VALUES] = { seat, to };
	unsigned count = 2;
	for (int card = 1; card < ACTION_CARD_COUNT && count < EVENT_VALUES; card++)
		if (s->hand[seat][card])
			values[count++] = card;
	event_note_list((seatset)(seat_bit(seat) | seat_bit(to)), EVENT_CONFIDED, count,
			values);
}

/* Orders */

void tw_tell_road(int seat, int border, int price)
{
	say(BUILT_ROAD, seat, border, tw_rows_border_ends[border][0],
	    tw_rows_border_ends[border][1], price);
}

/* Only its player reads it until all lists are carried out. */
void tw_tell_order(const struct totalwar *s, int seat, const u8 o[PART_COUNT])
{
	const int a = o[ORDER_A], b = o[ORDER_B], price = tw_buy_price(s, seat, o);
	const seatset own = seat_bit(seat);
	switch (o[ORDER_VERB]) {
	case VERB_RECRUIT:
	case VERB_ENLIST:
		say_to(own, ORDERS_TROOP, seat, a, b, price);
		break;
	case VERB_SHIP:
		say_to(own, ORDERS_SHIP, seat, a, b, price);
		break;
	case VERB_DEVELOP:
		say_to(own, ORDERS_DEVELOPMENT, seat, a, price);
		break;
	case VERB_BUILD:
	case VERB_FOUND:
		say_to(own, ORDERS_WORK, seat, a, b, price);
		break;
	case VERB_ROAD:
		say_to(own, ORDERS_ROAD, seat, a, tw_rows_border_ends[a][0],
		       tw_rows_border_ends[a][1], price);
		break;
	case VERB_GENERAL:
	case VERB_COMMAND:
		say_to(own, ORDERS_GENERAL, seat, a,
		       o[ORDER_VERB] == VERB_COMMAND ? b : NO_ARMY, price);
		break;
	case VERB_AGENT:
		say_to(own, ORDERS_AGENT, seat, a, price);
		break;
	case VERB_CALM:
		say_to(own, ORDERS_CALM, seat, a, price);
		break;
	case VERB_TRAIN:
		say_to(own, ORDERS_TRAINING, seat, a, b, price);
		break;
	default:
		say_to(own, ORDERS_PROMOTION, seat, a);
	}
}

/* Battle */

void tw_tell_sent(const struct totalwar *s, int side)
{
	int troop[ROLE_COUNT];
	for (int role = 0; role < ROLE_COUNT; role++)
		troop[role] = tw_battle_troop(s, side, s->fielded[side][role]);
	if (troop[ROLE_MAIN] || troop[ROLE_SKIRMISHER] || troop[ROLE_SPECIAL])
		say(SENT, s->side[side], troop[ROLE_MAIN], troop[ROLE_SKIRMISHER],
		    troop[ROLE_ARTILLERY], troop[ROLE_SPECIAL]);
}

/* TW-216 to TW-218: what the dice of a card did, kill by kill. */
void tw_tell_exchange(const struct totalwar *s, int side, int own, int target,
		      int cancelled)
{
	const struct troop_row *row = &tw_rows_troop[own];
	const bool deadly = row->kills >> tw_rows_troop[target].type & 1;
	int kills = tw_roll_count(s, side, SKULL) +
		    (deadly ? tw_roll_count(s, side, SIGN) : 0);
	int wounds = tw_roll_count(s, side, CROSS);
	const int all = kills + wounds, off = cancelled < all ? cancelled : all;
	wounds -= off > kills ? off - kills : 0;
	kills -= off < kills ? off : kills;
	say(EXCHANGE, s->side[side], own, s->side[!side], target, roll_now(s), kills,
	    wounds, off);
}

static int verdict_of(bool total, bool destroyed)
{
	return total ? VERDICT_TOTAL : destroyed ? VERDICT_DESTROYED : VERDICT_BEATEN;
}

void tw_tell_battle(const struct totalwar *s, int victor, int lost, int killed,
		    const bool destroyed[SIDE_COUNT])
{
	if (victor < 0)
		say(BATTLE_DRAWN, s->side[0], s->side[1], s->goal, killed, lost,
		    destroyed[0] ? VERDICT_BOTH_DESTROYED : VERDICT_ATTACKER_LEAVES);
	else
		say(BATTLE, s->side[victor], s->side[!victor], s->goal,
		    victor ? lost : killed, victor ? killed : lost,
		    verdict_of(s->tally[victor][TOTAL_VICTORY], destroyed[!victor]));
}

void tw_tell_sea_battle(const struct totalwar *s, int victor, const int lost[SIDE_COUNT])
{
	const int place = s->goal, loser = !victor;
	const bool gone = lost[loser] >= s->tally[loser][BEGAN];
	if (lost[0] == lost[1])
		say(SEA_BATTLE_DRAWN, s->side[0], s->side[1], place, lost[0], lost[1],
		    gone ? VERDICT_NAVY_DESTROYED : VERDICT_ATTACKER_RETREATS);
	else
		say(SEA_BATTLE, s->side[victor], s->side[loser], place, lost[victor],
		    lost[loser], gone ? VERDICT_NAVY_DESTROYED : VERDICT_NAVY_RETREATS);
}

/* The end (TW-3, TW-4) */

void tw_tell_end(const struct totalwar *s, int still_in)
{
	const int why = still_in < 2	? ONE_LEFT
			: s->last_round ? VP_REACHED
					: ROUNDS_OVER;
	int values[EVENT_VALUES] = { 0, why };
	unsigned count = 2;
	float score[SEATS_MAX] = { 0 };
	total_war_rome_game.score(s, score);
	for (int seat = 0; seat < s->players; seat++) {
		say(SCORE, seat, s->vp[seat]);
		if (score[seat] <= 0)
			continue;
		values[0] = s->vp[seat];
		values[count++] = seat;
	}
	if (count == 3)
		say(WON, values[2], values[0], why);
	else
		event_note_list(EVERYBODY_KNOWS, EVENT_SHARED, count, values);
}
