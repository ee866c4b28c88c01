/*
 * The way back as clients show it: before it is gone, all that it may be (a unit that
 * could evade, that has flags, that is on its way), and afterwards the hexes it led over.
 * Reads the rules of retreat.c on copies; changes nothing.
 */
#include "base/text.h"
#include "games/ancients/naming.h"

enum { STEPS_SHOWN = 8 };

/* Where the unit may go on to, had it come to `at` with so many steps left. */
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

/* How many steps lie between two hexes, for who goes straight back. */
static int rows_between(int from, int to)
{
	const int rows = hexes_row(to) - hexes_row(from);
	return rows < 0 ? -rows : rows;
}

static bool leads_to(int from, int to)
{
	const int across = hexes_across(to) - hexes_across(from);
	return (across < 0 ? -across : across) <= rows_between(from, to);
}

/* Steps without a choice are taken within one action: they can be found again. */
void cc_put_way(const struct ancients *after, int from, int to, struct text *out)
{
	struct ancients s = *after;
	const char *between = " over ";
	cc_field_carry(&s, to, from);
	for (int at = from; rows_between(at, to) > 1;) {
		hexset ways = ways_from(&s, from, at, rows_between(at, to));
		int next = NOWHERE;
		while (ways && (next == NOWHERE || !leads_to(next, to)))
			next = hexset_take(&ways);
		if (next == NOWHERE || !leads_to(next, to))
			return;
		text_add(out, "%s%s", between, cc_name_hex(next).at);
		between = ", ";
		at = next;
	}
}
