/* Questions about regions and relations: who holds, guards, besieges and reaches what. */
#include "games/totalwar/words/tell.h"

bool tw_table_is_open(const struct totalwar *s, int place)
{
	if (!s->intro)
		return true;
	return is_sea(place) ? tw_rows_sea_in_intro[place]
			     : tw_rows_region[place].intro; /* TW-10 */
}

bool tw_table_is_playing(const struct totalwar *s, int faction)
{
	return faction != NOBODY_HOME && faction <= s->players;
}

/* TW-167, TW-9 */
bool tw_table_has_garrison(const struct totalwar *s, int region)
{
	return tw_rows_region[region].home || s->built[BARRACKS][region];
}

/* TW-169, TW-175 */
int tw_table_garrison_dice(const struct totalwar *s, int region)
{
	const bool league = tw_rows_region[region].home == GREECE &&
			    s->control[region] == GREECE && works(s, GRE_L2);
	return tw_rows_region[region].gold + 1 + s->built[BARRACKS][region] + league;
}

/* TW-132 */
bool tw_table_is_besieged(const struct totalwar *s, int region)
{
	const int owner = s->control[region] - 1;
	if (owner < 0 || !tw_table_has_garrison(s, region))
		return false;
	for (int seat = 0; seat < s->players; seat++)
		if (seat != owner && s->relation[owner][seat] == ENEMY &&
		    tw_table_army_at(s, seat, region) != NO_ARMY)
			return true;
	return false;
}

bool tw_table_touches(int region, int sea)
{
	for (int i = 0; i < SHORE_MAX && tw_rows_shore[region][i]; i++)
		if (tw_rows_shore[region][i] == sea)
			return true;
	return false;
}

placeset tw_table_beside(int place)
{
	return (placeset)tw_rows_beside[place][0] << 64 | tw_rows_beside[place][1];
}

/* The places in a kind of reach of a region, on the map that is played (TW-10). */
placeset tw_table_reach(const struct totalwar *s, int from, int reach)
{
	if (!is_region(from))
		return 0;
	const uint64_t *row = &tw_rows_reach[from][4 * reach + (s->intro ? 2 : 0)];
	return (placeset)row[0] << 64 | row[1];
}

/* The home regions of a faction stand together in the rows, its capital first. */
placeset tw_table_homes(const struct totalwar *s, int seat)
{
	placeset homes = 0;
	for (int r = tw_rows_capital[seat]; table_is_home(s, seat, r); r++)
		homes |= controls(s, seat, r) ? place_bit(r) : 0;
	return homes;
}

/* TW-177: navies in a port that changes hands put to sea. */
static void clear_port(struct totalwar *s, int region, int keeper)
{
	for (int seat = 0; seat < s->players; seat++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (s->fleet[seat][navy] == region && seat + 1 != keeper &&
			    !(keeper && s->relation[seat][keeper - 1] == ALLY)) {
				say(PUT_TO_SEA, seat, navy, region,
				    tw_rows_shore[region][0],
				    tw_table_carried(s, seat, navy));
				tw_table_move_navy(s, seat, navy,
						   tw_rows_shore[region][0]);
			}
}

void tw_table_set_control(struct totalwar *s, int region, int faction, int why)
{
	if (s->control[region] == faction)
		return;
	if (faction)
		say(TOOK, faction - 1, region, s->control[region], why);
	else
		say(FREED, region, s->control[region], why);
	s->control[region] = (u8)faction;
	clear_port(s, region, faction);
}

/* TW-71: besieged ports do not trade. */
int tw_table_port_markets(const struct totalwar *s, int seat)
{
	int n = 0;
	for (int r = 1; r < REGION_COUNT; r++)
		n += s->built[MARKET][r] && controls(s, seat, r) &&
		     tw_rows_region[r].port && !tw_table_is_besieged(s, r);
	return n;
}

void tw_table_relate(struct totalwar *s, int a, int b, int level)
{
	if (s->relation[a][b] != level)
		say(RELATION, a, b, s->relation[a][b], level);
	s->relation[a][b] = s->relation[b][a] = (u8)level;
}

/* TW-286: veteran for veteran while they last, else a regular card. */
static int reformed(const struct totalwar *s, int seat, int troop)
{
	static const struct {
		u8 from, to;
	} change[] = {
		{ ROM_LEGION, ROM_IMPLEGION }, { ROM_LEGION_V, ROM_IMPLEGION_V },
		{ ROM_ITALIAN, ROM_IMPAUX },   { ROM_ITALIAN_V, ROM_IMPAUX_V },
		{ ROM_ALLCAV, ROM_LEGCAV },    { ROM_ALLCAV_V, ROM_LEGCAV_V },
	};
	for (size_t c = 0; c < sizeof change / sizeof change[0]; c++) {
		if (troop != change[c].from)
			continue;
		const int to = change[c].to, regular = tw_rows_troop[to].regular;
		if (tw_table_left(s, seat, to) > 0)
			return to;
		return regular && tw_table_left(s, seat, regular) > 0 ? regular : troop;
	}
	return troop;
}

/* TW-286 */
static void reform(struct totalwar *s, int seat, int army)
{
	for (int i = 0; i < SLOT_COUNT; i++) {
		const int troop = s->army[seat][army][i];
		const int as = reformed(s, seat, troop);
		s->army[seat][army][i] = (u8)as;
		if (as != troop)
			say_to(tw_tell_knowers(s, seat, army, i), REFORMED, seat, troop,
			       as, army);
	}
}

/* TW-18, TW-73 */
void tw_table_show(struct totalwar *s, int seat, int army, int seats)
{
	if (seat == ROME - 1 && s->bought[ROM_L3])
		reform(s, seat, army);
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++)
		s->known[seat][army][i] = (u8)(s->known[seat][army][i] | seats);
}
