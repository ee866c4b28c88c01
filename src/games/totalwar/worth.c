/*
 * How well a seat stands: victory points, what the taxes will bring, armies that have
 * something to take within their reach, developments, gold. The land of all seats is
 * reckoned in one walk over the map, as a greedy bot asks for this some ten thousand
 * times in a game. The numbers are weights found by play, in victory points.
 */
#include <math.h>

#include "games/totalwar/totalwar.h"

/* What the seats raise in taxes, about, and what their land is worth besides. */
struct estate {
	float income[SEAT_COUNT], land[SEAT_COUNT];
	placeset held[SEAT_COUNT + 1], guarded; /* held[0]: by nobody */
};

static placeset camps(const struct totalwar *s)
{
	placeset set = 0;
	for (int seat = 0; seat < s->players; seat++)
		for (int army = 0; army < ARMY_COUNT; army++)
			set |= place_bit(s->at[seat][army]);
	return set;
}

/* TW-133, TW-134, nearly: a market earns if a road leads straight to another one. */
static float market_earns(const struct totalwar *s, int region)
{
	const bool adjacent = s->control[region] == BARBARIANS && s->bought[BAR_S1];
	for (const struct near_row *n = tw_rows_near[region]; n->to; n++)
		if ((s->road[n->border] || adjacent) && s->built[MARKET][n->to] &&
		    s->control[n->to] == s->control[region])
			return 1.0f;
	return 0.4f;
}

static void survey(const struct totalwar *s, struct estate *out)
{
	static const float taxed[UNREST_MAX + 1] = { 1, 0.6f, 0.2f, 0.1f };
	const placeset armies = camps(s);
	*out = (struct estate){ .guarded = 0 };
	placeset bit = place_bit(1);
	for (int r = 1; r < REGION_COUNT; r++, bit <<= 1) {
		const int seat = s->control[r] - 1;
		if (seat < 0 && !tw_table_is_open(s, r))
			continue;
		out->held[seat + 1] |= bit;
		if (tw_table_has_garrison(s, r))
			out->guarded |= bit;
		if (seat < 0)
			continue;
		const bool besieged = (armies & bit) && tw_table_is_besieged(s, r);
		const float tax = (float)tw_rows_region[r].gold * taxed[s->unrest[r]];
		out->income[seat] += (besieged ? -0.5f : tax) +
				     (s->built[MARKET][r] ? market_earns(s, r) : 0) +
				     3.0f * (float)s->built[WONDER][r];
		out->land[seat] += 0.1f + 0.07f * (float)s->built[BARRACKS][r] +
				   0.03f * (float)s->built[WALLS][r];
	}
}

/* TW-30, without its steps: VP of a taxation phase, and the use of the gold itself. */
static float worth_of_income(float income)
{
	const float above = income > 10 ? (income < 40 ? income - 10 : 30) : 0;
	return 0.4f * income + 0.06f * above;
}

/* What armies look for: land of nobody or of a foe, open or behind walls. */
struct prey {
	placeset open, walled;
};

static struct prey find_prey(const struct totalwar *s, int seat,
			     const struct estate *estate)
{
	placeset set = estate->held[NOBODY_HOME];
	for (int other = 0; other < s->players; other++)
		if (other != seat && s->relation[seat][other] <= NEUTRAL)
			set |= estate->held[faction_of(other)];
	return (struct prey){ set & ~estate->guarded,
			      set & estate->guarded & ~estate->held[NOBODY_HOME] };
}

enum { SIGHT = 3 };
static const float WALLED = 0.6f;
static const float by_distance[SIGHT + 1] = { 0.4f, 0.25f, 0.15f, 0 };
static const placeset all_land = ((placeset)1 << REGION_COUNT) - 2;
static const placeset all_seas =
	((placeset)1 << IN_SPACE) - ((placeset)1 << REGION_COUNT);

/* What lies near: the nearer the prey to these places, the better. */
static float hope(placeset edge, placeset within, const struct prey *prey)
{
	placeset seen = edge;
	float walled = 0;
	for (int d = 0; d < SIGHT && edge; d++) {
		placeset next = 0;
		for (; edge; edge &= edge - 1)
			next |= tw_table_beside(place_first(edge));
		if (next & prey->open)
			return fmaxf(walled, by_distance[d]);
		if (next & prey->walled)
			walled = fmaxf(walled, WALLED * by_distance[d]);
		edge = next & within & ~seen;
		seen |= edge;
	}
	return walled;
}

static float hope_at_sea(int place, const struct prey *prey)
{
	if (is_sea(place))
		return hope(place_bit(place), all_seas, prey);
	return 0.9f * hope(tw_table_beside(place) & all_seas, all_seas, prey);
}

/* What an army may hope for where it stands, by land or on a navy beside it. */
static float prospects(const struct totalwar *s, int seat, int army,
		       const struct prey *prey)
{
	const int at = s->at[seat][army];
	if (at == IN_SPACE)
		return -0.3f;
	if (s->aboard[seat][army])
		return 0.95f * hope_at_sea(at, prey);
	float best = hope(place_bit(at), all_land, prey);
	if (s->control[at] && !controls(s, seat, at))
		best = fmaxf(best, 0.35f); /* it besieges */
	for (int navy = 0; best < 0.3f && navy < NAVY_COUNT; navy++) {
		const int place = s->fleet[seat][navy];
		if ((place == at || (tw_table_beside(at) >> place & 1)) &&
		    tw_table_size(s, seat, army) <= 2 * tw_table_ships(s, seat, navy))
			best = fmaxf(best, 0.8f * hope_at_sea(place, prey));
	}
	return best;
}

/* Strength of an army in gold, by its cards and its general. */
static float strength(const struct totalwar *s, int seat, int army)
{
	float sum = 0;
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++) {
		const struct troop_row *row = &tw_rows_troop[s->army[seat][army][i]];
		sum += (float)row->cost + (row->regular ? 0.8f : 0.0f);
	}
	return sum + 0.6f * (float)tw_table_stars(s, seat, army);
}

static float forces(const struct totalwar *s, int seat, const struct prey *prey)
{
	float sum = 0;
	int armies = 0, spare = 0;
	for (int army = 0; army < ARMY_COUNT; army++) {
		if (!s->at[seat][army])
			continue;
		armies++;
		sum += 0.17f * strength(s, seat, army);
		if (tw_table_mains(s, seat, army) < 3)
			sum -= 0.1f;
		else if (prey) /* it counts for the own seat only */
			sum += prospects(s, seat, army, prey);
	}
	for (int g = first_general(seat); g < first_general(seat + 1); g++)
		spare += s->spare[g];
	for (int navy = 0; navy < NAVY_COUNT; navy++) {
		const int ships = tw_table_ships(s, seat, navy);
		sum += ships < 4 ? 0.18f * (float)ships
				 : 0.72f + 0.04f * (float)(ships - 4);
	}
	return sum + (armies < ARMY_COUNT && spare ? 0.45f : 0.0f);
}

static const u8 first_development[SEAT_COUNT + 1] = { ROM_L1, CAR_P1, GRE_P1, BAR_W1,
						      DEVELOPMENT_COUNT };

static float assets(const struct totalwar *s, int seat, const struct estate *estate,
		    const struct prey *prey)
{
	float sum = worth_of_income(estate->income[seat]) + estate->land[seat];
	sum += forces(s, seat, prey);
	sum += 0.16f * (s->gold[seat] < 12 ? (float)s->gold[seat]
					   : 12.0f + 0.3f * (float)(s->gold[seat] - 12));
	for (int dev = first_development[seat]; dev < first_development[seat + 1]; dev++)
		if (s->bought[dev])
			sum += 0.2f * (float)tw_rows_development[dev].cost + 0.1f;
	for (int i = 0; i < AGENT_COUNT; i++)
		sum += s->agent[seat][i] ? 0.35f : 0.0f;
	sum += 0.07f * (float)tw_table_hand_size(s, seat);
	return (float)s->vp[seat] + (s->last_round ? 0.4f : 1.0f) * sum;
}

/* In the own agent turn: cards that may still be used, agents where they can do harm. */
static float schemes(const struct totalwar *s, int seat, int rival)
{
	float sum = 0.13f * (float)tw_table_hand_size(s, seat);
	for (int i = 0; i < AGENT_COUNT; i++) {
		const int at = s->agent[seat][i];
		if (at && s->sent[seat][i] != 3 && !s->acted[seat][i] &&
		    controls(s, rival, at))
			sum += 0.1f + 0.05f * (float)tw_rows_region[at].gold;
	}
	return sum;
}

/* In the own campaign turn: forces that may still move. */
static float initiative(const struct totalwar *s)
{
	float sum = 0;
	for (int force = 1; force < FORCE_COUNT; force++)
		sum += s->finished[force] ? 0 : 0.02f;
	return sum;
}

static float lead(const struct totalwar *s, int seat)
{
	struct estate estate;
	survey(s, &estate);
	float best = -100;
	int rival = seat;
	for (int other = 0; other < s->players; other++) {
		const float value =
			other == seat ? -100.0f : assets(s, other, &estate, NULL);
		if (value > best) {
			best = value;
			rival = other;
		}
	}
	const struct prey prey = find_prey(s, seat, &estate);
	float own = assets(s, seat, &estate, &prey);
	if (s->active == seat && s->flow[0] == PHASE_AGENTS)
		own += schemes(s, seat, rival);
	if (s->active == seat && s->flow[0] == PHASE_CAMPAIGN)
		own += initiative(s);
	return own - best;
}

/* What is under way comes to its end: nobody interrupts it. True if dice were rolled. */
static bool play_out(struct totalwar *s, struct rng *rng)
{
	const action pass = action_make(VERB_PASS, 0, 0, 0);
	bool rolled = false;
	for (;;) {
		if (s->flow[0] == PHASE_WINDOW) {
			total_war_rome_game.apply(s, s->asked, pass);
		} else if (s->flow[0] == PHASE_OMENS) {
			total_war_rome_game.apply(s, s->omens_asked, pass);
		} else if (s->flow[0] == PHASE_ROLL || s->flow[0] == PHASE_PERISH) {
			rolled = true;
			total_war_rome_game.apply(s, CHANCE, tw_think_sample(s, rng));
		} else {
			return rolled;
		}
	}
}

/* A window hides what an action leads to: it is taken as passed, with a few rolls. */
static float lead_behind_window(const struct totalwar *s, int seat)
{
	enum { ROLLS = 4 };
	float sum = 0;
	int n = 0;
	bool rolled = true;
	while (rolled && n < ROLLS) {
		struct totalwar copy = *s;
		struct rng rng = rng_seeded((uint64_t)++n);
		rolled = play_out(&copy, &rng);
		sum += lead(&copy, seat);
	}
	return sum / (float)n;
}

/* Orders that are not yet carried out count as if they were. */
float tw_think_worth(const void *state, int seat)
{
	const struct totalwar *s = state;
	float ahead = 0;
	if (s->flow[0] == NO_PHASE) {
		float scores[SEATS_MAX] = { 0 };
		total_war_rome_game.score(s, scores);
		return scores[seat];
	}
	if (s->flow[0] == PHASE_SPEND) {
		struct totalwar copy = *s;
		tw_spend_foresee(&copy, seat);
		ahead = lead(&copy, seat);
	} else if (s->flow[0] == PHASE_WINDOW || s->flow[0] == PHASE_OMENS) {
		ahead = lead_behind_window(s, seat);
	} else {
		ahead = lead(s, seat);
	}
	return 0.5f + 0.49f * tanhf(ahead / 25.0f);
}
