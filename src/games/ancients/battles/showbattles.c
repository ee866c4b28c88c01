/* The battles as facts, each as its description: what a client needs to draw a picture of
 * the set-up, to show its balance, and to begin a battle of one's own from it; and what
 * such a battle may be made of. */
#include "core/words/locale.h"
#include "games/ancients/ancients.h"

static const char *const special_help[SPECIAL_COUNT] = {
#define SPECIAL(id, word, rule, help) [SPECIAL_##id] = help " (CC-" #rule ").",
#include "games/ancients/battles/specials.def"
#undef SPECIAL
};

/* Wins of the bottom army in games of the greedy bot against itself, in percent. */
static const u8 balance[BATTLE_COUNT] = {
#define BALANCE(id, wins) [BATTLE_##id] = wins,
#include "games/ancients/battles/balance.def"
#undef BALANCE
};

int cc_battle_balance(int battle)
{
	return balance[battle];
}

static void show_battle(int battle, struct json *out)
{
	struct ancients s = { 0 };
	const struct setup how = { .scenario = (u8)(battle - 1), .seats = SEAT_COUNT };
	cc_setup_begin(&s, &how);
	json_open(out, '{');
	json_put_string(out, "title", ancients_battles[battle].title);
	json_put_int(out, "number", ancients_battles[battle].number);
	json_put_int(out, "balance", balance[battle]);
	cc_describe(&s, out);
	json_close(out, '}');
}

void cc_show_battles(struct json *out)
{
	json_key(out, "battles");
	json_open(out, '{');
	for (int battle = 1; battle < BATTLE_COUNT; battle++) {
		json_key(out, ancients_game.scenarios[battle - 1].id);
		show_battle(battle, out);
	}
	json_close(out, '}');
}

static void show_names(struct json *out, const char *key, const struct names *names)
{
	json_key(out, key);
	json_open(out, '[');
	for (int i = 1; i < names->count; i++)
		json_string(out, names->name[i]);
	json_close(out, ']');
}

void cc_show_choices(struct json *out)
{
	show_names(out, "armies", &CC_ARMY_NAMES);
	show_names(out, "leaders", &CC_PERSON_NAMES);
	json_key(out, "specials");
	json_open(out, '{');
	for (int i = 0; i < SPECIAL_COUNT; i++)
		locale_put_member(out, CC_SPECIAL_NAMES.name[i], special_help[i]);
	json_close(out, '}');
}
