/*
 * States, kinds and reasons: enums in the program, words in the database and on the wire.
 * Each list makes an enum and the table of its words, which ends with NULL. The first
 * word is the default, and what an unknown word is read as.
 */
#ifndef STORE_KINDS_H
#define STORE_KINDS_H

#define TABLE_STATES(ROW)             \
	ROW(TABLE_OPEN, "open")       \
	ROW(TABLE_RUNNING, "running") \
	ROW(TABLE_FINISHED, "finished")

/* A script plays the opponents of a lesson. */
#define SEAT_KINDS(ROW)            \
	ROW(SEAT_ABSENT, "")       \
	ROW(SEAT_OPEN, "open")     \
	ROW(SEAT_PERSON, "person") \
	ROW(SEAT_BOT, "bot")       \
	ROW(SEAT_SCRIPT, "script")

/* No clock, a clock for each seat, or days for each move. */
#define PACES(ROW)             \
	ROW(PACE_NONE, "none") \
	ROW(PACE_LIVE, "live") \
	ROW(PACE_DAYS, "days")

/* Who may watch. */
#define WATCHES(ROW)                  \
	ROW(WATCH_ALL, "all")         \
	ROW(WATCH_INVITED, "invited") \
	ROW(WATCH_NOBODY, "nobody")

/* An undo is free as far as the rules allow, or must be asked for. */
#define UNDOS(ROW)             \
	ROW(UNDO_FREE, "free") \
	ROW(UNDO_ASK, "ask")   \
	ROW(UNDO_NEVER, "never")

/* Hints only if nobody else plays, for all, or none. */
#define HINTS(ROW)              \
	ROW(HINTS_BOTS, "bots") \
	ROW(HINTS_ALL, "all")   \
	ROW(HINTS_NEVER, "never")

/* Why a table is finished. */
#define ENDINGS(ROW)                        \
	ROW(ENDED_BY_RULES, "rules")        \
	ROW(ENDED_BY_RESIGNATION, "resign") \
	ROW(ENDED_BY_TIME, "time")          \
	ROW(ENDED_BY_DRAW, "draw")          \
	ROW(ENDED_BY_CLOSING, "closed")     \
	ROW(ENDED_BY_FAULT, "fault")

#define MESSAGE_KINDS(ROW)              \
	ROW(MESSAGE_EMAIL, "email")     \
	ROW(MESSAGE_WEBHOOK, "webhook") \
	ROW(MESSAGE_PUSH, "push")

/* What a link in an e-mail does. */
#define LINK_KINDS(ROW)              \
	ROW(LINK_CONFIRM, "confirm") \
	ROW(LINK_RESET, "reset")

#define KIND_ID(id, word) id,
enum table_state { TABLE_STATES(KIND_ID) };
enum seat_kind { SEAT_KINDS(KIND_ID) };
enum pace { PACES(KIND_ID) };
enum watch { WATCHES(KIND_ID) };
enum undo { UNDOS(KIND_ID) };
enum hints { HINTS(KIND_ID) };
enum ended_by { ENDINGS(KIND_ID) };
enum message_kind { MESSAGE_KINDS(KIND_ID) MESSAGE_KIND_COUNT };
enum link_kind { LINK_KINDS(KIND_ID) };
#undef KIND_ID

extern const char *const table_state_words[],
	*const seat_kind_words[],
		*const pace_words[],
			*const watch_words[],
				*const undo_words[],
					*const hints_words[],
						*const ended_by_words[],
							*const message_kind_words[],
								*const link_kind_words[];

/* The place of a word in such a table; -1 if it is not there. */
int kinds_find(const char *const *words, const char *word);

#endif
