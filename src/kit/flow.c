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
