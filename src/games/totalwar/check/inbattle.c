/* What the phases of a meeting and of a land battle take for granted. */
#include "games/totalwar/check/check.h"

/* Two armies (TW-180 to TW-186) */

struct flaw tw_check_sides(const struct totalwar *s)
{
	return s->side[0] == s->active && s->side[1] != s->active
		       ? SOUND
		       : FLAW("side", "the active player meets another");
}

struct flaw tw_check_meeting(const struct totalwar *s)
{
	return tw_table_is_on_land(s, s->side[0], s->host[0]) &&
			       tw_table_is_on_land(s, s->side[1], s->host[1]) &&
			       s->at[s->side[0]][s->host[0]] == s->goal &&
			       s->at[s->side[1]][s->host[1]] == s->goal
		       ? SOUND
		       : FLAW("host", "the armies do not meet");
}

static bool is_side(const struct totalwar *s, int seat)
{
	return seat == s->side[0] || seat == s->side[1];
}

struct flaw tw_check_asked_side(const struct totalwar *s)
{
	return is_side(s, s->asked) ? SOUND
				    : FLAW("asked", "this player does not fight here");
}

struct flaw tw_check_flight(const struct totalwar *s)
{
	if (s->losing == ARMY_COUNT || !tw_table_is_on_land(s, s->loser, s->losing))
		return FLAW("losing", "there is no such army on land");
	return tw_flow_has(s, STEP_BATTLE_END) ? SOUND : tw_check_meeting(s);
}

struct flaw tw_check_victor(const struct totalwar *s)
{
	return tw_battle_victor(s) < 0 ? FLAW("tally", "no side has won") : SOUND;
}

/* While they fight nobody has won. */
struct flaw tw_check_no_victor(const struct totalwar *s)
{
	return tw_battle_victor(s) < 0 ? SOUND : FLAW("tally", "the battle is not over");
}

/* The field and its armies */

struct flaw tw_check_field(const struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++)
		if (s->helper[side] && is_side(s, s->helper[side] - 1))
			return FLAW("helper", "no side helps itself or the other");
	return s->helper[0] && s->helper[0] == s->helper[1]
		       ? FLAW("helper", "nobody helps both sides")
		       : SOUND;
}

static bool stands(const struct totalwar *s, int seat, int army)
{
	return tw_table_is_on_land(s, seat, army) && s->at[seat][army] == s->goal;
}

static struct flaw check_armies(const struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++) {
		if (!stands(s, s->side[side], s->host[side]))
			return FLAW("host", "the army is not on the field");
		if (s->helper[side] && tw_battle_helper_army(s, side) == NO_ARMY)
			return FLAW("helper", "the army is not on the field");
	}
	return SOUND;
}

/* Each place in the line that is taken is a card of the armies. */
static struct flaw check_line(const struct totalwar *s, int side)
{
	if (s->zone[side][0])
		return FLAW("zone", "there is no such place in the line");
	for (int line = 1; line < LINE_COUNT; line++)
		if (s->zone[side][line] && !tw_battle_troop(s, side, line))
			return FLAW("zone", "there is no such card");
	return SOUND;
}

struct flaw tw_check_battle(const struct totalwar *s)
{
	MUST(tw_check_field(s));
	MUST(check_armies(s));
	MUST(check_line(s, 0));
	return check_line(s, 1);
}

/* Allies (TW-215) */

static bool may_help(const struct totalwar *s, int side, int seat)
{
	return seat < s->players && !is_side(s, seat) &&
	       s->relation[s->side[side]][seat] == ALLY &&
	       s->relation[s->side[!side]][seat] != ALLY &&
	       s->helper[!side] != faction_of(seat) &&
	       tw_table_army_at(s, seat, s->goal) != NO_ARMY;
}

struct flaw tw_check_invite(const struct totalwar *s)
{
	for (int seat = 0; seat < s->players; seat++)
		if ((s->waiting >> seat & 1) && !may_help(s, acting_side(s), seat))
			return FLAW("waiting", "an ally of this side alone may join");
	return s->helper[acting_side(s)] ? FLAW("helper", "this side has a helper")
					 : SOUND;
}

struct flaw tw_check_join(const struct totalwar *s)
{
	MUST(tw_check_invite(s));
	return may_help(s, acting_side(s), s->asked)
		       ? SOUND
		       : FLAW("asked", "an ally of this side alone may join");
}

/* In a line that is composed nobody has fought yet, and one card is the chief's. */
struct flaw tw_check_muster(const struct totalwar *s)
{
	const int side = acting_side(s);
	bool own = false;
	if (!s->helper[side])
		return FLAW("helper", "nobody has joined this side");
	for (int line = 1; line < LINE_COUNT; line++) {
		own = own || (s->zone[side][line] && !is_ally_line(line));
		if (s->zone[side][line] > IN_HAND)
			return FLAW("zone", "the line is yet to be composed");
	}
	return own ? SOUND : FLAW("zone", "one card at least is the chief's");
}

/* A combat */

struct flaw tw_check_recon(const struct totalwar *s)
{
	return s->tally[acting_side(s)][REVEALS]
		       ? SOUND
		       : FLAW("tally", "the player asked has no reveal left");
}

/* A choice that waits for the other's: cards in hand, each once. */
static bool is_choice_sound(const struct totalwar *s, int side)
{
	const u8 *chosen = s->chosen[s->side[side]];
	unsigned seen = 0;
	for (int role = 0; role < ROLE_COUNT; role++) {
		const int line = chosen[role];
		if (!line)
			continue;
		if (s->zone[side][line] != tw_battle_hand(s) || (seen >> line & 1))
			return false;
		seen |= 1u << line;
	}
	return true;
}

struct flaw tw_check_deploy(const struct totalwar *s)
{
	static const u8 nothing[ROLE_COUNT];
	MUST(tw_check_fielded(s));
	if (s->ready[s->side[0]] && s->ready[s->side[1]])
		return FLAW("ready", "both sides have chosen");
	for (int seat = 0; seat < s->players; seat++) {
		const bool has_chosen = memcmp(s->chosen[seat], nothing, ROLE_COUNT);
		if (!is_side(s, seat) && (has_chosen || s->ready[seat]))
			return FLAW("chosen", "only the two sides choose cards");
		if (is_side(s, seat) && !s->ready[seat] &&
		    memcmp(s->chosen[seat], nothing, ROLE_SPECIAL))
			return FLAW("chosen", "a choice makes its player ready");
	}
	return is_choice_sound(s, 0) && is_choice_sound(s, 1)
		       ? SOUND
		       : FLAW("chosen", "each card is one in hand");
}

struct flaw tw_check_fielded(const struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++)
		for (int role = 0; role < ROLE_COUNT; role++) {
			const int line = s->fielded[side][role];
			if (line && !s->zone[side][line])
				return FLAW("fielded", "there is no such card");
		}
	return SOUND;
}

/* TW-238 */
struct flaw tw_check_relief(const struct totalwar *s)
{
	MUST(tw_check_asked_side(s));
	const int side = tw_battle_side_of(s, s->asked);
	const int line = s->fielded[side][ROLE_MAIN];
	return line && s->zone[side][line] == FIELDED
		       ? SOUND
		       : FLAW("fielded", "there is no line to be relieved");
}

struct flaw tw_check_struck(const struct totalwar *s)
{
	const int side = acting_side(s);
	return s->fielded[side][ROLE_MAIN] && s->fielded[!side][ROLE_MAIN]
		       ? SOUND
		       : FLAW("fielded", "no card strikes another");
}

struct flaw tw_check_battle_on(const struct totalwar *s)
{
	MUST(tw_check_battle(s));
	return tw_check_no_victor(s);
}

struct flaw tw_check_fight(const struct totalwar *s)
{
	MUST(tw_check_battle(s));
	MUST(tw_check_fielded(s));
	return tw_check_no_victor(s);
}
