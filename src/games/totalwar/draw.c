#include "base/json.h"
#include "base/text.h"
#include "games/totalwar/totalwar.h"
void draw_position(const void *state, int reader, bool colour, struct text *out)
{
	(void)state, (void)reader, (void)colour, (void)out;
}
void show_extras(const void *state, int reader, struct json *out)
{
	(void)state, (void)reader, (void)out;
}
void show_facts(struct json *out)
{
	(void)out;
}
