/* A battle that has just begun as a description, docs/scenarios.md: custom.c reads it. */
#include "base/text.h"
#include "games/ancients/ancients.h"

/* One member a name, its hexes in a text: {"HI": "d2 f2:3"}. `only` is a bit for the
 * side, of ground none. */
struct pieces {
	const u8 *at; /* by hex */
	const u8 *blocks;
	int side_bit, seat;
};

static bool is_named(const struct pieces *p, int hex, int name)
{
	return p->at[hex] == (name | p->seat << p->side_bit);
}

static void put_hex(const struct ancients *s, const struct pieces *p, int hex,
		    struct text *out)
{
	if (out->len)
		text_char(out, ' ');
	text_put(out, HEX_NAMES.name[hex]);
	if (p->blocks && !is_full(s, hex))
		text_add(out, ":%d", p->blocks[hex]);
}

static void put_pieces(const struct ancients *s, const char *key, const struct pieces *p,
		       const struct names *names, struct json *out)
{
	struct text hexes = { 0 };
	json_key(out, key);
	json_open(out, '{');
	for (int name = 1; name < names->count; name++) {
		text_clear(&hexes);
		for (int hex = 0; hex < HEX_COUNT; hex++)
			if (is_named(p, hex, name))
				put_hex(s, p, hex, &hexes);
		if (hexes.len)
			json_put_string(out, names->name[name], text_str(&hexes));
	}
	json_close(out, '}');
	text_free(&hexes);
}

static void put_places(const char *key, const u8 places[PLACE_COUNT],
		       const struct names *names, struct json *out)
{
	if (!places[0])
		return;
	json_key(out, key);
	json_open(out, '[');
	for (int i = 0; i < PLACE_COUNT && places[i]; i++)
		json_string(out, names->name[places[i]]);
	json_close(out, ']');
}

/* A list of those of the names that are there, as often as they are. */
static void put_list(const char *key, const u8 *counts, const struct names *names,
		     struct json *out)
{
	int total = 0;
	for (int i = 0; i < names->count; i++)
		total += counts[i];
	if (total == 0)
		return;
	json_key(out, key);
	json_open(out, '[');
	for (int i = 0; i < names->count; i++)
		for (int n = 0; n < counts[i]; n++)
			json_string(out, names->name[i]);
	json_close(out, ']');
}

static void put_side(const struct ancients *s, int seat, struct json *out)
{
	const struct pieces units = { s->unit, s->blocks, SIDE_BIT, seat };
	const struct pieces leaders = { s->leader, NULL, LEADER_SIDE_BIT, seat };
	json_open(out, '{');
	if (s->army[seat])
		json_put_string(out, "army", ancients_army_words[s->army[seat]]);
	json_put_int(out, "command", s->command[seat]);
	if (s->banner[seat])
		json_put_int(out, "won", s->banner[seat]);
	put_list("hand", s->hand[seat], &CC_CARD_NAMES, out);
	put_pieces(s, "units", &units, &CC_KIND_NAMES, out);
	put_pieces(s, "leaders", &leaders, &CC_PERSON_NAMES, out);
	put_places("reserve", s->reserve[seat], &CC_KIND_NAMES, out);
	put_places("waiting", s->waiting[seat], &CC_PERSON_NAMES, out);
	put_list("special", s->special[seat], &CC_SPECIAL_NAMES, out);
	json_close(out, '}');
}

void cc_describe(const void *state, struct json *out)
{
	const struct ancients *s = state;
	const struct pieces ground = { .at = s->terrain };
	json_put_string(out, "first", ancients_game.seats->name[s->active]);
	json_put_int(out, "banners", s->goal);
	put_pieces(s, "terrain", &ground, &CC_TERRAIN_NAMES, out);
	json_key(out, "sides");
	json_open(out, '{');
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		json_key(out, ancients_game.seats->name[seat]);
		put_side(s, seat, out);
	}
	json_close(out, '}');
}
