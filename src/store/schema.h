/*
 * The columns of the database that the program keeps in structs, each named once.
 *
 * A column of `tables` is the field of the same name in struct table_row; `id` comes
 * before them. Its row: the number of its argument, when it is written, its name, and how
 * it is kept (store/columns.h).
 *
 *   KEY        an update looks for it
 *   CHANGING   every update writes it
 *   FIXED      written when the table is made
 *   LARGE_...  the same, but left out of lists
 *
 * CHANGING rows come before FIXED ones: an update passes the first arguments only.
 */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

#define TABLE_COLUMNS(ROW)                               \
	ROW(2, KEY, seq, INT)                            \
	ROW(3, LARGE_CHANGING, position, TEXT)           \
	ROW(4, CHANGING, state, WORD, table_state_words) \
	ROW(5, CHANGING, result, TEXT)                   \
	ROW(6, CHANGING, offers, TEXT)                   \
	ROW(7, CHANGING, rev, INT)                       \
	ROW(8, CHANGING, drawn, INT)                     \
	ROW(9, CHANGING, steps, INT)                     \
	ROW(10, CHANGING, rematch, CHARS)                \
	ROW(11, CHANGING, acting, INT)                   \
	ROW(12, CHANGING, updated, INT)                  \
	ROW(13, CHANGING, clock_at, INT)                 \
	ROW(14, CHANGING, deadline, INT)                 \
	ROW(15, CHANGING, bot_due, INT)                  \
	ROW(16, CHANGING, grace_at, INT)                 \
	ROW(17, CHANGING, asked_at, INT)                 \
	ROW(18, CHANGING, hidden, TEXT)                  \
	ROW(19, CHANGING, shown, INT)                    \
	ROW(20, FIXED, game, CHARS)                      \
	ROW(21, FIXED, owner, CHARS)                     \
	ROW(22, FIXED, secret, CHARS)                    \
	ROW(23, FIXED, pace, WORD, pace_words)           \
	ROW(24, FIXED, pace_ms, INT)                     \
	ROW(25, FIXED, watch, WORD, watch_words)         \
	ROW(26, FIXED, undo, WORD, undo_words)           \
	ROW(27, FIXED, listed, BOOL)                     \
	ROW(28, FIXED, invite, CHARS)                    \
	ROW(29, FIXED, created, INT)                     \
	ROW(30, FIXED, scenario, CHARS)                  \
	ROW(31, FIXED, hints, WORD, hints_words)         \
	ROW(32, FIXED, grace_ms, INT)                    \
	ROW(33, FIXED, lesson, CHARS)                    \
	ROW(34, LARGE_FIXED, setup, TEXT)

/* The columns of `seats` after `table_id` and `seat`: the number of its argument, its
 * name, the field of struct seat_row, and how it is kept. */
#define SEAT_COLUMNS(ROW)                         \
	ROW(3, kind, kind, WORD, seat_kind_words) \
	ROW(4, user_id, user, CHARS)              \
	ROW(5, bot, bot, CHARS)                   \
	ROW(6, name, name, CHARS)                 \
	ROW(7, clock_ms, clock_ms, INT)           \
	ROW(8, is_out, is_out, BOOL)

/* The columns of `users` after `id` that struct user has a field for: name, field, and
 * how it is kept. */
#define USER_COLUMNS(ROW)                 \
	ROW(name, name, CHARS)            \
	ROW(account, account, CHARS)      \
	ROW(closed, is_closed, BOOL)      \
	ROW(email, email, CHARS)          \
	ROW(email_new, email_new, CHARS)  \
	ROW(webhook, webhook, CHARS)      \
	ROW(mail_turns, mail_turns, BOOL) \
	ROW(unsubscribe, unsubscribe, CHARS)

#endif
