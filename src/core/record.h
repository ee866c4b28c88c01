/*
 * The record of a match as text: the truth about a game, from which all else follows.
 *
 *   tessera record 1
 *   game arena-roma
 *   rules 1
 *   seats 2
 *   scenario standard
 *   option edition manual
 *   player roma Alice
 *   dice fair 5f0c...          or: dice seed 7, dice table
 *   nonce roma ides
 *   steps
 *   chance draw Forum #1a2b3c4d
 *   roma give Forum #00c0ffee
 *   secret 9b1d...             when the game is over
 *
 * Behind each step stands the short hash of the state it led to. A match that began from
 * a position has the line `position {...}` in the place of scenario and options. A chance
 * line `chance @17 ...` says that outcome numbers before 17 were given up by an undo.
 *
 * The record of a game that is over is sealed: `tessera record 2`, and a last line `end`
 * (core/seal.h).
 */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#include "core/match.h"

enum { RECORD_BYTES_MAX = 16 << 20 };

typedef const struct game *game_finder(const char *id);

/* Appends the record. The secret is told, and the record sealed, only when the game is
 * over by its rules. */
void record_write(const struct match *m, struct text *out);

/* Appends the record of a game that ended otherwise, with the dice's secret and sealed:
 * `ending` is "resign roma", "draw" and the like (core/seal.h). */
void record_write_ended(const struct match *m, const char *ending, struct text *out);

/* Appends what stands before the steps, the line `steps` included. */
void record_write_head(const struct match *m, struct text *out);

/* Appends the line of one step, without its end: for who keeps a record line by line. */
void record_write_step(const struct match *m, size_t i, struct text *out);

/* Reads and replays a record. The first line that is not understood or leads elsewhere
 * than it says is named, and `m` needs no match_end then. */
MUST_USE status record_read(struct match *m, const char *text, game_finder *find,
			    struct text *why);

/* Re-derives every roll and draw from the secret or the seed of a record that was read,
 * and looks at its seal; names the first line that differs. *checked counts the outcomes.
 */
MUST_USE status record_verify(const struct match *m, size_t *checked, struct text *why);

#endif
