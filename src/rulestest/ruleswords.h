/* The words of a rule test that act or look, for the table in rulescase.c. */
#ifndef RULESTEST_RULESWORDS_H
#define RULESTEST_RULESWORDS_H

#include "rulestest/rulescase.h"

/* Each takes what follows its word, and may change it. */
MUST_USE status ruleswords_legal(struct rulescase *c, char *rest);
MUST_USE status ruleswords_illegal(struct rulescase *c, char *rest);
MUST_USE status ruleswords_apply(struct rulescase *c, char *rest);
MUST_USE status ruleswords_chance(struct rulescase *c, char *rest);
MUST_USE status ruleswords_expect(struct rulescase *c, char *rest);
MUST_USE status ruleswords_says(struct rulescase *c, char *rest);
MUST_USE status ruleswords_silent(struct rulescase *c, char *rest);
MUST_USE status ruleswords_asks(struct rulescase *c, char *rest);
MUST_USE status ruleswords_told(struct rulescase *c, char *rest);
MUST_USE status ruleswords_untold(struct rulescase *c, char *rest);
MUST_USE status ruleswords_sees(struct rulescase *c, char *rest);
MUST_USE status ruleswords_turn(struct rulescase *c, char *rest);
MUST_USE status ruleswords_offers(struct rulescase *c, char *rest);
MUST_USE status ruleswords_over(struct rulescase *c, char *rest);
MUST_USE status ruleswords_undo(struct rulescase *c, char *rest);
MUST_USE status ruleswords_no_undo(struct rulescase *c, char *rest);

/* Takes the name of a seat, or `spectator`. */
MUST_USE status ruleswords_take_reader(struct rulescase *c, char **rest, int *reader);

#endif
