/*
 * The way back as clients show it: before it is gone, all that it may be (a unit that
 * could evade, that has flags, that is on its way), and afterwards the hexes it led over.
 * Reads the rules of retreat.c on copies; changes nothing.
 */
#include "games/ancients/ancients.h"

enum { STEPS_SHOWN = 8 };

/* Where the unit may go on to, had it come to `at` with this many steps left. */
static hexset ways_from(const struct ancients *s, int unit, int at, int steps)
{
	struct ancients there = *s;
	if (at != unit)
		cc_field_carry(&there, unit, at);
	there.mover = (u8)at;
	there.steps = (u8)steps;
	return cc_retreat_ways(&there);
}

static void show_step(int from, int to, struct json *out)
{
	json_open(out, '[');
	json_string(out, HEX_NAMES.name[from]);
	json_string(out, HEX_NAMES.name[to]);
	json_close(out, ']');
}

/* Each step that some way back takes, as pairs of hexes. */
static void show_steps(const struct ancients *s, int unit, int steps, struct json *out)
{
	hexset front = hexset_of(unit);
	json_key(out, "ways");
	json_open(out, '[');
	for (int n = 0; n < steps && n < STEPS_SHOWN && front; n++) {
		hexset next = 0;
		while (front) {
			const int from = hexset_take(&front);
			if (from != unit && s->leader[from])
				continue; /* CC-105: who takes in a leader stops */
			for (hexset to = ways_from(s, unit, from, steps - n); to;) {
				const int hex = hexset_take(&to);
				show_step(from, hex, out);
				next |= hexset_of(hex);
			}
		}
		front = next;
	}
	json_close(out, ']');
}

void cc_show_ways(const struct ancients *s, struct json *out)
{
	switch (s->flow[0]) {
	case PHASE_REACT:
		if (cc_combat_can_evade(s, s->target, s->attacker))
			show_steps(s, s->target, EVADE_STEPS, out);
		break;
	case PHASE_FLAGS:
		show_steps(s, s->victim, s->flags * cc_retreat_per_flag(s, s->victim),
			   out);
		break;
	case PHASE_RETREAT:
		show_steps(s, s->mover, s->steps, out);
		break;
	default:
		break;
	}
}
