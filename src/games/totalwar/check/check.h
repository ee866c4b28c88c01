/* Whether a position can be played on: private to check.c and its tables and parts. */
#ifndef GAMES_TOTALWAR_CHECK_H
#define GAMES_TOTALWAR_CHECK_H

#include "games/totalwar/totalwar.h"
#include "kit/flaw.h"

struct flaw tw_check_registers(const struct totalwar *s);

/* What the phases take for granted; the names are the column `needs` of phases.def. */

/* inplay.c */
struct flaw tw_check_nothing(const struct totalwar *s);
struct flaw tw_check_deal(const struct totalwar *s);
struct flaw tw_check_bid(const struct totalwar *s);
struct flaw tw_check_active(const struct totalwar *s);
struct flaw tw_check_draw(const struct totalwar *s);
struct flaw tw_check_spend(const struct totalwar *s);
struct flaw tw_check_generals(const struct totalwar *s);
struct flaw tw_check_treaty(const struct totalwar *s);
struct flaw tw_check_deed(const struct totalwar *s);
struct flaw tw_check_agent_die(const struct totalwar *s);
struct flaw tw_check_uprising(const struct totalwar *s);
struct flaw tw_check_losses(const struct totalwar *s);
struct flaw tw_check_perishing(const struct totalwar *s);
struct flaw tw_check_appointment(const struct totalwar *s);
struct flaw tw_check_shift(const struct totalwar *s);
struct flaw tw_check_entry(const struct totalwar *s);
struct flaw tw_check_conquest(const struct totalwar *s);
struct flaw tw_check_assault(const struct totalwar *s);
struct flaw tw_check_stranded(const struct totalwar *s);
struct flaw tw_check_campaign(const struct totalwar *s);
bool tw_check_is_on_map(const struct totalwar *s, int seat, int army);

/* inbattle.c */
struct flaw tw_check_sides(const struct totalwar *s);
struct flaw tw_check_meeting(const struct totalwar *s);
struct flaw tw_check_asked_side(const struct totalwar *s);
struct flaw tw_check_flight(const struct totalwar *s);
struct flaw tw_check_field(const struct totalwar *s);
struct flaw tw_check_battle(const struct totalwar *s);
struct flaw tw_check_battle_on(const struct totalwar *s); /* and nobody has won it */
struct flaw tw_check_fight(const struct totalwar *s);
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
