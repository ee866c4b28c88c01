/*
 * What clients want besides the position: the dice of each possible battle with its
 * chance to hit, the ways back, and the facts that never change (units, cards, terrain,
 * the field, the battles).
 */
#include "core/words/locale.h"
#include "games/ancients/ancients.h"

static void show_battle(const struct ancients *s, action a, struct json *out)
{
	const int from = action_arg(a, 0), to = action_arg(a, 1);
	const bool fires = action_verb(a) == VERB_FIRE;
	const int stage = fires ? STAGE_FIRE : STAGE_CLOSE;
	struct ancients trial = *s;
	trial.attacker = (u8)from;
	trial.target = (u8)to;
	trial.full[ATTACKER] = is_full(s, from);
	trial.bonus = s->flow[0] == PHASE_BONUS;
	const int dice = fires ? cc_dice_fire(&trial, from, to)
			       : cc_dice_close(&trial, from, to, stage);
	const struct cc_odds odds = cc_odds_of(&trial, from, to, stage, dice);
	json_open(out, '{');
	json_put_string(out, "do", fires ? "fire" : "attack");
	json_put_string(out, "from", HEX_NAMES.name[from]);
	json_put_string(out, "to", HEX_NAMES.name[to]);
	json_put_int(out, "dice", dice);
	json_key(out, "hits");
	json_real(out, odds.hits);
	json_key(out, "chance");
	json_real(out, odds.chance);
	json_close(out, '}');
}

/* The battles that may be chosen now. */
static void show_battles(const struct ancients *s, struct json *out)
{
	struct actions legal;
	legal.count = 0;
	ancients_phases[s->flow[0]].legal(s, s->active, &legal);
	json_key(out, "battles");
	json_open(out, '[');
	for (unsigned i = 0; i < legal.count; i++) {
		const int verb = action_verb(legal.list[i]);
		if (verb == VERB_FIRE || verb == VERB_ATTACK)
			show_battle(s, legal.list[i], out);
	}
	json_close(out, ']');
}

void cc_show_extras(const void *state, int reader, struct json *out)
{
	const struct ancients *s = state;
	(void)reader;
	if (s->flow[0] == PHASE_BATTLE || s->flow[0] == PHASE_BONUS)
		show_battles(s, out);
	cc_show_ways(s, out);
}

/* CC-62: by edition. */
static void show_range(const struct unit_row *row, struct json *out)
{
	const char *const *editions = ancients_game.options[OPTION_EDITION].values;
	json_key(out, "range");
	json_open(out, '{');
	for (int i = 0; i < EDITION_COUNT; i++)
		json_put_int(out, editions[i], row->range[i]);
	json_close(out, '}');
}

static void show_units(struct json *out)
{
	static const char *const classes[] = { NULL, "light", "medium", "heavy" };
	json_key(out, "units");
	json_open(out, '{');
	for (int kind = 1; kind < KIND_COUNT; kind++) {
		const struct unit_row *row = &ancients_units[kind];
		json_key(out, row->code);
		json_open(out, '{');
		json_put_string(out, "name", row->name);
		json_put_string(out, "class", classes[row->symbol]);
		json_put_bool(out, "mounted", row->traits & MOUNTED);
		json_put_int(out, "blocks", row->blocks);
		json_put_int(out, "move", row->move);
		/* 0: as many as its enemy */
		json_put_int(out, "dice", kind == KIND_EL ? 0 : row->dice);
		show_range(row, out);
		json_put_int(out, "retreat", row->retreat);
		json_close(out, '}');
	}
	json_close(out, '}');
}

/* Whom it orders: a part of the field (CC-30), a kind of troops (CC-33), a leader and
 * those with him (CC-36); the others are tactics. */
static const char *card_family(const struct card_row *row)
{
	const bool has_quota = row->quota[0] || row->quota[1] || row->quota[2];
	return row->inspires	 ? "leaders"
	       : has_quota	 ? "section"
	       : row->rule == 33 ? "troops"
				 : "tactics";
}

static void show_card(const struct card_row *row, struct json *out)
{
	json_key(out, row->name);
	json_open(out, '{');
	json_put_int(out, "copies", row->copies);
	locale_put_member(out, "text", row->text);
	json_put_int(out, "rule", row->rule);
	json_put_string(out, "family", card_family(row));
	if (row->kinds & (IS_LIGHT | IS_MEDIUM | IS_HEAVY))
		json_put_string(out, "kind",
				row->kinds & IS_LIGHT	 ? "light"
				: row->kinds & IS_MEDIUM ? "medium"
							 : "heavy");
	json_key(out, "quota");
	json_open(out, '[');
	for (int section = 0; section < SECTION_COUNT; section++)
		json_int(out, row->quota[section]);
	json_close(out, ']');
	json_close(out, '}');
}

static void show_cards(struct json *out)
{
	json_key(out, "cards");
	json_open(out, '{');
	for (int card = 1; card < CARD_COUNT; card++)
		show_card(&ancients_cards[card], out);
	json_close(out, '}');
}

/* Each with what it does, by edition. */
static void show_terrain(struct json *out)
{
	json_key(out, "terrain");
	json_open(out, '{');
	for (int ground = 0; ground < TERRAIN_COUNT; ground++) {
		const struct terrain_row *row = &ancients_terrain[ground];
		json_key(out, row->word);
		json_open(out, '{');
		locale_put_member(out, "manual", row->help[MANUAL]);
		locale_put_member(out, "published", row->help[PUBLISHED]);
		json_close(out, '}');
	}
	json_close(out, '}');
}

/* Each hex with its place: half hexes from the left, rows from the top. */
static void show_hexes(struct json *out)
{
	json_key(out, "hexes");
	json_open(out, '{');
	for (int hex = 0; hex < HEX_COUNT; hex++) {
		json_key(out, HEX_NAMES.name[hex]);
		json_open(out, '[');
		json_int(out, hexes_across(hex));
		json_int(out, hexes_row(hex));
		json_close(out, ']');
	}
	json_close(out, '}');
}

void cc_show_facts(struct json *out)
{
	show_units(out);
	show_cards(out);
	show_hexes(out);
	cc_show_battles(out);
	cc_show_choices(out);
	show_terrain(out);
}
