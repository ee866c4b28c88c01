/* What a client gets beyond the state: numbers worked out by the rules, and the facts. */
#include "base/json.h"
#include "core/words/locale.h"
#include "games/antike/antike.h"

static const char *place(const struct game *g, int region)
{
	return names_word(g->verbs[VERB_TEMPLE].arg[0], region);
}

static void show_points(const struct antike *s, struct json *out)
{
	json_key(out, "points");
	json_open(out, '{');
	for (int seat = 0; seat < s->seats; seat++)
		json_put_int(out, game_seat_name(game_of(s), seat),
			     antike_table_points(s, seat));
	json_close(out, '}');
}

static void show_stacks(const struct antike *s, struct json *out)
{
	json_key(out, "stacks");
	json_open(out, '{');
	for (int p = 0; p < PERSONAGE_COUNT; p++)
		json_put_int(out, antike_personages[p].name,
			     antike_table_personages_left(s, p));
	json_close(out, '}');
}

/* What each space costs the active player, in steps to pay; -1 where he may not go. */
static void show_steps(const struct antike *s, struct json *out)
{
	const struct names *spaces = game_of(s)->verbs[VERB_GO].arg[0];
	json_key(out, "steps");
	json_open(out, '{');
	for (int space = 1; space < SPACE_COUNT; space++)
		json_put_int(out, names_word(spaces, space),
			     antike_can_go(s, s->active, space) != ALLOWED
				     ? -1
				     : antike_turn_steps_to_pay(s, s->active, space));
	json_close(out, '}');
}

static void show_strengths(const struct antike *s, struct json *out)
{
	json_key(out, "strength");
	json_open(out, '{');
	for (int r = 1; r < REGION_COUNT; r++)
		if (s->city[r] || s->temple[r])
			json_put_int(out, place(game_of(s), r),
				     antike_conquest_strength(s, r));
	json_close(out, '}');
}

/* The seas that count double for Navigators now. */
static void show_open_seas(const struct antike *s, struct json *out)
{
	json_key(out, "open_seas");
	json_open(out, '[');
	for (int r = 1; r < REGION_COUNT; r++)
		if (region_of(s, r)->terrain == SEA && antike_table_sea_value(s, r) > 1)
			json_string(out, place(game_of(s), r));
	json_close(out, ']');
}

static void show_prices(const struct antike *s, struct json *out)
{
	json_key(out, "prices");
	json_open(out, '{');
	for (int k = 1; k < KNOWHOW_COUNT; k++)
		if (antike_table_price(s, k))
			json_put_int(out, antike_knowhow[k].name,
				     antike_table_price(s, k));
	json_close(out, '}');
}

void antike_show_extras(const void *state, int reader, struct json *out)
{
	const struct antike *s = state;
	(void)reader;
	json_put_int(out, "goal", rules_of(s)->goal[s->seats]);
	show_points(s, out);
	show_stacks(s, out);
	if (rules_of(s)->coins) /* CB-6: else they never run out */
		json_put_int(out, "bank_coins", antike_table_coins_left(s));
	json_put_int(out, "bank_temples", antike_table_temples_left(s));
	show_steps(s, out);
	show_prices(s, out);
	show_strengths(s, out);
	show_open_seas(s, out);
}

/* The facts. */

static void put_borders(const struct game *g, int map, int region, struct json *out)
{
	static const char *const ways[] = { "", "red", "blue", "mixed" };
	json_key(out, "borders");
	json_open(out, '{');
	for (const struct border *b = antike_boards[map].area[region].near; b->to; b++)
		json_put_string(out, place(g, b->to), ways[b->ways]);
	json_close(out, '}');
}

static void put_region(const struct game *g, int map, int region, struct json *out)
{
	static const char *const resource[RESOURCE_COUNT] = { "any", "marble", "iron",
							      "gold" };
	const struct region *row = &antike_boards[map].region[region];
	json_key(out, place(g, region));
	json_open(out, '{');
	json_put_string(out, "id", row->id);
	json_put_string(out, "title", row->name);
	json_put_string(out, "terrain", row->terrain == SEA ? "sea" : "land");
	if (row->city)
		json_put_string(out, "city", resource[site_resource(map, region)]);
	json_put_bool(out, "ship", row->ship);
	json_put_bool(out, "harbour", row->harbour);
	put_borders(g, map, region, out);
	json_close(out, '}');
}

static void put_cards(struct json *out)
{
	json_key(out, "cards");
	json_open(out, '{');
	for (int card = 1; card < CARD_COUNT; card++) {
		json_key(out, antike_cards[card].name);
		json_open(out, '{');
		locale_put_member(out, "text", antike_cards[card].text);
		json_put_string(out, "rule", antike_cards[card].rule);
		json_put_int(out, "copies", antike_cards[card].copies);
		json_close(out, '}');
	}
	json_close(out, '}');
}

static void put_knowhow(bool casus, struct json *out)
{
	json_key(out, "knowhow");
	json_open(out, '{');
	for (int k = 1; k < KNOWHOW_COUNT; k++) {
		const struct knowhow_row *row = &antike_knowhow[k];
		const uint8_t *price = casus ? row->casus : row->antike2;
		if (!price[0])
			continue;
		json_key(out, row->name);
		json_open(out, '{');
		json_put_int(out, "first", price[0]);
		json_put_int(out, "later", price[1]);
		if (row->needs && !casus)
			json_put_string(out, "needs", antike_knowhow[row->needs].name);
		locale_put_member(out, "text", row->text[casus]);
		json_close(out, '}');
	}
	json_close(out, '}');
}

static void put_personages(struct json *out)
{
	json_key(out, "personages");
	json_open(out, '{');
	for (int p = 0; p < PERSONAGE_COUNT; p++)
		locale_put_member(out, antike_personages[p].name,
				  antike_personages[p].text);
	json_close(out, '}');
}

/* The words for groups of units, so that a client can take an action's text apart. */
static void put_groups(const struct game *g, struct json *out)
{
	const struct names *groups = g->verbs[VERB_MOVE].arg[0];
	json_key(out, "groups");
	json_open(out, '{');
	for (int i = 0; i < groups->count; i++) {
		if (!names_word(groups, i))
			continue;
		json_key(out, names_word(groups, i));
		json_open(out, '{');
		json_put_string(out, "kind",
				names_word(g->verbs[VERB_ARM].arg[0], group_kind(i)));
		json_put_int(out, "n", group_size(i));
		json_put_bool(out, "tired", (i & TIRED) != 0);
		json_close(out, '}');
	}
	json_close(out, '}');
}

void antike_facts_put(const struct game *g, int first_map, int last_map, struct json *out)
{
	static const char *const key[MAP_COUNT] = { "mare_nostrum", "orient",
						    "casus_belli" };
	json_key(out, "maps");
	json_open(out, '{');
	for (int map = first_map; map <= last_map; map++) {
		json_key(out, key[map]);
		json_open(out, '{');
		for (int r = 1; r < REGION_COUNT; r++)
			if (antike_boards[map].region[r].terrain != NO_REGION)
				put_region(g, map, r, out);
		json_close(out, '}');
	}
	json_close(out, '}');
	put_groups(g, out);
	put_knowhow(last_map == CASUS_BELLI, out);
	put_personages(out);
	if (last_map == CASUS_BELLI)
		put_cards(out);
}

void antike_show_brief(const void *start, struct json *out)
{
	const struct antike *s = start;
	json_key(out, "values");
	json_open(out, '{');
	json_put_int(out, "goal", rules_of(s)->goal[s->seats]);
	json_close(out, '}');
}
