/*
 * What has happened, on disk. The server keeps nothing that matters anywhere else.
 *
 * A change to a table is one transaction: the table's row, its steps, seats and chat, and
 * the messages that announce it (the outbox). When store_change returns OK it is synced.
 * `seq` rises by one with every change; a change that starts from an old seq is refused
 * with STALE and has no effect, so two processes cannot overwrite each other.
 *
 * All functions may be called from any thread. Strings in rows are owned by the row:
 * row_free functions end them.
 */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"
#include "base/text.h"
#include "core/game.h"
#include "store/kinds.h"

enum { ID_LEN = 16, TOKEN_LEN = 32, NAME_MAX_BYTES = 40 };

struct store;

/* `address` is sqlite:PATH or postgres://...; the schema is brought up to date. */
MUST_USE status store_open(struct store **out, const char *address, struct text *why);
void store_close(struct store *s);

/* Whether the database is sound, as far as that can be seen quickly. */
MUST_USE status store_check(struct store *s, struct text *why);

/* What went through it since it was opened, and what did not. */
struct store_counts {
	unsigned long long commits, failed_writes, failed_reads;
};
void store_counts(struct store *s, struct store_counts *out);

/*
 * A store that hangs. Every call ends within seconds, with IO_FAILED. Once one had to be
 * given up, all others fail at once, so that nobody waits behind them, until the thread
 * that listens finds that the store answers again.
 */
bool store_is_down(struct store *s);

/* Waits for changes by other processes; `on_message` gets "TABLE SEQ" where a table has
 * changed, "user ID" where sessions have ended, or "" where changes may have been missed:
 * then anything may have changed. */
MUST_USE status store_listen(struct store *s, int ms,
			     void (*on_message)(void *self, const char *message),
			     void *self, struct text *why);

/* A fresh unguessable word of `len` letters and digits. */
void store_token(char *out, size_t len);

int64_t store_now(void); /* milliseconds since 1970 */

/* People */

struct user {
	char id[ID_LEN + 1];
	char name[NAME_MAX_BYTES + 1];
	char account[NAME_MAX_BYTES + 1]; /* "": a guest */
	bool has_account, is_closed;
	char email[128];     /* confirmed: what is sent goes there */
	char email_new[128]; /* to be confirmed by the link that was sent there */
	bool mail_turns;     /* wants a mail when it is his turn */
	char unsubscribe[TOKEN_LEN + 1];
	char webhook[256];
};

/* The user behind a session's token; NOT_FOUND if there is none. */
MUST_USE status store_session(struct store *s, const char *token, struct user *out,
			      struct text *why);
/* Makes a session for a user and its token. */
MUST_USE status store_login(struct store *s, const char *user, char token[TOKEN_LEN + 1],
			    struct text *why);
MUST_USE status store_logout(struct store *s, const char *token, struct text *why);
/* Ends all sessions of a user but that of the token `keep`, which may be "". */
MUST_USE status store_end_sessions(struct store *s, const char *user, const char *keep,
				   struct text *why);

/* What a session goes by while its token is not at hand, and whether it still lives. */
enum { SESSION_KEY_SIZE = 65 };
void store_session_key(const char *token, char key[SESSION_KEY_SIZE]);
MUST_USE status store_has_session(struct store *s, const char *key, bool *out,
				  struct text *why);

MUST_USE status store_user(struct store *s, const char *id, struct user *out,
			   struct text *why);
MUST_USE status store_put_webhook(struct store *s, const char *user, const char *webhook,
				  struct text *why);

/* Names: two people never show names of the same shape (server/people/confusables.h), and
 * nobody shows the name of another's account. */
struct name {
	char shown[NAME_MAX_BYTES + 1];
	char shape[4 * NAME_MAX_BYTES];
};

/* Makes a guest of this name; gives it an id. NAME_TAKEN if another has the name. */
MUST_USE status store_new_user(struct store *s, struct user *u, const struct name *name,
			       struct text *why);
/* Gives a user another name, at his tables too: `touched` gets a line "TABLE SEQ" for
 * each of them. `account` is the shape of the name of his account, or "". */
struct renaming {
	const char *user, *account;
	const struct name *name;
};
MUST_USE status store_rename(struct store *s, const struct renaming *r,
			     struct text *touched, struct text *why);
MUST_USE status store_name_is_free(struct store *s, const char *shape, bool *out,
				   struct text *why);
/* Those whose names nobody has entered yet: accounts first, the oldest first. */
MUST_USE status store_unnamed(struct store *s,
			      void (*visit)(void *self, const struct user *u), void *self,
			      struct text *why);

/* Accounts. Passwords are hashed already. */

/* Gives a user an account under a name, and ends his sessions as a guest; NAME_TAKEN if
 * another has the name. */
struct registration {
	const char *user, *account, *password;
	const struct name *name;
};
MUST_USE status store_register(struct store *s, const struct registration *r,
			       struct text *touched, struct text *why);
MUST_USE status store_find_account(struct store *s, const char *account, struct user *out,
				   struct text *password, struct text *why);
/* The oldest account with this confirmed address. */
MUST_USE status store_find_email(struct store *s, const char *email, struct user *out,
				 struct text *why);
/* A new password; all sessions but that of the token `keep` end, and links to a reset. */
MUST_USE status store_put_password(struct store *s, const char *account,
				   const char *password, const char *keep,
				   struct text *why);
/* Bans (all his sessions end) or lets in again. */
MUST_USE status store_close_user(struct store *s, const char *account, bool closed,
				 struct text *why);
/* Deletes a user and all that says who he was; his games stay, under `shown`. */
MUST_USE status store_forget_user(struct store *s, const char *user, const char *shown,
				  struct text *touched, struct text *why);

/* The secret of the dice of a user's next table, whose commitment he has seen: kept, and
 * taken once ("" if there is none). */
MUST_USE status store_keep_secret(struct store *s, const char *user, const char *secret,
				  struct text *why);
MUST_USE status store_take_secret(struct store *s, const char *user, char secret[65],
				  struct text *why);

/* A write that only shows that writes succeed. */
MUST_USE status store_try_write(struct store *s, struct text *why);
/* Playing time (server/play/playtime.h): keeps `mine` if it is higher than what is kept,
 * and says what is kept then; 0 if nothing ever was. */
MUST_USE status store_playtime(struct store *s, int64_t mine, int64_t *out,
			       struct text *why);

/* How many tables are held, and how many messages wait to be delivered. */
MUST_USE status store_count_waiting(struct store *s, long *held, long *messages,
				    struct text *why);

/* Forgets sessions older than a year, and guests of long ago who never sat down;
 * closes tables that nobody has joined for weeks. */
MUST_USE status store_prune(struct store *s, struct text *why);

MUST_USE status store_users(struct store *s,
			    void (*visit)(void *self, const struct user *u,
					  const char *account),
			    void *self, struct text *why);

/* Tables */

struct seat_row {
	enum seat_kind kind;
	char user[ID_LEN + 1];
	char bot[24];
	char name[64];
	int64_t clock_ms;
	bool is_out; /* resigned or out of time */
};

struct table_row {
	char id[ID_LEN + 1], game[32], scenario[40], owner[ID_LEN + 1];
	char lesson[40];   /* its name; "": a game */
	struct text setup; /* the head of the record, up to the line `steps` */
	char secret[65];
	struct text position; /* the position as JSON */
	enum table_state state;
	struct text result; /* JSON, when finished */
	struct text offers; /* JSON */
	struct text hidden; /* what is secret of seq, rev and steps:
			       server/tables/audience.h */
	int64_t seq, rev, drawn, steps;
	enum pace pace;
	int64_t pace_ms;
	enum watch watch;
	enum undo undo;
	enum hints hints;
	int64_t grace_ms; /* how long a seat is kept when a bot is asked for in its place
			   */
	int64_t grace_at; /* when a bot takes a seat unless its player comes, else 0 */
	int64_t asked_at; /* when a bot was asked for last */
	bool listed;
	char invite[TOKEN_LEN + 1], rematch[ID_LEN + 1];
	int64_t acting;			 /* the set of seats to act, as bits */
	int64_t created, updated, shown; /* shown: the last change that was no secret */
	/* In playing time, server/play/playtime.h: */
	int64_t clock_at; /* when the clocks of the seats were right */
	int64_t deadline; /* when one runs out, else 0 */
	int64_t bot_due;  /* when a bot should have moved, else 0 */
	struct seat_row seat[SEATS_MAX];
};

void table_row_free(struct table_row *t);

enum { CHAT_KEPT = 500 }; /* lines of a table: the oldest give way */

struct chat_row {
	char name[64];
	char user[ID_LEN + 1]; /* "": nobody, a bot */
	struct text words;
	int64_t at;
};

struct message {
	enum message_kind kind;
	const char *target, *subject, *body;
	const char *unsubscribe; /* the address of one click that ends them; or NULL */
};

struct change {
	struct table_row *row;	  /* as it shall be; its seq is still the old one */
	size_t keep;		  /* steps that stay; those after are taken back */
	const struct text *lines; /* the new steps, as lines of the record */
	size_t line_count;
	bool setup, seats;	     /* whether these changed as well */
	bool is_secret;		     /* not everybody may notice it */
	const struct text *archive;  /* NULL, or the record that these steps replace */
	const struct chat_row *chat; /* NULL: nothing was said */
	const struct message *messages;
	size_t message_count;
	const struct table_row *opens; /* NULL, or a table that is made with it */
};

/* Gives a new table its id and its invitation; store_create does so. */
void store_name_table(struct table_row *row);
MUST_USE status store_create(struct store *s, struct table_row *row, struct text *why);
/* Commits; then row->seq has risen. */
MUST_USE status store_change(struct store *s, struct change *c, struct text *why);

/* Loads a table's row and its seats; `steps` (may be NULL) gets the lines of its record.
 */
MUST_USE status store_table(struct store *s, const char *id, struct table_row *out,
			    struct text *steps, struct text *why);
/* Its sequence number alone; -1 if there is no such table. */
MUST_USE status store_seq(struct store *s, const char *id, int64_t *out,
			  struct text *why);
/* The newest `most` chat lines, oldest first, through `visit`. */
MUST_USE status store_chat(struct store *s, const char *table, int most,
			   void (*visit)(void *self, const struct chat_row *c),
			   void *self, struct text *why);
/* The table of an invitation: its id into `out`. */
MUST_USE status store_invited(struct store *s, const char *invite, char out[ID_LEN + 1],
			      struct text *why);
MUST_USE status store_add_watcher(struct store *s, const char *table, const char *user,
				  struct text *why);
MUST_USE status store_is_watcher(struct store *s, const char *table, const char *user,
				 bool *out, struct text *why);

/* Lists of tables: rows without setup, position and steps, newest first. MINE (without
 * lessons) and SEATED go by `user`; LATE (a clock runs out), BOTS (a bot should have
 * moved) and GRACE (a seat is not kept any longer) go by `before`. */
enum list {
	LIST_MINE,
	LIST_SEATED,
	LIST_OPEN,
	LIST_FINISHED,
	LIST_ALL,
	LIST_LATE,
	LIST_BOTS,
	LIST_GRACE
};
struct list_query {
	enum list which;
	const char *user;
	int64_t before;
	int limit;
};
MUST_USE status store_list(struct store *s, const struct list_query *q,
			   void (*visit)(void *self, const struct table_row *t),
			   void *self, struct text *why);

/* How many tables a person has opened: that wait for players, and that are played with
 * bots. */
struct opened {
	int64_t open, with_bots;
};
MUST_USE status store_opened(struct store *s, const char *owner, struct opened *out,
			     struct text *why);

/* Faults: where the program itself has failed. The newest are kept, for developers. */

struct fault {
	const char *id, *table, *game, *what, *position; /* table: "" if there was none */
	int64_t at;
};

MUST_USE status store_add_fault(struct store *s, const struct fault *f, struct text *why);
MUST_USE status store_faults(struct store *s,
			     void (*visit)(void *self, const struct fault *f), void *self,
			     struct text *why);

/* Quarantine: tables that a bot was thinking about when a server died. No bot thinks
 * about them before somebody asks (server/bots/bots.h). */
MUST_USE status store_hold(struct store *s, const char *table, struct text *why);
MUST_USE status store_release(struct store *s, const char *table, bool *was_held,
			      struct text *why);
MUST_USE status store_is_held(struct store *s, const char *table, bool *out,
			      struct text *why);
MUST_USE status store_held(struct store *s,
			   void (*visit)(void *self, const char *table, int64_t at),
			   void *self, struct text *why);

/* Links in mails, good once and for a while. */

struct link {
	enum link_kind kind;
	const char *user, *address;
	int64_t lifetime_ms;
};

/* Keeps a link and the message that brings it; TOO_MANY if the address or the user got
 * as many as one may in a day. */
MUST_USE status store_add_link(struct store *s, const char *token, const struct link *l,
			       const struct message *m, struct text *why);
/* The confirmed address of a user and the one to be confirmed, each may be "". */
MUST_USE status store_put_email(struct store *s, const char *user, const char *email,
				const char *email_new, struct text *why);
MUST_USE status store_put_mail_turns(struct store *s, const char *user, bool wanted,
				     struct text *why);
/* What the links do; NOT_FOUND if a link is unknown, used or too old. */
MUST_USE status store_confirm(struct store *s, const char *token, struct text *why);
MUST_USE status store_reset(struct store *s, const char *token, const char *password,
			    struct user *out, struct text *why);
MUST_USE status store_unsubscribe(struct store *s, const char *token, struct text *why);

/* Web push: where the browsers of a person are told. An endpoint belongs to one person.
 */

/* What a person has learned, as words of the client: "arena-roma/first-turn". Behind the
 * first PROGRESS_MAX nothing more is kept. */
enum { PROGRESS_MAX = 5000, PROGRESS_SIZE = 80 };
MUST_USE status store_note_progress(struct store *s, const char *user,
				    const char (*what)[PROGRESS_SIZE], int count,
				    struct text *why);
MUST_USE status store_progress(struct store *s, const char *user,
			       void (*visit)(void *self, const char *what), void *self,
			       struct text *why);

struct subscription {
	char endpoint[512];
	char point[96], auth[32]; /* its keys, in base64 */
};

/* Keeps it; of a person at most `most`, the newest. */
MUST_USE status store_subscribe(struct store *s, const char *user,
				const struct subscription *what, int most,
				struct text *why);
/* Forgets it, if it is this person's; `user` NULL: whosever it is. */
MUST_USE status store_forget_subscription(struct store *s, const char *user,
					  const char *endpoint, struct text *why);
MUST_USE status store_subscription(struct store *s, const char *endpoint,
				   struct subscription *out, struct text *why);
MUST_USE status store_subscriptions(struct store *s, const char *user,
				    void (*visit)(void *self, const char *endpoint),
				    void *self, struct text *why);

/* A key of the server itself, "" if there is none; with `value`, which is kept if there
 * is none yet: all servers on one database get the same. */
MUST_USE status store_key(struct store *s, const char *name, const char *value,
			  struct text *out, struct text *why);

/* Outbox */

struct outbox_row {
	char id[ID_LEN + 1];
	enum message_kind kind;
	struct text target, subject, body, unsubscribe;
	int64_t tries;
};

/* Takes the next message that is due, for `lease_ms`; NOT_FOUND if there is none. */
MUST_USE status store_outbox_take(struct store *s, int64_t lease_ms,
				  struct outbox_row *out, struct text *why);
MUST_USE status store_outbox_done(struct store *s, const char *id, struct text *why);
MUST_USE status store_outbox_retry(struct store *s, const char *id, int64_t ms,
				   struct text *why);
/* Puts it back as if it had not been taken, for `ms`. */
MUST_USE status store_outbox_return(struct store *s, const char *id, int64_t ms,
				    struct text *why);
void outbox_row_free(struct outbox_row *l);

#endif
