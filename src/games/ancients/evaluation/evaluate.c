/*
 * How well a seat stands, learned: features of both sides, weighed by weights.def, which
 * `tessera learn` wrote from games of all battles. It was learned between turns; what the
 * rest of a turn promises is reckoned in banners and added. By hand: handmade.c.
 */

#include "base/curve.h"
#include "games/ancients/evaluation/deeds.h"

enum {
#define WEIGHT(id, value) F_##id,
#include "games/ancients/evaluation/weights.def"
#undef WEIGHT
	F_COUNT
};

const char *const cc_evaluate_features[] = {
#define WEIGHT(id, value) #id,
#include "games/ancients/evaluation/weights.def"
#undef WEIGHT
	NULL
};

static const float weight[F_COUNT] = {
#define WEIGHT(id, value) value,
#include "games/ancients/evaluation/weights.def"
#undef WEIGHT
};

_Static_assert((int)F_COUNT <= (int)FEATURES_MAX, "room for all features");

static const float ZEAL_NOW = 1.4f, ZEAL_WAY = 0.05f;

/* Kinds that are worth about the same. */
static const u8 group_of[KIND_COUNT] = {
	[KIND_LI] = F_LIGHT_FOOT,   [KIND_LB] = F_LIGHT_FOOT,
	[KIND_LS] = F_LIGHT_FOOT,   [KIND_AX] = F_AUXILIA,
	[KIND_AB] = F_AUXILIA,	    [KIND_WA] = F_WARRIORS,
	[KIND_MI] = F_MEDIUM_FOOT,  [KIND_TB] = F_MEDIUM_FOOT,
	[KIND_IM] = F_MEDIUM_FOOT,  [KIND_HI] = F_HEAVY_FOOT,
	[KIND_SB] = F_HEAVY_FOOT,   [KIND_SS] = F_HEAVY_FOOT,
	[KIND_LC] = F_LIGHT_HORSE,  [KIND_BC] = F_LIGHT_HORSE,
	[KIND_MC] = F_MEDIUM_HORSE, [KIND_CO] = F_MEDIUM_HORSE,
	[KIND_CM] = F_MEDIUM_HORSE, [KIND_HC] = F_HEAVY_HORSE,
	[KIND_CA] = F_HEAVY_HORSE,  [KIND_EL] = F_ELEPHANTS,
	[KIND_CH] = F_CHARIOTS,	    [KIND_BH] = F_CHARIOTS,
	[KIND_WM] = F_MACHINES,
};

/* Who moves next; in the middle of a turn that is the other. */
static int mover_of(const struct ancients *s)
{
	return s->flow[0] == PHASE_CARD ? s->active : enemy_of(s->active);
}

static void add_unit(const struct ancients *s, const struct cc_fighter *f, int nearest,
		     float sign, float out[FEATURES_MAX])
{
	enum { FRONT = 2, NEAR = 4 };
	out[group_of[f->row - ancients_units]] += sign * (float)f->blocks;
	out[F_UNITS] += sign;
	out[F_INSPIRED] += sign * f->helmet;
	if (f->is_supported)
		out[F_SUPPORTED] += sign;
	else if (nearest <= FRONT && !f->is_led && !f->is_shy)
		out[F_BARE_FRONT] += sign;
	if (f->is_cornered && nearest <= NEAR)
		out[F_CORNERED] += sign;
	if (f->on_hill)
		out[F_HILLS] += sign;
	else if (s->terrain[f->hex])
		out[F_ROUGH] += sign;
	if (f->blocks == 1) {
		out[F_LAST_BLOCKS] += sign;
		out[F_HIDING] += sign * (float)(nearest < NEAR ? nearest : NEAR);
		out[F_LEADERS_WEAK] += f->is_led ? sign : 0;
		return;
	}
	if (f->blocks == 2)
		out[F_TWO_BLOCKS] += sign;
	out[F_WAY_LIGHT + f->row->symbol - LIGHT] += sign * (float)nearest;
}

static void add_leaders(const struct cc_prospect *p, int seat, float sign,
			float out[FEATURES_MAX])
{
	const struct cc_army *mine = &p->army[seat], *his = &p->army[enemy_of(seat)];
	const hexset close = hexes_around(his->units | hexes_around(his->units));
	const int all = hexset_count(mine->leaders), alone = hexset_count(mine->lone);
	out[F_LEADERS_LED] += sign * (float)(all - alone);
	if (alone == 0)
		return;
	out[F_LEADERS_ALONE] += sign * (float)alone;
	out[F_LEADERS_EXPOSED] += sign * (float)hexset_count(mine->lone & close);
}

/* Deeds to come: whoever moves next has the better of it. */
static void add_deeds(const struct cc_prospect *p, int seat, float sign,
		      float out[FEATURES_MAX])
{
	enum { ABOUT_AN_ORDER = 3, MANY = 8 };
	const int waits = seat != mover_of(p->s);
	struct cc_deeds deeds;
	float hand[2];
	cc_deeds_later(p, seat, &deeds);
	cc_deeds_hand(p->s, seat, &deeds, hand);
	const float best = cc_deeds_sum(&deeds, ABOUT_AN_ORDER);
	out[F_DEEDS_MOVER + waits] += sign * best;
	out[F_MORE_MOVER + waits] += sign * (cc_deeds_sum(&deeds, MANY) - best);
	out[F_HAND_MOVER + waits] += sign * hand[0];
	out[F_NEXT_MOVER + waits] += sign * hand[1];
}

static void add_side(const struct cc_prospect *p, int seat, float sign,
		     float out[FEATURES_MAX])
{
	const struct ancients *s = p->s;
	const struct cc_army *army = &p->army[seat];
	for (int i = 0; i < army->count; i++)
		add_unit(s, &army->fighter[i], army->nearest.of[i], sign, out);
	add_leaders(p, seat, sign, out);
	add_deeds(p, seat, sign, out);
	out[F_BANNERS] += sign * (float)s->banner[seat];
	out[F_CAMPS] += sign * cc_prospect_camps(p, seat);
	out[F_COMMAND] += sign * (float)s->command[seat];
	out[F_CARDS] += sign * (float)deck_total(s->hand[seat], CARD_COUNT);
	out[F_TURN] += seat == mover_of(s) ? sign : 0;
}

/* The nearer the end, the more the same lead says. */
static float urgency_of(const struct ancients *s)
{
	const int most =
		s->banner[BOTTOM] > s->banner[TOP] ? s->banner[BOTTOM] : s->banner[TOP];
	return 1.0f / (2.0f + 0.7f * (float)(s->goal - most + 1));
}

void cc_evaluate_measure(const void *state, int seat, float out[FEATURES_MAX])
{
	const float urgency = urgency_of(state);
	struct cc_prospect p;
	cc_prospect_make(state, &p);
	for (int i = 0; i < F_COUNT; i++)
		out[i] = 0;
	add_side(&p, seat, urgency, out);
	add_side(&p, enemy_of(seat), -urgency, out);
}

/* What was learned shuns the enemy's first blow, and two who wait for each other wait for
 * ever: one's own way to the enemy counts for more, in banners. */
static float zeal(const float own[FEATURES_MAX])
{
	return -ZEAL_WAY * (own[F_WAY_LIGHT] + own[F_WAY_MEDIUM] + own[F_WAY_HEAVY]);
}

float cc_evaluate(const void *state, int seat)
{
	const struct ancients *s = state;
	const float urgency = urgency_of(s);
	float feature[FEATURES_MAX] = { 0 }, sum = 0;
	if (s->flow[0] == NO_PHASE)
		return cc_handmade_evaluate(state, seat);
	struct cc_prospect p;
	cc_prospect_make(state, &p);
	add_side(&p, seat, urgency, feature);
	float banners = zeal(feature);
	add_side(&p, enemy_of(seat), -urgency, feature);
	if (s->played != NO_CARD)
		banners += (seat == s->active ? ZEAL_NOW : -ZEAL_NOW) * urgency *
			   cc_deeds_now(&p);
	feature[F_BANNERS] += banners;
	for (int i = 0; i < F_COUNT; i++)
		sum += weight[i] * feature[i];
	return 0.5f + 0.49f * curve_tanh(sum / 2.0f);
}
