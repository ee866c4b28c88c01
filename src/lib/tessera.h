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
#define TESSERA_MINOR 2
#define TESSERA_PATCH 0
#define TESSERA_ABI 1

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

/* The version of the library at run time, "0.2.0", and its TESSERA_ABI. */
TESSERA_PUBLIC const char *tessera_version(void);
TESSERA_PUBLIC unsigned tessera_abi(void);

/* The id and the title of the n-th game, counted from 0; NULL after the last. */
TESSERA_PUBLIC const char *tessera_game_id(unsigned n);
TESSERA_PUBLIC const char *tessera_game_title(unsigned n);

/* The id of the n-th bot, the weakest first; NULL after the last. */
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

/* The id of the game, and its n-th seat; NULL after the last. */
TESSERA_PUBLIC const char *tessera_game(const struct tessera_match *m);
TESSERA_PUBLIC const char *tessera_seat(const struct tessera_match *m, unsigned n);

/* The n-th of the seats that must choose now, "chance" among them if it is asked; NULL
 * after the last, and so at once if the game is over. */
TESSERA_PUBLIC const char *tessera_to_act(const struct tessera_match *m, unsigned n);
TESSERA_PUBLIC bool tessera_is_over(const struct tessera_match *m);

/* 1 for who has won, 0 for who has lost, shared if they are level; while the game goes on
 * an estimate of it. Below 0 if there is no such seat. */
TESSERA_PUBLIC double tessera_score(const struct tessera_match *m, const char *seat);

/* Rises with every change. */
TESSERA_PUBLIC uint32_t tessera_revision(const struct tessera_match *m);

/* What the seat may do, NULL after the last; empty if it is not its turn. */
TESSERA_PUBLIC const char *const *tessera_legal(struct tessera_match *m,
						const char *seat);

/* Plays an action, and all that chance decides after it unless it is asked. A refused
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

/* How many steps were played so far, those of chance too. */
TESSERA_PUBLIC unsigned tessera_steps(const struct tessera_match *m);

/* What the seat, or "spectator", was told of step `from` (0 is the first) and all after
 * it, as a JSON array: [{"event":"drew","who":"roma","card":"Forum","text":"..."}]. What
 * is secret to it is left out. NULL if there is no such seat. */
TESSERA_PUBLIC const char *tessera_events(struct tessera_match *m, const char *seat,
					  unsigned from);

/* The whole position with all that is hidden, as JSON; and the record as text. */
TESSERA_PUBLIC const char *tessera_position(struct tessera_match *m);
TESSERA_PUBLIC const char *tessera_record(struct tessera_match *m);

/* What the game is made of and never changes, as JSON: card texts, costs, maps. */
TESSERA_PUBLIC const char *tessera_facts(struct tessera_match *m);

/* Looks back at what was played, as JSON: the chances of each seat after every step,
 * turning points, mistakes, luck. Takes some milliseconds a step; NULL if there is none.
 */
TESSERA_PUBLIC const char *tessera_analyse(struct tessera_match *m, uint64_t seed);

/* What a bot would play for the seat, which must be to act. It knows no more than the
 * seat. Nothing is played. NULL, and says why, if it cannot. */
TESSERA_PUBLIC const char *tessera_choose(struct tessera_match *m, const char *seat,
					  const char *bot, uint64_t seed,
					  struct tessera_error *why);

/*
 * For research: actions as integers, what a seat sees as floats, many games at once.
 * docs/research.md tells more; the Python package `tessera` stands on these functions.
 *
 *   struct tessera_setup *g = tessera_setup_new("arena-roma", "", &why);
 *   struct tessera_state *s = tessera_state_new(g);
 *   uint16_t ids[TESSERA_LEGAL_MAX];
 *   while (tessera_state_to_act(s)) {
 *           int seat = __builtin_ctz(tessera_state_to_act(s));
 *           tessera_state_legal(s, seat, ids);
 *           tessera_state_apply(s, seat, ids[0], &why);
 *   }
 *
 * Seats are numbers from 0, chance is TESSERA_CHANCE. A set-up may be used by several
 * threads at once, a state or a batch by one at a time. A set-up must outlive them.
 */
struct tessera_setup; /* a game in one set-up: its ids, the parts of its tensors */
struct tessera_state; /* a game in play, with its history */
struct tessera_batch; /* many games in play */

enum { TESSERA_CHANCE = 8, TESSERA_SEATS_MAX = 8, TESSERA_LEGAL_MAX = 1024 };

/* `how` as in tessera_new, without seed and chance. NULL, and says why, if there is no
 * such game. */
TESSERA_PUBLIC struct tessera_setup *tessera_setup_new(const char *game, const char *how,
						       struct tessera_error *why);
TESSERA_PUBLIC void tessera_setup_free(struct tessera_setup *s);

/* The id of the game; how many seats, and the name of each; NULL after the last. */
TESSERA_PUBLIC const char *tessera_setup_game(const struct tessera_setup *s);
TESSERA_PUBLIC unsigned tessera_setup_seats(const struct tessera_setup *s);
TESSERA_PUBLIC const char *tessera_setup_seat(const struct tessera_setup *s,
					      unsigned seat);

/*
 * Ids of actions are 0 to this - 1, and mean the same in every state. Most are a whole
 * action ("play Forum 3"). One with many combinations is chosen in two or three parts
 * ("move a3 ...", then "... hex b4"): the same seat is asked for the next part. Id 0 is
 * never legal; it stands for a seat that does not act. Outcomes of chance are whole
 * actions.
 */
TESSERA_PUBLIC unsigned tessera_setup_ids(const struct tessera_setup *s);

/* What an id says, cut off at `size` with its NUL; returns its full length. */
TESSERA_PUBLIC size_t tessera_setup_id_text(const struct tessera_setup *s, unsigned id,
					    char *out, size_t size);

/* Reads an action as records have it ("move a3 b4"): the ids of all its parts; returns
 * how many, or 0 and says why. */
TESSERA_PUBLIC unsigned tessera_setup_read(const struct tessera_setup *s,
					   const char *action, uint16_t out[3],
					   struct tessera_error *why);

/* No game has more steps, those of chance included. */
TESSERA_PUBLIC unsigned tessera_setup_max_steps(const struct tessera_setup *s);

/* A part of a tensor: its name, where it stands, its shape. `recall` is the last part,
 * and only of the information state. */
struct tessera_part {
	char name[48];
	unsigned offset, size, rank, extent[4];
};
TESSERA_PUBLIC unsigned tessera_setup_floats(const struct tessera_setup *s,
					     bool with_recall);
TESSERA_PUBLIC bool tessera_setup_part(const struct tessera_setup *s, unsigned n,
				       struct tessera_part *out);

/* Plays this many random actions, as a yardstick; returns how many games ended. */
TESSERA_PUBLIC uint64_t tessera_setup_random_play(const struct tessera_setup *s,
						  uint64_t steps, uint64_t seed);

/* A game at its beginning; nothing is left to chance by itself. */
TESSERA_PUBLIC struct tessera_state *tessera_state_new(const struct tessera_setup *s);
TESSERA_PUBLIC struct tessera_state *tessera_state_clone(const struct tessera_state *s);
TESSERA_PUBLIC void tessera_state_free(struct tessera_state *s);

/* Into a state of the same set-up. */
TESSERA_PUBLIC void tessera_state_copy(struct tessera_state *to,
				       const struct tessera_state *from);

/* The seats that must choose, as bits (bit 8: chance); 0 if the game is over. The order
 * in which several seats choose does not matter. */
TESSERA_PUBLIC unsigned tessera_state_to_act(const struct tessera_state *s);

/* What the seat may choose: a list of at most TESSERA_LEGAL_MAX ids, or one byte for each
 * id, 0 or 1. Both return how many; 0 if the seat does not act. */
TESSERA_PUBLIC unsigned tessera_state_legal(const struct tessera_state *s, int seat,
					    uint16_t *out);
TESSERA_PUBLIC unsigned tessera_state_mask(const struct tessera_state *s, int seat,
					   uint8_t *out);

/* Makes a choice; one that is refused changes nothing. And takes the last one back. */
TESSERA_PUBLIC bool tessera_state_apply(struct tessera_state *s, int seat, unsigned id,
					struct tessera_error *why);
TESSERA_PUBLIC bool tessera_state_undo(struct tessera_state *s);

/* How many choices were made; up to `count` of them from number `first` on. */
TESSERA_PUBLIC unsigned tessera_state_history(const struct tessera_state *s,
					      unsigned first, unsigned count,
					      uint8_t *seats, uint16_t *ids);

/* The outcomes of chance and how likely they are; returns how many, 0 if chance does not
 * act. And one of them, as likely as that; -1 if chance does not act. */
TESSERA_PUBLIC unsigned tessera_state_chance(const struct tessera_state *s, uint16_t *ids,
					     double *probability);
TESSERA_PUBLIC int tessera_state_sample(const struct tessera_state *s, uint64_t seed);

/* 1 for who has won, 0 for who has lost, shared if they are level: the sum is 1. False,
 * and zeros, while the game goes on. */
TESSERA_PUBLIC bool tessera_state_returns(const struct tessera_state *s, double *out);

/* What the seat sees now, as floats. With recall, the information state: 64 bits more
 * that differ whenever the seat has seen something different before. And these bits as a
 * number. False if there is no such seat. */
TESSERA_PUBLIC bool tessera_state_observe(const struct tessera_state *s, int seat,
					  float *out);
TESSERA_PUBLIC bool tessera_state_inform(const struct tessera_state *s, int seat,
					 float *out);
TESSERA_PUBLIC bool tessera_state_recall(const struct tessera_state *s, int seat,
					 uint64_t *out);

/* Deals again what the seat cannot know (determinization). The history ends here: it
 * begins again with this state. */
TESSERA_PUBLIC bool tessera_state_resample(struct tessera_state *s, int seat,
					   uint64_t seed);

/* As bytes, which any machine with the same rules can read; returns how many there are,
 * however small the room is. NULL, and says why, if they are not of this set-up. */
TESSERA_PUBLIC size_t tessera_state_save(const struct tessera_state *s, void *out,
					 size_t room);
TESSERA_PUBLIC struct tessera_state *tessera_state_load(const struct tessera_setup *setup,
							const void *data, size_t size,
							struct tessera_error *why);

/* The view of a seat as JSON, the board as text, and the whole position as JSON; below 0
 * a spectator. They live until the next of these calls with the same state. */
TESSERA_PUBLIC const char *tessera_state_view(struct tessera_state *s, int reader);
TESSERA_PUBLIC const char *tessera_state_picture(struct tessera_state *s, int reader);
TESSERA_PUBLIC const char *tessera_state_position(struct tessera_state *s);

/* What a bot would choose: the ids of all parts of its action; returns how many, 0 if
 * there is no such bot, or the seat does not act or is in the middle of an action. */
TESSERA_PUBLIC unsigned tessera_state_choose(struct tessera_state *s, int seat,
					     const char *bot, uint64_t seed,
					     uint16_t out[3]);

/*
 * What the caller of a batch reads, a row for each game. The arrays belong to the batch,
 * stay where they are and must not be written. `legal` has TESSERA_LEGAL_MAX columns, of
 * which the first `legal_count` count. A game that ended (`terminated`), or had
 * `max_steps` steps (`truncated`), has begun again: `reward` and `last_length` are of the
 * game that ended, all else of the new one.
 */
struct tessera_arrays {
	uint8_t *mask;
	uint16_t *legal;
	int32_t *legal_count, *seat;
	float *observation, *reward; /* NULL if not wanted; a column for each seat */
	uint8_t *terminated, *truncated;
	uint32_t *length, *last_length;
};

/* `max_steps` 0: no limit. It begins with seed 0. */
TESSERA_PUBLIC struct tessera_batch *tessera_batch_new(const struct tessera_setup *s,
						       unsigned games, unsigned threads,
						       unsigned max_steps, bool observes);
TESSERA_PUBLIC void tessera_batch_free(struct tessera_batch *b);
TESSERA_PUBLIC void tessera_batch_arrays(const struct tessera_batch *b,
					 struct tessera_arrays *out);

/* All games begin again. What happens depends on the seed, not on the threads. */
TESSERA_PUBLIC void tessera_batch_reset(struct tessera_batch *b, uint64_t seed);

/* One choice in every game, an id each, and all that chance decides after it. False, and
 * nothing is done, if one of them is illegal. */
TESSERA_PUBLIC bool tessera_batch_step(struct tessera_batch *b, const int32_t *ids,
				       struct tessera_error *why);

/* A random legal id for each game. */
TESSERA_PUBLIC void tessera_batch_sample(struct tessera_batch *b, int32_t *ids);

#ifdef __cplusplus
}
#endif

#endif
