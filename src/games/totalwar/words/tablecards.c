/* The tables of what is bought and played: developments, agent actions, events, cards. */
#include <string.h>

#include "games/totalwar/words/tables.h"

void tw_tables_developments(struct json *out)
{
	static const char *const columns[] = { "development",
					       "source of the name",
					       "of",
					       "column",
					       "row",
					       "cost",
					       "source of the cost",
					       "needs",
					       "what it does",
					       "source of the effect",
					       NULL };
	tw_tables_open(
		out, "developments", "Developments",
		"Eight names and their effects are in the manual (that Advanced "
		"Subterfuge rolls a die again is ours). The costs are ours, in the "
		"range that is found (rtw-helper): 1 to 5 gold for Rome, 1 to 4 for "
		"the others. The shape of the trees is ours.",
		columns);
	for (int dev = 1; dev < DEVELOPMENT_COUNT; dev++) {
		const struct development_row *row = &tw_rows_development[dev];
		json_open(out, '[');
		json_string(out, row->name);
		json_string(out, row->manual ? "manual" : "ours");
		json_string(out, tw_tables_owner(row->owner));
		json_string(out, row->column_name);
		json_int(out, row->row);
		json_int(out, row->cost);
		json_string(out, "ours");
		json_string(out, tw_tables_need(row->needs));
		json_string(out, row->text);
		json_string(out, row->manual ? "manual" : "ours");
		json_close(out, ']');
	}
	tw_tables_close(out);
}

/* A card is called "Treaty/Broken Ground": its action and its event. */
static void put_deed(struct json *out, int deed)
{
	int card = 1;
	while (tw_rows_action_card[card].action != deed)
		card++;
	const char *name = tw_rows_action_card[card].name;
	json_string_n(out, name, strcspn(name, "/"));
}

static int cards_with(int deed, int event)
{
	int n = 0;
	for (int card = 1; card < ACTION_CARD_COUNT; card++)
		n += tw_rows_action_card[card].action == deed ||
		     tw_rows_action_card[card].event == event;
	return n;
}

void tw_tables_deeds(struct json *out)
{
	static const char *const columns[] = {
		"action", "what it does",	  "source of the action",
		"cards",  "source of the number", NULL
	};
	tw_tables_open(
		out, "actions", "Agent actions",
		"The 13 actions are in the manual; on how many of the 55 cards each "
		"stands is ours.",
		columns);
	for (int deed = 1; deed < DEED_COUNT; deed++) {
		json_open(out, '[');
		put_deed(out, deed);
		json_string(out, tw_facts_deeds[deed]);
		json_string(out, "manual");
		json_int(out, cards_with(deed, NO_EVENT));
		json_string(out, "ours");
		json_close(out, ']');
	}
	tw_tables_close(out);
}

static void put_windows(struct json *out, int windows)
{
	static const char *const words[WINDOW_COUNT] = {
#define WINDOW(id, word) [WINDOW_##id] = word,
#include "games/totalwar/windows.def"
#undef WINDOW
	};
	struct text cell = { 0 };
	for (int window = 1; window < WINDOW_COUNT; window++)
		if (windows >> window & 1)
			tw_tables_list(&cell, words[window]);
	tw_tables_put(out, &cell);
}

void tw_tables_events(struct json *out)
{
	static const char *const columns[] = { "event",	       "cards",	 "when",
					       "what it does", "source", NULL };
	tw_tables_open(
		out, "events", "Events",
		"The manual says that events stand on the action cards and are fully "
		"described there; no card was found, so all of them are ours.",
		columns);
	for (int event = 1; event < EVENT_CARD_COUNT; event++) {
		const struct event_card_row *row = &tw_rows_event_card[event];
		json_open(out, '[');
		json_string(out, row->name);
		json_int(out, cards_with(NO_DEED, event));
		put_windows(out, row->windows);
		json_string(out, row->text);
		json_string(out, "ours");
		json_close(out, ']');
	}
	tw_tables_close(out);
}

void tw_tables_cards(struct json *out)
{
	static const char *const columns[] = { "card",	"action", "levy",
					       "event", "source", NULL };
	tw_tables_open(out, "cards", "Action cards",
		       "There are 55 in the manual; what stands on which is ours.",
		       columns);
	for (int card = 1; card < ACTION_CARD_COUNT; card++) {
		const struct action_card_row *row = &tw_rows_action_card[card];
		json_open(out, '[');
		json_int(out, card);
		put_deed(out, row->action);
		json_int(out, row->levy);
		json_string(out, tw_rows_event_card[row->event].name);
		json_string(out, "ours");
		json_close(out, ']');
	}
	tw_tables_close(out);
}
