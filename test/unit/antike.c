/* The maps of Antike, the parts of the kit that they are made of, and positions that
 * cannot be. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "games/antike/antike.h"
#include "kit/areas.h"
#include "kit/rondel.h"

static int count_sites(int map)
{
	int sites = 0;
	for (int r = 1; r < REGION_COUNT; r++)
		sites += antike_boards[map].region[r].city;
	return sites;
}

Test(rondel, counts_steps_clockwise)
{
	cr_assert_eq(rondel_steps(1, 2, 8), 1);
	cr_assert_eq(rondel_steps(8, 1, 8), 1);
	cr_assert_eq(rondel_steps(3, 3, 8), 8);
	cr_assert_eq(rondel_cost(0, 5, 8, 3), 0);
	cr_assert_eq(rondel_cost(1, 4, 8, 3), 0);
	cr_assert_eq(rondel_cost(1, 8, 8, 3), 4);
}

Test(areas, find_the_shortest_way)
{
	static const struct area board[5] = {
		[1] = { { { 2, RED }, { 3, BLUE } } },
		[2] = { { { 1, RED }, { 4, RED } } },
		[3] = { { { 1, BLUE } } },
		[4] = { { { 2, RED } } },
	};
	uint8_t far[5];
	cr_assert(areas_agree(board, 5));
	cr_assert_eq(areas_ways(board, 1, 3), BLUE);
	cr_assert_eq(areas_ways(board, 3, 4), 0);
	areas_distances(board, 5, 1, RED, far);
	cr_assert_eq(far[4], 2);
	cr_assert_eq(far[3], AREA_FAR);
}

Test(maps, have_borders_that_agree)
{
	for (int map = 0; map < MAP_COUNT; map++)
		cr_assert(areas_agree(antike_boards[map].area, REGION_COUNT));
}

Test(maps, hang_together)
{
	for (int map = 0; map < MAP_COUNT; map++) {
		uint8_t far[REGION_COUNT];
		int from = 1;
		while (antike_boards[map].region[from].terrain == NO_REGION)
			from++;
		areas_distances(antike_boards[map].area, REGION_COUNT, from, MIXED, far);
		for (int r = 1; r < REGION_COUNT; r++)
			if (antike_boards[map].region[r].terrain != NO_REGION)
				cr_assert_neq(far[r], AREA_FAR);
	}
}

Test(maps, have_their_city_sites)
{
	cr_assert_eq(count_sites(MARE_NOSTRUM), 66);
	cr_assert_eq(count_sites(ORIENT), 62);
	cr_assert_eq(count_sites(CASUS_BELLI), 27);
}

/* A2-9: one of each resource. */
Test(maps, give_every_nation_three_resources)
{
	for (int map = 0; map < MAP_COUNT; map++) {
		for (int nation = 1; nation < NATION_COUNT; nation++) {
			const uint8_t *start = antike_boards[map].start[nation];
			int seen = 0;
			for (int i = 0; start[0] && i < 3; i++)
				seen |= 1 << antike_boards[map].region[start[i]].resource;
			cr_assert(!start[0] ||
				  seen == (1 << MARBLE | 1 << IRON | 1 << GOLD));
		}
	}
}

/* Borders from the nearest start city of a nation to a place, for legions alone or for
 * galleys alone. */
static int steps_to(int map, int nation, int place)
{
	static const int kinds[] = { RED, BLUE };
	uint8_t far[REGION_COUNT], nearest = AREA_FAR;
	for (int i = 0; i < 3; i++)
		for (int k = 0; k < 2; k++) {
			areas_distances(antike_boards[map].area, REGION_COUNT,
					antike_boards[map].start[nation][i], kinds[k],
					far);
			nearest = far[place] < nearest ? far[place] : nearest;
		}
	return nearest;
}

static int steps_to_temple(int map, int nation, const uint8_t temple[3])
{
	int nearest = AREA_FAR;
	for (int i = 0; i < 3; i++) {
		const int steps = steps_to(map, nation, temple[i]);
		nearest = steps < nearest ? steps : nearest;
	}
	return nearest;
}

/* A2-11: the neutral temples follow who plays. Nobody has one at his gates, and all have
 * as far to the nearest, give or take a step. */
Test(maps, have_neutral_temples_within_reach_of_all_who_play)
{
	for (int map = MARE_NOSTRUM; map <= ORIENT; map++)
		for (int players = 3; players <= SEAT_COUNT; players++) {
			const struct opening *o = &antike_boards[map].opening[players];
			for (int i = 0; i < players; i++) {
				const int steps =
					steps_to_temple(map, o->nation[i], o->temple);
				cr_assert(steps == 2 || steps == 3,
					  "map %d with %d: %s has %d steps", map, players,
					  antike_nation_words[o->nation[i]], steps);
			}
		}
}

Test(cards, are_twenty_five)
{
	int copies = 0;
	for (int card = 1; card < CARD_COUNT; card++)
		copies += antike_cards[card].copies;
	cr_assert_eq(copies, 25);
}

Test(personages, are_those_of_the_boxes)
{
	int antike2 = 0, casus = 0;
	for (int p = 0; p < PERSONAGE_COUNT; p++) {
		antike2 += antike_personages[p].antike2;
		casus += antike_personages[p].casus;
	}
	cr_assert_eq(antike2, 37);
	cr_assert_eq(casus, 21);
}

/* Positions */

enum scene { TO_DEAL, ANTIKE2, EAST, TO_START, CASUS };

static void begin_antike2(const struct game *g, struct antike *s)
{
	for (int i = 0; i < s->seats; i++) {
		const int nation = antike_boards[s->map].opening[s->seats].nation[i];
		g->apply(s, CHANCE, action_make(VERB_DEAL, nation, 0, 0));
	}
	g->apply(s, CHANCE, action_make(VERB_BEGIN, 0, 0, 0));
}

static void begin_casus(const struct game *g, struct antike *s)
{
	g->apply(s, CHANCE, action_make(VERB_BEGIN, 0, 0, 0));
	g->apply(s, CHANCE, action_make(VERB_DRAW, CARD_TRIBUTE, 0, 0));
	g->apply(s, CHANCE, action_make(VERB_DRAW, CARD_BURGLARY, 0, 0));
	g->apply(s, CHANCE, action_make(VERB_DRAW, CARD_STORM, 0, 0));
}

/* Three nations of Mare Nostrum or the Orient, or Rome and Carthage: set up, or with the
 * first player at the rondel. */
static const struct game *set_scene(enum scene scene, struct antike *s)
{
	const bool is_antike2 = scene <= EAST;
	const struct game *g = is_antike2 ? &antike2_game : &casus_belli_game;
	const struct setup how = { .scenario = scene == EAST,
				   .seats = is_antike2 ? 3 : 2 };
	memset(s, 0, sizeof *s);
	cr_assert_eq(g->setup(s, &how, NULL), OK);
	if (scene == ANTIKE2 || scene == EAST)
		begin_antike2(g, s);
	else if (scene == CASUS)
		begin_casus(g, s);
	return g;
}

/* "FIELD NAMES VALUE; ..." as the `set` of a rule test. */
static void set(const struct game *g, struct antike *s, const char *changes)
{
	struct text why = { 0 };
	char copy[512];
	cr_assert_lt((size_t)snprintf(copy, sizeof copy, "%s", changes), sizeof copy);
	for (char *next, *one = strtok_r(copy, ";", &next); one;
	     one = strtok_r(NULL, ";", &next)) {
		const char *words = one;
		struct place p;
		const bool ok = state_find(g, &words, &p, &why) == OK &&
				state_set(g, s, p, words, &why) == OK;
		cr_assert(ok, "%s: %s", one, text_str(&why));
	}
	text_free(&why);
}

struct position_row {
	enum scene scene;
	const char *refused; /* the field that is wrong, NULL if nothing is */
	const char *changes;
};

static void check_row(const struct position_row *row)
{
	struct antike s;
	struct text why = { 0 }, told = { 0 };
	const struct game *g = set_scene(row->scene, &s);
	set(g, &s, row->changes);
	const status said = state_check(g, &s, &why);
	if (row->refused)
		text_add(&told, "Field \"%s\":", row->refused);
	cr_assert_eq(said == OK, row->refused == NULL, "%s: %s", row->changes,
		     text_str(&why));
	cr_assert(strstr(text_str(&why), text_str(&told)), "%s: %s", row->changes,
		  text_str(&why));
	text_free(&why);
	text_free(&told);
}

#define CHECK_ROWS(rows)                                            \
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows)[0]; i++) \
	check_row(&(rows)[i])

Test(positions, what_cannot_lie_on_the_table)
{
	static const struct position_row rows[] = {
		{ ANTIKE2, NULL, "turn 7" },
		{ ANTIKE2, "units", "units yellow legion Mare Ibericum 1" },
		{ ANTIKE2, "units", "units yellow legion Palma 1" },
		{ ANTIKE2, NULL,
		  "units yellow legion Palma 1; city Palma yellow; yields Palma iron" },
		{ ANTIKE2, "units", "units yellow galley Ancyra 1" },
		{ ANTIKE2, NULL,
		  "units yellow legion Ancyra 1; units yellow galley Mare Ibericum 1" },
		{ ANTIKE2, "yields", "yields Memphis gold" },
		{ ANTIKE2, "yields", "yields Memphis none" },
		{ EAST, "yields", "yields Athenae gold" },
		{ EAST, NULL, "city Memphis yellow; yields Memphis gold" },
		{ ANTIKE2, "nation", "nation red Carthaginienses" },
		{ ANTIKE2, "nation", "nation red Romani" },
		{ ANTIKE2, "nation", "nation red none" },
		{ ANTIKE2, "known", "known yellow Moneta yes" },
		{ ANTIKE2, NULL, "known yellow Moneta yes; known yellow Metallum yes" },
		{ ANTIKE2, "known", "known red Strata new" },
		{ ANTIKE2, "city",
		  "city Memphis yellow; city Thebae yellow; city Alexandria yellow" },
		{ ANTIKE2, NULL, "city Memphis yellow; city Thebae yellow" },
		{ ANTIKE2, "city", "city Memphis blue" },
		{ ANTIKE2, "city", "city Mare Ibericum red; yields Mare Ibericum iron" },
		{ ANTIKE2, "temple", "temple Roma yes" },
		{ ANTIKE2, "wall", "wall Carthago yes" },
		{ ANTIKE2, "walls", "walls yellow 1" },
		{ ANTIKE2, "box", "box yellow legion 1" },
		{ ANTIKE2, "hand", "hand green Storm 1" },
		{ ANTIKE2, "deck", "deck Storm 1" },
		{ ANTIKE2, "stock", "stock green coin 31" },
		{ ANTIKE2, "stock", "stock green gold 9999" },
		{ ANTIKE2, "seats", "stock grey iron 1" },
		{ ANTIKE2, "turn", "turn 301" },
		{ ANTIKE2, "bellona", "bellona none" },
		{ ANTIKE2, "personage", "personage red King 10" },
		{ ANTIKE2, "winner", "winner red" },
		{ ANTIKE2, "winner", "flow 0 none" },
		{ ANTIKE2, "winner", "flow 0 none; winner red; personage red King 9" },
		{ ANTIKE2, NULL, "flow 0 none; winner red; personage red King 10" },
		{ ANTIKE2, NULL, "flow 0 none; turn 300" },
		{ CASUS, "known", "known roma Metallum yes" },
		{ CASUS, NULL, "known roma Moneta yes" },
		{ CASUS, "nation", "nation roma Carthago; nation carthago Roma" },
		{ CASUS, "temple", "temple Neapolis yes" },
		{ CASUS, "deck", "deck Academy 0" },
		{ CASUS, "deck", "hand roma Academy 1" },
		{ CASUS, "open", "deck Academy 0; open Academy 1" },
		{ CASUS, "bellona", "bellona roma" },
		{ CASUS, "wall", "wall Neapolis yes" },
		{ CASUS, "walls", "walls roma 12" },
	};
	CHECK_ROWS(rows);
}

/* Whose, where and what: the sentence names it. */
static void check_sentence(const char *changes, const char *sentence)
{
	struct antike s;
	struct text why = { 0 };
	const struct game *g = set_scene(ANTIKE2, &s);
	set(g, &s, changes);
	cr_assert_neq(state_check(g, &s, &why), OK, "%s", changes);
	cr_assert(strstr(text_str(&why), sentence), "%s: %s", changes, text_str(&why));
	text_free(&why);
}

Test(positions, are_refused_with_who_where_and_what)
{
	check_sentence("units yellow legion Mare Ibericum 1",
		       "Field \"units\": yellow has a legion in Mare Ibericum, a sea.");
	check_sentence("units red legion Palma 1",
		       "Field \"units\": red has a legion in Palma, an island.");
	check_sentence("units green galley Ancyra 1",
		       "Field \"units\": green has a galley in Ancyra, which does not "
		       "border on water.");
	check_sentence("yields Memphis gold",
		       "Field \"yields\": Memphis gives gold; its site gives marble.");
	check_sentence("yields Memphis none",
		       "Field \"yields\": the city in Memphis gives nothing.");
	check_sentence("yields Palma iron",
		       "Field \"yields\": Palma gives iron, but there is no city.");
	check_sentence("nation red Carthaginienses",
		       "Field \"nation\": yellow and red both have Carthaginienses.");
	check_sentence("nation red Romani",
		       "Field \"nation\": red has Romani, who do not play.");
	check_sentence("known green Moneta yes",
		       "Field \"known\": green has Moneta without Metallum.");
	check_sentence("city Memphis yellow; city Thebae yellow; city Alexandria yellow",
		       "Field \"city\": red has no city; nobody loses the last one.");
}

Test(positions, what_cannot_be_before_the_first_turn)
{
	static const struct position_row rows[] = {
		{ TO_DEAL, NULL, "nation yellow none" },
		{ TO_DEAL, "nation", "nation red Germani" },
		{ TO_DEAL, "nation", "stock red gold 1" },
		{ TO_DEAL, "city",
		  "nation yellow Germani; city Carthago yellow; yields Carthago gold" },
		{ TO_DEAL, "turn", "turn 1; bellona red" },
		{ ANTIKE2, "nation", "flow 0 deal; turn 0; bellona none" },
		{ ANTIKE2, "turn", "turn 0; bellona none" },
		{ ANTIKE2, NULL, "flow 0 start; turn 0; bellona none" },
		{ ANTIKE2, "flow", "flow 0 supply" },
		{ TO_START, "open", "deck Storm 0; open Storm 1" },
		{ TO_START, "hand", "deck Storm 0; hand roma Storm 1" },
		{ TO_START, "discard", "deck Storm 0; discard Storm 1" },
		{ TO_START, "units", "units roma legion Roma 1" },
		{ TO_START, "personage", "personage roma King 1" },
		{ TO_START, "space", "space carthago Aurum" },
		{ TO_START, "flow", "flow 0 deal" },
		{ CASUS, "open", "flow 0 supply" },
		{ CASUS, NULL, "flow 0 supply; open Storm 0; deck Storm 1" },
		{ CASUS, "turn", "flow 0 supply; open Storm 0; deck Storm 1; turn 2" },
	};
	CHECK_ROWS(rows);
}

Test(positions, what_belongs_to_another_phase)
{
	static const struct position_row rows[] = {
		{ ANTIKE2, "due", "due 1" },
		{ ANTIKE2, "marching",
		  "units yellow legion Carthago 1; marching 0 legion Carthago 1" },
		{ ANTIKE2, "armed", "armed Carthago 1" },
		{ ANTIKE2, "razed", "razed 1" },
		{ ANTIKE2, "firsts", "firsts 1" },
		{ ANTIKE2, "owed", "owed gold 1" },
		{ ANTIKE2, "giving", "giving 1" },
		{ ANTIKE2, "taking", "taking 1" },
		{ ANTIKE2, "front", "front Carthago" },
		{ ANTIKE2, "asked", "asked red" },
		{ ANTIKE2, "losses", "losses 1" },
		{ ANTIKE2, "envoy", "envoy yes" },
		{ CASUS, NULL, "envoy yes; space roma Aurum" },
		{ CASUS, "picks", "picks 1" },
		{ CASUS, "engine", "engine yes" },
		{ CASUS, "builder", "builder yes" },
		{ CASUS, "colonists", "colonists yes" },
		{ CASUS, "repelled", "repelled 0 Carthago" },
		{ CASUS, "arrived", "arrived 1" },
		{ ANTIKE2, "flow", "flow 0 paying; flow 1 rondel; owed gold 1" },
		{ ANTIKE2, "flow",
		  "flow 0 losses; flow 1 rondel; losses 1; front Carthago" },
		{ ANTIKE2, "flow", "flow 0 founding; flow 1 rondel; space yellow Aurum" },
		{ ANTIKE2, "flow", "flow 0 pick; space yellow Aurum" },
		{ CASUS, "flow",
		  "flow 0 demand; flow 1 movere; space roma Duellum I; asked carthago" },
		{ ANTIKE2, "space", "flow 0 templum" },
		{ ANTIKE2, "space", "flow 0 movere; space yellow Militia" },
	};
	CHECK_ROWS(rows);
}

Test(positions, what_a_purchase_or_a_trade_lacks)
{
	static const struct position_row rows[] = {
		{ ANTIKE2, NULL, "flow 0 steps; space yellow Aurum; due 4" },
		{ ANTIKE2, "due", "flow 0 steps; space yellow Aurum" },
		{ ANTIKE2, "due", "flow 0 steps; space yellow Aurum; due 5" },
		{ ANTIKE2, "due",
		  "flow 0 steps; space yellow Aurum; due 4; stock yellow iron 0; stock "
		  "yellow gold 0" },
		{ ANTIKE2, NULL,
		  "flow 0 paying; flow 1 scientia; space yellow Scientia; stock yellow "
		  "coin 2; owed gold 3" },
		{ ANTIKE2, "owed",
		  "flow 0 paying; flow 1 scientia; space yellow Scientia; stock yellow "
		  "coin 2; owed gold 7" },
		{ ANTIKE2, "owed",
		  "flow 0 paying; flow 1 scientia; space yellow Scientia; stock yellow "
		  "coin 2; owed iron 1" },
		{ ANTIKE2, NULL,
		  "flow 0 giving; flow 1 rondel; known yellow Mercatura yes; giving 2; "
		  "taking 1" },
		{ ANTIKE2, "known", "flow 0 giving; flow 1 rondel; giving 2; taking 1" },
		{ ANTIKE2, "taking",
		  "flow 0 giving; flow 1 rondel; known yellow Mercatura yes; giving 2" },
		{ ANTIKE2, "giving",
		  "flow 0 giving; flow 1 rondel; known yellow Mercatura yes; taking 1" },
		{ ANTIKE2, "taking",
		  "flow 0 taking; flow 1 rondel; known yellow Mercatura yes" },
		{ CASUS, NULL, "flow 0 fleet; flow 1 rondel; giving 3" },
		{ CASUS, "giving", "flow 0 fleet; flow 1 rondel" },
		{ CASUS, NULL, "flow 0 pick; space roma Aurum; picks 1" },
		{ CASUS, "picks", "flow 0 pick; space roma Aurum" },
		{ CASUS, "open", "flow 0 refill; space roma Aurum" },
		{ CASUS, NULL,
		  "flow 0 refill; space roma Aurum; open Storm 0; hand roma Storm 1" },
	};
	CHECK_ROWS(rows);
}

#define MOVERE "flow 0 movere; space yellow Movere I; units yellow legion Cirta 1"
#define DEMAND                                                          \
	"flow 0 demand; flow 1 movere; space yellow Movere I; "         \
	"front Cirta; asked red; arrived 1; units red legion Cirta 1; " \
	"units yellow legion Cirta 1"
Test(positions, what_units_that_move_lack)
{
	static const struct position_row rows[] = {
		{ ANTIKE2, NULL, "flow 0 militia; space yellow Militia; armed Cirta 1" },
		{ ANTIKE2, "armed",
		  "flow 0 militia; space yellow Militia; armed Cirta 2" },
		{ ANTIKE2, "armed",
		  "flow 0 militia; space yellow Militia; armed Memphis 1" },
		{ CASUS, NULL, "flow 0 militia; space roma Militia; armed Roma 1" },
		{ CASUS, "armed",
		  "flow 0 militia; space roma Militia; armed Roma 1; "
		  "option city-limit all-units" },
		{ CASUS, NULL,
		  "flow 0 militia; space roma Militia; armed Roma 1; "
		  "option city-limit all-units; units roma legion Roma 1" },
		{ ANTIKE2, NULL, MOVERE "; marching 0 legion Cirta 1" },
		{ ANTIKE2, "marching", MOVERE "; marching 0 legion Cirta 2" },
		{ ANTIKE2, "marching", MOVERE "; marching 1 legion Cirta 1" },
		{ ANTIKE2, NULL,
		  MOVERE "; marching 1 legion Cirta 1; known yellow Strata yes" },
		{ ANTIKE2, NULL, DEMAND },
		{ ANTIKE2, "asked", DEMAND "; units red legion Cirta 0" },
		{ ANTIKE2, "asked", DEMAND "; asked none" },
		{ ANTIKE2, "asked", DEMAND "; asked yellow" },
		{ ANTIKE2, "arrived", DEMAND "; arrived 0" },
		{ ANTIKE2, "arrived", DEMAND "; arrived 2" },
		{ ANTIKE2, "arrived", DEMAND "; fresh 1" },
		{ ANTIKE2, "arrived", DEMAND "; steps 1" },
		{ ANTIKE2, NULL, DEMAND "; steps 1; marching 0 legion Cirta 1" },
	};
	CHECK_ROWS(rows);
}

#define CONQUEST \
	"flow 0 conquest; space roma Duellum I; deck Fortress 2; discard Fortress 1"
#define FORTRESS                                                         \
	"flow 0 fortress; flow 1 conquest; space roma Duellum I; "       \
	"front Carthago; asked carthago; units roma legion Carthago 3; " \
	"deck Fortress 2; hand carthago Fortress 1"
#define LOSSES                                                                           \
	"flow 0 losses; flow 1 conquest; space yellow Movere I; "                        \
	"front Cirta; losses 1; units yellow legion Cirta 1; units yellow galley Cirta " \
	"1"
Test(positions, what_a_conquest_lacks)
{
	static const struct position_row rows[] = {
		{ CASUS, NULL, CONQUEST "; repelled 0 Carthago" },
		{ CASUS, "repelled", CONQUEST "; repelled 0 Roma" },
		{ CASUS, "repelled",
		  CONQUEST "; repelled 0 Carthago; repelled 1 Caesarea" },
		{ CASUS, NULL, FORTRESS },
		{ CASUS, "asked",
		  FORTRESS "; deck Fortress 3; hand carthago Fortress 0" },
		{ CASUS, "front", FORTRESS "; units roma legion Carthago 1" },
		{ CASUS, "option", FORTRESS "; option fortress auto" },
		{ ANTIKE2, NULL, LOSSES },
		{ ANTIKE2, "losses", LOSSES "; losses 0" },
		{ ANTIKE2, "losses", LOSSES "; losses 3" },
		{ ANTIKE2, "front", LOSSES "; city Cirta red" },
		{ ANTIKE2, "front", LOSSES "; temple Cirta yes" },
		{ ANTIKE2, "razed", "flow 0 founding; space yellow Aurum; razed 18" },
		{ ANTIKE2, "firsts", "flow 0 founding; space yellow Aurum; firsts 9" },
	};
	CHECK_ROWS(rows);
}
