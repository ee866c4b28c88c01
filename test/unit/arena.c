/* Arena: a position that cannot be played to its end is refused, and its field named. */
#include "games/arena/arena.h"

#include <criterion/criterion.h>
#include <string.h>

#include "base/text.h"

/* `sound` is accepted; with these values set it is refused in these words. The quotes of
 * JSON are single here, for ease of reading. */
enum { SPOILT_MAX = 4 };
struct row {
	const char *sound, *spoilt[SPOILT_MAX], *says;
};

static status read_position(const char *base, const char *fields, struct arena *s,
			    struct text *why)
{
	struct text json = { 0 };
	text_add(&json, "{'vp':{'roma':10,'capua':10},'supply':16,%s%s}", base, fields);
	for (size_t i = 0; i < json.len; i++)
		if (json.at[i] == '\'')
			json.at[i] = '"';
	const status result =
		state_read_text(&arena_roma_game, json.at, json.len, s, why);
	text_free(&json);
	return result;
}

static void spoil(struct arena *s, const char *words)
{
	struct place p;
	const char *value = words;
	cr_assert_eq(state_find(&arena_roma_game, &value, &p, NULL), OK, "%s", words);
	cr_assert_eq(state_set(&arena_roma_game, s, p, value, NULL), OK, "%s", words);
}

static void check_row(const char *base, const struct row *r)
{
	struct arena s;
	struct text why = { 0 };
	if (read_position(base, r->sound, &s, &why) != OK)
		cr_assert_fail("%s: %s", r->sound, text_str(&why));
	for (int i = 0; i < SPOILT_MAX && r->spoilt[i]; i++)
		spoil(&s, r->spoilt[i]);
	cr_assert_eq(state_check(&arena_roma_game, &s, &why), BAD_POSITION, "%s, %s",
		     r->sound, r->spoilt[0]);
	cr_assert(strstr(text_str(&why), r->says), "%s, %s: %s", r->sound, r->spoilt[0],
		  text_str(&why));
	text_free(&why);
}

#define CHECK_ROWS(base, rows)                                    \
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) \
	check_row(base, &rows[i])

#define TWO_HANDS                                                      \
	"'hand':{'roma':{'Castra':2,'Pictor':2},'capua':{'Forum':3}}," \
	"'gift':{'roma':{'Portus':1},'capua':{'Portus':1,'Aries':1}}"

Test(arena, an_opening_that_cannot_go_on_is_refused)
{
	static const char deal[] = "'flow':['deal'],'deck':{'Arena':2,'Aries':2},"
				   "'hand':{'roma':{'Castra':2,'Pictor':2,'Portus':1},"
				   "'capua':{'Forum':1}}";
	static const char exchange[] = "'flow':['exchange']," TWO_HANDS;
	static const char layout[] = "'flow':['layout'],'hand':{'roma':{'Forum':1},"
				     "'capua':{'Tuba':1}}";
	static const struct row rows[] = {
		{ deal, { "deck Arena 0" }, "\"hand\": the deal cannot go on" },
		{ deal,
		  { "sealed roma 1", "sealed capua 1" },
		  "\"sealed\": the phase deal" },
		{ deal, { "gift roma Tuba 1" }, "\"gift\": the phase deal" },
		{ deal, { "active capua" }, "\"active\": the phase deal" },
		{ deal, { "space roma 1 Tuba" }, "\"space\": the phase deal" },
		{ deal, { "turn 1" }, "\"turn\": the phase deal" },
		{ exchange, { "known roma Castra 2" }, "\"known\": the phase" },
		{ exchange, { "space roma 1 Tuba" }, "\"space\": the phase" },
		{ exchange, { "hand roma Tuba 1" }, "\"gift\": the gifts do not" },
		{ exchange, { "sealed roma 1" }, "\"sealed\": who has sealed" },
		{ exchange,
		  { "hand roma Castra 1", "gift roma Tuba 1", "sealed roma 1",
		    "sealed capua 1" },
		  "\"sealed\": who has sealed" },
		{ layout, { "active capua" }, "\"hand\": the opening cards" },
		{ layout, { "hand capua Tuba 0" }, "\"hand\": the opening cards" },
		{ layout, { "drawn roma Tuba 1" }, "\"deck\": there are 2 of Tuba" },
		{ layout, { "acting Forum" }, "\"acting\": the phase layout" },
	};
	CHECK_ROWS("", rows);
}

Test(arena, a_roll_or_a_draw_without_its_dice_and_cards_is_refused)
{
	static const char roll[] = "'flow':['roll'],'rolling':2,'die':[4]";
	static const char triple[] = "'flow':['triple'],'die':[4,4,4]";
	static const char fons[] = "'flow':['fons'],'die':[4,4],'marked':1,'rerolls':1,"
				   "'space':{'roma':{'1':'Fons Bacchi'}}";
	static const char act[] = "'flow':['act'],'die':[4,4,4]";
	static const char drawing[] = "'flow':['drawing','act'],'drawing':2,"
				      "'drawn':{'roma':{'Aries':2}},'deck':{'Arena':2}";
	static const char keeping[] = "'flow':['keeping','act'],"
				      "'drawn':{'roma':{'Aries':2}}";
	static const struct row rows[] = {
		{ roll, { "rolling 3" }, "\"rolling\": there are no such dice" },
		{ roll, { "rolling 0" }, "\"rolling\": there are no such dice" },
		{ roll, { "marked 1" }, "\"marked\": the phase roll" },
		{ roll, { "weakened 100" }, "\"weakened\": the phase roll" },
		{ roll, { "rerolls 1" }, "\"rerolls\": each takes a Fons Bacchi" },
		{ roll, { "turn 0" }, "\"turn\": no turn has begun" },
		{ triple, { "die 2 5" }, "\"die\": there is no triple" },
		{ fons, { "die 2 4" }, "\"rerolls\": there is no roll" },
		{ fons, { "rerolls 0" }, "\"rerolls\": there is no roll" },
		{ act, { "weakened 95" }, "\"weakened\": what is left to do" },
		{ act, { "rolling 1" }, "\"rolling\": the phase act" },
		{ act, { "drawn capua Aries 1" }, "\"drawn\": the phase act" },
		{ act, { "lifted Aries 1" }, "\"lifted\": the phase act" },
		{ act, { "acting Tuba" }, "\"acting\": an always-active card" },
		{ act, { "acting Decurio", "hired 2" }, "\"hired\": the acting card" },
		{ act, { "vp capua 11" }, "\"vp\": there are more VP" },
		{ act, { "vp capua 0" }, "\"flow\": the game is over" },
		{ act,
		  { "flow 1 act" },
		  "\"flow\": such phases do not lie on each other" },
		{ act, { "flow 0 none" }, "\"flow\": nobody acts" },
		{ act, { "deck Nero 1" }, "\"deck\": there are 1 of Nero" },
		{ act, { "beginner yes", "blocked roma bribery yes" }, "\"beginner\"" },
		{ drawing, { "drawing 5" }, "\"drawing\": no die draws" },
		{ drawing, { "drawing 0" }, "\"drawing\": no die draws" },
		{ drawing, { "deck Arena 0" }, "chance must act but cannot" },
		{ drawing, { "drawn capua Tuba 1" }, "\"drawn\": only the active" },
		{ keeping, { "drawn roma Aries 1" }, "\"drawn\": no die leaves" },
	};
	CHECK_ROWS("'turn':3,", rows);
}

/* With the cards of Roma, and the card on 2 acting. */
#define ACTING                                                            \
	"'turn':3,'option':{'deck':'roma+arena'},'spent':2,'source':'2'," \
	"'visited':{'roma':{'2':true}},"

Test(arena, a_battle_without_its_cards_and_dice_is_refused)
{
	static const char targeting[] = "'flow':['targeting','act'],'acting':'Velites',"
					"'space':{'capua':{'1':'Tuba','3':'Nero'}}";
	static const char hiring[] =
		"'flow':['hiring','act'],'acting':'Mercennarius','money':{'roma':9},"
		"'target':'3','space':{'capua':{'3':'Nero'}}";
	static const char sweep[] = "'flow':['battle','act'],'acting':'Arena',"
				    "'target':'3','space':{'capua':{'3':'Nero'}}";
	static const char blowing[] =
		"'flow':['blowing','act'],'acting':'Centurio','target':'2','roll':3,"
		"'die':[6],'space':{'roma':{'4':'Tuba'},'capua':{'2':'Nero'}}";
	static const char adding[] =
		"'flow':['adding','act'],'acting':'Centurio','target':'2','roll':3,"
		"'die':[6],'space':{'capua':{'2':'Nero'}}";
	static const struct row rows[] = {
		{ targeting, { "acting Forum" }, "\"acting\": no such card" },
		{ hiring, { "acting Velites" }, "\"acting\": the card hires nobody" },
		{ hiring, { "target 4" }, "\"target\": there is no battle" },
		{ sweep, { "target 4" }, "\"target\": there is no battle" },
		{ sweep, { "space capua 3 Forum" }, "\"target\": there is no" },
		{ sweep, { "acting Sicarius" }, "\"acting\": no such card" },
		{ blowing, { "roll 12" }, "\"roll\": the battle die" },
		{ blowing, { "space roma 4 Forum" }, "\"rerolled\": there is no" },
		{ adding, { "roll 7" }, "\"roll\": the battle die" },
		{ adding, { "acting Legionarius" }, "\"die\": there is no die to add" },
		{ adding, { "die 0 0" }, "\"die\": there is no die to add" },
	};
	CHECK_ROWS(ACTING, rows);
}

Test(arena, a_deed_that_finds_nothing_to_do_is_refused)
{
	static const char spying[] = "'flow':['looking','act'],'acting':'Speculator',"
				     "'hand':{'capua':{'Tuba':1}}";
	static const char divining[] = "'flow':['looking','act'],'acting':'Haruspex',"
				       "'deck':{'Forum':1}";
	static const char taking[] = "'flow':['taking','act'],'acting':'Speculator',"
				     "'hand':{'capua':{'Tuba':1}},"
				     "'known':{'capua':{'Tuba':1}}";
	static const char copying[] = "'flow':['copying','act'],'acting':'Via Cassia',"
				      "'space':{'roma':{'1':'Forum'}}";
	static const char temple[] = "'flow':['temple','act'],'acting':'Forum','die':[3],"
				     "'space':{'roma':{'1':'Templum'}}";
	static const char relaying[] =
		"'flow':['relaying','act'],'acting':'Machina',"
		"'lifted':{'Forum':2},'fresh':{'1':1,'2':1,'3':1,'4':1,'5':1}";
	static const char settling[] = "'flow':['settling','act'],'acting':'Castra',"
				       "'lifted':{'Forum':1}";
	static const char buying[] = "'flow':['buying','act'],'acting':'Mercator',"
				     "'money':{'roma':9999}";
	static const struct row rows[] = {
		{ spying,
		  { "hand capua Tuba 0" },
		  "\"hand\": an opponent with no cards has nothing to look at" },
		{ spying, { "acting Restaurator" }, "\"acting\": no such card" },
		{ divining, { "deck Forum 0" }, "\"deck\": an empty pile" },
		{ taking, { "known capua Tuba 0" }, "\"known\": who takes" },
		{ taking, { "hand capua Tuba 0" }, "\"known\": more is known" },
		{ copying, { "acting Magister" }, "\"acting\": the card has no choice" },
		{ copying, { "visited roma 2 no" }, "\"visited\"" },
		{ copying, { "weakened 99" }, "\"weakened\": what is left to do" },
		{ temple, { "source 4" }, "\"die\": there is no third die" },
		{ relaying, { "fresh 6 1" }, "\"lifted\": a card is taken up that" },
		{ relaying, { "acting Consiliarius" }, "\"lifted\": the acting card" },
		{ settling, { "lifted Forum 2" }, "\"lifted\": just one card" },
		{ settling, { "fresh 6 1" }, "\"fresh\": the phase settling" },
		{ buying, { "vp capua 120" }, "\"vp\": there are more VP" },
	};
	CHECK_ROWS(ACTING, rows);
}

/* As the audit wrote it: once accepted, and the look led to a choice among nothing. */
Test(arena, a_spy_before_an_empty_hand_is_refused)
{
	struct arena s;
	struct text why = { 0 };
	cr_assert_eq(read_position("'turn':3,",
				   "'flow':['looking','act'],'acting':'Speculator'", &s,
				   &why),
		     BAD_POSITION);
	cr_assert(strstr(text_str(&why), "\"hand\": an opponent with no cards"), "%s",
		  text_str(&why));
	text_free(&why);
}
