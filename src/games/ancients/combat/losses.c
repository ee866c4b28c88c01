/* Losses: blocks, units, leaders, and the banners they bring. */
#include "games/ancients/combat/losses.h"

/* CC-15, CC-152. No battle outlives its goal, so the count needs no bound. */
void cc_losses_banner(struct ancients *s, int seat, enum prize why)
{
	enum { HARDENED = 6 };
	s->banner[seat]++;
	say(BANNER, seat, s->banner[seat], s->goal, why);
	if (!has_special(s, seat, SPECIAL_HARDENS) || s->banner[seat] != HARDENING)
		return;
	s->command[seat] = HARDENED;
	s->owed[seat] = HARDENED_CARDS;
	say(COMMAND, seat, HARDENED, SPECIAL_HARDENS);
}

/* Nobody is in flight here: one leader flees at a time, and no other falls meanwhile. */
static bool has_leaders(const struct ancients *s, int seat)
{
	return s->waiting[seat][0] || cc_field_leaders(s, seat);
}

/* CC-153: who has lost all leaders has lost the battle. */
static void lose_last_leader(struct ancients *s, int seat)
{
	const int enemy = enemy_of(seat);
	if (has_special(s, seat, SPECIAL_LEADERLESS) && !has_leaders(s, seat) &&
	    s->banner[enemy] < s->goal) {
		s->banner[enemy] = s->goal;
		say(LEADERLESS, seat, enemy, s->goal);
	}
}

/* CC-153: he will never be eliminated, so never all of them. */
void cc_losses_spare_leader(struct ancients *s, int leader)
{
	if (leader)
		s->special[leader >> LEADER_SIDE_BIT][SPECIAL_LEADERLESS] = false;
}

/* CC-156: Command falls by one; in the enemy's turn a card is lost as well. */
static void shrink(struct ancients *s, int seat)
{
	if (!has_special(s, seat, SPECIAL_SHRINKS) || s->command[seat] <= 1)
		return;
	s->command[seat]--;
	say(COMMAND, seat, s->command[seat], SPECIAL_SHRINKS);
	if (seat != s->active && deck_total(s->hand[seat], CARD_COUNT) > s->excess[seat])
		s->excess[seat]++;
}

static void count_leader(struct ancients *s, int seat)
{
	cc_losses_banner(s, enemy_of(seat), FOR_LEADER);
	shrink(s, seat);
	lose_last_leader(s, seat);
}

void cc_losses_kill_leader(struct ancients *s, int hex)
{
	const int seat = leader_side(s, hex);
	say(FELL, seat, s->leader[hex], hex);
	cc_field_take_leader(s, hex);
	count_leader(s, seat);
}

void cc_losses_kill_fugitive(struct ancients *s)
{
	const int seat = s->fleeing >> LEADER_SIDE_BIT;
	say(FELL_IN_FLIGHT, seat, s->fleeing, s->at);
	s->fleeing = NO_LEADER;
	count_leader(s, seat);
}

/* Whose leader a combat puts to the test. */
enum role cc_losses_role(const struct ancients *s)
{
	return s->stage == STAGE_STRIKE || s->stage == STAGE_BATTLE_BACK ? ATTACKER
									 : DEFENDER;
}

/* CC-90: one check in a combat for each side; bystanders are always checked. */
static bool must_check(struct ancients *s, enum role role)
{
	if (role == BYSTANDER)
		return true;
	const bool first = !s->checked[role];
	s->checked[role] = true;
	return first;
}

/* CC-104: each hex that is missing costs a block. */
static int hexes_short(int blocks, enum cause why)
{
	return why == BY_SHUT_WAY ? blocks : 0;
}

static void lose_unit(struct ancients *s, int hex, int blocks, enum role role,
		      enum cause why)
{
	const int seat = unit_side(s, hex);
	const bool led = s->leader[hex] != NO_LEADER;
	say(ELIMINATED, seat, s->unit[hex], s->blocks[hex], hex, why,
	    hexes_short(blocks, why));
	cc_field_remove(s, hex);
	cc_losses_banner(s, enemy_of(seat), FOR_UNIT);
	if (!led)
		return;
	if (must_check(s, role))
		cc_roll_begin(s, ROLL_ORPHAN, 1); /* CC-89 */
	else
		cc_flee_begin(s, hex); /* CC-90 */
}

void cc_losses_take(struct ancients *s, int hex, int blocks, enum role role,
		    enum cause why)
{
	if (blocks <= 0 || !s->unit[hex])
		return;
	s->victim = (u8)hex;
	if (blocks >= s->blocks[hex]) {
		lose_unit(s, hex, blocks, role, why);
		return;
	}
	s->blocks[hex] = (u8)(s->blocks[hex] - blocks);
	say(LOST, unit_side(s, hex), s->unit[hex], blocks, hex, s->blocks[hex], why,
	    hexes_short(blocks, why));
	if (s->leader[hex] && must_check(s, role))
		cc_roll_begin(s, ROLL_CHECK, 2); /* CC-88 */
}
