/* The maps of Antike, and the parts of the kit that they are made of. */
#include <criterion/criterion.h>

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
