/*
 * Events that are more than one call of say(): who may know a card, what a roll is for,
 * what a list of orders says. tell.c does this work only if somebody listens.
 */
#ifndef GAMES_TOTALWAR_TELL_H
#define GAMES_TOTALWAR_TELL_H

#include "games/totalwar/totalwar.h"

/* Runs only for those who listen, off the path of a search. */
#define TELL(call)                                         \
	do {                                               \
		if (__builtin_expect(events_are_heard, 0)) \
			call;                              \
	} while (0)

seatset tw_tell_knowers(const struct totalwar *s, int seat, int army, int slot);
void tw_tell_bids(const struct totalwar *s, int winner);
void tw_tell_die(const struct totalwar *s, int die); /* that has just fallen */
void tw_tell_lost(const struct totalwar *s, int army, int slot); /* of `loser` */
void tw_tell_suffers(const struct totalwar *s, int seat, int army, int cards, int light);
void tw_tell_seen(const struct totalwar *s, int who, int of, int army, int seats);
void tw_tell_confided(const struct totalwar *s, int seat, int to);
void tw_tell_order(const struct totalwar *s, int seat, const u8 order[PART_COUNT]);
void tw_tell_road(int seat, int border, int price);
void tw_tell_sent(const struct totalwar *s, int side);
void tw_tell_exchange(const struct totalwar *s, int side, int own, int target,
		      int cancelled);
void tw_tell_battle(const struct totalwar *s, int victor, int lost, int killed,
		    const bool destroyed[SIDE_COUNT]);
void tw_tell_dead(const struct totalwar *s, int side);
void tw_tell_sea_battle(const struct totalwar *s, int victor, const int lost[SIDE_COUNT]);
void tw_tell_end(const struct totalwar *s, int still_in);

#endif
