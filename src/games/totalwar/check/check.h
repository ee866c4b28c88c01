/* Whether a position can be played on: private to check.c and its tables and parts. */
#ifndef GAMES_TOTALWAR_CHECK_H
#define GAMES_TOTALWAR_CHECK_H

#include "games/totalwar/totalwar.h"

/* The field that is wrong and why; no field: nothing is. */
struct flaw {
	const char *field, *what;
};

#define FLAW(field, what) ((struct flaw){ field, what })
#define SOUND ((struct flaw){ NULL, NULL })

/* Goes on only if nothing was wrong so far. */
#define MUST(check)                              \
	do {                                     \
		const struct flaw first = check; \
		if (first.field)                 \
			return first;            \
	} while (0)

struct flaw tw_check_stack(const struct totalwar *s);
struct flaw tw_check_registers(const struct totalwar *s);
struct flaw tw_check_in_play(const struct totalwar *s); /* by the phases in the stack */
bool tw_check_is_on_map(const struct totalwar *s, int seat, int army);

/* inbattle.c */
struct flaw tw_check_sides(const struct totalwar *s);
struct flaw tw_check_meeting(const struct totalwar *s);
struct flaw tw_check_asked_side(const struct totalwar *s);
struct flaw tw_check_flight(const struct totalwar *s);
struct flaw tw_check_field(const struct totalwar *s);
struct flaw tw_check_battle(const struct totalwar *s);
struct flaw tw_check_join(const struct totalwar *s);
struct flaw tw_check_invite(const struct totalwar *s);
struct flaw tw_check_muster(const struct totalwar *s);
struct flaw tw_check_recon(const struct totalwar *s);
struct flaw tw_check_deploy(const struct totalwar *s);
struct flaw tw_check_fielded(const struct totalwar *s);
struct flaw tw_check_relief(const struct totalwar *s);
struct flaw tw_check_victor(const struct totalwar *s);
struct flaw tw_check_no_victor(const struct totalwar *s);
struct flaw tw_check_struck(const struct totalwar *s);

/* inevents.c */
struct flaw tw_check_window(const struct totalwar *s);
struct flaw tw_check_omens(const struct totalwar *s);
struct flaw tw_check_event(const struct totalwar *s);
struct flaw tw_check_storm(const struct totalwar *s);

/* insea.c */
struct flaw tw_check_hunters(const struct totalwar *s);
struct flaw tw_check_intercept(const struct totalwar *s);
struct flaw tw_check_navies(const struct totalwar *s);
struct flaw tw_check_naval(const struct totalwar *s);
struct flaw tw_check_broadside(const struct totalwar *s);
struct flaw tw_check_drowning(const struct totalwar *s);
struct flaw tw_check_retreat(const struct totalwar *s);

#endif
