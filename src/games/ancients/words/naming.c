/* Names as people say them, from the rows of the box. */
#include "games/ancients/words/naming.h"

#include <stdarg.h>
#include <stdio.h>

struct cc_name cc_name_of(const char *format, ...)
{
	struct cc_name name;
	va_list args;
	va_start(args, format);
	vsnprintf(name.at, sizeof name.at, format, args);
	va_end(args);
	return name;
}

struct cc_name cc_name_hex(int hex)
{
	return cc_name_of("%s", names_label(&HEX_NAMES, hex));
}

struct cc_name cc_name_kind(int kind)
{
	return cc_name_of("%s", ancients_units[kind].title);
}

static struct cc_name at_hex(const char *who, int hex)
{
	return cc_name_of("%s at %s", who, cc_name_hex(hex).at);
}

struct cc_name cc_name_leader(const struct ancients *s, int hex)
{
	return at_hex(leader_at(s, hex)->name, hex);
}

struct cc_name cc_name_piece(const struct ancients *s, int hex)
{
	if (s->unit[hex])
		return at_hex(cc_name_kind(kind_at(s, hex)).at, hex);
	return s->leader[hex] ? cc_name_leader(s, hex) : cc_name_hex(hex);
}

struct cc_name cc_name_terrain(int ground)
{
	const struct terrain_row *row = &ancients_terrain[ground];
	return cc_name_of("%s", row->walls	   ? "rampart"
				: row->is_camp	   ? "fortified camp"
				: ground == CLEAR  ? "clear ground"
				: ground == BROKEN ? "broken ground"
				: ground == STEEP  ? "steep hill"
						   : row->word);
}

struct cc_name cc_name_ground(const struct ancients *s, int hex)
{
	return cc_name_of("the %s at %s", cc_name_terrain(s->terrain[hex]).at,
			  cc_name_hex(hex).at);
}

/* CC-42 */
struct cc_name cc_name_card(const struct ancients *s)
{
	const char *orders = ancients_cards[s->orders].name;
	if (s->played == COUNTER_ATTACK && s->orders)
		return cc_name_of("Counter Attack as %s", orders);
	return cc_name_of("%s", s->played ? ancients_cards[s->played].name : "no card");
}

/* A list that grows within its name: "a, b and c". */
static void list_add(struct cc_name *list, const char *word, const char *link)
{
	*list = list->at[0] ? cc_name_of("%s%s%s", list->at, link, word)
			    : cc_name_of("%s", word);
}

struct cc_name cc_name_sections(unsigned sections)
{
	static const char *const words[SECTION_COUNT] = { "your left section",
							  "the centre",
							  "your right section" };
	struct cc_name list = { "" };
	for (int i = 0; i < SECTION_COUNT; i++)
		if (sections >> i & 1)
			list_add(&list, words[i], sections >> (i + 1) ? ", " : " and ");
	return list;
}

struct cc_name cc_name_hexes(hexset set)
{
	struct cc_name list = { "" };
	if (!set)
		list_add(&list, "nowhere", "");
	while (set) {
		const int hex = hexset_take(&set);
		list_add(&list, cc_name_hex(hex).at, set ? ", " : " or ");
	}
	return list;
}

struct cc_name cc_name_faces(const u8 face[FACE_COUNT])
{
	struct cc_name list = { "" };
	for (int i = 1; i < FACE_COUNT; i++) {
		const char *s = face[i] > 1 && i != SWORDS ? "s" : "";
		if (face[i])
			list_add(&list,
				 cc_name_of("%d %s%s", face[i], ancients_face_words[i], s)
					 .at,
				 ", ");
	}
	if (!list.at[0])
		list_add(&list, "nothing", "");
	return list;
}

/* Warriors, elephants and auxilia are many; infantry, cavalry and a band are one. */
bool cc_name_is_plural(int kind)
{
	const char *name = ancients_units[kind].name;
	const size_t len = strlen(name);
	return name[len - 1] == 's' || name[len - 1] == 'a';
}

const char *cc_name_verb(const struct ancients *s, int hex, const char *one,
			 const char *many)
{
	return s->unit[hex] && cc_name_is_plural(kind_at(s, hex)) ? many : one;
}

const char *cc_name_plural(int count, const char *one, const char *many)
{
	return count == 1 ? one : many;
}

struct cc_name cc_name_class(const struct unit_row *row)
{
	static const char *const classes[] = {
		[LIGHT] = "light", [MEDIUM] = "medium", [HEAVY] = "heavy"
	};
	return cc_name_of("%s %s", classes[row->symbol],
			  row->traits & FOOT ? "foot" : "mounted");
}
