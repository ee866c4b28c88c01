/* What the player is asked in a land battle. */
#include "games/totalwar/words/ask.h"

static int enemy_of(const struct totalwar *s, int seat)
{
	return s->side[!tw_battle_side_of(s, seat)];
}

static int main_card(const struct totalwar *s, int seat)
{
	const int side = tw_battle_side_of(s, seat);
	return tw_battle_troop(s, side, s->fielded[side][ROLE_MAIN]);
}

void tw_ask_invite(const struct totalwar *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_INVITE, s->goal);
	for (int other = 0; other < s->players; other++)
		if (s->waiting >> other & 1)
			message_more(out, other);
}

void tw_ask_join(const struct totalwar *s, int seat, struct messages *out)
{
	const int side = acting_side(s);
	(void)seat;
	message_add(out, ASK_JOIN, s->side[side], s->goal, s->side[!side]);
}

void tw_ask_muster(const struct totalwar *s, int seat, struct messages *out)
{
	const int side = acting_side(s);
	(void)seat;
	if (s->helper[side])
		message_add(out, ASK_MUSTER, s->helper[side] - 1,
			    tw_battle_mains_in(s, side, IN_HAND));
}

void tw_ask_ground(const struct totalwar *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_GROUND, s->goal, s->combats);
}

void tw_ask_recon(const struct totalwar *s, int seat, struct messages *out)
{
	message_add(out, ASK_RECON, s->fight, enemy_of(s, seat),
		    s->tally[tw_battle_side_of(s, seat)][REVEALS]);
}

/* How many combats there are in the centre depends on what falls. */
void tw_ask_deploy(const struct totalwar *s, int seat, struct messages *out)
{
	message_add(out, ASK_DEPLOY, s->fight, enemy_of(s, seat),
		    s->fight == FIGHT_CENTRE ? 0 : s->combats);
}

void tw_ask_relief(const struct totalwar *s, int seat, struct messages *out)
{
	message_add(out, ASK_RELIEF, main_card(s, seat));
}

void tw_ask_rallying(const struct totalwar *s, int seat, struct messages *out)
{
	const int again = s->flow[1] == STEP_ABILITIES
				  ? VERB_NONE
				  : tw_ability_again(s, tw_battle_side_of(s, seat));
	if (again == VERB_DRILL)
		message_add(out, ASK_DRILL, main_card(s, seat));
	else if (again == VERB_WEDGE)
		message_add(out, ASK_WEDGE, main_card(s, seat));
	else
		message_add(out, ASK_ABILITY);
}

/* As many faces as a message holds. */
void tw_ask_reroll(const struct totalwar *s, int seat, struct messages *out)
{
	const int side = tw_battle_side_of(s, seat);
	int told = 0;
	message_add(out, ASK_REROLL, s->left);
	for (int i = 0; i < DIE_COUNT && s->die[i] && told < EVENT_VALUES - 1; i++)
		if (s->roller[i] == side && !s->again[i]) {
			message_more(out, s->face[i]);
			told++;
		}
}

void tw_ask_ride(const struct totalwar *s, int seat, struct messages *out)
{
	const int side = acting_side(s);
	int elephants = 0;
	(void)seat;
	for (int line = 1; line < LINE_COUNT; line++)
		elephants +=
			s->zone[side][line] == IN_HAND &&
			tw_rows_troop[tw_battle_troop(s, side, line)].type == ELEPHANT;
	message_add(out, ASK_RIDE, elephants);
}

void tw_ask_spare(const struct totalwar *s, int seat, struct messages *out)
{
	const int side = acting_side(s);
	(void)seat;
	message_add(out, ASK_SPARE, tw_battle_in_zone(s, side, IN_HAND),
		    tw_battle_mains_in(s, side, READY));
}

void tw_ask_strike(const struct totalwar *s, int seat, struct messages *out)
{
	message_add(out, ASK_STRIKE, s->fight, enemy_of(s, seat));
}

void tw_ask_recover(const struct totalwar *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_RECOVER, s->left);
}

void tw_ask_upgrade(const struct totalwar *s, int seat, struct messages *out)
{
	(void)seat;
	message_add(out, ASK_UPGRADE, s->left, s->host[tw_battle_victor(s)]);
}
