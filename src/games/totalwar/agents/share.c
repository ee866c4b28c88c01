/*
 * Allies show each other what they hold (TW-90): the cards of an army, which the ally
 * then knows, and the action cards, which he is told once a turn.
 */
#include "games/totalwar/words/tell.h"

static bool is_ally(const struct totalwar *s, int seat, int other)
{
	return other < s->players && other != seat && s->relation[seat][other] == ALLY;
}

static bool has_secrets(const struct totalwar *s, int seat, int army, int other)
{
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++)
		if (!knows_card(s, other, seat, army, i))
			return true;
	return false;
}

static refusal show_refusal(const struct totalwar *s, int seat, int army, int other)
{
	if (!is_ally(s, seat, other))
		return NO_ALLY;
	return army < ARMY_COUNT && has_secrets(s, seat, army, other) ? ALLOWED
								      : NOTHING_TO_SHOW;
}

static refusal confide_refusal(const struct totalwar *s, int seat, int other)
{
	if (!is_ally(s, seat, other))
		return NO_ALLY;
	return s->intrigue[CONFIDED] >> other & 1 || tw_table_hand_size(s, seat) == 0
		       ? CONFIDED_ONCE
		       : ALLOWED;
}

void tw_share_offer(const struct totalwar *s, int seat, struct actions *out)
{
	for (int other = 0; other < s->players; other++) {
		if (!is_ally(s, seat, other))
			continue;
		for (int army = 0; army < ARMY_COUNT; army++)
			if (show_refusal(s, seat, army, other) == ALLOWED)
				actions_add(out, action_make(VERB_SHOW, army, other, 0));
		if (confide_refusal(s, seat, other) == ALLOWED)
			actions_add(out, action_make(VERB_CONFIDE, other, 0, 0));
	}
}

refusal tw_share_refusal(const struct totalwar *s, int seat, action a)
{
	return action_verb(a) == VERB_SHOW
		       ? show_refusal(s, seat, action_arg(a, 0), action_arg(a, 1))
		       : confide_refusal(s, seat, action_arg(a, 0));
}

void tw_share_show(struct totalwar *s, int seat, action a)
{
	const int army = action_arg(a, 0);
	if (action_verb(a) == VERB_CONFIDE) {
		s->intrigue[CONFIDED] |= (u8)seat_bit(action_arg(a, 0));
		TELL(tw_tell_confided(s, seat, action_arg(a, 0)));
		return;
	}
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++)
		s->known[seat][army][i] |= (u8)seat_bit(action_arg(a, 1));
	TELL(tw_tell_seen(s, action_arg(a, 1), seat, army, seat_bit(action_arg(a, 1))));
}
