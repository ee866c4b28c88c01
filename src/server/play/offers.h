/*
 * Questions to the other players: to take back more than the rules of undo allow, to
 * call it a draw, to let a bot take an abandoned seat, to play again. All people at the
 * table but the one who asks must agree; bots agree to an undo and never to a draw. Under
 * the table's mutex.
 *
 * Anybody may give his own seat to a bot. For the seat of somebody else a bot is asked
 * for only while the others wait for him. He is told at once, and his seat is kept for
 * the grace period of the table: if he acts, talks or says no the question is withdrawn;
 * if nobody says no by the end of it, a bot sits down.
 */
#ifndef SERVER_PLAY_OFFERS_H
#define SERVER_PLAY_OFFERS_H

#include "server/tables/command.h"

extern const char *const offer_names[OFFER_COUNT];

/* The kind of this name, or OFFER_COUNT. */
enum offer_kind offers_find(const char *name);

/* Between the row and memory; what the row holds is also what a snapshot shows. */
void offers_read(struct table *t);
void offers_write(struct table *t);

/* Commands: `kind` is what is asked, `seat` whose seat (OFFER_BOT), `yes` the answer. */
executor offers_ask, offers_answer;

/* Play has gone on: an undo or a draw is no longer the question. */
void offers_drop(struct table *t);
/* The game is over: nothing is. */
void offers_drop_all(struct table *t);
/* A person is here: his seat is not given away. */
void offers_keep_seat(struct table *t, const struct user *u);

/* Seats the bots for whose seats nobody came in time: called from time to time. */
void offers_check(struct server *s);

#endif
