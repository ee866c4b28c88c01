/* Movere and Duellum, the second part: conquest, and Fortress against it. */
#include "games/antike/antike.h"

/* A2-60; CB-46: more, or in print as many. */
bool antike_conquest_is_enough(const struct antike *s, int attackers, int strength)
{
	const bool needs_more = is_casus(s) && edition_of(s) == MANUAL;
	return attackers >= strength + needs_more;
}

/* A2-60: each defender is met by a unit of its own kind; in print any mix will do. */
static bool is_matched(const struct antike *s, int seat, int owner, int region)
{
	return is_casus(s) || edition_of(s) == PUBLISHED ||
	       (s->units[seat][LEGION][region] >= s->units[owner][LEGION][region] &&
		s->units[seat][GALLEY][region] >= s->units[owner][GALLEY][region]);
}

/* CB-102: the Siege engine ignores the wall. */
int antike_conquest_strength(const struct antike *s, int region)
{
	return antike_table_strength(s, region) - (s->engine && s->wall[region]);
}

static bool is_repelled(const struct antike *s, int region)
{
	return s->repelled[0] == region || s->repelled[1] == region ||
	       s->repelled[2] == region;
}

/* A2-63: a token of the resource. CB-5: a disk; the marker stays where it is. */
static bool has_token_for(const struct antike *s, int seat, int region)
{
	if (rules_of(s)->tokens_common)
		return antike_table_cities(s, seat) < rules_of(s)->tokens_all;
	return antike_table_tokens_left(s, seat, s->yields[region]) > 0;
}

/* A2-55, A2-60, CB-43, CB-51 */
refusal antike_can_conquer(const struct antike *s, int seat, int region)
{
	const int owner = s->city[region] - 1;
	if (owner < 0 || owner == seat || region == NOWHERE)
		return NO_CITY;
	if (!antike_conquest_is_enough(s, units_at(s, seat, region),
				       antike_conquest_strength(s, region)))
		return TOO_STRONG;
	if (!is_matched(s, seat, owner, region))
		return UNMATCHED;
	if (is_repelled(s, region))
		return HELD; /* CB-93 */
	if (antike_table_cities(s, owner) == 1)
		return LAST_CITY; /* A2-64, CB-52 */
	return has_token_for(s, seat, region) ? ALLOWED : NO_TOKEN;
}

/* A2-65 */
refusal antike_can_raze(const struct antike *s, int seat, int region)
{
	if (!s->temple[region] || s->city[region])
		return NO_NEUTRAL;
	return units_at(s, seat, region) >= NEUTRAL_STRENGTH ? ALLOWED : TOO_STRONG;
}

void antike_legal_CONQUEST(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	u8 at[REGION_COUNT];
	const int count = antike_table_presence(s, seat, at);
	for (int i = 0; i < count; i++) {
		if (antike_can_conquer(s, seat, at[i]) == ALLOWED)
			actions_add(out, action_make(VERB_CONQUER, at[i], 0, 0));
		else if (antike_can_raze(s, seat, at[i]) == ALLOWED)
			actions_add(out, action_make(VERB_RAZE, at[i], 0, 0));
	}
	antike_cards_offer(s, seat, out);
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

static void lose(struct antike *s, int seat, int region, int legions, int galleys,
		 int why)
{
	antike_table_lose_units(s, seat, LEGION, region, legions);
	antike_table_lose_units(s, seat, GALLEY, region, galleys);
	if (legions > 0)
		say(LOST, seat, legions, LEGION, region, why);
	if (galleys > 0)
		say(LOST, seat, galleys, GALLEY, region, why);
}

/* A2-61, CB-47: the attacker chooses which units he loses, if there is a choice. */
static void take_losses(struct antike *s, int seat, int region, int losses)
{
	const int legions = s->units[seat][LEGION][region];
	const int galleys = s->units[seat][GALLEY][region];
	const int least = losses > galleys ? losses - galleys : 0;
	const int most = losses < legions ? losses : legions;
	if (s->winner)
		return;
	if (least == most) {
		lose(s, seat, region, least, losses - least, IN_ATTACK);
		return;
	}
	s->front = (u8)region;
	s->losses = (u8)losses;
	flow_push(s->flow, PHASE_LOSSES);
}

/* A2-66, CB-49: the temple goes back to the bank and earns a General. A2-82: whoever is
 * one short has won with it, before any losses are counted. */
static void destroy_temple(struct antike *s, int seat, int region)
{
	const int goal = rules_of(s)->goal[s->seats];
	if (!s->temple[region])
		return;
	s->temple[region] = false;
	s->razed++;
	if (s->city[region])
		say(TEMPLE_FELL, seat, region);
	else
		say(RAZED, seat, region, NEUTRAL_STRENGTH);
	if (!is_casus(s) && antike_table_points(s, seat) == goal - 1)
		antike_turn_win(s);
}

/* A2-62, A2-63, CB-47, CB-48, CB-50 */
static void conquer(struct antike *s, int seat, int region, int losses)
{
	const int owner = s->city[region] - 1;
	say(CONQUERED, seat, owner, region, units_at(s, seat, region), losses);
	lose(s, owner, region, s->units[owner][LEGION][region],
	     s->units[owner][GALLEY][region], IN_DEFENCE);
	s->walls[owner] = (u8)(s->walls[owner] + s->wall[region]);
	if (s->wall[region]) {
		s->engine = false;
		say(WALL_FELL, owner, region, NO_CARD);
	}
	s->wall[region] = false;
	s->city[region] = (u8)(seat + 1);
	s->conquered = true;
	destroy_temple(s, seat, region);
	take_losses(s, seat, region, losses);
}

static void repel(struct antike *s, int seat, int region, int strength)
{
	int free = 0;
	while (free < FORT_COUNT - 1 && s->repelled[free] != NOWHERE)
		free++;
	s->repelled[free] = (u8)region;
	say(HELD, enemy_of(seat), seat, region, units_at(s, seat, region), strength);
}

/* CB-93: the attacker loses 1 more, and he may not have it. */
static void resist(struct antike *s, int seat, int region)
{
	const int units = units_at(s, seat, region);
	const int losses = antike_conquest_strength(s, region) + 1;
	s->hand[enemy_of(seat)][CARD_FORTRESS]--;
	s->discard[CARD_FORTRESS]++;
	say(PLAYED, enemy_of(seat), CARD_FORTRESS, CARD_FORTRESS);
	if (s->option[OPTION_FORTRESS_ADDS] ? antike_conquest_is_enough(s, units, losses)
					    : units >= losses)
		conquer(s, seat, region, losses);
	else
		repel(s, seat, region, losses);
}

/* CB-75: Fortress interrupts; CB-112: with `auto` nobody is asked. */
static void begin_conquest(struct antike *s, int seat, int region)
{
	const bool has_fortress = is_casus(s) && s->hand[enemy_of(seat)][CARD_FORTRESS];
	if (!has_fortress) {
		conquer(s, seat, region, antike_conquest_strength(s, region));
	} else if (s->option[OPTION_FORTRESS]) {
		resist(s, seat, region);
	} else {
		s->front = (u8)region;
		s->asked = (u8)(enemy_of(seat) + 1);
		flow_push(s->flow, PHASE_FORTRESS);
		say(ATTACKED, seat, enemy_of(seat), region, units_at(s, seat, region),
		    antike_conquest_strength(s, region));
	}
}

void antike_apply_CONQUEST(void *state, int seat, action a)
{
	struct antike *s = state;
	const int region = action_arg(a, 0);
	if (action_verb(a) == VERB_CONQUER) {
		begin_conquest(s, seat, region);
	} else if (action_verb(a) == VERB_RAZE) {
		destroy_temple(s, seat, region);
		take_losses(s, seat, region, NEUTRAL_STRENGTH);
	} else if (action_verb(a) == VERB_PLAY) {
		antike_cards_play(s, seat, region);
	} else {
		antike_turn_after_action(s);
	}
}

/* Fortress (CB-93) */

void antike_legal_FORTRESS(const void *state, int seat, struct actions *out)
{
	(void)state;
	(void)seat;
	actions_add(out, action_make(VERB_FORTRESS, 0, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void antike_apply_FORTRESS(void *state, int seat, action a)
{
	struct antike *s = state;
	const int region = s->front;
	(void)seat;
	s->front = NOWHERE;
	s->asked = 0;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_FORTRESS)
		resist(s, s->active, region);
	else
		conquer(s, s->active, region, antike_conquest_strength(s, region));
}

/* The choice of losses (A2-61, CB-47) */

void antike_legal_LOSSES(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	const int galleys = s->units[seat][GALLEY][s->front];
	const int least = s->losses > galleys ? s->losses - galleys : 0;
	for (int n = least; n <= s->losses && n <= s->units[seat][LEGION][s->front]; n++)
		actions_add(out, action_make(VERB_LOSE, group_make(LEGION, n), 0, 0));
}

void antike_apply_LOSSES(void *state, int seat, action a)
{
	struct antike *s = state;
	const int legions = group_size(action_arg(a, 0));
	lose(s, seat, s->front, legions, s->losses - legions, IN_ATTACK);
	s->front = NOWHERE;
	s->losses = 0;
	flow_pop(s->flow);
}
