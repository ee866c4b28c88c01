/*
 * Expands the rows of a game to their ids: VERBS_DEF to VERB_x, REFUSALS_DEF to x and, if
 * they are defined, OPTIONS_DEF to OPTION_x, EVENTS_DEF to EVENT_x and MESSAGES_DEF to
 * MESSAGE_x. No guard: once in the header of each game.
 */
enum verb_id {
	VERB_NONE,
#define VERB(id, ...) VERB_##id,
#include VERBS_DEF
#undef VERB
	VERB_COUNT
};

enum refusal_id {
	REFUSAL_NONE,
#define REFUSAL(id, ...) id,
#include REFUSALS_DEF
#undef REFUSAL
	REFUSAL_COUNT
};

#ifdef EVENTS_DEF
enum event_id {
	EVENT_NONE,
#define EVENT(id, ...) EVENT_##id,
#include EVENTS_DEF
#undef EVENT
	EVENT_COUNT
};
#endif

#ifdef MESSAGES_DEF
enum message_id {
	MESSAGE_NONE,
#define MESSAGE(id, ...) MESSAGE_##id,
#include MESSAGES_DEF
#undef MESSAGE
	MESSAGE_COUNT
};
#endif

#ifdef OPTIONS_DEF
enum option_id {
#define OPTION(id, ...) OPTION_##id,
#include OPTIONS_DEF
#undef OPTION
	OPTION_COUNT
};
#endif
