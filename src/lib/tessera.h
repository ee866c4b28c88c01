/*
 * libtessera: the games of Tessera for your own program, in plain C.
 *
 *   struct tessera_error why;
 *   struct tessera_match *m = tessera_new("arena-roma", "seed=7", &why);
 *   while (!tessera_is_over(m)) {
 *           const char *seat = tessera_to_act(m, 0);
 *           const char *action = tessera_choose(m, seat, "greedy", 1, &why);
 *           tessera_play(m, seat, action, &why);
 *   }
 *   tessera_free(m);
 *
 * Compile with `cc program.c $(pkg-config --cflags --libs tessera)`.
 *
 * Seats, actions and bots are named by their words, as in the engine protocol: seat
 * "roma", action "play Forum 3", bot "normal". `tessera list GAME` shows the words of a
 * game. JSON and records are those of the command `tessera`.
 *
 * What a function returns as text or as a list belongs to the match and lives until the
 * next call with the same match. A match is for one thread at a time; different matches
 * may be used by different threads at once. Arguments must not be NULL unless it is said;
 * `why` always may. When memory runs out the program is ended.
 *
 * Stability: within one TESSERA_ABI nothing here is changed or taken away, and the shared
 * library is called libtessera.so.TESSERA_ABI. New functions raise the minor version.
 */
#ifndef TESSERA_H
#define TESSERA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TESSERA_MAJOR 0
#define TESSERA_MINOR 1
#define TESSERA_PATCH 0
#define TESSERA_ABI 0

#define TESSERA_PUBLIC __attribute__((visibility("default")))

/* A game that is played: its position and all that was done so far. */
struct tessera_match;

/* Why something was refused: a short word for programs ("not-your-turn"), the number of
 * the rule ("AR-29") or nothing, and a sentence for people. All end in NUL. */
struct tessera_error {
	char code[32];
	char rule[16];
	char sentence[464];
};

/* The version of the library at run time, "0.1.0". */
TESSERA_PUBLIC const char *tessera_version(void);

/* The id and the title of the n-th game, counted from 0; NULL behind the last. */
TESSERA_PUBLIC const char *tessera_game_id(unsigned n);
TESSERA_PUBLIC const char *tessera_game_title(unsigned n);

/* The id of the n-th bot, the weakest first; NULL behind the last. */
TESSERA_PUBLIC const char *tessera_bot_id(unsigned n);

/*
 * Begins a game. `how` is a list of NAME=VALUE, blanks between them; NULL or "" for the
 * usual game:
 *   scenario=ID  seats=NUMBER  and every option of the game, as in edition=manual
 *   seed=NUMBER  dice and cards that can be had again; without it nobody knows them
 *   chance=ask   nothing random happens by itself: play for the seat "chance"
 * Returns NULL, and says why, if there is no such game. End it with tessera_free.
 */
TESSERA_PUBLIC struct tessera_match *tessera_new(const char *game, const char *how,
						 struct tessera_error *why);

/* Begins at a position, the JSON of tessera_position. `how` knows seed and chance. */
TESSERA_PUBLIC struct tessera_match *tessera_new_at(const char *position, const char *how,
						    struct tessera_error *why);

/* Replays a record, the text of tessera_record, and goes on at its end. A fair game that
 * is not over does not tell its secret: its chance is asked then. */
TESSERA_PUBLIC struct tessera_match *tessera_replay(const char *record,
						    struct tessera_error *why);

/* Ends a match; NULL is allowed. */
TESSERA_PUBLIC void tessera_free(struct tessera_match *m);

/* The id of the game, and its n-th seat; NULL behind the last. */
TESSERA_PUBLIC const char *tessera_game(const struct tessera_match *m);
TESSERA_PUBLIC const char *tessera_seat(const struct tessera_match *m, unsigned n);

/* The n-th of the seats that must choose now, "chance" among them if it is asked; NULL
 * behind the last, and so at once if the game is over. */
TESSERA_PUBLIC const char *tessera_to_act(const struct tessera_match *m, unsigned n);
TESSERA_PUBLIC bool tessera_is_over(const struct tessera_match *m);

/* 1 for who has won, 0 for who has lost, shared if they are level; while the game goes on
 * an estimate of it. Below 0 if there is no such seat. */
TESSERA_PUBLIC double tessera_score(const struct tessera_match *m, const char *seat);

/* Rises with every change. */
TESSERA_PUBLIC uint32_t tessera_revision(const struct tessera_match *m);

/* What the seat may do, NULL behind the last; empty if it is not its turn. */
TESSERA_PUBLIC const char *const *tessera_legal(struct tessera_match *m,
						const char *seat);

/* Plays an action, and all that chance decides behind it unless it is asked. A refused
 * one changes nothing. */
TESSERA_PUBLIC bool tessera_play(struct tessera_match *m, const char *seat,
				 const char *action, struct tessera_error *why);

/* True if the seat may do this now; else says why not, and by which rule. */
TESSERA_PUBLIC bool tessera_why(const struct tessera_match *m, const char *seat,
				const char *action, struct tessera_error *why);

/* Takes back the last action, if it was the seat's and nothing was revealed since. */
TESSERA_PUBLIC bool tessera_undo(struct tessera_match *m, const char *seat,
				 struct tessera_error *why);

/* All that the seat, or "spectator", may see, as JSON; NULL if there is no such seat. */
TESSERA_PUBLIC const char *tessera_view(struct tessera_match *m, const char *seat);

/* The whole position with all that is hidden, as JSON; and the record as text. */
TESSERA_PUBLIC const char *tessera_position(struct tessera_match *m);
TESSERA_PUBLIC const char *tessera_record(struct tessera_match *m);

/* What the game is made of and never changes, as JSON: card texts, costs, maps. */
TESSERA_PUBLIC const char *tessera_facts(struct tessera_match *m);

/* What a bot would play for the seat, which must be to act. It knows no more than the
 * seat. Nothing is played. NULL, and says why, if it cannot. */
TESSERA_PUBLIC const char *tessera_choose(struct tessera_match *m, const char *seat,
					  const char *bot, uint64_t seed,
					  struct tessera_error *why);

#ifdef __cplusplus
}
#endif

#endif
