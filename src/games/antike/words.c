/* The words that refusals share: peoples, places, amounts. */
#include "games/antike/words.h"

const char *antike_words_place(const struct antike *s, int region)
{
	return names_word(game_of(s)->verbs[VERB_TEMPLE].arg[0], region);
}

const char *antike_words_space(const struct antike *s, int space)
{
	return names_word(game_of(s)->verbs[VERB_GO].arg[0], space);
}

const char *antike_words_resource(int resource)
{
	static const char *const words[RESOURCE_COUNT] = { "", "marble", "iron", "gold",
							   "coin" };
	return words[resource];
}

const char *antike_words_kind(int kind)
{
	static const char *const words[KIND_COUNT] = { "legion", "galley" };
	return words[kind];
}

void antike_words_people(const struct antike *s, int seat, bool begins, struct text *out)
{
	if (antike_contract_seat_is_plural(s, seat))
		text_put(out, begins ? "The " : "the ");
	text_put(out, antike_contract_seat_title(s, seat));
}

void antike_words_units(int kind, int count, struct text *out)
{
	if (count == 0)
		text_add(out, "no %s", antike_words_kind(kind));
	else
		text_add(out, "%d %s%s", count, antike_words_kind(kind),
			 antike_words_plural(count));
}

static void put_amount(int resource, int count, struct text *out)
{
	if (count == 0)
		text_put(out, "no ");
	else
		text_add(out, "%d ", count);
	text_put(out, antike_words_resource(resource));
	if (resource == COIN)
		text_put(out, antike_words_plural(count));
}

void antike_words_amounts(const int count[RESOURCE_COUNT], unsigned which,
			  struct text *out)
{
	int left = __builtin_popcount(which);
	for (int resource = MARBLE; resource < RESOURCE_COUNT; resource++) {
		if (!(which >> resource & 1))
			continue;
		put_amount(resource, count[resource], out);
		left--;
		text_put(out, left > 1 ? ", " : left == 1 ? " and " : "");
	}
}
