/*
 * Total War: Rome: what its rows promise to each other, that simultaneous choices lead to
 * the same state in whatever order they are made, and which positions are refused.
 */
#include <criterion/criterion.h>

#include "ai/playout.h"
#include "base/text.h"
#include "core/state.h"
#include "games/totalwar/map/roads.h"

/* The rows */

static int better(int colour)
{
	return colour == NO_DIE || colour == RED ? colour : colour + 1;
}

Test(totalwar_rows, a_veteran_rolls_one_colour_better) /* TW-45 */
{
	int veterans = 0;
	for (int troop = 1; troop < TROOP_COUNT; troop++) {
		const struct troop_row *row = &tw_rows_troop[troop];
		if (!row->regular)
			continue;
		const struct troop_row *from = &tw_rows_troop[row->regular];
		cr_assert_eq(from->veteran, troop, "%s", row->name);
		cr_assert_eq(row->type, from->type, "%s", row->name);
		cr_assert_eq(row->kills, from->kills, "%s", row->name);
		cr_assert_eq(row->cancels, from->cancels, "%s", row->name);
		for (int i = 0; i < 3; i++) {
			cr_assert_eq(row->good[i], better(from->good[i]), "%s",
				     row->name);
			cr_assert_eq(row->rough[i], better(from->rough[i]), "%s",
				     row->name);
		}
		veterans++;
	}
	cr_assert_gt(veterans, 30);
}

Test(totalwar_rows, natives_fight_for_their_gold) /* TW-161 */
{
	static const int colour[4] = { NO_DIE, GREEN, YELLOW, RED };
	for (int r = 1; r < REGION_COUNT; r++) {
		const struct region_row *row = &tw_rows_region[r];
		if (row->mercenary)
			continue;
		cr_assert_eq(row->defence[0], colour[row->gold], "%s", row->name);
		cr_assert_eq(row->defence[1], colour[row->gold], "%s", row->name);
	}
}

Test(totalwar_rows, homes_stand_together_behind_their_capital)
{
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		int r = tw_rows_capital[seat], homes = 0;
		cr_assert(tw_rows_region[r].capital);
		while (tw_rows_region[r].home == faction_of(seat))
			r++, homes++;
		for (int other = 1; other < REGION_COUNT; other++)
			homes -= tw_rows_region[other].home == faction_of(seat);
		cr_assert_eq(homes, 0, "seat %d", seat);
	}
}

Test(totalwar_rows, what_is_beside_is_beside_on_both_sides)
{
	for (int a = 1; a < IN_SPACE; a++)
		for (int b = 1; b < IN_SPACE; b++)
			cr_assert_eq(tw_table_beside(a) >> b & 1,
				     tw_table_beside(b) >> a & 1, "%d and %d", a, b);
	for (int r = 1; r < REGION_COUNT; r++)
		for (const struct near_row *n = tw_rows_near[r]; n->to; n++)
			cr_assert(tw_table_beside(r) >> n->to & 1, "%d and %d", r, n->to);
}

/* TW-151: what the rows say without roads is what the walk over the map finds. */
Test(totalwar_rows, four_mu_without_roads)
{
	struct totalwar s = { .players = 2 };
	struct roads none;
	tw_roads_draw(&none, &s);
	cr_assert(none.ends == 0);
	for (int intro = 0; intro < 2; intro++)
		for (int r = 1; r < REGION_COUNT; r++) {
			s.intro = (u8)intro;
			if (tw_table_is_open(&s, r))
				cr_assert(tw_table_reach(&s, r, REACH_MU) ==
						  tw_roads_mu_around(&s, &none, r, 4),
					  "%d", r);
		}
}

/* TW-272 is asked from the army to the homes, and not the other way. */
Test(totalwar_rows, who_is_reached_reaches)
{
	struct totalwar s = { .players = 2 };
	for (int i = 0; i < 2 * REACH_COUNT * REGION_COUNT; i++) {
		const int a = i % REGION_COUNT, reach = i / REGION_COUNT % REACH_COUNT;
		s.intro = i >= REACH_COUNT * REGION_COUNT;
		for (int b = 1; a && b < REGION_COUNT; b++)
			cr_assert(
				!tw_table_is_open(&s, a) || !tw_table_is_open(&s, b) ||
					place_in(tw_table_reach(&s, a, reach), b) ==
						place_in(tw_table_reach(&s, b, reach), a),
				"%d and %d, %d", a, b, reach);
	}
}

/* Sets of bytes that have a value, at every place and at both ends. */
Test(totalwar_rows, places_with_a_value)
{
	u8 row[REGION_COUNT];
	for (int place = 0; place < REGION_COUNT; place++)
		for (int value = 0; value < 256; value += 51) {
			memset(row, value ^ 128, sizeof row);
			row[place] = (u8)value;
			cr_assert(places_with(row, REGION_COUNT, value) ==
					  place_bit(place),
				  "%d at %d", value, place);
		}
}

/* The order of simultaneous choices (TW-51, TW-213, TW-260) */

enum { CHOICES_MAX = 8 };

/* What the seats will do, each in its own order. */
struct plan {
	int seats, seat[SEAT_COUNT];
	int count[SEAT_COUNT];
	action choice[SEAT_COUNT][CHOICES_MAX];
};

static const struct game *const game = &total_war_rome_game;

static action choose(const struct totalwar *s, int seat, bool last, struct rng *rng)
{
	struct actions legal;
	legal.count = 0;
	game->legal(s, seat, &legal);
	const action done = legal.list[legal.count - 1]; /* spending ends with it */
	return last && s->flow[0] == PHASE_SPEND
		       ? done
		       : legal.list[rng_below(rng, legal.count)];
}

/* The choices of one seat, made as if the others were not there. */
static void plan_seat(struct plan *p, const struct totalwar *s, int seat, struct rng *rng)
{
	struct totalwar alone = *s;
	int n = 0;
	while (game->to_act(&alone) & seat_bit(seat)) {
		cr_assert_lt(n, CHOICES_MAX);
		const action a = choose(&alone, seat, n == CHOICES_MAX - 1, rng);
		game->apply(&alone, seat, a);
		p->choice[p->seats][n++] = a;
	}
	p->count[p->seats] = n;
	p->seat[p->seats++] = seat;
}

static void play_choice(struct totalwar *s, const struct plan *p, int which, int n)
{
	const action a = p->choice[which][n];
	cr_assert(game->to_act(s) & seat_bit(p->seat[which]));
	cr_assert_eq(game->why_not(s, p->seat[which], a), ALLOWED);
	game->apply(s, p->seat[which], a);
}

static void check_same(const struct totalwar *a, const struct totalwar *b)
{
	cr_assert_eq(state_hash(game, a), state_hash(game, b));
	cr_assert_arr_eq(a, b, sizeof *a);
}

/* Tries every order of the seats from place `from` on; returns how many there are. */
static int permute(const struct totalwar *s, const struct plan *p, int order[SEAT_COUNT],
		   int from, const struct totalwar *wanted)
{
	int tried = 0;
	if (from == p->seats) {
		struct totalwar end = *s;
		for (int i = 0; i < p->seats; i++)
			for (int n = 0; n < p->count[order[i]]; n++)
				play_choice(&end, p, order[i], n);
		check_same(&end, wanted);
		return 1;
	}
	for (int i = from; i < p->seats; i++) {
		int next[SEAT_COUNT];
		memcpy(next, order, sizeof next);
		next[from] = order[i];
		next[i] = order[from];
		tried += permute(s, p, next, from + 1, wanted);
	}
	return tried;
}

/* One choice of each seat in turn, as people do it. */
static struct totalwar play_by_turns(const struct totalwar *s, const struct plan *p)
{
	struct totalwar end = *s;
	for (int n = 0; n < CHOICES_MAX; n++)
		for (int i = 0; i < p->seats; i++)
			if (n < p->count[i])
				play_choice(&end, p, i, n);
	return end;
}

static void check_orders(const struct totalwar *s, struct rng *rng)
{
	static const int factorial[SEAT_COUNT + 1] = { 1, 1, 2, 6, 24 };
	struct plan p = { .seats = 0 };
	for (int seat = 0; seat < s->players; seat++)
		if (game->to_act(s) & seat_bit(seat))
			plan_seat(&p, s, seat, rng);
	const struct totalwar wanted = play_by_turns(s, &p);
	int order[SEAT_COUNT] = { 0, 1, 2, 3 };
	cr_assert_eq(permute(s, &p, order, 0, &wanted), factorial[p.seats]);
}

/* Random games; every choice of several seats is tried when it begins. */
static void try_orders(int scenario, int seats, int games)
{
	int met[PHASE_COUNT] = { 0 };
	for (int n = 0; n < games; n++) {
		struct setup how = game_default_setup(game);
		struct rng rng = rng_seeded((uint64_t)n + 1);
		struct totalwar s;
		struct text why = { 0 };
		int before = PHASE_NONE;
		how.scenario = (uint8_t)scenario;
		how.seats = (uint8_t)seats;
		memset(&s, 0, sizeof s);
		cr_assert_eq(game->setup(&s, &how, &why), OK);
		do {
			const seatset who = game->to_act(&s);
			if ((who & (who - 1)) && s.flow[0] != before) {
				met[s.flow[0]]++;
				check_orders(&s, &rng);
			}
			before = s.flow[0];
		} while (playout_step(game, &s, &rng));
	}
	cr_assert_gt(met[PHASE_BID], games);
	cr_assert_gt(met[PHASE_SPEND], games);
	cr_assert_gt(met[PHASE_DEPLOY], games / 2); /* some games have no battle */
}

Test(totalwar_order, is_free_for_two)
{
	try_orders(STANDARD, 2, 48);
	try_orders(INTRODUCTION, 2, 48);
}

Test(totalwar_order, is_free_for_three)
{
	try_orders(STANDARD, 3, 48);
}

Test(totalwar_order, is_free_for_four)
{
	try_orders(STANDARD, 4, 48);
}

/* Positions that are refused */

/* The first position of random play between four in which this phase is on top. */
static void reach(struct totalwar *s, int phase, int below)
{
	struct setup how = game_default_setup(game);
	struct rng rng = rng_seeded(1);
	how.seats = SEAT_COUNT;
	for (int games = 0; games < 600; games++) {
		memset(s, 0, sizeof *s);
		cr_assert_eq(game->setup(s, &how, NULL), OK);
		do
			if (s->flow[0] == phase && (!below || s->flow[1] == below))
				return;
		while (playout_step(game, s, &rng));
	}
	cr_assert_fail("phase %d is not met", phase);
}

static void check_refused(const struct totalwar *s, const char *field, int row)
{
	struct text why = { 0 }, wanted = { 0 };
	text_add(&wanted, "Field \"%s\":", field);
	cr_expect_eq(state_check(game, s, &why), BAD_POSITION, "row %d: %s", row, field);
	cr_expect(strncmp(text_str(&why), text_str(&wanted), wanted.len) == 0,
		  "row %d: %s, not %s", row, text_str(&why), field);
	text_free(&why);
	text_free(&wanted);
}

/* A phase on top, what lies below it if that matters, a value there, and the field that
 * the refusal names. */
#define AT(place) offsetof(struct totalwar, place)
static const struct {
	u8 phase, below;
	size_t at;
	u8 value;
	const char *field;
} spoilt[] = {
	{ PHASE_APPOINT, STEP_GENERALS, AT(losing), 3, "losing" },
	{ PHASE_APPOINT, STEP_GENERALS, AT(spare[ROM_G51]), 1, "spare" },
	{ PHASE_APPOINT, STEP_GENERALS, AT(round), 1, "round" },
	{ PHASE_DEAL, 0, AT(initiative[3]), 2, "initiative" },
	{ PHASE_BID, 0, AT(initiative[0]), 0, "initiative" },
	{ PHASE_ORDER, 0, AT(ready[0]), 1, "ready" },
	{ PHASE_DRAW, 0, AT(turns), 5, "turns" },
	{ PHASE_AGENTS, 0, AT(acting), DEFENDER, "acting" },
	{ PHASE_TREATY, 0, AT(deed), SPY, "deed" },
	{ PHASE_TREATY, 0, AT(target), AT_REGION, "target" },
	{ PHASE_ROLL, STEP_AGENT_DIE, AT(deed), TRADE, "deed" },
	{ PHASE_AGENT_REROLL, 0, AT(die[0]), NO_DIE, "die" },
	{ PHASE_WINDOW, STEP_DEED, AT(target), TARGET_COUNT - 1, "target" },
	{ PHASE_WINDOW, STEP_TAXES_END, AT(waiting), 0, "asked" },
	{ PHASE_WINDOW, PHASE_CAMPAIGN, AT(waiting), SEATS_ALL, "waiting" },
	{ PHASE_WINDOW, STEP_HARM, AT(waiting), SEATS_ALL, "waiting" },
	{ PHASE_OMENS, STEP_EVENT, AT(event), PROMOTED, "event" },
	{ PHASE_OMENS, STEP_EVENT, AT(event_target), AIM_COUNT - 1, "event_target" },
	{ PHASE_OMENS, STEP_EVENT, AT(omens_waiting), SEATS_ALL, "omens_waiting" },
	{ PHASE_CAMPAIGN, 0, AT(stranded[0]), 1, "stranded" },
	{ PHASE_CAMPAIGN, 0, AT(interlude), 1, "interlude" },
	{ PHASE_CAMPAIGN, 0, AT(fleet[0][1]), SAM, "fleet" },
	{ PHASE_CAMPAIGN, 0, AT(die[1]), RED, "die" },
	{ PHASE_SHIFT, 0, AT(partner), 0, "partner" },
	{ PHASE_LOSE, STEP_CONQUERED, AT(losing), 3, "losing" },
	{ PHASE_PERISH, STEP_DROWN, AT(losses[LOSE_ANY]), 0, "losses" },
	{ PHASE_INTERCEPT, 0, AT(goal), LAT, "goal" },
	{ PHASE_INTERCEPT, 0, AT(hunters), SEATS_ALL, "hunters" },
	{ PHASE_ROLL, STEP_NAVAL_ROLLED, AT(tally[0][BEGAN]), 9, "tally" },
	{ PHASE_ROLL, STEP_NAVAL_ROLLED, AT(host[1]), 3, "host" },
	{ PHASE_RETREAT, 0, AT(host[0]), 3, "host" },
	{ PHASE_MEET, 0, AT(host[1]), 3, "host" },
	{ PHASE_FLEE, 0, AT(losing), ARMY_COUNT, "losing" },
	{ PHASE_FLEE, STEP_BATTLE_END, AT(goal), 0, "goal" },
	{ PHASE_WINDOW, STEP_PREPARED, AT(tally[0][VICTOR]), 1, "tally" },
	{ PHASE_DEPLOY, 0, AT(zone[0][0]), IN_HAND, "zone" },
	{ PHASE_DEPLOY, 0, AT(zone[1][LINE_COUNT - 1]), IN_HAND, "zone" },
	{ PHASE_DEPLOY, 0, AT(fight), NO_FIGHT, "fight" },
	{ PHASE_DEPLOY, 0, AT(helper[0]), 5, "helper" },
	{ PHASE_RECON, 0, AT(acting), NO_SIDE, "acting" },
	{ PHASE_RALLYING, STEP_ABILITIES, AT(acting), NO_SIDE, "acting" },
	{ PHASE_ROLL, STEP_SECOND_ROLLS, AT(fight), FIGHT_ENVELOPMENT, "fight" },
	{ PHASE_ROLL, STEP_SECOND_ROLLS, AT(acting), DEFENDER, "acting" },
	{ PHASE_SPARE, 0, AT(acting), NO_SIDE, "acting" },
	{ PHASE_ROLL, STEP_STRUCK, AT(fielded[0][ROLE_MAIN]), 0, "fielded" },
	{ PHASE_RECON, 0, AT(fielded[0][ROLE_SPECIAL]), 10, "fielded" },
	{ PHASE_RECOVER, 0, AT(left), 0, "left" },
	{ PHASE_UPGRADE, 0, AT(left), 0, "left" },
	{ PHASE_SPEND, 0, AT(order[0][31][ORDER_VERB]), VERB_DEVELOP, "order" },
	{ PHASE_SPEND, 0, AT(known[0][3][9]), 1, "army" },
	{ PHASE_SPEND, 0, AT(out[0]), 1, "out" },
};

Test(totalwar_check, refuses_what_a_phase_cannot_bear)
{
	for (size_t i = 0; i < sizeof spoilt / sizeof spoilt[0]; i++) {
		struct totalwar s;
		reach(&s, spoilt[i].phase, spoilt[i].below);
		cr_assert_eq(state_check(game, &s, NULL), OK);
		*((u8 *)&s + spoilt[i].at) = spoilt[i].value;
		check_refused(&s, spoilt[i].field, (int)i);
	}
}

/* Nobody would know whom to deal the card to. */
Test(totalwar_check, refuses_a_draw_for_full_hands)
{
	struct totalwar s;
	reach(&s, PHASE_DRAW, 0);
	for (int card = 1; card <= 7 * SEAT_COUNT; card++) {
		memset(&s.deck[card], 0, 1);
		for (int seat = 0; seat < SEAT_COUNT; seat++)
			s.hand[seat][card] = seat == card % SEAT_COUNT;
	}
	check_refused(&s, "hand", 0);
}

/* The swap would put a card back that was never sent. */
Test(totalwar_check, refuses_relief_without_a_line)
{
	struct totalwar s;
	reach(&s, PHASE_RELIEF, 0);
	memset(s.fielded, 0, sizeof s.fielded);
	check_refused(&s, "fielded", 0);
}

/* A bot that took it for another card would strike what is not there. */
Test(totalwar_check, a_card_that_fought_is_never_redealt)
{
	struct totalwar s;
	struct rng rng = rng_seeded(1);
	reach(&s, PHASE_WINDOW, STEP_HARM);
	memset(s.known, 0, sizeof s.known);
	for (int side = 0; side < SIDE_COUNT; side++)
		for (int line = 1; line < LINE_COUNT; line++) {
			struct totalwar guess = s;
			const int troop = tw_battle_troop(&s, side, line);
			tw_think_determinize(&guess, s.side[!side], &rng);
			if (s.zone[side][line] >= FIELDED)
				cr_expect_eq(tw_battle_troop(&guess, side, line), troop);
		}
}

/* A reveal that is not there cannot be used up. */
Test(totalwar_check, refuses_recon_without_a_reveal)
{
	struct totalwar s;
	reach(&s, PHASE_RECON, 0);
	memset(s.tally, 0, sizeof s.tally);
	check_refused(&s, "tally", 0);
}

/* TW-119: unrest everywhere, and both cards. */
Test(totalwar_check, bread_for_all_regions_is_listed)
{
	struct totalwar s;
	struct actions legal = { .count = 0 };
	reach(&s, PHASE_AGENTS, 0);
	for (int r = 1; r < REGION_COUNT; r++) {
		s.control[r] = (u8)faction_of(s.active);
		s.unrest[r] = UNREST_MAX;
	}
	for (int card = 1; card < ACTION_CARD_COUNT; card++)
		if (tw_rows_action_card[card].event == BREAD)
			s.hand[s.active][card] = 1;
	game->legal(&s, s.active, &legal);
	cr_assert_geq(legal.count, 2u * (REGION_COUNT - 1));
}

/* Nobody would disband the army that is left without a card. */
Test(totalwar_check, refuses_losses_of_others_at_the_end_of_a_turn)
{
	struct totalwar s;
	reach(&s, PHASE_PERISH, STEP_CAMPAIGN_END);
	s.loser = (u8)((s.active + 1) % s.players);
	check_refused(&s, "loser", 0);
}

/* TW-154 lets an army wait for the end of the turn; a navy is settled at once. */
Test(totalwar_check, refuses_an_empty_navy_at_the_end_of_a_turn)
{
	struct totalwar s;
	reach(&s, PHASE_PERISH, STEP_CAMPAIGN_END);
	memset(s.navy[s.active][1], 0, sizeof s.navy[s.active][1]);
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s.aboard[s.active][army] == 2)
			s.aboard[s.active][army] = 0;
	s.fleet[s.active][1] = SEA_SIC;
	check_refused(&s, "fleet", 0);
}

/* Each predicate looks at its table only after the word is known to be in it. */
Test(totalwar_spending, words_beyond_the_tables_are_refused)
{
	static const u8 verbs[] = {
		VERB_RECRUIT, VERB_SHIP,  VERB_DEVELOP, VERB_BUILD,  VERB_ROAD,
		VERB_GENERAL, VERB_COMMAND, VERB_AGENT, VERB_CALM, VERB_ENLIST,
		VERB_TRAIN,   VERB_PROMOTE, VERB_FOUND,
	};
	struct totalwar s;
	reach(&s, PHASE_SPEND, 0);
	memset(s.order, 0, sizeof s.order);
	memset(s.ready, 0, sizeof s.ready);
	for (int card = 1; card < ACTION_CARD_COUNT; card++)
		s.hand[0][card] = 1;
	for (size_t v = 0; v < sizeof verbs; v++)
		for (int word = ARMY_COUNT; word < 256; word++) {
			cr_assert_neq(tw_why_SPEND(&s, 0,
						   action_make(verbs[v], 255, word, 0)),
				      ALLOWED, "verb %d", verbs[v]);
			tw_why_SPEND(&s, 0, action_make(verbs[v], word, 255, 0));
		}
}
