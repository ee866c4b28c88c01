/* What the units of a seat could do where they stand: settle, conquer, sail. */
#ifndef GAMES_ANTIKE_OUTLOOK_H
#define GAMES_ANTIKE_OUTLOOK_H

#include "games/antike/antike.h"

/* What a nation has on the map, but for units. */
struct count {
	u8 cities, temples, walls, yield[RESOURCE_COUNT], kind[RESOURCE_COUNT];
};

struct outlook {
	int units, at_site, at_home;
	int open_sites; /* free sites one border away */
	int settlers;	/* those that units on land could go to that stand on none */
	int moored;	/* regions with galleys from where a sea is open */
	float beckons;	/* the best prize, the more the nearer units are to be enough */
	float ready;	/* what one march would win */
};

/* `count` is what each seat has. */
struct outlook antike_outlook_of(const struct antike *s, int seat,
				 const struct count *count);

/* Cities of a seat that others can take as things stand, of the `cities` at `at`; with a
 * temple they count twice. */
int antike_outlook_threats(const struct antike *s, int seat, const u8 *at, int cities);

/* The longer a game lasts, the less a unit counts: it is there to be used. */
float antike_outlook_impatience(const struct antike *s);

#endif
