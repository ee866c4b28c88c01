/* The rules texts of a module for one game: none. The pages read them as files, which
 * web/site.mjs has written from the module with all games. */
#include "rulebook/rulestext.h"

const struct rules_text rules_texts[] = { { NULL, NULL, NULL } };
