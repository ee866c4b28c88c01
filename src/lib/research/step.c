/* What a seat may choose next, and what follows from a choice. */
#include <string.h>

#include "lib/research/research.h"

unsigned research_list(const struct tessera_setup *s, const void *state, int seat,
		       const struct chosen *c, uint16_t *out, uint8_t *mask)
{
	struct actions legal;
	unsigned count = 0;
	game_list(s->game, state, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++) {
		if (!ids_match(c, legal.list[i]))
			continue;
		const unsigned id = ids_next(&s->ids, c, legal.list[i]);
		if (mask[id])
			continue;
		mask[id] = 1;
		out[count++] = (uint16_t)id;
	}
	return count;
}

void research_choose(const struct tessera_setup *s, void *state, int seat,
		     struct chosen *c, unsigned id)
{
	if (!ids_choose(&s->ids, c, id))
		return;
	const action a = c->prefix;
	*c = (struct chosen){ 0 };
	s->game->apply(state, seat, a);
}

bool research_allows(const struct tessera_setup *s, const void *state, int seat,
		     const struct chosen *c, unsigned id)
{
	struct actions legal;
	if (seat < 0 || seat > CHANCE || !(s->game->to_act(state) & seat_bit(seat)))
		return false;
	game_list(s->game, state, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++)
		if (ids_match(c, legal.list[i]) &&
		    ids_next(&s->ids, c, legal.list[i]) == id)
			return true;
	return false;
}
