/* A land battle: its sides, their lines, and who leads them. */
#include "games/totalwar/words/tell.h"

int tw_battle_side_of(const struct totalwar *s, int seat)
{
	return seat == s->side[0] ? 0 : 1;
}

int tw_battle_helper_army(const struct totalwar *s, int side)
{
	return s->helper[side] ? tw_table_army_at(s, s->helper[side] - 1, s->goal)
			       : NO_ARMY;
}

int tw_battle_owner(const struct totalwar *s, int side, int line)
{
	return is_ally_line(line) && s->helper[side] ? s->helper[side] - 1
						     : s->side[side];
}

static int army_of_line(const struct totalwar *s, int side, int line)
{
	return is_ally_line(line) ? tw_battle_helper_army(s, side) : s->host[side];
}

int tw_battle_troop(const struct totalwar *s, int side, int line)
{
	if (!s->zone[side][line])
		return NO_TROOP;
	const int army = army_of_line(s, side, line);
	return army == NO_ARMY ? NO_TROOP
			       : s->army[tw_battle_owner(s, side, line)][army]
					[slot_of_line(line)];
}

/* TW-215: the better general leads. */
int tw_battle_lead_army(const struct totalwar *s, int side, int *seat)
{
	const int host = s->side[side], army = tw_battle_helper_army(s, side);
	*seat = host;
	if (army == NO_ARMY || tw_table_stars(s, s->helper[side] - 1, army) <=
				       tw_table_stars(s, host, s->host[side]))
		return s->host[side];
	*seat = s->helper[side] - 1;
	return army;
}

int tw_battle_stars(const struct totalwar *s, int side)
{
	int seat;
	const int army = tw_battle_lead_army(s, side, &seat);
	return s->tally[side][DISHONOURED] ? 0 : tw_table_stars(s, seat, army);
}

bool tw_battle_has_skill(const struct totalwar *s, int side, int skill)
{
	int seat;
	const int army = tw_battle_lead_army(s, side, &seat);
	return tw_table_has_skill(s, seat, army, skill);
}

int tw_battle_victor(const struct totalwar *s)
{
	return s->tally[0][VICTOR] ? 0 : s->tally[1][VICTOR] ? 1 : -1;
}

int tw_battle_in_zone(const struct totalwar *s, int side, int zone)
{
	int n = 0;
	for (int line = 1; line < LINE_COUNT; line++)
		n += s->zone[side][line] == zone;
	return n;
}

int tw_battle_mains_in(const struct totalwar *s, int side, int zone)
{
	int n = 0;
	for (int line = 1; line < LINE_COUNT; line++)
		n += s->zone[side][line] == zone &&
		     is_main(tw_battle_troop(s, side, line));
	return n;
}

int tw_battle_find(const struct totalwar *s, int side, int troop, unsigned zones)
{
	for (int line = 1; line < LINE_COUNT; line++)
		if ((zones >> s->zone[side][line] & 1) && troop &&
		    tw_battle_troop(s, side, line) == troop)
			return line;
	return 0;
}

/* TW-18: what fights is seen by all. */
void tw_battle_show(struct totalwar *s, int side, int line)
{
	const int army = army_of_line(s, side, line);
	if (army != NO_ARMY)
		s->known[tw_battle_owner(s, side, line)][army][slot_of_line(line)] =
			KNOWN_TO_ALL;
}

int tw_battle_hand(const struct totalwar *s)
{
	return s->fight == FIGHT_CENTRE	       ? READY
	       : s->fight == FIGHT_ENVELOPMENT ? FAR
					       : IN_HAND;
}

const u8 *tw_battle_dice(const struct totalwar *s, int troop)
{
	return s->fight == FIGHT_TERRAIN ? tw_rows_troop[troop].rough
					 : tw_rows_troop[troop].good;
}

/* The attacker, then the defender, then nobody: for what both may do one by one. */
bool tw_battle_next_side(struct totalwar *s)
{
	s->acting = (u8)(s->acting == DEFENDER ? NO_SIDE : s->acting + 1);
	return s->acting != NO_SIDE;
}

static void fill_line(struct totalwar *s, int side)
{
	const int size = tw_table_size(s, s->side[side], s->host[side]);
	memset(s->zone[side], NOT_THERE, LINE_COUNT);
	for (int slot = 0; slot < size; slot++)
		s->zone[side][line_of(slot, false)] = IN_HAND;
	s->tally[side][BEGAN] = (u8)size;
}

/* They fight where they met, at `goal`. */
void tw_battle_start(struct totalwar *s, int attacker, int army, int defender,
		     int enemy_army)
{
	const struct region_row *field = &tw_rows_region[s->at[defender][enemy_army]];
	s->side[0] = (u8)attacker;
	s->host[0] = (u8)army;
	s->side[1] = (u8)defender;
	s->host[1] = (u8)enemy_army;
	s->goal = s->at[defender][enemy_army];
	s->combats = (u8)(field->trees + field->mountains); /* TW-210 */
	s->fight = s->acting = 0;
	memset(s->helper, 0, sizeof s->helper);
	memset(s->tally, 0, sizeof s->tally);
	memset(s->chosen, 0, sizeof s->chosen);
	memset(s->fielded, 0, sizeof s->fielded);
	for (int side = 0; side < SIDE_COUNT; side++) {
		tw_table_show(s, s->side[side], s->host[side], 0); /* TW-286 */
		fill_line(s, side);
	}
	say(BATTLE_BEGAN, attacker, army, defender, enemy_army, s->goal, s->combats);
	flow_push(s->flow, STEP_HELP);
}
