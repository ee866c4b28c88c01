/* What the briefing of a battle names: banners, cards, armies, special rules, balance. */
#include "base/text.h"
#include "games/ancients/ancients.h"

static const char *const special_help[SPECIAL_COUNT] = {
#define SPECIAL(id, word, rule, help) [SPECIAL_##id] = help ".",
#include "games/ancients/battles/specials.def"
#undef SPECIAL
};

static const char *title_of(const struct ancients *s, int seat)
{
	return ancients_game.seat_title(s, seat);
}

static void put_between(struct text *out)
{
	if (out->len)
		text_put(out, ", ");
}

/* Counted things as "4× light infantry, 2× elephants". */
static void put_counted(int count, const char *name, struct text *out)
{
	if (count == 0)
		return;
	put_between(out);
	text_add(out, "%d× %s", count, name);
}

static void put_units(const struct ancients *s, int seat, struct text *out)
{
	for (int kind = 1; kind < KIND_COUNT; kind++) {
		int count = 0;
		for (int hex = 0; hex < HEX_COUNT; hex++)
			count += s->unit[hex] == (kind | seat << SIDE_BIT);
		put_counted(count, ancients_units[kind].name, out);
	}
}

/* "Hannibal (heavy infantry)" */
static void put_leaders(const struct ancients *s, int seat, struct text *out)
{
	for (hexset all = cc_field_leaders(s, seat); all;) {
		const int hex = hexset_take(&all);
		put_between(out);
		text_put(out, leader_at(s, hex)->name);
		if (s->unit[hex])
			text_add(out, " (%s)", unit_at(s, hex)->name);
	}
}

static void put_places(const struct ancients *s, int seat, struct text *out)
{
	for (int i = 0; i < PLACE_COUNT && s->waiting[seat][i]; i++) {
		put_between(out);
		text_put(out, ancients_leaders[s->waiting[seat][i]].name);
	}
}

/* CC-158: leaders who are placed after the deal. */
static void put_waiting(const struct ancients *s, int seat, struct text *out)
{
	if (!has_special(s, seat, SPECIAL_AMBUSH))
		put_places(s, seat, out);
}

/* CC-150: units and leader who lie in ambush. */
static void put_reserve(const struct ancients *s, int seat, struct text *out)
{
	for (int kind = 1; kind < KIND_COUNT; kind++) {
		int count = 0;
		for (int i = 0; i < PLACE_COUNT; i++)
			count += s->reserve[seat][i] == kind;
		put_counted(count, ancients_units[kind].name, out);
	}
	if (has_special(s, seat, SPECIAL_AMBUSH))
		put_places(s, seat, out);
}

static void put_list(const struct ancients *s, int seat, const char *key,
		     void (*put)(const struct ancients *s, int seat, struct text *out),
		     struct json *out)
{
	struct text list = { 0 };
	put(s, seat, &list);
	json_put_string(out, key, text_str(&list));
	text_free(&list);
}

static bool is_leading(const struct ancients *s, int seat, int person)
{
	for (hexset all = cc_field_leaders(s, seat); all;)
		if (leader_at(s, hexset_take(&all)) == &ancients_leaders[person])
			return true;
	for (int i = 0; i < PLACE_COUNT; i++)
		if (s->waiting[seat][i] == person)
			return true;
	return false;
}

/* Each leader under his own name, so that a text can name only who is there. */
static void put_names(const struct ancients *s, int seat, struct json *out)
{
	for (int person = 1; person < PERSON_COUNT; person++)
		if (is_leading(s, seat, person))
			json_put_string(out, ancients_leaders[person].name,
					ancients_leaders[person].name);
}

static void put_side(const struct ancients *s, int seat, struct json *out)
{
	json_open(out, '{');
	json_put_int(out, "cards", s->command[seat]);
	put_list(s, seat, "units", put_units, out);
	put_list(s, seat, "leaders", put_leaders, out);
	put_list(s, seat, "reserve", put_reserve, out);
	put_list(s, seat, "waiting", put_waiting, out);
	put_names(s, seat, out);
	json_close(out, '}');
}

static void put_line(const char *whose, const char *what, struct json *out)
{
	struct text line = { 0 };
	text_add(&line, "%s: %s", whose, what);
	json_string(out, text_str(&line));
	text_free(&line);
}

static bool is_on_field(const struct ancients *s, int kind)
{
	for (int hex = 0; hex < HEX_COUNT; hex++)
		if (s->unit[hex] && unit_at(s, hex) == &ancients_units[kind])
			return true;
	return false;
}

/* CC-145 and CC-150 on */
static void put_special(const struct ancients *s, struct json *out)
{
	json_key(out, "special");
	json_open(out, '[');
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		for (int i = 0; i < SPECIAL_COUNT; i++)
			if (s->special[seat][i])
				put_line(title_of(s, seat), special_help[i], out);
	for (int kind = 1; kind < KIND_COUNT; kind++)
		if (ancients_units[kind].feat && is_on_field(s, kind))
			put_line(ancients_units[kind].title, ancients_units[kind].feat,
				 out);
	json_close(out, ']');
}

/* Of a battle of one's own nobody knows how balanced it is. */
static void put_balance(const struct ancients *s, struct json *out)
{
	const int wins = cc_battle_balance(s->battle);
	if (wins) {
		json_put_int(out, "wins", wins);
		json_put_int(out, "losses", 100 - wins);
	} else {
		json_put_string(out, "wins", "");
		json_put_string(out, "losses", "");
	}
}

void cc_brief(const void *start, struct json *out)
{
	const struct ancients *s = start;
	json_key(out, "values");
	json_open(out, '{');
	json_put_int(out, "goal", s->goal);
	json_put_string(out, "first", title_of(s, s->active));
	json_put_string(out, "bottom", title_of(s, BOTTOM));
	json_put_string(out, "top", title_of(s, TOP));
	put_balance(s, out);
	json_close(out, '}');
	json_key(out, "seats");
	json_open(out, '[');
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		put_side(s, seat, out);
	json_close(out, ']');
	put_special(s, out);
}
