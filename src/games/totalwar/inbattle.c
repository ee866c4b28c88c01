/* What the phases of a meeting and of a land battle take for granted. */
#include "games/totalwar/check.h"

/* Two armies (TW-180 to TW-186) */

struct flaw tw_check_sides(const struct totalwar *s)
{
	return s->side[0] == s->active && s->side[1] != s->active
		       ? SOUND
		       : FLAW("side", "the active player meets another");
}

struct flaw tw_check_meeting(const struct totalwar *s)
{
	return is_on_land(s, s->side[0], s->host[0]) &&
			       is_on_land(s, s->side[1], s->host[1]) &&
			       s->at[s->side[0]][s->host[0]] ==
				       s->at[s->side[1]][s->host[1]]
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
	int seat;
	const int army = tw_escape_army(s, &seat);
	if (!is_on_land(s, seat, army))
		return FLAW("fleeing", "there is no such army on land");
	return tw_check_has(s, STEP_BATTLE_END) ? SOUND : tw_check_meeting(s);
}

/* The field and its armies */

struct flaw tw_check_field(const struct totalwar *s)
{
	if (!is_region(s->field))
		return FLAW("field", "a battle is fought in a region");
	for (int side = 0; side < SIDE_COUNT; side++)
		if (s->helper[side] && is_side(s, s->helper[side] - 1))
			return FLAW("helper", "no side helps itself or the other");
	return s->helper[0] && s->helper[0] == s->helper[1]
		       ? FLAW("helper", "nobody helps both sides")
		       : SOUND;
}

static bool stands(const struct totalwar *s, int seat, int army)
{
	return is_on_land(s, seat, army) && s->at[seat][army] == s->field;
}

static struct flaw check_armies(const struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++) {
		if (!stands(s, s->side[side], s->host[side]))
			return FLAW("host", "the army is not on the field");
		if (s->helper[side] &&
		    !stands(s, s->helper[side] - 1, s->helper_army[side]))
			return FLAW("helper_army", "the army is not on the field");
	}
	return SOUND;
}

/* Each place in the line is one card of the armies, and each card stands there once. */
static struct flaw check_line(const struct totalwar *s, int side)
{
	uint32_t seen = 0;
	for (int i = 0; i < LINE_COUNT; i++) {
		const int pick = s->pick[side][i];
		if (!pick != !s->zone[side][i])
			return FLAW("zone", "a card and its zone go together");
		if (!pick)
			continue;
		const bool is_ally = (pick - 1) & PICK_ALLY;
		if (!tw_battle_troop(s, side, i) || (is_ally && !s->helper[side]) ||
		    (seen >> pick & 1))
			return FLAW("pick",
				    "there is no such card, or it is there twice");
		seen |= 1u << pick;
	}
	return SOUND;
}

struct flaw tw_check_battle(const struct totalwar *s)
{
	MUST(tw_check_field(s));
	MUST(check_armies(s));
	MUST(check_line(s, 0));
	return check_line(s, 1);
}

/* Allies (TW-215): `exchange` tells for which side they are asked. */

static int side_asked(const struct totalwar *s)
{
	return s->exchange == 2 ? 0 : 1;
}

struct flaw tw_check_join(const struct totalwar *s)
{
	const int side = side_asked(s);
	if (is_side(s, s->asked) || s->helper[side] ||
	    s->relation[s->side[side]][s->asked] != ALLY ||
	    s->relation[s->side[!side]][s->asked] == ALLY)
		return FLAW("asked", "an ally of this side alone may join");
	return SOUND;
}

struct flaw tw_check_muster(const struct totalwar *s)
{
	const int side = side_asked(s);
	int cards = 0;
	for (int i = 0; i < LINE_COUNT; i++)
		cards += s->pick[side][i] != 0;
	if (!s->helper[side])
		return FLAW("helper", "nobody has joined this side");
	return s->began[side] == cards ? SOUND
				       : FLAW("began", "the line has not so many cards");
}

/* A combat */

struct flaw tw_check_recon(const struct totalwar *s)
{
	MUST(tw_check_asked_side(s));
	return s->reveals[tw_battle_side_of(s, s->asked)]
		       ? SOUND
		       : FLAW("reveals", "the player asked has none left");
}

/* A choice that waits for the other's: cards in hand, each once. */
static bool is_choice_sound(const struct totalwar *s, int side)
{
	const u8 *chosen = s->chosen[s->side[side]];
	const int hand = s->fight == FIGHT_CENTRE ? READY : IN_HAND;
	unsigned seen = 0;
	for (int role = 0; role < ROLE_COUNT; role++) {
		const int line = chosen[role];
		if (!line)
			continue;
		if (s->zone[side][line - 1] != hand || (seen >> line & 1))
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
			if (line && !s->pick[side][line - 1])
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
	return line && s->zone[side][line - 1] == FIELDED
		       ? SOUND
		       : FLAW("fielded", "there is no line to be relieved");
}

struct flaw tw_check_rallying(const struct totalwar *s)
{
	MUST(tw_check_asked_side(s));
	return s->die[0] || s->flow[1] == STEP_EXCHANGE
		       ? SOUND
		       : FLAW("die", "the dice of the exchange are missing");
}

struct flaw tw_check_reroll(const struct totalwar *s)
{
	return is_side(s, s->rerolls_by)
		       ? SOUND
		       : FLAW("rerolls_by", "this player does not fight here");
}

struct flaw tw_check_struck(const struct totalwar *s)
{
	MUST(tw_check_fielded(s));
	const int side = s->striking == 2;
	return s->fielded[side][ROLE_MAIN] && s->pick[!side][s->struck - 1]
		       ? SOUND
		       : FLAW("struck", "no card strikes another");
}
