/*
 * Questions to the other players: to take back more than the rules of undo allow, to
 * call it a draw, to let a bot take an abandoned seat. All people at the table but the
 * one who asks (and the one whose seat it is) must agree; bots agree to an undo and
 * never to a draw. Under the table's mutex.
 */
#ifndef SERVER_OFFERS_H
#define SERVER_OFFERS_H

#include "server/wish.h"

extern const char *const offer_names[OFFER_COUNT];

/* The kind of this name, or OFFER_COUNT. */
enum offer_kind offers_find(const char *name);

/* Between the row and memory; what the row holds is also what a snapshot shows. */
void offers_read(struct table *t);
void offers_write(struct table *t);

/* Wishes: `kind` is what is asked, `seat` whose seat (OFFER_BOT), `yes` the answer. */
grant offers_ask, offers_answer;

/* Play has gone on: what was asked is no longer the question. */
void offers_drop(struct table *t);

#endif
