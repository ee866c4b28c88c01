/* Words for whoever wrote a position file: places, resources, kinds of units. */
#include "games/antike/words/words.h"

const char *antike_words_place(const struct antike *s, int region)
{
	return names_word(game_of(s)->verbs[VERB_TEMPLE].arg[0], region);
}

const char *antike_words_resource(const struct antike *s, int resource)
{
	return names_label(game_of(s)->verbs[VERB_GIVE].arg[0], resource);
}

const char *antike_words_kind(const struct antike *s, int kind)
{
	return names_word(game_of(s)->verbs[VERB_RECRUIT].arg[0], kind);
}
