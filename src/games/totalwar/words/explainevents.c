/* Refusals with reasons: event cards. */
#include "games/totalwar/words/explain.h"

/* Cards that are played as orders (TW-124 to TW-127). */
static const struct {
	u8 event, rule;
} as_orders[VERB_COUNT] = {
	[VERB_ENLIST] = { HIRED_SWORDS, 124 },
	[VERB_TRAIN] = { DRILL, 126 },
	[VERB_PROMOTE] = { PROMOTED, 125 },
	[VERB_FOUND] = { BUILDERS, 127 },
};

unsigned tw_explain_not_in_hand(const struct asked *q)
{
	if (as_orders[q->verb].event) {
		message_add(q->out, EVENT_NOT_HELD, as_orders[q->verb].event);
		return as_orders[q->verb].rule;
	}
	message_add(q->out, CARD_NOT_HELD, q->arg[0]);
	return q->verb == VERB_USE ? 65 : q->verb == VERB_LEVY ? 66 : 95;
}

static const struct {
	uint16_t message;
	u8 rule;
} playing[EVENT_CARD_COUNT] = {
#define PLAYING(id, number, said) [id] = { MESSAGE_PLAYING_##id, number },
#include "games/totalwar/words/playing.def"
#undef PLAYING
};

static int window_of(const struct totalwar *s)
{
	return s->flow[0] == PHASE_AGENTS     ? WINDOW_AGENT_TURN
	       : s->flow[0] == PHASE_CAMPAIGN ? WINDOW_CAMPAIGN_TURN
	       : s->flow[0] == PHASE_MEET     ? WINDOW_AVOID
	       : s->flow[0] == PHASE_OMENS    ? WINDOW_OMENS
					      : tw_window_now(s);
}

/* In the wrong window TW-95 forbids it, in the right one what the event itself needs. */
unsigned tw_explain_window(const struct asked *q)
{
	const int event = tw_rows_action_card[q->arg[0]].event;
	const bool in_time = tw_rows_event_card[event].windows >> window_of(q->s) & 1;
	if (in_time && q->s->played[q->seat][event] && q->verb == VERB_EVENT) {
		message_add(q->out, PLAYED_ALREADY, event);
		return 98;
	}
	message_note(q->out, playing[event].message, event, EVENT_END);
	return in_time ? playing[event].rule : 95;
}
