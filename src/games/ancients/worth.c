/*
 * How well a seat stands, measured in banners: those it has, the strength of its units,
 * how they stand, and what they can do to the enemy, this turn and later. A rough eye,
 * but one that advances, keeps its line, shoots, and does not leave weak units in front.
 */
#include <math.h>

#include "games/ancients/ancients.h"

static const float BLOCKS_WORTH = 0.55f; /* of a whole unit of middling kind */
static const float LEADER_WORTH = 0.35f;
static const float SUPPORT_WORTH = 0.03f;
static const float CAUTION = 0.03f; /* a weak unit for each hex away */
static const float UNSURE = 0.7f;	 /* a deed that needs a move first */
static const float ORDER_TO_COME = 0.9f; /* an order that is not given yet */
static const float IDLE_ORDER = 0.015f;	 /* an order without a deed in sight */
static const float FLAG_WORTH = 0.05f;	 /* a retreat forced by one die */
static const float HEAL_WORTH = 0.12f;

/* How an army is looked at: `later` a deed of a turn to come beside one now, `approach`
 * each hex nearer to the enemy. One's own with more zeal, or nobody would ever attack. */
struct mood {
	float later, approach;
};
static const struct mood EAGER = { 0.30f, 0.03f }, WARY = { 0.16f, 0.0f };

struct army_view {
	int count;
	u8 hex[HEX_COUNT];
};

static void view_army(const struct ancients *s, int seat, struct army_view *out)
{
	out->count = 0;
	for (hexset units = cc_field_units(s, seat); units;)
		out->hex[out->count++] = (u8)hexset_take(&units);
}

/* What one block of the unit is worth; the last ones bring the banner. */
static float block_worth(const struct ancients *s, int hex)
{
	const struct unit_row *row = unit_at(s, hex);
	const float quality = 0.6f + 0.1f * (float)row->dice;
	const float banner = 0.9f / (float)(s->blocks[hex] + 0.5f);
	return BLOCKS_WORTH * quality / (float)row->blocks + banner * 0.5f;
}

static float strength(const struct ancients *s, int hex)
{
	const struct unit_row *row = unit_at(s, hex);
	const float quality = is_elephant(s, hex) ? 1.0f : 0.6f + 0.1f * (float)row->dice;
	const float part = (float)s->blocks[hex] / (float)row->blocks;
	return BLOCKS_WORTH * quality * part + (s->blocks[hex] > 1 ? 0.15f : 0.0f);
}

static float hit_chance(const struct ancients *s, int from, int to)
{
	const struct unit_row *mine = unit_at(s, from), *his = unit_at(s, to);
	float faces = 1;
	if (mine->swords && !is_elephant(s, to))
		faces += his->shrugs ? 0.5f : 1.0f;
	if (s->leader[from] && !is_elephant(s, from))
		faces += 1;
	return faces / (float)DIE_FACES;
}

static float capped(float value, float most)
{
	return value < most ? value : most;
}

/* What a close combat of `from` with `to` promises, the answer to it counted in. */
static float close_promise(const struct ancients *s, int from, int to)
{
	const int stage = STAGE_CLOSE;
	const float dice = (float)cc_dice_close(s, from, to, stage);
	const float back = (float)cc_dice_close(s, to, from, STAGE_BACK);
	const float hits = capped(dice * hit_chance(s, from, to), (float)s->blocks[to]);
	const float answer =
		capped(back * hit_chance(s, to, from), (float)s->blocks[from]);
	const float stays = 1.0f - 0.55f * hits / (float)s->blocks[to];
	const bool evades = unit_at(s, to)->evades[edition_of(s)] == FROM_ANY;
	const float gain = hits * block_worth(s, to) + dice * FLAG_WORTH * 0.6f;
	return (evades ? 0.6f * gain : gain) -
	       answer * block_worth(s, from) * stays * 0.8f;
}

static float fire_promise(const struct ancients *s, int from, int to, bool moves)
{
	const float dice = moves || s->moved[from] ? 1.0f : 2.0f;
	return dice * (block_worth(s, to) / (float)DIE_FACES + FLAG_WORTH * 0.5f);
}

/* The best a unit can do; `paces` hexes it may still move. */
static float best_deed(const struct ancients *s, int from, const struct army_view *enemy,
		       int paces)
{
	const struct card_row *card = orders_of(s);
	const int range = card->no_fire ? 0 : unit_at(s, from)->range[edition_of(s)];
	float best = 0;
	for (int i = 0; i < enemy->count; i++) {
		const int to = enemy->hex[i], distance = hexes_distance(from, to);
		float deed = 0;
		if (distance == 1)
			deed = card->no_close ? 0 : close_promise(s, from, to);
		else if (distance <= range)
			deed = fire_promise(s, from, to, false);
		if (distance > 1 && distance <= paces + 1 && !card->no_close)
			deed = fmaxf(deed, UNSURE * close_promise(s, from, to));
		if (distance > range && distance <= range + paces && range)
			deed = fmaxf(deed, UNSURE * fire_promise(s, from, to, true));
		best = fmaxf(best, deed);
	}
	return best;
}

static bool is_turn_of(const struct ancients *s, int seat)
{
	return s->active == seat && s->played != NO_CARD;
}

/* Hexes an ordered unit may still move this turn. */
static int paces_left(const struct ancients *s, int hex)
{
	const bool moves = s->flow[0] == PHASE_ORDER || s->flow[0] == PHASE_MOVE ||
			   s->flow[0] == PHASE_RALLY;
	if (!moves || orders_of(s)->stands || s->tired[hex] & NO_MOVE)
		return 0;
	return cc_reach_allowance(s, hex);
}

/* What the ordered units of this turn can still do. */
static float deeds_now(const struct ancients *s, const struct army_view *mine,
		       const struct army_view *enemy)
{
	float sum = 0;
	for (int i = 0; i < mine->count; i++) {
		const int hex = mine->hex[i];
		const bool fights = hex == s->attacker && s->flow[1] != NO_PHASE;
		if (!(s->order[hex] & ORDER_UNIT) || s->second)
			continue;
		if (s->fought[hex] && !(fights && s->flow[0] == PHASE_REACT))
			continue;
		if (!(s->tired[hex] & NO_BATTLE))
			sum += best_deed(s, hex, enemy, paces_left(s, hex));
		if (s->flow[0] == PHASE_ORDER || s->flow[0] == PHASE_RALLY)
			sum += IDLE_ORDER;
	}
	return sum;
}

/* Takes the `n` best of the values. */
static float sum_of_best(float *value, int count, int n)
{
	float sum = 0;
	for (; n > 0 && count > 0; n--) {
		int best = 0;
		for (int i = 1; i < count; i++)
			if (value[i] > value[best])
				best = i;
		sum += value[best];
		value[best] = value[--count];
	}
	return sum;
}

/* How many orders the card still gives, about. */
static int orders_open(const struct ancients *s)
{
	const struct card_row *card = orders_of(s);
	if (card->rolls)
		return s->face[LIGHT] + s->face[MEDIUM] + s->face[HEAVY] +
		       s->face[HELMET];
	if (s->left)
		return s->left < 6 ? s->left : 6;
	int open = card->quota[0] + card->quota[1] + card->quota[2];
	open -= hexset_count(cc_field_ordered(s, ORDER_UNIT));
	return open > 0 ? open : 0;
}

/* What the orders not yet given could bring. */
static float deeds_to_order(const struct ancients *s, const struct army_view *enemy)
{
	struct actions legal;
	float value[ACTIONS_MAX];
	int count = 0;
	if (s->flow[0] != PHASE_ORDER)
		return 0;
	legal.count = 0;
	ancients_phases[PHASE_ORDER].legal(s, s->active, &legal);
	for (unsigned i = 0; i < legal.count; i++) {
		const int hex = action_arg(legal.list[i], 0);
		if (action_verb(legal.list[i]) == VERB_ORDER && s->unit[hex])
			value[count++] =
				best_deed(s, hex, enemy, paces_left(s, hex)) + IDLE_ORDER;
	}
	return ORDER_TO_COME * sum_of_best(value, count, orders_open(s));
}

static float healing_to_come(const struct ancients *s)
{
	struct actions legal;
	if (s->flow[0] != PHASE_RALLY)
		return 0;
	legal.count = 0;
	ancients_phases[PHASE_RALLY].legal(s, s->active, &legal);
	const int units = (int)legal.count - 1, dice = orders_open(s);
	return HEAL_WORTH * (float)(units < dice ? units : dice);
}

/* What the army could do in a turn to come. */
static float deeds_later(const struct ancients *s, const struct army_view *mine,
			 const struct army_view *enemy)
{
	enum { ABOUT_AN_ORDER = 3 };
	float value[HEX_COUNT];
	for (int i = 0; i < mine->count; i++)
		value[i] =
			best_deed(s, mine->hex[i], enemy, unit_at(s, mine->hex[i])->move);
	return sum_of_best(value, mine->count, ABOUT_AN_ORDER + 1);
}

static int nearest(const struct army_view *enemy, int hex)
{
	int best = HEX_ROWS;
	for (int i = 0; i < enemy->count; i++) {
		const int distance = hexes_distance(hex, enemy->hex[i]);
		best = distance < best ? distance : best;
	}
	return best;
}

static float standing(const struct ancients *s, int hex, const struct army_view *enemy,
		      const struct mood *mood)
{
	const int distance = nearest(enemy, hex);
	const bool weak = s->blocks[hex] == 1;
	float sum = cc_field_supported(s, hex) ? SUPPORT_WORTH : 0.0f;
	sum += weak ? CAUTION * capped((float)distance, 4)
		    : -mood->approach * (float)distance;
	return sum;
}

static float leaders(const struct ancients *s, int seat, const struct army_view *enemy)
{
	float sum = 0;
	for (hexset all = cc_field_leaders(s, seat); all;) {
		const int hex = hexset_take(&all);
		sum += LEADER_WORTH;
		if (!s->unit[hex])
			sum -= nearest(enemy, hex) <= 2 ? 0.2f : 0.08f;
		else if (s->blocks[hex] == 1)
			sum -= 0.06f;
	}
	return sum;
}

/* CC-155: the way to a camp worth a banner. */
static float camps(const struct ancients *s, int seat, const struct army_view *mine)
{
	float sum = 0;
	if (!has_special(s, seat, SPECIAL_STORMS))
		return 0;
	for (int hex = 0; hex < HEX_COUNT; hex++)
		if (s->terrain[hex] == CAMP)
			sum -= 0.02f * (float)nearest(mine, hex);
	return sum;
}

static float assets(const struct ancients *s, int seat, const struct army_view *mine,
		    const struct army_view *enemy, const struct mood *mood)
{
	float sum = (float)s->banner[seat];
	for (int i = 0; i < mine->count; i++)
		sum += strength(s, mine->hex[i]) + standing(s, mine->hex[i], enemy, mood);
	sum += leaders(s, seat, enemy) + camps(s, seat, mine);
	sum += mood->later * deeds_later(s, mine, enemy);
	if (is_turn_of(s, seat))
		sum += deeds_now(s, mine, enemy) + deeds_to_order(s, enemy) +
		       healing_to_come(s);
	return sum;
}

float cc_think_worth(const void *state, int seat)
{
	const struct ancients *s = state;
	const int other = enemy_of(seat);
	if (s->flow[0] == NO_PHASE) {
		float score[SEATS_MAX] = { 0 };
		ancients_game.score(s, score);
		return score[seat];
	}
	struct army_view mine, his;
	view_army(s, seat, &mine);
	view_army(s, other, &his);
	const float lead = assets(s, seat, &mine, &his, &EAGER) -
			   assets(s, other, &his, &mine, &WARY);
	const int most =
		s->banner[seat] > s->banner[other] ? s->banner[seat] : s->banner[other];
	const float to_go = (float)(s->goal - most) + 1.0f;
	return 0.5f + 0.49f * tanhf(lead / (2.0f + 0.7f * to_go));
}
