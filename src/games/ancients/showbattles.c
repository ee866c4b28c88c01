/* The battles as facts, each as its description: what a client needs to draw a picture of
 * the set-up, to show its balance, and to begin a battle of one's own from it. */
#include "games/ancients/ancients.h"

static void show_battle(int battle, struct json *out)
{
	struct ancients s = { 0 };
	const struct setup how = { .scenario = (u8)(battle - 1), .seats = SEAT_COUNT };
	cc_setup_begin(&s, &how);
	json_open(out, '{');
	json_put_string(out, "title", ancients_battles[battle].title);
	json_put_int(out, "number", ancients_battles[battle].number);
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
