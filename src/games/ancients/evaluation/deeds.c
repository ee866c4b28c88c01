#include "games/ancients/evaluation/deeds.h"

static const float UNSURE = 0.7f;	 /* a deed that needs a move first */
static const float ORDER_TO_COME = 0.9f; /* an order that is not given yet */
static const float IDLE_ORDER = 0.015f;	 /* an order without a deed in sight */
static const float HEAL_WORTH = 0.12f;
static const float SPARED = 0.4f; /* of a symbol of which the first does nothing */

static float lesser(float a, float b)
{
	return a < b ? a : b;
}

static float greater(float a, float b)
{
	return a > b ? a : b;
}

static int least(int a, int b)
{
	return a < b ? a : b;
}

/* Deeds */

/* The hits of one die. */
static float chance_to_hit(const struct cc_fighter *a, const struct cc_fighter *b)
{
	const bool spared = a->row->traits & HORSE && b->row->traits & SCARES_HORSES;
	return a->per_die * ((spared ? SPARED : 1.0f) + a->sword * b->hurt + a->helmet);
}

/* `base` are the dice of its kind. */
static float dice_at(const struct cc_fighter *a, const struct cc_fighter *b, float base)
{
	float dice = a->is_elephant ? (float)b->row->tramples : base;
	dice = lesser(dice, lesser(a->out, b->into));
	if (!a->on_hill)
		dice = lesser(dice, b->uphill);
	return dice + a->more;
}

/* What a close combat promises, the answer to it counted in. */
static float close_value(const struct cc_prospect *p, const struct cc_fighter *a,
			 const struct cc_fighter *b, float more)
{
	const bool manual = edition_of(p->s) == MANUAL; /* CC-128 */
	const float camp = manual ? b->camp : a->camp, his_camp = manual ? 0 : b->camp;
	const float dice = greater(dice_at(a, b, a->dice) + more - camp, 1);
	const float back = greater(dice_at(b, a, b->back) - his_camp, 1);
	const float hits = lesser(dice * chance_to_hit(a, b), (float)b->blocks);
	const float answer = lesser(back * chance_to_hit(b, a), (float)a->blocks);
	const float stays = 1.0f - 0.55f * hits * b->per_block;
	const float gain = hits * b->block + dice * b->flag * 0.6f;
	return (b->is_shy ? 0.6f * gain : gain) - answer * a->block * stays * 0.8f;
}

static float fire_value(const struct cc_fighter *b, float dice)
{
	return dice * (b->block / (float)DIE_FACES + b->flag * 0.5f);
}

float cc_deeds_best(const struct cc_prospect *p, int seat, int i,
		    const struct cc_means *means)
{
	const struct cc_army *mine = &p->army[seat], *his = &p->army[enemy_of(seat)];
	const struct cc_fighter *a = &mine->fighter[i];
	const bool fires =
		a->range && !means->no_fire && mine->nearest.of[i] > 1; /* CC-62 */
	const int range = fires ? a->range : 0;
	const int close = means->no_close ? 0 : means->allowance + 1;
	const int reach = fires && range + means->allowance > close
				  ? range + means->allowance
				  : close;
	float best = 0;
	for (int j = 0; mine->nearest.of[i] <= reach && j < his->count; j++) {
		const struct cc_fighter *b = &his->fighter[j];
		const int distance = mine->distance[i].of[j];
		if (distance > reach)
			continue;
		if (distance <= close)
			best = greater(best, close_value(p, a, b, means->more) *
						     (distance == 1 ? 1.0f : UNSURE));
		if (distance <= range)
			best = greater(best, fire_value(b, means->shots));
		else if (fires)
			best = greater(best, UNSURE * fire_value(b, 1));
	}
	return best;
}

static void insert(struct cc_deeds *out, float value, const struct cc_fighter *f,
		   int seat)
{
	int at = out->count++;
	for (; at > 0 && out->deed[at - 1].value < value; at--)
		out->deed[at] = out->deed[at - 1];
	out->deed[at].value = value;
	out->deed[at].kinds = (u8)cc_cards_kinds_of(f->row);
	out->deed[at].sections = (u8)cc_field_sections(seat, f->hex);
}

void cc_deeds_later(const struct cc_prospect *p, int seat, struct cc_deeds *out)
{
	const struct cc_army *army = &p->army[seat];
	out->count = 0;
	for (int i = 0; i < army->count; i++) {
		const struct cc_means means = { .allowance = army->fighter[i].row->move,
						.shots = 2 };
		const float value = cc_deeds_best(p, seat, i, &means);
		if (value > 0)
			insert(out, value, &army->fighter[i], seat);
	}
}

float cc_deeds_sum(const struct cc_deeds *deeds, int n)
{
	float sum = 0;
	for (int i = 0; i < n && i < deeds->count; i++)
		sum += deeds->deed[i].value;
	return sum;
}

/* Cards to come */

/* Orders of a card for which sections do not count. */
static int orders_anywhere(const struct ancients *s, const struct card_row *card,
			   int seat)
{
	enum { LINKED_ABOUT = 4 };
	if (card->inspires)
		return card->inspires;
	if (card->rolls)
		return card->heals ? 1 : s->command[seat] / 2 + 1;
	return card->linked ? LINKED_ABOUT : card->kinds ? s->command[seat] : 0;
}

static float value_anywhere(const struct card_row *card, const struct cc_deeds *deeds,
			    int orders)
{
	float sum = 0;
	for (int i = 0; i < deeds->count && orders > 0; i++)
		if (!card->kinds || deeds->deed[i].kinds & card->kinds) {
			sum += deeds->deed[i].value;
			orders--;
		}
	return sum;
}

static float value_by_section(const struct card_row *card, const struct cc_deeds *deeds)
{
	u8 quota[SECTION_COUNT] = { card->quota[0], card->quota[1], card->quota[2] };
	int orders = quota[0] + quota[1] + quota[2];
	float sum = 0;
	for (int i = 0; i < deeds->count && orders > 0; i++) {
		const unsigned sections = deeds->deed[i].sections;
		unsigned n = 0;
		while (n < SECTION_COUNT && !(sections >> n & 1 && quota[n]))
			n++;
		if (n == SECTION_COUNT)
			continue;
		quota[n]--;
		orders--;
		sum += deeds->deed[i].value;
	}
	return sum;
}

static float card_value(const struct ancients *s, int seat, const struct card_row *card,
			const struct cc_deeds *deeds)
{
	const int orders = orders_anywhere(s, card, seat);
	const float more = (float)(card->dice + card->charge + card->edge);
	return (1.0f + 0.25f * more) * (orders ? value_anywhere(card, deeds, orders)
					       : value_by_section(card, deeds));
}

/* CC-42 */
static const struct card_row *card_in_force(const struct ancients *s, int seat, int card)
{
	const int copied = ancients_cards[s->last[enemy_of(seat)]].mirror;
	return &ancients_cards[card == COUNTER_ATTACK ? copied : card];
}

void cc_deeds_hand(const struct ancients *s, int seat, const struct cc_deeds *deeds,
		   float best[2])
{
	best[0] = best[1] = 0;
	for (int card = 1; deeds->count > 0 && card < CARD_COUNT; card++) {
		if (!s->hand[seat][card])
			continue;
		const float value =
			card_value(s, seat, card_in_force(s, seat, card), deeds);
		if (value > best[0]) {
			best[1] = best[0];
			best[0] = value;
		} else {
			best[1] = greater(best[1], value);
		}
	}
}

/* The rest of a turn */

/* What the card lets an ordered unit do from here on. */
static struct cc_means means_now(const struct ancients *s, int hex)
{
	const struct card_row *card = orders_of(s);
	const bool moves = s->flow[0] == PHASE_ORDER || s->flow[0] == PHASE_MOVE ||
			   s->flow[0] == PHASE_RALLY;
	struct cc_means means = { .no_fire = card->no_fire,
				  .no_close = card->no_close,
				  .more = (float)(card->dice + card->charge + card->edge),
				  .shots = s->moved[hex] ? 1.0f : 2.0f };
	if (moves && !card->stands && !(s->tired[hex] & NO_MOVE))
		means.allowance = cc_reach_allowance(s, hex);
	return means;
}

static bool can_still_fight(const struct ancients *s, int hex)
{
	const bool attacks =
		hex == s->attacker && s->flow[1] != NO_PHASE && s->flow[0] == PHASE_REACT;
	return (!s->fought[hex] || attacks) && !(s->tired[hex] & NO_BATTLE);
}

/* What the ordered units can still do. */
static float deeds_ordered(const struct cc_prospect *p)
{
	const struct ancients *s = p->s;
	const struct cc_army *army = &p->army[s->active];
	const bool early = s->flow[0] == PHASE_ORDER || s->flow[0] == PHASE_RALLY;
	float sum = 0;
	for (int i = 0; !s->second && i < army->count; i++) {
		const int hex = army->fighter[i].hex;
		if (!(s->order[hex] & ORDER_UNIT))
			continue;
		if (can_still_fight(s, hex)) {
			const struct cc_means means = means_now(s, hex);
			sum += cc_deeds_best(p, s->active, i, &means);
		}
		sum += early ? IDLE_ORDER : 0;
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
		return least(s->left, 6);
	int open = card->quota[0] + card->quota[1] + card->quota[2];
	open -= hexset_count(cc_field_ordered(s, ORDER_UNIT));
	return open > 0 ? open : 0;
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

/* What the orders not yet given could bring. */
static float deeds_to_order(const struct cc_prospect *p)
{
	const struct ancients *s = p->s;
	const struct cc_army *army = &p->army[s->active];
	const struct cc_ordering so_far = cc_orders_so_far(s);
	float value[HEX_COUNT];
	int count = 0;
	for (int i = 0; i < army->count; i++) {
		const int hex = army->fighter[i].hex;
		if (cc_orders_refusal(s, &so_far, hex) != ALLOWED)
			continue;
		const struct cc_means means = means_now(s, hex);
		value[count++] = cc_deeds_best(p, s->active, i, &means) + IDLE_ORDER;
	}
	return ORDER_TO_COME * sum_of_best(value, count, orders_open(s));
}

static float healing_to_come(const struct ancients *s)
{
	struct actions legal;
	legal.count = 0;
	ancients_phases[PHASE_RALLY].legal(s, s->active, &legal);
	return HEAL_WORTH * (float)least((int)legal.count - 1, orders_open(s));
}

float cc_deeds_now(const struct cc_prospect *p)
{
	float sum = deeds_ordered(p);
	if (p->s->flow[0] == PHASE_ORDER)
		sum += deeds_to_order(p);
	else if (p->s->flow[0] == PHASE_RALLY)
		sum += healing_to_come(p->s);
	return sum;
}
