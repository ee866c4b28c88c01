/* The tables that come from the rows; the enumerators come from the same files. */
#include "games/totalwar/totalwar.h"

/* A load is cheaper than a shift of 128 bits. */
const placeset tw_rows_place_bit[PLACE_COUNT] = {
	[NOWHERE_REGION] = 1,
	[IN_SPACE] = (placeset)1 << IN_SPACE,
#define REGION(id, ...) [id] = (placeset)1 << id,
#include "games/totalwar/map/regions.def"
#undef REGION
#define SEA(id, ...) [id] = (placeset)1 << id,
#include "games/totalwar/map/seas.def"
#undef SEA
};

/* TW-8: the colours of the natives' dice are those of the map rows. */
const struct region_row tw_rows_region[REGION_COUNT] = {
#define REGION(id, title, chief, ...) \
	[id] = { .name = title, .place = chief, __VA_ARGS__ },
#include "games/totalwar/map/regions.def"
#undef REGION
};

const struct near_row tw_rows_near[REGION_COUNT][NEAR_MAX] = {
#define NEAR(id, ...) [id] = { __VA_ARGS__ },
#define TO(region, border, kind)     \
	{                            \
		region, border, kind \
	}
#include "games/totalwar/map/near.def"
#undef NEAR
#undef TO
};

const uint8_t tw_rows_shore[REGION_COUNT][SHORE_MAX] = {
#define SHORE(id, ...) [id] = { __VA_ARGS__ },
#define LANES(id, ...)
#define COASTS(id, ...)
#include "games/totalwar/map/waters.def"
#undef SHORE
#undef LANES
#undef COASTS
};

const uint8_t tw_rows_lanes[PLACE_COUNT][LANES_MAX] = {
#define SHORE(id, ...)
#define LANES(id, ...) [id] = { __VA_ARGS__ },
#define COASTS(id, ...)
#include "games/totalwar/map/waters.def"
#undef SHORE
#undef LANES
#undef COASTS
};

const uint8_t tw_rows_coasts[PLACE_COUNT][COASTS_MAX] = {
#define SHORE(id, ...)
#define LANES(id, ...)
#define COASTS(id, ...) [id] = { __VA_ARGS__ },
#include "games/totalwar/map/waters.def"
#undef SHORE
#undef LANES
#undef COASTS
};

const bool tw_rows_sea_in_intro[PLACE_COUNT] = {
#define SEA(id, name, is_open) [id] = is_open,
#include "games/totalwar/map/seas.def"
#undef SEA
};

const uint64_t tw_rows_reach[REGION_COUNT][REACH_COUNT * 4] = {
#define REACH(id, ...) [id] = { __VA_ARGS__ },
#include "games/totalwar/map/reach.def"
#undef REACH
};

const uint64_t tw_rows_beside[PLACE_COUNT][2] = {
#define BESIDE(id, ...) [id] = { __VA_ARGS__ },
#include "games/totalwar/map/beside.def"
#undef BESIDE
};

const uint64_t tw_rows_hard[REGION_COUNT][2] = {
#define HARD(id, ...) [id] = { __VA_ARGS__ },
#include "games/totalwar/evaluation/hard.def"
#undef HARD
};

/* TW-45: a veteran has a row of its own. */
const struct troop_row tw_rows_troop[TROOP_COUNT] = {
#define TROOP(id, title, ...) [id] = { .name = title, __VA_ARGS__ },
#include "games/totalwar/box/troops.def"
#undef TROOP
};

const struct general_row tw_rows_general[GENERAL_COUNT] = {
#define GENERAL(id, ...) [id] = { __VA_ARGS__ },
#include "games/totalwar/box/generals.def"
#undef GENERAL
};

const struct ship_row tw_rows_ship[SHIP_COUNT] = {
#define SHIP(id, title, ...) [id] = { .name = title, __VA_ARGS__ },
#include "games/totalwar/box/ships.def"
#undef SHIP
};

const struct development_row tw_rows_development[DEVELOPMENT_COUNT] = {
#define DEVELOPMENT(id, title, column_title, ...) \
	[id] = { .name = title, .column_name = column_title, __VA_ARGS__ },
#include "games/totalwar/box/developments.def"
#undef DEVELOPMENT
};

const struct event_card_row tw_rows_event_card[EVENT_CARD_COUNT] = {
#define EVENT_CARD(id, ...) [id] = { __VA_ARGS__ },
#include "games/totalwar/box/eventcards.def"
#undef EVENT_CARD
};

const struct action_card_row tw_rows_action_card[ACTION_CARD_COUNT] = {
#define ACTION_CARD(id, title, ...) [id] = { .name = title, __VA_ARGS__ },
#include "games/totalwar/box/actioncards.def"
#undef ACTION_CARD
};
_Static_assert(ACTION_CARD_COUNT - 1 == 55, "the deck has 55 action cards");

const char *const tw_rows_place_words[PLACE_COUNT] = {
	[IN_SPACE] = "space",
#define REGION(id, name, ...) [id] = name,
#include "games/totalwar/map/regions.def"
#undef REGION
#define SEA(id, name, ...) [id] = name,
#include "games/totalwar/map/seas.def"
#undef SEA
};

const uint8_t tw_rows_capital[SEAT_COUNT] = { LAT, ZEU, MAC, ARV };

const uint8_t tw_rows_border_ends[BORDER_COUNT][2] = {
#define BORDER(a, b, kind) [a##_##b] = { a, b },
#include "games/totalwar/map/borders.def"
#undef BORDER
};
