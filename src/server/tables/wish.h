/*
 * A wish: one thing that somebody wants to do at a table. It is granted on the match in
 * memory, committed to the store, and only then seen by anybody; if the commit fails the
 * table is read again, as if nothing had happened. A refusal leaves it as it was.
 */
#ifndef SERVER_TABLES_WISH_H
#define SERVER_TABLES_WISH_H

#include "server/tables/table.h"

struct wish;

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

typedef status grant(struct table *t, const struct wish *w, struct pending *p,
		     struct text *why);

struct wish {
	grant *grant;
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

/* Grants a wish: one transaction, then everybody is told. Under the table's mutex. */
MUST_USE status wish_carry_out(struct table *t, const struct wish *w, struct text *why);

/* The same for those who do not hold the mutex. */
MUST_USE status wish_grant(struct table *t, const struct wish *w, struct text *why);

#endif
