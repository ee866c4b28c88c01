/* Deeds that bring VP. */
#include "games/arena/arena.h"

/* AR-60: what the supply still has of the three leaves the game. */
void arena_drain_supply(struct arena *s)
{
	enum { MOST = 3 };
	const int gone = s->supply < MOST ? s->supply : MOST;
	s->supply = (u8)(s->supply - gone);
	say(DRAINED, gone, s->acting);
}

/* AR-65 */
void arena_refill(struct arena *s)
{
	enum { FULL = 5 };
	if (s->vp[s->active] < FULL)
		arena_gain(s, s->active, FULL - s->vp[s->active]);
}

/* AR-77: both gain, even if the supply runs out in between. */
void arena_paint(struct arena *s)
{
	arena_gain(s, s->active, arena_count_type(s, s->active, BUILDING));
	arena_gain(s, enemy_of(s->active),
		   arena_count_type(s, enemy_of(s->active), BUILDING));
}

/* AR-83 */
void arena_serve_guests(struct arena *s)
{
	arena_gain(s, s->active, arena_count_type(s, enemy_of(s->active), CHARACTER));
}

/* AR-86 */
void arena_outnumber(struct arena *s)
{
	enum { REWARD = 3 };
	if (arena_count_type(s, s->active, CHARACTER) >
	    arena_count_type(s, enemy_of(s->active), CHARACTER))
		arena_gain(s, s->active, REWARD);
}

/* AR-99 */
void arena_report_gaps(struct arena *s)
{
	arena_gain(s, s->active, arena_empty_spaces(s, enemy_of(s->active)));
}

/* AR-103 */
void arena_tax_forums(struct arena *s)
{
	const int enemy = enemy_of(s->active);
	arena_take_points(s, enemy, s->active, arena_count(s, enemy, FORUM));
}

/* AR-111 */
void arena_claim_point(struct arena *s)
{
	arena_take_points(s, enemy_of(s->active), s->active, 1);
}

/* AR-102: Mercator pays the opponent 2 sestertii for each VP. */

int arena_most_bought(const struct arena *s)
{
	const int paid = s->money[s->active] / PRICE_OF_POINT,
		  there = s->vp[enemy_of(s->active)];
	return paid < there ? paid : there;
}

void arena_buy_points(struct arena *s)
{
	if (arena_most_bought(s) > 0)
		flow_push(s->flow, PHASE_BUYING);
}

void arena_legal_BUYING(const void *state, int seat, struct actions *out)
{
	(void)seat;
	for (int n = 0; n <= arena_most_bought(state); n++)
		actions_add(out, action_make(VERB_BUY, n, 0, 0));
}

void arena_apply_BUYING(void *state, int seat, action a)
{
	struct arena *s = state;
	const int enemy = enemy_of(seat), price = PRICE_OF_POINT * action_arg(a, 0);
	s->money[seat] = (u16)(s->money[seat] - price);
	const int sum = s->money[enemy] + price;
	s->money[enemy] = (u16)(sum < MONEY_MAX ? sum : MONEY_MAX);
	if (price > 0)
		say(BOUGHT, seat, price, enemy);
	arena_take_points(s, enemy, seat, action_arg(a, 0));
	flow_pop(s->flow);
}

/* AR-85: Templarius rolls the battle die; it is no attack, so Tuba is silent. */

void arena_pray(struct arena *s)
{
	flow_push(s->flow, PHASE_PRAYING);
}

void arena_legal_PRAYING(const void *state, int seat, struct actions *out)
{
	arena_legal_BATTLE(state, seat, out);
}

void arena_apply_PRAYING(void *state, int seat, action a)
{
	struct arena *s = state;
	(void)seat;
	s->roll = (u8)action_arg(a, 0);
	say(BATTLE_DIE, s->active, s->roll);
	arena_gain(s, s->active, (s->roll + 1) / 2);
	flow_pop(s->flow);
}

/* AR-36, AR-71: Forum needs a second die; its value is gained. AR-92: each Basilica next
 * to it adds 2. AR-110: with a Templum next to it a third die may be used as well. */

int arena_basilica_bonus(const struct arena *s, int seat)
{
	return 2 * arena_next_to(s, seat, s->source, BASILICA);
}

void arena_hold_forum(struct arena *s)
{
	if (arena_dice_left(s) > 0)
		flow_push(s->flow, PHASE_SCORING);
}

void arena_legal_SCORING(const void *state, int seat, struct actions *out)
{
	(void)seat;
	arena_offer_dice(state, VERB_SCORE, out);
}

void arena_apply_SCORING(void *state, int seat, action a)
{
	struct arena *s = state;
	arena_use_die(s, action_arg(a, 0));
	say(SCORED, seat, action_arg(a, 0));
	arena_gain(s, seat, action_arg(a, 0) + arena_basilica_bonus(s, seat));
	if (arena_next_to(s, seat, s->source, TEMPLUM) > 0 && arena_dice_left(s) > 0)
		flow_goto(s->flow, PHASE_TEMPLE);
	else
		flow_pop(s->flow);
}

void arena_legal_TEMPLE(const void *state, int seat, struct actions *out)
{
	arena_legal_SCORING(state, seat, out);
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void arena_apply_TEMPLE(void *state, int seat, action a)
{
	struct arena *s = state;
	if (action_verb(a) == VERB_SCORE) {
		arena_use_die(s, action_arg(a, 0));
		say(SCORED, seat, action_arg(a, 0));
		arena_gain(s, seat, action_arg(a, 0));
	}
	flow_pop(s->flow);
}
