#include "games/antike/antike.h"
void draw_position(const void *state, int reader, bool colour, struct text *out)
{ (void)state;(void)reader;(void)colour;(void)out;}
void show_extras(const void *state, int reader, struct json *out)
{(void)state;(void)reader;(void)out;}
void facts_put(const struct game *g, int first_map, int last_map, struct json *out)
{(void)g;(void)first_map;(void)last_map;(void)out;}
