/* What windows and events take for granted (TW-96 to TW-122). */
#include "games/totalwar/check/check.h"

/* All who could be asked there, whatever an event has changed since. */
static int seats_of_window(const struct totalwar *s)
{
	switch (tw_window_now(s)) {
	case WINDOW_SAFE:
		return seat_bit(s->active);
	case WINDOW_ACTION:
	case WINDOW_CAMPAIGN:
		return SEATS_ALL & ~seat_bit(s->active);
	case WINDOW_TAXES:
	case WINDOW_ASSAULT:
		return SEATS_ALL;
	default:
		return seat_bit(s->side[0]) | seat_bit(s->side[1]);
	}
}

struct flaw tw_check_window(const struct totalwar *s)
{
	if (s->waiting & ~seats_of_window(s))
		return FLAW("waiting", "a player waits whom this window does not ask");
	return s->waiting >> s->asked & 1
		       ? SOUND
		       : FLAW("asked", "the player asked is not one who waits");
}

/* TW-101: all but who played the event. */
struct flaw tw_check_omens(const struct totalwar *s)
{
	if (!s->omens_waiting)
		return FLAW("omens_waiting", "nobody is asked");
	return s->omens_waiting >> tw_event_player(s) & 1
		       ? FLAW("omens_waiting", "nobody answers his own event")
		       : SOUND;
}

static bool is_within(int aim, int first, int count)
{
	return aim >= first && aim < first + count;
}

static bool fits_event(const struct totalwar *s)
{
	const int aim = s->event_target;
	switch (s->event) {
	case STORM:
		return is_within(aim, AIM_NAVY_OF, s->players * NAVY_COUNT);
	case MUTINY:
	case PLAGUE:
		return is_within(aim, AIM_ARMY_OF, s->players * ARMY_COUNT) &&
		       tw_check_is_on_map(s, (aim - AIM_ARMY_OF) / ARMY_COUNT,
					  (aim - AIM_ARMY_OF) % ARMY_COUNT);
	case PIRATES:
		return is_within(aim, AIM_SEAT, s->players);
	case FAIR_WINDS:
		return is_within(aim, AIM_NAVY, NAVY_COUNT);
	case FORCED_MARCH:
	case MOUNTAIN_GUIDES:
		return is_within(aim, AIM_ARMY, ARMY_COUNT);
	case INFORMERS:
	case FORGED:
		return is_within(aim, AIM_AGENT, AGENT_COUNT);
	case BREAD:
		return is_within(aim, AIM_REGION + 1, REGION_COUNT - 1);
	default:
		return aim == NO_AIM;
	}
}

/* In the own turn, or when armies meet, there is no window to be asked in. */
static int window_of_event(const struct totalwar *s)
{
	return tw_flow_has(s, PHASE_WINDOW)   ? tw_window_now(s)
	       : tw_flow_has(s, STEP_MEETING) ? WINDOW_AVOID
	       : tw_flow_has(s, PHASE_AGENTS) ? WINDOW_AGENT_TURN
					      : WINDOW_CAMPAIGN_TURN;
}

struct flaw tw_check_event(const struct totalwar *s)
{
	if (!(tw_rows_event_card[s->event].windows >> window_of_event(s) & 1))
		return FLAW("event", "it cannot be played in this phase");
	return fits_event(s) ? SOUND
			     : FLAW("event_target", "the event has no such target");
}

struct flaw tw_check_storm(const struct totalwar *s)
{
	return is_within(s->event_target, AIM_NAVY_OF, s->players * NAVY_COUNT)
		       ? SOUND
		       : FLAW("event_target", "the event has no such target");
}
