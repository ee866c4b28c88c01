/* Words for whoever wrote a position file: places, resources, kinds of units. */
#ifndef GAMES_ANTIKE_WORDS_H
#define GAMES_ANTIKE_WORDS_H

#include "games/antike/antike.h"

const char *antike_words_place(const struct antike *s, int region);
const char *antike_words_resource(const struct antike *s, int resource);
const char *antike_words_kind(const struct antike *s, int kind);

#endif
