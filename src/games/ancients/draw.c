#include "games/ancients/ancients.h"
#include "base/text.h"
void cc_draw_position(const void *state, int reader, bool colour, struct text *out){(void)state;(void)reader;(void)colour;(void)out;}
void cc_show_extras(const void *state, int reader, struct json *out){(void)state;(void)reader;(void)out;}
void cc_show_facts(struct json *out){(void)out;}
