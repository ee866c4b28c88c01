/* The maps and the other facts: the .def rows as tables. */
#include "games/antike/antike.h"

/* The regions. */
#define BORDERS(...)
#define START(...)
#define SETUP(...)
#define AREA(place, key, title, kind, ...) \
	[place] = { .id = key, .name = title, .terrain = kind, __VA_ARGS__ },
static const struct region regions[MAP_COUNT][REGION_COUNT] = {
	[MARE_NOSTRUM] = {
#include "games/antike/antike2/mare_nostrum.def"
	},
	[ORIENT] = {
#include "games/antike/antike2/orient.def"
	},
	[CASUS_BELLI] = {
#include "games/antike/casusbelli/casus_belli.def"
	},
};
#undef AREA
#undef BORDERS

/* Their borders. */
#define AREA(...)
#define BORDERS(place, ...) [place] = { .near = { __VA_ARGS__ } },
static const struct area areas[MAP_COUNT][REGION_COUNT] = {
	[MARE_NOSTRUM] = {
#include "games/antike/antike2/mare_nostrum.def"
	},
	[ORIENT] = {
#include "games/antike/antike2/orient.def"
	},
	[CASUS_BELLI] = {
#include "games/antike/casusbelli/casus_belli.def"
	},
};
#undef BORDERS
#undef START
#undef SETUP

/* Who starts where. */
#define BORDERS(...)
#define START(map, people, ...) .start[people] = { __VA_ARGS__ },
#define SETUP(map, players, nations, temples) .opening[players] = { nations, temples },
#define NATIONS(...) .nation = { __VA_ARGS__ }
#define TEMPLES(...) .temple = { __VA_ARGS__ }
const struct board antike_boards[MAP_COUNT] = {
	[MARE_NOSTRUM] = { .region = regions[MARE_NOSTRUM], .area = areas[MARE_NOSTRUM],
#include "games/antike/antike2/mare_nostrum.def"
	},
	[ORIENT] = { .region = regions[ORIENT], .area = areas[ORIENT],
		     .any_resource = true,
#include "games/antike/antike2/orient.def"
	},
	[CASUS_BELLI] = { .region = regions[CASUS_BELLI], .area = areas[CASUS_BELLI],
#include "games/antike/casusbelli/casus_belli.def"
	},
};
#undef AREA
#undef BORDERS
#undef START
#undef SETUP
#undef NATIONS
#undef TEMPLES

const struct knowhow_row antike_knowhow[KNOWHOW_COUNT] = {
#define KNOWHOW(id, title, ...) [id] = { .name = title, __VA_ARGS__ },
#include "games/antike/knowhow.def"
#undef KNOWHOW
};

const struct personage_row antike_personages[PERSONAGE_COUNT] = {
#define PERSONAGE(id, title, ...) [id] = { .name = title, __VA_ARGS__ },
#include "games/antike/personages.def"
#undef PERSONAGE
};

const char *const antike_nation_words[NATION_COUNT] = {
#define NATION(id, title) [id] = title,
#include "games/antike/nations.def"
#undef NATION
};
