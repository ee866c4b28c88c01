/* Scientia: know-how, and the recruiting of Casus Belli. */
#include "games/antike/antike.h"

/* CB-29 */
int antike_scientia_recruit_gold(int kind)
{
	return kind == LEGION ? 1 : 2;
}

/* A2-37, A2-39, A2-40, CB-27 */
refusal antike_can_learn(const struct antike *s, int seat, int knowhow)
{
	const int price = antike_table_price(s, knowhow),
		  needs = antike_knowhow[knowhow].needs;
	if (price == 0)
		return NOT_IN_GAME;
	if (s->known[seat][knowhow])
		return KNOWN_ALREADY;
	if (needs && !is_casus(s) && !s->known[seat][needs])
		return NEEDS_OTHER;
	const u8 cost[RESOURCE_COUNT] = { [GOLD] = (u8)price };
	return antike_paying_can(s, seat, cost) ? ALLOWED : TOO_DEAR;
}

refusal antike_can_recruit(const struct antike *s, int seat, int kind)
{
	const u8 cost[RESOURCE_COUNT] = { [GOLD] = (u8)antike_scientia_recruit_gold(
						  kind) };
	if (!rules_of(s)->recruits)
		return NOT_IN_GAME;
	if (antike_table_units_left(s, seat, kind) <= 0)
		return ALL_RECRUITED; /* CB-2 */
	return antike_paying_can(s, seat, cost) ? ALLOWED : TOO_DEAR;
}

/* CB-30: any mix of both. */
void antike_legal_SCIENTIA(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	for (int k = 1; k < KNOWHOW_COUNT; k++)
		if (antike_can_learn(s, seat, k) == ALLOWED)
			actions_add(out, action_make(VERB_LEARN, k, 0, 0));
	for (int kind = 0; kind < KIND_COUNT; kind++)
		if (antike_can_recruit(s, seat, kind) == ALLOWED)
			actions_add(out, action_make(VERB_RECRUIT, kind, 0, 0));
	antike_turn_offer_rest(s, seat, VERB_DONE, out);
}

/* A2-38, CB-28: the first earns a Scholar. */
static void learn(struct antike *s, int seat, int knowhow)
{
	const u8 cost[RESOURCE_COUNT] = { [GOLD] = (u8)antike_table_price(s, knowhow) };
	const bool is_first = antike_table_is_first(s, knowhow);
	if (is_first)
		s->firsts++;
	s->known[seat][knowhow] = NEW;
	say(LEARNED, seat, knowhow, cost[GOLD], is_first);
	antike_paying_begin(s, cost);
}

static void recruit(struct antike *s, int seat, int kind)
{
	const u8 cost[RESOURCE_COUNT] = { [GOLD] = (u8)antike_scientia_recruit_gold(
						  kind) };
	s->box[seat][kind]++;
	say(RECRUITED, seat, kind, cost[GOLD], NO_CARD);
	antike_paying_begin(s, cost);
}

void antike_apply_SCIENTIA(void *state, int seat, action a)
{
	struct antike *s = state;
	if (action_verb(a) == VERB_LEARN)
		learn(s, seat, action_arg(a, 0));
	else if (action_verb(a) == VERB_RECRUIT)
		recruit(s, seat, action_arg(a, 0));
	else
		antike_turn_do_rest(s, seat, a);
}
