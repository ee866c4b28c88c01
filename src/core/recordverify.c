/* Checking a record that was read: its dice and its seal. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "core/record.h"

static status verify_steps(const struct match *m, void *state, size_t *checked,
			   struct text *why)
{
	for (size_t i = 0; i < m->count; i++) {
		const struct step *s = &m->step[i];
		if (s->seat == CHANCE) {
			struct actions out;
			out.count = 0;
			m->game->legal(state, CHANCE, &out);
			const unsigned pick =
				fair_pick(&m->dice, m->game->id, s->number, &out);
			if (out.list[pick] != s->action)
				return status_say(UNFAIR, why,
						  "Line %d of the record: the dice gave "
						  "another outcome.",
						  m->header_lines + (int)i + 1);
			++*checked;
		}
		m->game->apply(state, s->seat, s->action);
	}
	return OK;
}

static status verify_dice(const struct match *m, size_t *checked, struct text *why)
{
	if (m->dice.kind == DICE_TABLE || !m->dice.has_secret)
		return OK;
	if (m->dice.kind == DICE_FAIR && !fair_verify_commitment(&m->dice))
		return status_say(UNFAIR, why,
				  "Line %d of the record: the secret is not the one that "
				  "was committed to.",
				  m->header_lines + (int)m->count + 1);
	void *state = malloc(m->game->state_size);
	if (!state)
		die("out of memory");
	memcpy(state, m->origin, m->game->state_size);
	const status result = verify_steps(m, state, checked, why);
	free(state);
	return result;
}

static status verify_seal(const struct seal *s, struct text *why)
{
	switch (s->state) {
	case SEAL_MISSING:
		return status_say(BAD_RECORD, why,
				  "Line %d of the record: the end is missing, so the "
				  "record was cut.",
				  s->line);
	case SEAL_BROKEN:
		return status_say(
			BAD_RECORD, why,
			"Line %d of the record: the seal is not that of the "
			"lines above. One of them was changed, added or removed.",
			s->line);
	case SEAL_NONE:
	case SEAL_INTACT:
		break;
	}
	return OK;
}

status record_verify(const struct match *m, size_t *checked, struct text *why)
{
	*checked = 0;
	TRY(verify_dice(m, checked, why));
	return verify_seal(&m->seal, why);
}
