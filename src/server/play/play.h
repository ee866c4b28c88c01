/* Playing: what a seat, a bot or the clock may do at a running table. All are commands.
 */
#ifndef SERVER_PLAY_PLAY_H
#define SERVER_PLAY_PLAY_H

#include "server/tables/command.h"

executor play_act;     /* seat, act, rev; user NULL: a bot */
executor play_undo;    /* seat */
executor play_resign;  /* seat */
executor play_say;     /* words */
executor play_nonce;   /* seat, words */
executor play_relieve; /* seat, words: the bot there that has failed, chat */
executor play_time_out;

/* Ends the game. `loser` may be SEAT_NONE. */
void play_finish(struct table *t, struct pending *p, enum ended_by by, int loser);
/* What a seat adds to the dice, if it is a word that may be. */
MUST_USE status play_set_nonce(struct dice *d, int seat, const char *words,
			       struct text *why);
/* Lets chance decide and ends the table if the game is over. */
void play_settle(struct table *t, struct pending *p);
/* Takes back the last action of a seat and all after it. */
status play_take_back(struct table *t, int seat, struct pending *p, struct text *why);
/* How many of its own steps a seat could take back, and the last of them. What others did
 * since, unknown to it, is not in the way. */
size_t play_undoable(const struct table *t, int seat, size_t *last);
/* A bot sits down. */
void play_seat_bot(struct table *t, int seat, struct pending *p);

#endif
