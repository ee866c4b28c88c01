/*
 * What a client gets beyond the state: sizes of forces, the order of turns, the battle as
 * lines of cards, and the reader's own spending list with its prices. A card is named
 * only to those who know it; lists of orders go to their owner alone.
 */
#include "base/json.h"
#include "core/wire.h"
#include "games/totalwar/totalwar.h"

static const char *seat_word(int seat)
{
	return total_war_rome_game.seats->name[seat];
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
	json_put_int(out, "goal", tw_table_trigger(s));
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
	for (int line = 1; line < LINE_COUNT; line++) {
		if (!s->zone[side][line])
			continue;
		const int seat = tw_battle_owner(s, side, line);
		const int army = is_ally_line(line) ? tw_battle_helper_army(s, side)
						    : s->host[side];
		json_open(out, '{');
		json_put_int(out, "line", line);
		json_put_string(out, "seat", seat_word(seat));
		json_put_string(out, "zone", zones[s->zone[side][line]]);
		if (army != NO_ARMY &&
		    knows_card(s, reader, seat, army, slot_of_line(line)))
			json_put_string(
				out, "troop",
				tw_rows_troop[tw_battle_troop(s, side, line)].name);
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
	json_put_int(out, "reveals", s->tally[side][REVEALS]);
	show_line(s, side, reader, out);
	json_close(out, '}');
}

static const char *stage_word(const struct totalwar *s)
{
	static const struct {
		u8 step;
		const char *word;
	} stages[] = {
		{ STEP_HELP, "preparation" },
		{ STEP_EXPERTS, "preparation" },
		{ STEP_PREPARED, "preparation" },
		{ STEP_BURIAL, "aftermath" },
		{ STEP_GROWTH, "aftermath" },
		{ STEP_BATTLE_END, "aftermath" },
		{ STEP_RECONNAISSANCE, "reveal" },
		{ STEP_SHOWN, "choice" },
		{ STEP_SPECIALS, "special" },
		{ STEP_GUNS, "artillery" },
		{ STEP_DOGS, "dogs" },
		{ STEP_SKIRMISH, "skirmish" },
		{ STEP_ABILITIES, "bowmen" },
		{ STEP_BOWS, "bowmen" },
		{ STEP_MAINS, "main cards" },
		{ STEP_RETIRE, "main cards" },
		{ STEP_FIGHT, "strike" },
	};
	for (size_t i = 0; i < sizeof stages / sizeof stages[0]; i++)
		if (tw_flow_has(s, stages[i].step))
			return stages[i].word;
	return NULL;
}

static void show_battle(const struct totalwar *s, int reader, struct json *out)
{
	const char *stage = stage_word(s);
	if (!stage || !is_region(s->goal))
		return;
	json_key(out, "battle");
	json_open(out, '{');
	json_put_string(out, "field", tw_rows_place_words[s->goal]);
	json_put_string(out, "stage", stage);
	json_key(out, "sides");
	json_open(out, '[');
	for (int side = 0; side < SIDE_COUNT; side++)
		show_side(s, side, reader, out);
	json_close(out, ']');
	json_close(out, '}');
}

/* The window that is open, and whose event is under way. */
static void show_window(const struct totalwar *s, struct json *out)
{
	static const char *const windows[WINDOW_COUNT] = {
#define WINDOW(id, word) [WINDOW_##id] = word,
#include "games/totalwar/windows.def"
#undef WINDOW
	};
	const int window = tw_window_now(s);
	if (window != NO_WINDOW)
		json_put_string(out, "window", windows[window]);
	if (s->event != NO_EVENT)
		json_put_string(out, "event_by", seat_word(tw_event_player(s)));
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
		const action bought =
			action_make(o[ORDER_VERB], o[ORDER_A], o[ORDER_B], o[ORDER_C]);
		text_clear(&text);
		action_put(&total_war_rome_game, bought, &text);
		json_open(out, '{');
		json_put_string(out, "order", text_str(&text));
		json_key(out, "do");
		wire_put_action(&total_war_rome_game, bought, out);
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
	show_window(s, out);
	if (reader < s->players && s->flow[0] == PHASE_SPEND) {
		show_orders(s, reader, out);
		show_prices(s, reader, out);
	}
}
