/*
 * What a client gets beyond the state: sizes of forces, the order of turns, the battle as
 * lines of cards, and the reader's own spending list with its prices. A card is named
 * only to those who know it; lists of orders go to their owner alone.
 */
#include "base/json.h"
#include "games/totalwar/totalwar.h"

enum { INTRO_GOAL = 12 };

static const char *seat_word(int seat)
{
	return total_war_rome_game.seats->name[seat];
}

static bool has_phase(const struct totalwar *s, int phase)
{
	for (int i = 0; i < DEPTH_COUNT; i++)
		if (s->flow[i] == phase)
			return true;
	return false;
}

/* TW-17: numbers of cards and of mercenaries are public. */
static void show_armies(const struct totalwar *s, struct json *out)
{
	json_key(out, "armies");
	json_open(out, '[');
	for (int seat = 0; seat < s->players; seat++)
		for (int army = 0; army < ARMY_COUNT; army++) {
			if (!s->at[seat][army])
				continue;
			json_open(out, '{');
			json_put_string(out, "seat", seat_word(seat));
			json_put_int(out, "army", army);
			json_put_int(out, "cards", tw_table_size(s, seat, army));
			json_put_int(out, "mercenaries",
				     tw_table_mercenaries(s, seat, army));
			json_close(out, '}');
		}
	json_close(out, ']');
}

static void show_regions(const struct totalwar *s, struct json *out)
{
	json_key(out, "besieged");
	json_open(out, '[');
	for (int r = 1; r < REGION_COUNT; r++)
		if (tw_table_is_besieged(s, r))
			json_string(out, tw_rows_region[r].name);
	json_close(out, ']');
	json_key(out, "garrison");
	json_open(out, '{');
	for (int r = 1; r < REGION_COUNT; r++)
		if (tw_table_is_open(s, r) && tw_table_has_garrison(s, r))
			json_put_int(out, tw_rows_region[r].name,
				     tw_table_garrison_dice(s, r));
	json_close(out, '}');
}

/* TW-2, TW-10, TW-53 */
static void show_course(const struct totalwar *s, struct json *out)
{
	static const u8 goals[] = { 15, 20, 25 };
	json_put_int(out, "goal",
		     s->intro ? INTRO_GOAL : goals[s->option[OPTION_LENGTH]]);
	json_key(out, "turns");
	json_open(out, '[');
	for (int i = 0; i < s->players; i++)
		json_string(out, seat_word(tw_round_seat(s, i)));
	json_close(out, ']');
}

/* Battle */

static void show_line(const struct totalwar *s, int side, int reader, struct json *out)
{
	static const char *const zones[ZONE_COUNT] = { "",	"hand",	   "ready",
						       "far",	"fielded", "wounded",
						       "under", "beside",  "dead",
						       "used" };
	json_key(out, "cards");
	json_open(out, '[');
	for (int i = 0; i < LINE_COUNT; i++) {
		const int pick = s->pick[side][i] - 1;
		if (pick < 0 || !s->zone[side][i])
			continue;
		const bool ally = pick >= PICK_ALLY;
		const int seat = tw_battle_owner(s, side, i);
		const int army = ally ? s->helper_army[side] : s->host[side];
		json_open(out, '{');
		json_put_int(out, "line", i);
		json_put_string(out, "seat", seat_word(seat));
		json_put_string(out, "zone", zones[s->zone[side][i]]);
		if (knows_card(s, reader, seat, army, ally ? pick - PICK_ALLY : pick))
			json_put_string(out, "troop",
					tw_rows_troop[tw_battle_troop(s, side, i)].name);
		json_close(out, '}');
	}
	json_close(out, ']');
}

static void show_side(const struct totalwar *s, int side, int reader, struct json *out)
{
	int seat;
	const int army = tw_battle_lead_army(s, side, &seat);
	json_open(out, '{');
	json_put_string(out, "seat", seat_word(s->side[side]));
	if (s->general[seat][army])
		json_put_string(out, "general",
				tw_rows_general[s->general[seat][army]].name);
	json_put_int(out, "stars", tw_battle_stars(s, side));
	json_put_int(out, "reveals", s->reveals[side]);
	show_line(s, side, reader, out);
	json_close(out, '}');
}

static const char *stage_word(const struct totalwar *s)
{
	static const char *const stages[] = { "reveal",	   "choice",	"choice",
					      "special",   "artillery", "dogs",
					      "skirmish",  "bowmen",	"main cards",
					      "main cards" };
	if (has_phase(s, STEP_BATTLE_LINES))
		return "preparation";
	if (has_phase(s, STEP_AFTERMATH) || has_phase(s, STEP_GROWTH) ||
	    has_phase(s, STEP_BATTLE_END))
		return "aftermath";
	const bool fights = has_phase(s, STEP_COMBAT) || has_phase(s, STEP_EXCHANGE) ||
			    has_phase(s, STEP_EXCHANGE_ROLLED);
	if (fights && s->exchange < sizeof stages / sizeof *stages)
		return stages[s->exchange];
	return has_phase(s, STEP_FIGHT) ? "strike" : NULL;
}

static void show_battle(const struct totalwar *s, int reader, struct json *out)
{
	const char *stage = stage_word(s);
	if (!stage || !s->field)
		return;
	json_key(out, "battle");
	json_open(out, '{');
	json_put_string(out, "field", tw_rows_place_words[s->field]);
	json_put_string(out, "stage", stage);
	json_key(out, "sides");
	json_open(out, '[');
	for (int side = 0; side < SIDE_COUNT; side++)
		show_side(s, side, reader, out);
	json_close(out, ']');
	json_close(out, '}');
}

/* Spending (TW-260) */

static void show_orders(const struct totalwar *s, int seat, struct json *out)
{
	struct totalwar copy = *s;
	struct text text = { 0 };
	memset(copy.order[seat], 0, sizeof copy.order[seat]);
	json_key(out, "orders");
	json_open(out, '[');
	for (int i = 0; i < ORDER_COUNT && s->order[seat][i][ORDER_VERB]; i++) {
		const u8 *o = s->order[seat][i];
		text_clear(&text);
		action_put(&total_war_rome_game,
			   action_make(o[ORDER_VERB], o[ORDER_A], o[ORDER_B], o[ORDER_C]),
			   &text);
		json_open(out, '{');
		json_put_string(out, "order", text_str(&text));
		json_put_int(out, "price", tw_buy_price(&copy, seat, o));
		json_close(out, '}');
		tw_buy_apply(&copy, seat, o);
	}
	json_close(out, ']');
	json_put_int(out, "gold_left", copy.gold[seat]);
	text_free(&text);
}

static void put_price(const struct totalwar *s, int seat, int verb, int what,
		      const char *name, struct json *out)
{
	const u8 order[PART_COUNT] = { (u8)verb, (u8)what, 0, 0 };
	json_put_int(out, name, tw_buy_price(s, seat, order));
}

/* What the next order of each kind costs; troops at their own price where it changed. */
static void show_prices(const struct totalwar *s, int seat, struct json *out)
{
	static const char *const works[WORK_COUNT] = { "market", "barracks", "walls",
						       "wonder" };
	struct totalwar copy = *s;
	tw_spend_foresee(&copy, seat);
	json_key(out, "prices");
	json_open(out, '{');
	for (int troop = 1; troop < TROOP_COUNT; troop++) {
		const struct troop_row *row = &tw_rows_troop[troop];
		if (row->owner == faction_of(seat) || row->owner == MERCENARY)
			put_price(&copy, seat, VERB_RECRUIT, troop, row->name, out);
	}
	for (int work = 0; work < WORK_COUNT; work++)
		put_price(&copy, seat, VERB_BUILD, work, works[work], out);
	put_price(&copy, seat, VERB_SHIP, 0, "ship", out);
	put_price(&copy, seat, VERB_ROAD, 0, "road", out);
	put_price(&copy, seat, VERB_AGENT, 0, "agent", out);
	put_price(&copy, seat, VERB_CALM, 0, "calm", out);
	put_price(&copy, seat, VERB_GENERAL, 2, "general 2", out);
	put_price(&copy, seat, VERB_GENERAL, 3, "general 3", out);
	json_close(out, '}');
}

void tw_show_extras(const void *state, int reader, struct json *out)
{
	const struct totalwar *s = state;
	show_course(s, out);
	show_armies(s, out);
	show_regions(s, out);
	show_battle(s, reader, out);
	if (reader < s->players && s->flow[0] == PHASE_SPEND) {
		show_orders(s, reader, out);
		show_prices(s, reader, out);
	}
}
