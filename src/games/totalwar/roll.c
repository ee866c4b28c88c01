/* Skull dice as chance, and the cards that dice, plague and murder cost. */
#include "games/totalwar/totalwar.h"

/* TW-21: how many of the six sides show Skull, X, S, Blank. */
static const u8 sides[COLOUR_COUNT][FACE_COUNT] = {
	[RED] = { 0, 2, 2, 2, 0 },   [YELLOW] = { 0, 1, 3, 1, 1 },
	[GREEN] = { 0, 1, 2, 1, 2 }, [WHITE] = { 0, 0, 3, 1, 2 },
	[BLACK] = { 0, 0, 2, 1, 3 },
};

int tw_roll_sides(int colour, int face)
{
	return sides[colour][face];
}

void tw_roll_clear(struct totalwar *s)
{
	memset(s->die, 0, DIE_COUNT);
	memset(s->face, 0, DIE_COUNT);
	memset(s->roller, 0, DIE_COUNT);
	memset(s->again, 0, DIE_COUNT);
}

void tw_roll_add(struct totalwar *s, int side, int colour)
{
	int i = 0;
	while (i < DIE_COUNT && s->die[i])
		i++;
	if (i == DIE_COUNT || colour == NO_DIE)
		return;
	s->die[i] = (u8)colour;
	s->roller[i] = (u8)side;
}

static int next_die(const struct totalwar *s)
{
	for (int i = 0; i < DIE_COUNT && s->die[i]; i++)
		if (s->face[i] == UNROLLED)
			return i;
	return DIE_COUNT;
}

void tw_roll_start(struct totalwar *s)
{
	if (next_die(s) < DIE_COUNT)
		flow_push(s->flow, PHASE_ROLL);
}

int tw_roll_count(const struct totalwar *s, int side, int face)
{
	int n = 0;
	for (int i = 0; i < DIE_COUNT && s->die[i]; i++)
		n += s->roller[i] == side && s->face[i] == face;
	return n;
}

/* TW-22 */
int tw_roll_damage(const struct totalwar *s, int side)
{
	return 2 * tw_roll_count(s, side, SKULL) + tw_roll_count(s, side, CROSS);
}

void tw_legal_ROLL(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	const int die = next_die(s);
	for (int face = SKULL; die < DIE_COUNT && face < FACE_COUNT; face++)
		if (sides[s->die[die]][face])
			actions_weigh(out, action_make(VERB_DIE, face, 0, 0),
				      sides[s->die[die]][face]);
}

void tw_apply_ROLL(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	const int die = next_die(s);
	ensure(die < DIE_COUNT);
	s->face[die] = (u8)action_arg(a, 0);
	if (next_die(s) == DIE_COUNT)
		flow_pop(s->flow);
}

action tw_think_sample(const void *state, struct rng *rng)
{
	const struct totalwar *s = state;
	if (s->flow[0] == PHASE_ROLL) {
		const u8 *row = sides[s->die[next_die(s)]];
		int n = (int)rng_below(rng, 6), face = SKULL;
		while (n >= row[face])
			n -= row[face++];
		return action_make(VERB_DIE, face, 0, 0);
	}
	if (s->flow[0] == PHASE_DRAW)
		return action_make(VERB_DRAW,
				   deck_sample(s->deck, ACTION_CARD_COUNT, rng), 0, 0);
	struct actions out;
	out.count = 0;
	tw_totalwar_phases[s->flow[0]].legal(state, CHANCE, &out);
	uint32_t total = 0;
	for (unsigned i = 0; i < out.count; i++)
		total += out.weight[i];
	uint32_t n = rng_below(rng, total);
	unsigned i = 0;
	while (n >= out.weight[i])
		n -= out.weight[i++];
	return out.list[i];
}

/* Losses that the owner chooses (TW-162, TW-163) */

static bool may_lose(const struct totalwar *s, int troop)
{
	if (s->main_first)
		return is_main(troop);
	return s->losses > 0 || !is_main(troop);
}

static int loss_choices(const struct totalwar *s, int *only)
{
	const u8 *cards = s->army[s->loser][s->losing];
	int n = 0;
	for (int i = 0; i < SLOT_COUNT && cards[i]; i++) {
		if (!may_lose(s, cards[i]) || (n > 0 && cards[i] == *only))
			continue;
		n++;
		*only = cards[i];
	}
	return n;
}

static void lose_card(struct totalwar *s, int troop)
{
	tw_table_remove_slot(s, s->loser, s->losing,
			     tw_table_slot(s, s->loser, s->losing, troop));
	if (s->losses > 0)
		s->losses--;
	else
		s->light_losses--;
	s->main_first = false;
}

/* Takes what leaves no choice; true if there is nothing more to choose. */
static bool lose_the_obvious(struct totalwar *s)
{
	while (s->losses || s->light_losses) {
		int only = NO_TROOP;
		const int choices = loss_choices(s, &only);
		if (choices > 1)
			return false;
		if (choices == 1) {
			lose_card(s, only);
		} else if (s->main_first) {
			s->main_first = false;
		} else {
			s->losses = s->light_losses = 0;
		}
	}
	return true;
}

void tw_loss_start(struct totalwar *s, int seat, int army, int cards, int light)
{
	s->loser = (u8)seat;
	s->losing = (u8)army;
	s->losses = (u8)cards;
	s->light_losses = (u8)light;
	s->main_first = cards > 0;
	if (lose_the_obvious(s))
		tw_table_disband_if_broken(s, seat, army);
	else
		flow_push(s->flow, PHASE_LOSE);
}

void tw_legal_LOSE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const u8 *cards = s->army[seat][s->losing];
	for (int i = 0; i < SLOT_COUNT && cards[i]; i++)
		if (may_lose(s, cards[i]) &&
		    tw_table_slot(s, seat, s->losing, cards[i]) == i)
			actions_add(out, action_make(VERB_LOSE, cards[i], 0, 0));
	if (out->count == 0)
		actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_LOSE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	if (action_verb(a) == VERB_PASS)
		s->main_first = s->losses = s->light_losses = 0;
	else
		lose_card(s, action_arg(a, 0));
	if (!lose_the_obvious(s))
		return;
	flow_pop(s->flow);
	tw_table_disband_if_broken(s, seat, s->losing);
}

/* Losses by chance: deserters and the drowned */

/* Of deserters only mercenaries; of the bribed only others (TW-79, TW-249). */
static bool may_perish(const struct totalwar *s, int troop)
{
	if (s->main_first)
		return is_mercenary(troop);
	return s->flow[1] != STEP_THINNED || !is_mercenary(troop);
}

static int perishing(const struct totalwar *s)
{
	const u8 *cards = s->army[s->loser][s->losing];
	int n = 0;
	for (int i = 0; i < SLOT_COUNT && cards[i]; i++)
		n += may_perish(s, cards[i]);
	return n;
}

void tw_loss_random(struct totalwar *s, int seat, int army, int cards)
{
	s->loser = (u8)seat;
	s->losing = (u8)army;
	s->main_first = false;
	const int size = tw_table_size(s, seat, army);
	s->losses = (u8)(cards < size ? cards : size);
	if (s->losses)
		flow_push(s->flow, PHASE_PERISH);
}

void tw_legal_PERISH(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	const u8 *cards = s->army[s->loser][s->losing];
	for (int i = 0; i < SLOT_COUNT && cards[i]; i++) {
		if (may_perish(s, cards[i]) &&
		    tw_table_slot(s, s->loser, s->losing, cards[i]) == i)
			actions_weigh(out, action_make(VERB_PERISH, cards[i], 0, 0),
				      (unsigned)tw_table_count(s, s->loser, s->losing,
							       cards[i]));
	}
}

void tw_apply_PERISH(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	tw_table_remove_slot(s, s->loser, s->losing,
			     tw_table_slot(s, s->loser, s->losing, action_arg(a, 0)));
	if (--s->losses > 0 && perishing(s) > 0)
		return;
	s->losses = s->main_first = 0;
	flow_pop(s->flow);
	tw_table_disband_if_broken(s, s->loser, s->losing);
}

/* A random general of a level (TW-14, TW-88, TW-237), of the next lower one if none. */

static bool is_in_box(const struct totalwar *s, int seat, int general)
{
	if (tw_rows_general[general].owner != faction_of(seat) || s->spare[general])
		return false;
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->general[seat][army] == general)
			return false;
	return true;
}

static bool has_level(const struct totalwar *s, int seat, int stars)
{
	for (int g = 1; g < GENERAL_COUNT; g++)
		if (tw_rows_general[g].stars == stars && is_in_box(s, seat, g))
			return true;
	return false;
}

void tw_loss_appoint(struct totalwar *s, int seat, int army, int stars)
{
	const int old = army < ARMY_COUNT ? tw_table_stars(s, seat, army) : 0;
	while (stars > old && !has_level(s, seat, stars))
		stars--;
	if (stars <= old)
		return;
	s->appoint_seat = (u8)seat;
	s->appoint_army = (u8)army;
	s->appointing = (u8)(1 + stars);
	flow_push(s->flow, PHASE_APPOINT);
}

void tw_legal_APPOINT(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	for (int g = 1; g < GENERAL_COUNT; g++)
		if (tw_rows_general[g].stars == s->appointing - 1 &&
		    is_in_box(s, s->appoint_seat, g))
			actions_weigh(out, action_make(VERB_APPOINT, g, 0, 0), 1);
}

void tw_apply_APPOINT(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	const int general = action_arg(a, 0);
	if (s->appoint_army < ARMY_COUNT)
		s->general[s->appoint_seat][s->appoint_army] = (u8)general;
	else
		s->spare[general] = true;
	s->appointing = 0;
	flow_pop(s->flow);
	if (s->appoint_army < ARMY_COUNT && s->fight == NO_FIGHT) /* TW-248, TW-233 */
		tw_table_disband_if_broken(s, s->appoint_seat, s->appoint_army);
}
