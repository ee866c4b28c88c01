#include "server/play/play.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "base/json.h"
#include "server/play/clocks.h"
#include "server/play/lessons.h"
#include "server/play/offers.h"
#include "server/tables/audience.h"
#include "server/tables/stream.h"

static status is_running(const struct table *t, struct text *why)
{
	if (table_is(t, TABLE_OPEN))
		return status_say(NO_GAME, why,
				  "The game has not started: a seat is still open.");
	if (!table_is(t, TABLE_RUNNING))
		return status_say(GAME_OVER, why, "%s", "");
	return OK;
}

/* A bot has no user; everybody else must sit there. */
static status owns_seat(const struct table *t, const struct command *cmd,
			struct text *why)
{
	if (cmd->seat >= table_seats(t))
		return status_say(BAD_SEAT, why, "%s", "");
	if (cmd->user ? !(table_seats_of(t, cmd->user->id) & seat_bit(cmd->seat))
		      : !seat_is(t, cmd->seat, SEAT_BOT))
		return status_say(FORBIDDEN, why, "This is not your seat.");
	return OK;
}

void play_settle(struct table *t, struct pending *p)
{
	match_chance(&t->match);
	if (match_is_over(&t->match))
		play_finish(t, p, ENDED_BY_RULES, SEAT_NONE);
}

/* The change is a secret of those who know of one of the steps after the first `from`.
 */
static void hide(const struct table *t, struct pending *p, size_t from)
{
	seatset known = 0;
	for (size_t i = from; i < t->log.steps; i++)
		known |= t->log.known[i];
	p->unknown_to = table_is(t, TABLE_RUNNING) ? (seatset)(EVERYBODY & ~known) : 0;
}

status play_act(struct table *t, const struct command *cmd, struct pending *p,
		struct text *why)
{
	TRY(is_running(t, why));
	TRY(owns_seat(t, cmd, why));
	if (cmd->rev < t->seat_rev[cmd->seat] ||
	    cmd->rev > audience_rev(t, audience_of_seat(t, cmd->seat)))
		return status_say(STALE, why, "%s", "");
	if (cmd->unread)
		return status_say(BAD_ACTION, why, "%s", cmd->unread);
	TRY(lessons_want(t, cmd->seat, cmd->act, why));
	const status s = match_play(&t->match, cmd->seat, cmd->act, why);
	if (s == ILLEGAL && cmd->refused)
		(void)!match_why(&t->match, cmd->seat, cmd->act, cmd->refused);
	TRY(s);
	offers_keep_seat(t, cmd->user);
	play_settle(t, p);
	TRY(lessons_continue(t, p, why));
	hide(t, p, p->keep);
	if (!p->unknown_to)
		offers_drop(t);
	return OK;
}

/* The match went back: what lies after it is gone for those who read along, too. */
static void follow_back(struct table *t, struct pending *p)
{
	const size_t count = t->match.count;
	chronicle_cut(&t->log, count);
	stream_truncate(t, count, p->unknown_to);
	if (count < p->keep)
		p->keep = count;
	p->rewound = true;
	if (!p->unknown_to)
		offers_drop(t);
}

size_t play_undoable(const struct table *t, int seat, size_t *last)
{
	const struct match *m = &t->match;
	size_t count = 0;
	for (size_t i = m->count; i > 0; i--) {
		const struct step *s = &m->step[i - 1];
		if (s->seat == seat && !m->game->verbs[action_verb(s->action)].reveals) {
			if (count++ == 0)
				*last = i - 1;
		} else if (s->seat == seat || s->seat == CHANCE ||
			   (t->log.known[i - 1] & seat_bit(seat))) {
			break;
		}
	}
	return count;
}

/* Takes back the step `at` of a seat. What others have done in secret since then stays:
 * what they chose does not depend on it. */
static status take_out(struct table *t, size_t at, struct pending *p, struct text *why)
{
	const size_t behind = t->match.count - at - 1;
	struct step *later = calloc(behind + 1, sizeof *later);
	if (!later)
		die("out of memory");
	memcpy(later, t->match.step + at + 1, behind * sizeof *later);
	p->unknown_to = (seatset)(EVERYBODY & ~t->log.known[at]);
	match_rewind(&t->match, at);
	follow_back(t, p);
	status s = OK;
	for (size_t i = 0; i < behind && s == OK; i++)
		s = match_play(&t->match, later[i].seat, later[i].action, why);
	free(later);
	return s;
}

/* Why not, as far as the seat knows what was done. */
static status why_no_undo(const struct table *t, int seat, struct text *why)
{
	struct match known = t->match;
	while (known.count > 0 && !(t->log.known[known.count - 1] & seat_bit(seat)))
		known.count--;
	return match_undo(&known, seat, why);
}

status play_undo(struct table *t, const struct command *cmd, struct pending *p,
		 struct text *why)
{
	TRY(is_running(t, why));
	TRY(owns_seat(t, cmd, why));
	if (t->row.lesson[0])
		return status_say(NO_UNDO, why, "A lesson only goes forward.");
	if (t->row.undo != UNDO_FREE)
		return status_say(NO_UNDO, why,
				  "At this table you must ask the others for an undo.");
	size_t last;
	if (play_undoable(t, cmd->seat, &last) == 0)
		return why_no_undo(t, cmd->seat, why);
	offers_keep_seat(t, cmd->user);
	return take_out(t, last, p, why);
}

static bool plays_with_people(const struct table *t, int seat)
{
	const char *user = t->row.seat[seat].user;
	bool found = false;
	for (int other = 0; other < table_seats(t); other++)
		found |= seat_is(t, other, SEAT_PERSON) &&
			 strcmp(t->row.seat[other].user, user) != 0;
	return found;
}

status play_take_back(struct table *t, int seat, struct pending *p, struct text *why)
{
	size_t count = t->match.count;
	while (count > 0 && t->match.step[count - 1].seat != seat)
		count--;
	if (count == 0)
		return status_say(NO_UNDO, why, "%s", "");
	/* Among people nobody may know the next roll; a bot does not mind, but it would
	 * be a second try if the dice fell otherwise. */
	if (plays_with_people(t, seat))
		match_rewind(&t->match, count - 1);
	else
		match_rewind_with_dice(&t->match, count - 1);
	follow_back(t, p);
	play_settle(t, p);
	return OK;
}

void play_seat_bot(struct table *t, int seat, struct pending *p)
{
	const struct bot *best = bot_best();
	struct seat_row *r = &t->row.seat[seat];
	r->kind = SEAT_BOT;
	snprintf(r->bot, sizeof r->bot, "%s", best->id);
	snprintf(r->name, sizeof r->name, "%s bot", best->id);
	r->user[0] = '\0';
	p->seats = true;
}

/* With two seats the other wins; with more a bot plays on. A lesson just ends. */
static void give_up(struct table *t, int seat, enum ended_by by, struct pending *p)
{
	t->row.seat[seat].is_out = true;
	p->seats = true;
	if (table_seats(t) == 2 || t->row.lesson[0])
		play_finish(t, p, by, seat);
	else
		play_seat_bot(t, seat, p);
}

status play_resign(struct table *t, const struct command *cmd, struct pending *p,
		   struct text *why)
{
	TRY(is_running(t, why));
	TRY(owns_seat(t, cmd, why));
	give_up(t, cmd->seat, ENDED_BY_RESIGNATION, p);
	return OK;
}

status play_relieve(struct table *t, const struct command *cmd, struct pending *p,
		    struct text *why)
{
	TRY(is_running(t, why));
	if (!seat_is(t, cmd->seat, SEAT_BOT) ||
	    strcmp(t->row.seat[cmd->seat].bot, cmd->words) != 0)
		return STALE;
	play_seat_bot(t, cmd->seat, p);
	p->chat = cmd->chat;
	return OK;
}

status play_time_out(struct table *t, const struct command *cmd, struct pending *p,
		     struct text *why)
{
	(void)cmd;
	TRY(is_running(t, why));
	if (t->row.deadline == 0 || t->row.deadline > playtime_now(t->server))
		return STALE;
	for (int seat = 0; seat < table_seats(t); seat++)
		if (table_acts(t, seat) && seat_is(t, seat, SEAT_PERSON) &&
		    clocks_left(t, seat) == 0 && table_is(t, TABLE_RUNNING))
			give_up(t, seat, ENDED_BY_TIME, p);
	return OK;
}

status play_set_nonce(struct dice *d, int seat, const char *words, struct text *why)
{
	const size_t len = strlen(words);
	bool plain = len > 0;
	for (size_t i = 0; i < len; i++)
		plain &= isgraph((unsigned char)words[i]) != 0;
	return plain && fair_set_nonce(d, seat, words)
		       ? OK
		       : status_say(BAD_REQUEST, why,
				    "A nonce has 1 to %d letters, digits or signs, "
				    "without spaces.",
				    NONCE_MAX);
}

status play_nonce(struct table *t, const struct command *cmd, struct pending *p,
		  struct text *why)
{
	TRY(owns_seat(t, cmd, why));
	if (t->match.drawn > 0 || !table_is(t, TABLE_OPEN))
		return status_say(FORBIDDEN, why,
				  "The nonce is fixed once the game has started.");
	TRY(play_set_nonce(&t->match.dice, cmd->seat, cmd->words, why));
	p->setup = true;
	return OK;
}

static void put_result(struct table *t, enum ended_by by, int loser, struct json *j)
{
	float score[SEATS_MAX] = { 0 };
	if (by == ENDED_BY_RULES)
		t->match.game->score(t->match.state, score);
	else
		for (int seat = 0; seat < table_seats(t); seat++)
			score[seat] = by == ENDED_BY_DRAW  ? 1.0f / (float)table_seats(t)
				      : loser != SEAT_NONE ? (float)(seat != loser)
							   : 0.0f;
	json_put_string(j, "by", ended_by_words[by]);
	if (loser != SEAT_NONE)
		json_put_string(j, "loser", game_seat_name(t->match.game, loser));
	json_key(j, "score");
	json_open(j, '{');
	for (int seat = 0; seat < table_seats(t); seat++) {
		json_key(j, game_seat_name(t->match.game, seat));
		json_real(j, (double)score[seat]);
	}
	json_close(j, '}');
}

void play_finish(struct table *t, struct pending *p, enum ended_by by, int loser)
{
	t->row.state = TABLE_FINISHED;
	p->seats = true;
	offers_drop_all(t);
	text_clear(&t->row.result);
	struct json j = { .out = &t->row.result };
	json_open(&j, '{');
	put_result(t, by, loser, &j);
	json_close(&j, '}');
}

status play_say(struct table *t, const struct command *cmd, struct pending *p,
		struct text *why)
{
	enum { CHAT_MAX = 1000 };
	if (!table_is_insider(t, cmd->user->id))
		return status_say(FORBIDDEN, why,
				  "Only the players of this table can chat here.");
	const size_t len = strlen(cmd->words);
	if (len == 0 || len > CHAT_MAX)
		return status_say(BAD_REQUEST, why, "A message has 1 to %d characters.",
				  CHAT_MAX);
	offers_keep_seat(t, cmd->user);
	p->chat = cmd->chat;
	return OK;
}
