/*
 * How well a seat stands, as a person would count it, in banners: those it has, the
 * strength of its units, how they stand, and what they can do to the enemy, this turn and
 * later. A rough eye, but one that advances, keeps its line, shoots, and does not leave
 * weak units in front. What was learned is in evaluate.c.
 */

#include "base/curve.h"
#include "games/ancients/evaluation/deeds.h"

static const float BLOCKS_WORTH = 0.55f; /* of a whole unit of middling kind */
static const float LEADER_WORTH = 0.35f;
static const float SUPPORT_WORTH = 0.03f;
static const float CAUTION = 0.03f; /* a weak unit for each hex away */

/* How an army is looked at: `later` a deed of a turn to come beside one now, `approach`
 * each hex nearer to the enemy. One's own with more zeal, or nobody would ever attack. */
struct mood {
	float later, approach;
};
static const struct mood EAGER = { 0.30f, 0.03f }, WARY = { 0.16f, 0.0f };

static float strength(const struct cc_fighter *f)
{
	const float quality = f->is_elephant ? 1.0f : 0.6f + 0.1f * (float)f->row->dice;
	const float part = (float)f->blocks / (float)f->row->blocks;
	return BLOCKS_WORTH * quality * part + (f->blocks > 1 ? 0.15f : 0.0f);
}

static float standing(const struct cc_fighter *f, int nearest, const struct mood *mood)
{
	const float support = f->is_supported ? SUPPORT_WORTH : 0.0f;
	if (f->blocks == 1)
		return support + CAUTION * (float)(nearest < 4 ? nearest : 4);
	return support - mood->approach * (float)nearest;
}

static float leaders(const struct cc_prospect *p, int seat)
{
	const struct cc_army *mine = &p->army[seat], *his = &p->army[enemy_of(seat)];
	const hexset close = hexes_around(his->units | hexes_around(his->units));
	float sum = LEADER_WORTH * (float)hexset_count(mine->leaders);
	sum -= 0.20f * (float)hexset_count(mine->lone & close);
	sum -= 0.08f * (float)hexset_count(mine->lone & ~close);
	for (int i = 0; i < mine->count; i++)
		sum -= mine->fighter[i].is_led && mine->fighter[i].blocks == 1 ? 0.06f
									       : 0.0f;
	return sum;
}

static float assets(const struct cc_prospect *p, int seat, const struct mood *mood)
{
	enum { ABOUT_AN_ORDER = 4 };
	const struct ancients *s = p->s;
	const struct cc_army *mine = &p->army[seat];
	struct cc_deeds later;
	float sum = (float)s->banner[seat];
	for (int i = 0; i < mine->count; i++)
		sum += strength(&mine->fighter[i]) +
		       standing(&mine->fighter[i], mine->nearest.of[i], mood);
	sum += leaders(p, seat) - 0.02f * cc_prospect_camps(p, seat);
	cc_deeds_later(p, seat, &later);
	sum += mood->later * cc_deeds_sum(&later, ABOUT_AN_ORDER);
	if (s->active == seat && s->played != NO_CARD)
		sum += cc_deeds_now(p);
	return sum;
}

float cc_handmade_evaluate(const void *state, int seat)
{
	const struct ancients *s = state;
	const int other = enemy_of(seat);
	if (s->flow[0] == NO_PHASE) {
		float score[SEATS_MAX] = { 0 };
		ancients_game.score(s, score);
		return score[seat];
	}
	struct cc_prospect p;
	cc_prospect_make(s, &p);
	const float lead = assets(&p, seat, &EAGER) - assets(&p, other, &WARY);
	const int most =
		s->banner[seat] > s->banner[other] ? s->banner[seat] : s->banner[other];
	const float to_go = (float)(s->goal - most) + 1.0f;
	return 0.5f + 0.49f * curve_tanh(lead / (2.0f + 0.7f * to_go));
}
