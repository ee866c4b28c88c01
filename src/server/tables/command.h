/*
 * A command: one thing that somebody wants to do at a table. It is executed on the match
 * in memory and committed to the store, and only then shown to anybody. If the commit
 * fails the table is reloaded, as if nothing had happened. A refusal changes nothing.
 */
#ifndef SERVER_TABLES_COMMAND_H
#define SERVER_TABLES_COMMAND_H

#include "server/tables/table.h"

struct command;

/* What people are told who are not at the table. */
enum notice { NOTICE_TURN, NOTICE_BOT, NOTICE_REMATCH, NOTICE_COUNT };

/* What a change does beside the row and the steps. */
struct pending {
	size_t keep;
	bool setup, seats;
	const struct chat_row *chat;
	seatset acted_before;
	const char *by;		       /* the user who made the change, or NULL */
	seatset told[NOTICE_COUNT];    /* who is told beside those whose turn it is */
	const struct table_row *opens; /* a table that is made with the change */
	/* Readers that must not notice it, server/tables/audience.h; none if nobody says
	 * so. */
	seatset unknown_to;
	bool rewound; /* steps were taken back */
};

typedef status executor(struct table *t, const struct command *cmd, struct pending *p,
			struct text *why);

struct command {
	executor *execute;
	const struct user *user; /* NULL: a bot or the server itself */
	int seat;
	const char *words;
	action act;	    /* play_act */
	const char *unread; /* play_act: why the action makes no sense, or NULL */
	int64_t rev;
	bool yes;
	int kind;
	const struct chat_row *chat;   /* play_say, play_relieve */
	const struct table_row *opens; /* rematch.c */
	struct refused *refused; /* play_act: the rule that forbids it; may be NULL */
};

/* Executes a command in one transaction, then notifies everybody. Under the table's
 * mutex. */
MUST_USE status command_execute_locked(struct table *t, const struct command *cmd,
				       struct text *why);

/* The same without the mutex: takes it. */
MUST_USE status command_execute(struct table *t, const struct command *cmd,
				struct text *why);

#endif
