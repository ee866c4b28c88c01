/*
 * A battle of people's own (CC-160): read from a description, docs/scenarios.md, and put
 * on the field. Whatever cannot be is refused with the unit and the hex. Afterwards the
 * state is one that setup.c could have made; nothing of the description is kept beside
 * it.
 */
#include <string.h>

#include "base/text.h"
#include "games/ancients/ancients.h"

struct reading {
	const struct json_doc *doc;
	struct ancients *state;
	int seat;
	struct text *why;
};

typedef status put_word(const struct reading *r, const char *name, const char *word);

static const char *army(const struct reading *r, int seat)
{
	const char *name = ancients_army_words[r->state->army[seat]];
	return name ? name : ancients_game.seats->name[seat];
}

/* Walking the description */

/* Cuts the next word off a list of words; NULL after the last. */
static const char *next_word(char **at)
{
	char *word = *at + strspn(*at, " ");
	if (!*word)
		return NULL;
	*at = word + strcspn(word, " ");
	if (**at)
		*(*at)++ = '\0';
	return word;
}

/* {"HI": "d2 f2", ...}: calls `put` for each name with each of its words. */
static status read_places(const struct reading *r, int member, const char *key,
			  put_word *put)
{
	struct text name = { 0 }, words = { 0 };
	status result = OK;
	text_clear(&name);
	json_text(r->doc, member, &name);
	if (!json_is(r->doc, member + 1, JSON_STRING)) {
		result =
			status_say(BAD_SETUP, r->why,
				   "In \"%s\", \"%s\" takes its hexes as one text, as in "
				   "\"d2 f2\".",
				   key, text_str(&name));
	} else {
		json_text(r->doc, member + 1, &words);
		char *at = words.at;
		const char *word;
		while (result == OK && at && (word = next_word(&at)))
			result = put(r, text_str(&name), word);
	}
	text_free(&name);
	text_free(&words);
	return result;
}

static status read_object(const struct reading *r, int node, const char *key,
			  put_word *put)
{
	const int object = json_find(r->doc, node, key);
	if (object == JSON_ABSENT)
		return OK;
	if (!json_is(r->doc, object, JSON_OBJECT))
		return status_say(BAD_SETUP, r->why, "\"%s\" is an object.", key);
	for (int k = json_first(r->doc, object); k != JSON_ABSENT;
	     k = json_after(r->doc, object, k + 1))
		TRY(read_places(r, k, key, put));
	return OK;
}

/* ["Rally", ...]: calls `put` for each of them. */
static status read_list(const struct reading *r, int node, const char *key, put_word *put)
{
	const int list = json_find(r->doc, node, key);
	struct text word = { 0 };
	status result = OK;
	if (list != JSON_ABSENT && !json_is(r->doc, list, JSON_ARRAY))
		return status_say(BAD_SETUP, r->why, "\"%s\" is a list.", key);
	for (int c = list == JSON_ABSENT ? JSON_ABSENT : json_first(r->doc, list);
	     c != JSON_ABSENT && result == OK; c = json_after(r->doc, list, c)) {
		text_clear(&word);
		if (json_is(r->doc, c, JSON_STRING))
			json_text(r->doc, c, &word);
		result = put(r, key, text_str(&word));
	}
	text_free(&word);
	return result;
}

static status read_number(const struct reading *r, int node, const char *key, int least,
			  int most, u8 *out)
{
	const int found = json_find(r->doc, node, key);
	long long number = *out;
	const bool given = found != JSON_ABSENT;
	if ((given && !json_get_int(r->doc, found, &number)) || number < least ||
	    number > most)
		return status_say(BAD_SETUP, r->why,
				  "\"%s\" is a whole number from %d to %d.", key, least,
				  most);
	*out = (u8)number;
	return OK;
}

/* A member that is one of the names; *out stays if it is absent. */
static status read_name(const struct reading *r, int node, const char *key,
			const struct names *names, u8 *out)
{
	const int found = json_find(r->doc, node, key);
	struct text word = { 0 };
	if (found == JSON_ABSENT)
		return OK;
	if (json_is(r->doc, found, JSON_STRING))
		json_text(r->doc, found, &word);
	const int at = names_exact(names, text_str(&word), (int)word.len);
	status result = OK;
	if (at < 0)
		result = status_say(BAD_SETUP, r->why, "There is no %s \"%s\".",
				    names->id, text_str(&word));
	else
		*out = (u8)at;
	text_free(&word);
	return result;
}

/* Pieces and ground */

static status read_hex(const struct reading *r, const char *piece, const char *word,
		       int *out)
{
	*out = names_exact(&HEX_NAMES, word, (int)strcspn(word, ":"));
	return *out >= 0 ? OK
			 : status_say(BAD_SETUP, r->why, "There is no hex \"%s\" for %s.",
				      word, piece);
}

/* The hex that is wrong, for whoever draws it. */
static status at_hex(const struct reading *r, int hex, status s)
{
	if (r->why)
		r->why->place = HEX_NAMES.name[hex];
	return s;
}

static status put_ground(const struct reading *r, const char *name, const char *word)
{
	u8 *terrain = r->state->terrain;
	int hex;
	const int ground = names_exact(&CC_TERRAIN_NAMES, name, (int)strlen(name));
	if (ground <= CLEAR)
		return status_say(BAD_SETUP, r->why, "There is no terrain \"%s\".", name);
	TRY(read_hex(r, name, word, &hex));
	if (terrain[hex])
		return at_hex(r, hex,
			      status_say(BAD_SETUP, r->why,
					 "There is both %s and %s on %s.",
					 ancients_terrain[terrain[hex]].word, name,
					 HEX_NAMES.name[hex]));
	terrain[hex] = (u8)ground;
	return OK;
}

static status read_blocks(const struct reading *r, int kind, int hex, const char *word,
			  u8 *out)
{
	const struct unit_row *row = &ancients_units[kind];
	const char *colon = strchr(word, ':');
	*out = row->blocks;
	if (!colon)
		return OK;
	*out = (u8)(colon[1] - '0');
	if (colon[1] < '1' || *out > row->blocks || colon[2])
		return at_hex(r, hex,
			      status_say(BAD_SETUP, r->why,
					 "%s %s on %s has 1 to %d blocks, not %s.",
					 army(r, r->seat), row->code, HEX_NAMES.name[hex],
					 row->blocks, colon + 1));
	return OK;
}

static status put_unit(const struct reading *r, const char *name, const char *word)
{
	struct ancients *s = r->state;
	int hex;
	const int kind = names_exact(&CC_KIND_NAMES, name, (int)strlen(name));
	if (kind <= NO_KIND)
		return status_say(BAD_SETUP, r->why, "There is no unit \"%s\" (%s).",
				  name, word);
	const char *code = ancients_units[kind].code;
	TRY(read_hex(r, code, word, &hex));
	if (s->unit[hex])
		return at_hex(r, hex,
			      status_say(BAD_SETUP, r->why,
					 "There are two units on %s: %s %s and %s %s.",
					 HEX_NAMES.name[hex], army(r, unit_side(s, hex)),
					 unit_at(s, hex)->code, army(r, r->seat), code));
	TRY(read_blocks(r, kind, hex, word, &s->blocks[hex]));
	s->unit[hex] = (u8)(kind | r->seat << SIDE_BIT);
	if (ground_at(s, hex)->barred & ancients_units[kind].traits)
		return at_hex(r, hex,
			      status_say(BAD_SETUP, r->why, "%s %s cannot be on %s: %s.",
					 army(r, r->seat), code, HEX_NAMES.name[hex],
					 ground_at(s, hex)->word));
	return OK;
}

static status find_person(const struct reading *r, const char *name, int *out)
{
	*out = names_exact(&CC_PERSON_NAMES, name, (int)strlen(name));
	return *out > NO_LEADER ? OK
				: status_say(BAD_SETUP, r->why,
					     "There is no leader \"%s\"; one without a "
					     "name is Captain.",
					     name);
}

/* Behind the units: whom he stands with is known. */
static status put_leader(const struct reading *r, const char *name, const char *word)
{
	struct ancients *s = r->state;
	int hex, person;
	TRY(find_person(r, name, &person));
	TRY(read_hex(r, name, word, &hex));
	if (s->leader[hex])
		return at_hex(
			r, hex,
			status_say(BAD_SETUP, r->why,
				   "There are two leaders on %s: %s %s and %s %s.",
				   HEX_NAMES.name[hex], army(r, leader_side(s, hex)),
				   leader_at(s, hex)->name, army(r, r->seat), name));
	if (s->unit[hex] && unit_side(s, hex) != r->seat)
		return at_hex(r, hex,
			      status_say(BAD_SETUP, r->why,
					 "%s leader %s on %s is with an enemy, %s %s.",
					 army(r, r->seat), name, HEX_NAMES.name[hex],
					 army(r, enemy_of(r->seat)),
					 unit_at(s, hex)->code));
	if (!s->unit[hex] && ground_at(s, hex)->barred & ALONE)
		return at_hex(r, hex,
			      status_say(BAD_SETUP, r->why,
					 "%s leader %s cannot be on %s: %s.",
					 army(r, r->seat), name, HEX_NAMES.name[hex],
					 ground_at(s, hex)->word));
	s->leader[hex] = (u8)(person | r->seat << LEADER_SIDE_BIT);
	return OK;
}

/* What is beside the field */

static status append(const struct reading *r, u8 places[PLACE_COUNT], int value,
		     const char *key)
{
	for (int i = 0; i < PLACE_COUNT; i++) {
		if (places[i])
			continue;
		places[i] = (u8)value;
		return OK;
	}
	return status_say(BAD_SETUP, r->why, "The \"%s\" of the %s side has at most %d.",
			  key, army(r, r->seat), PLACE_COUNT);
}

static status put_reserve(const struct reading *r, const char *key, const char *word)
{
	const int kind = names_exact(&CC_KIND_NAMES, word, (int)strlen(word));
	if (kind <= NO_KIND)
		return status_say(BAD_SETUP, r->why,
				  "There is no unit \"%s\" (%s reserve).", word,
				  army(r, r->seat));
	return append(r, r->state->reserve[r->seat], kind, key);
}

static status put_waiting(const struct reading *r, const char *key, const char *word)
{
	int person;
	TRY(find_person(r, word, &person));
	return append(r, r->state->waiting[r->seat], person, key);
}

static status put_special(const struct reading *r, const char *key, const char *word)
{
	(void)key;
	const int special = names_exact(&CC_SPECIAL_NAMES, word, (int)strlen(word));
	if (special < 0)
		return status_say(BAD_SETUP, r->why, "There is no special rule \"%s\".",
				  word);
	r->state->special[r->seat][special] = true;
	return OK;
}

static status put_card(const struct reading *r, const char *key, const char *word)
{
	struct ancients *s = r->state;
	(void)key;
	const int card = names_exact(&CC_CARD_NAMES, word, (int)strlen(word));
	if (card <= NO_CARD)
		return status_say(BAD_SETUP, r->why, "There is no card \"%s\" (%s hand).",
				  word, army(r, r->seat));
	if (!s->deck[card])
		return status_say(BAD_SETUP, r->why,
				  "The hands have more than the box: %d of %s.",
				  ancients_cards[card].copies, ancients_cards[card].name);
	deck_move(s->deck, s->hand[r->seat], card);
	return OK;
}

/* Sides */

static status read_keys(const struct reading *r, int node, const char *const *known,
			const char *where)
{
	struct text key = { 0 };
	status result = OK;
	for (int k = json_first(r->doc, node); k != JSON_ABSENT && result == OK;
	     k = json_after(r->doc, node, k + 1)) {
		text_clear(&key);
		json_text(r->doc, k, &key);
		const char *const *at = known;
		while (*at && strcmp(*at, text_str(&key)) != 0)
			at++;
		if (!*at)
			result = status_say(BAD_SETUP, r->why, "%s has no member \"%s\".",
					    where, text_str(&key));
	}
	text_free(&key);
	return result;
}

static const char *const scenario_keys[] = { "game",	"title",   "about", "first",
					     "banners", "terrain", "sides", NULL };
static const char *const side_keys[] = { "army",    "command", "won",	  "hand",
					 "units",   "leaders", "reserve", "waiting",
					 "special", NULL };

static status find_side(const struct reading *r, int node, int *out)
{
	const int sides = json_find(r->doc, node, "sides");
	const char *name = ancients_game.seats->name[r->seat];
	*out = json_is(r->doc, sides, JSON_OBJECT) ? json_find(r->doc, sides, name)
						   : JSON_ABSENT;
	if (!json_is(r->doc, *out, JSON_OBJECT))
		return status_say(BAD_SETUP, r->why,
				  "In \"sides\" the object \"%s\" is missing.", name);
	return read_keys(r, *out, side_keys, name);
}

static status read_side(const struct reading *r, int side)
{
	struct ancients *s = r->state;
	TRY(read_number(r, side, "command", 1, COMMAND_MAX, &s->command[r->seat]));
	TRY(read_number(r, side, "won", 0, BANNERS_MAX, &s->banner[r->seat]));
	TRY(read_object(r, side, "units", put_unit));
	TRY(read_list(r, side, "reserve", put_reserve));
	TRY(read_list(r, side, "waiting", put_waiting));
	TRY(read_list(r, side, "special", put_special));
	return read_list(r, side, "hand", put_card);
}

/* Sense */

static int count(hexset set)
{
	int n = 0;
	for (; set; hexset_take(&set))
		n++;
	return n;
}

/* Whatever can bring the seat a banner. */
static int winnable(const struct ancients *s, int seat)
{
	const int enemy = enemy_of(seat);
	int n = count(cc_field_units(s, enemy)) + count(cc_field_leaders(s, enemy));
	for (int i = 0; i < PLACE_COUNT; i++)
		n += (s->reserve[enemy][i] != 0) + (s->waiting[enemy][i] != 0);
	for (int hex = 0; hex < HEX_COUNT; hex++)
		n += s->terrain[hex] == CAMP && has_special(s, seat, SPECIAL_STORMS);
	if (has_special(s, seat, SPECIAL_EXITS))
		n += count(cc_field_units(s, seat));
	return has_special(s, enemy, SPECIAL_LEADERLESS) ? s->goal : n;
}

static status check_special(const struct reading *r)
{
	const struct ancients *s = r->state;
	const bool ambush = has_special(s, r->seat, SPECIAL_AMBUSH);
	if (ambush != (s->reserve[r->seat][0] != NO_KIND))
		return status_say(BAD_SETUP, r->why,
				  ambush ? "The %s ambush has no units in reserve."
					 : "The %s reserve comes with the special rule "
					   "ambush only.",
				  army(r, r->seat));
	if (has_special(s, r->seat, SPECIAL_LEADERLESS) && !cc_field_leaders(s, r->seat))
		return status_say(BAD_SETUP, r->why,
				  "The special rule leaderless needs a leader: the %s "
				  "side has none.",
				  army(r, r->seat));
	return OK;
}

static status check_side(const struct reading *r)
{
	const struct ancients *s = r->state;
	const int cards = deck_total(s->hand[r->seat], CARD_COUNT);
	if (!cc_field_units(s, r->seat))
		return status_say(BAD_SETUP, r->why, "The %s army (%s) has no unit.",
				  army(r, r->seat), ancients_game.seats->name[r->seat]);
	if (cards > s->command[r->seat])
		return status_say(BAD_SETUP, r->why,
				  "The %s hand has %d cards, the Command is %d.",
				  army(r, r->seat), cards, s->command[r->seat]);
	if (s->banner[r->seat] >= s->goal)
		return status_say(BAD_SETUP, r->why,
				  "The %s side has won before the battle begins.",
				  army(r, r->seat));
	const int most = s->banner[r->seat] + winnable(s, r->seat);
	if (most < s->goal)
		return status_say(
			BAD_SETUP, r->why,
			"The %s side can never win %d banners: there are %d at most.",
			army(r, r->seat), s->goal, most);
	return check_special(r);
}

/* The whole */

static status read_battle(struct reading *r, int node)
{
	struct ancients *s = r->state;
	int side[SEAT_COUNT];
	TRY(read_keys(r, node, scenario_keys, "A scenario"));
	TRY(read_name(r, node, "first", ancients_game.seats, &s->active));
	TRY(read_number(r, node, "banners", 1, BANNERS_MAX, &s->goal));
	TRY(read_object(r, node, "terrain", put_ground));
	for (r->seat = 0; r->seat < SEAT_COUNT; r->seat++) {
		TRY(find_side(r, node, &side[r->seat]));
		TRY(read_name(r, side[r->seat], "army", &CC_ARMY_NAMES,
			      &s->army[r->seat]));
	}
	for (r->seat = 0; r->seat < SEAT_COUNT; r->seat++)
		TRY(read_side(r, side[r->seat]));
	for (r->seat = 0; r->seat < SEAT_COUNT; r->seat++)
		TRY(read_object(r, side[r->seat], "leaders", put_leader));
	for (r->seat = 0; r->seat < SEAT_COUNT; r->seat++)
		TRY(check_side(r));
	return OK;
}

status cc_custom_begin(void *state, const struct setup *how, const struct json_doc *d,
		       int node, struct text *why)
{
	enum { USUAL_COMMAND = 5, USUAL_GOAL = 5 };
	struct ancients *s = state;
	struct reading r = { .doc = d, .state = s, .why = why };
	for (int i = 0; i < OPTION_COUNT; i++)
		s->option[i] = how->option[i];
	s->goal = USUAL_GOAL;
	s->command[BOTTOM] = s->command[TOP] = USUAL_COMMAND;
	cc_setup_deck(s);
	TRY(read_battle(&r, node));
	if (!cc_setup_is_dealt(s))
		return OK;
	cc_setup_ready(s); /* whoever is given his cards needs no deal */
	return OK;
}
