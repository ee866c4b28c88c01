/* The tables of reference, private to them: how a table is written. */
#ifndef GAMES_TOTALWAR_TABLES_H
#define GAMES_TOTALWAR_TABLES_H

#include "base/json.h"
#include "base/text.h"
#include "games/totalwar/words/facts.h"

/* Opens a table up to its rows; `columns` ends with NULL. */
void tw_tables_open(struct json *out, const char *id, const char *title, const char *note,
		    const char *const *columns);
void tw_tables_close(struct json *out);

/* A cell with a text that is built, which is freed. */
void tw_tables_put(struct json *out, struct text *cell);

/* Appends a word to a list: "red, green". */
void tw_tables_list(struct text *list, const char *word);

void tw_tables_dice(struct json *out, const uint8_t *dice, int n);
const char *tw_tables_owner(int faction);
const char *tw_tables_need(int development);

/* tabletroops.c, tablecards.c, tablestart.c */
void tw_tables_troops(struct json *out);
void tw_tables_generals(struct json *out);
void tw_tables_skills(struct json *out);
void tw_tables_ships(struct json *out);
void tw_tables_developments(struct json *out);
void tw_tables_deeds(struct json *out);
void tw_tables_events(struct json *out);
void tw_tables_cards(struct json *out);
void tw_tables_starts(struct json *out);

#endif
