/* What the phases of a move at sea and of a naval battle take for granted. */
#include "games/totalwar/check/check.h"

static bool is_at_goal(const struct totalwar *s, int seat, int navy)
{
	return s->fleet[seat][navy] == s->goal;
}

/* TW-193 */
static bool may_hunt(const struct totalwar *s, int seat)
{
	return seat != s->active && s->relation[s->active][seat] != ALLY;
}

struct flaw tw_check_hunters(const struct totalwar *s)
{
	for (int seat = 0; seat < s->players; seat++)
		if ((s->hunters >> seat & 1) && !may_hunt(s, seat))
			return FLAW("hunters", "neither oneself nor an ally intercepts");
	return SOUND;
}

struct flaw tw_check_intercept(const struct totalwar *s)
{
	if (!is_at_goal(s, s->active, navy_of_force(s->force)))
		return FLAW("goal", "the navy under way is elsewhere");
	return may_hunt(s, s->asked)
		       ? SOUND
		       : FLAW("asked", "neither oneself nor an ally intercepts");
}

struct flaw tw_check_navies(const struct totalwar *s)
{
	if (s->side[0] == s->side[1] ||
	    (s->side[0] != s->active && s->side[1] != s->active))
		return FLAW("side", "two players fight, and one of them is active");
	if (s->host[0] >= NAVY_COUNT || s->host[1] >= NAVY_COUNT)
		return FLAW("host", "there is no such navy");
	return SOUND;
}

struct flaw tw_check_naval(const struct totalwar *s)
{
	MUST(tw_check_navies(s));
	return is_at_goal(s, s->side[0], s->host[0]) &&
			       is_at_goal(s, s->side[1], s->host[1])
		       ? SOUND
		       : FLAW("host", "the navies do not meet");
}

/* TW-195: what is sunk and taken is reckoned from the ships that began. */
struct flaw tw_check_broadside(const struct totalwar *s)
{
	MUST(tw_check_naval(s));
	for (int side = 0; side < SIDE_COUNT; side++)
		if (s->tally[side][BEGAN] !=
		    tw_table_ships(s, s->side[side], s->host[side]))
			return FLAW("tally", "the navy does not have that many ships");
	return SOUND;
}

struct flaw tw_check_drowning(const struct totalwar *s)
{
	MUST(tw_check_navies(s));
	return tw_check_victor(s);
}

struct flaw tw_check_retreat(const struct totalwar *s)
{
	MUST(tw_check_navies(s));
	MUST(tw_check_victor(s));
	const int loser = !tw_battle_victor(s);
	return is_sea(s->fleet[s->side[loser]][s->host[loser]])
		       ? SOUND
		       : FLAW("tally", "no navy has to retreat");
}
