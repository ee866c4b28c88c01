#include "kit/flow.h"

#include "base/text.h"

const struct names DEPTH_NAMES = { .id = "depth", .count = DEPTH_COUNT };

status flow_check(const uint8_t flow[DEPTH_COUNT], const struct phase *phases,
		  struct text *why)
{
	int count = 1;
	while (phases[count].id)
		count++;
	bool ended = false;
	for (int i = 0; i < DEPTH_COUNT; i++) {
		if (flow[i] >= count || (ended && flow[i] != NO_PHASE))
			return status_say(
				BAD_POSITION, why,
				"Field \"flow\": the phases do not follow each other.");
		ended = ended || flow[i] == NO_PHASE;
	}
	return OK;
}

static int below(const uint8_t flow[DEPTH_COUNT], int depth)
{
	const int under = depth + 1 < DEPTH_COUNT ? flow[depth + 1] : NO_PHASE;
	return under == NO_PHASE ? FLOW_BASE : under;
}

bool flow_can_lie_on(const uint8_t *on, int under)
{
	for (; *on != NO_PHASE; on++)
		if (*on == under)
			return true;
	return false;
}

struct flaw flow_check_stack(const uint8_t flow[DEPTH_COUNT], const struct phase *phases)
{
	if (phases[flow[0]].run)
		return FLAW("flow", "a step runs by itself and cannot be on top");
	for (int i = 0; i < DEPTH_COUNT && flow[i]; i++)
		if (!flow_can_lie_on(phases[flow[i]].on, below(flow, i)))
			return FLAW("flow", "such phases do not lie on each other");
	return SOUND;
}

struct flaw flow_check_phases(const void *state, const struct phase *phases)
{
	const uint8_t *flow = state;
	for (int i = 0; i < DEPTH_COUNT && flow[i]; i++)
		if (phases[flow[i]].check)
			MUST(phases[flow[i]].check(state));
	return SOUND;
}

refusal flow_unless_listed(const struct phase *phase, const void *state, int seat,
			   action a, refusal reason, refusal not_now)
{
	struct actions legal;
	bool is_word_of_phase = false;
	legal.count = 0;
	phase->legal(state, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++) {
		if (legal.list[i] == a)
			return ALLOWED;
		is_word_of_phase |= action_verb(legal.list[i]) == action_verb(a);
	}
	return is_word_of_phase ? reason : not_now;
}
