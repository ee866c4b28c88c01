/* Links in mails: an address confirmed, a password reset, no more mails. Links and
 * addresses are stored as hashes; used ones are kept for a while, to be counted. */
#include <ctype.h>
#include <string.h>

#include "store/internal.h"

enum { ADDRESS_PER_DAY = 4, USER_PER_DAY = 8, DAY_MS = 86400000 };

static void hash_address(const char *address, char hex[SESSION_KEY_SIZE])
{
	char small[128];
	size_t i = 0;
	for (; address[i] && i + 1 < sizeof small; i++)
		small[i] = (char)tolower((unsigned char)address[i]);
	small[i] = '\0';
	store_hash(small, hex);
}

static void on_count(void *self, const struct row *r)
{
	*(int64_t *)self = row_int(r, 0);
}

static status count(struct tx *tx, const char *sql, const char *key, int64_t *out,
		    struct text *why)
{
	return tx_run(tx,
		      &(struct query){ sql, ARGS(TEXT(key), NUMBER(store_now() - DAY_MS)),
				       .rows = { on_count, out } },
		      why);
}

static status check_counts(struct tx *tx, const char *user, const char *address,
			   struct text *why)
{
	int64_t of_address = 0, of_user = 0;
	TRY(count(tx, "SELECT count(*) FROM links WHERE address = $1 AND created > $2",
		  address, &of_address, why));
	TRY(count(tx, "SELECT count(*) FROM links WHERE user_id = $1 AND created > $2",
		  user, &of_user, why));
	if (of_address < ADDRESS_PER_DAY && of_user < USER_PER_DAY)
		return OK;
	return status_say(TOO_MANY, why,
			  "Too many links were sent today. Use the last one, or try "
			  "again tomorrow.");
}

static status add_link(struct tx *tx, const char *token, const struct link *l,
		       const struct message *m, struct text *why)
{
	char hash[SESSION_KEY_SIZE], address[SESSION_KEY_SIZE];
	const int64_t now = store_now();
	store_hash(token, hash);
	hash_address(l->address, address);
	TRY(check_counts(tx, l->user, address, why));
	RUN("UPDATE links SET expires = 0 WHERE user_id = $1 AND kind = $2",
	    TEXT(l->user), TEXT(link_kind_words[l->kind]));
	RUN("INSERT INTO links (token, kind, user_id, address, created, expires)"
	    " VALUES ($1, $2, $3, $4, $5, $6)",
	    TEXT(hash), TEXT(link_kind_words[l->kind]), TEXT(l->user), TEXT(address),
	    NUMBER(now), NUMBER(now + l->lifetime_ms));
	return store_enqueue(tx, m, why);
}

status store_add_link(struct store *s, const char *token, const struct link *l,
		      const struct message *m, struct text *why)
{
	struct tx tx;
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, add_link(&tx, token, l, m, why), why);
}

/* Links to a reset went to another address: they are good no more. */
static status put_email(struct tx *tx, const char *user, const char *email,
			const char *email_new, struct text *why)
{
	RUN("UPDATE users SET email = $2, email_new = $3 WHERE id = $1", TEXT(user),
	    TEXT(email), TEXT(email_new));
	RUN("UPDATE links SET expires = 0 WHERE user_id = $1"
	    " AND (kind = 'reset' OR $2 = '')",
	    TEXT(user), TEXT(email_new));
	return OK;
}

status store_put_email(struct store *s, const char *user, const char *email,
		       const char *email_new, struct text *why)
{
	struct tx tx;
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, put_email(&tx, user, email, email_new, why), why);
}

status store_put_mail_turns(struct store *s, const char *user, bool wanted,
			    struct text *why)
{
	return store_write(
		s,
		&(struct query){ "UPDATE users SET mail_turns = $2 WHERE id = $1",
				 ARGS(TEXT(user), NUMBER(wanted)) },
		why);
}

struct used {
	char user[ID_LEN + 1], address[SESSION_KEY_SIZE];
};

static void on_link(void *self, const struct row *r)
{
	struct used *u = self;
	COPY(u->user, r->text[0]);
	COPY(u->address, r->text[1]);
}

/* Takes a link out of use, and tells whose it was. */
static status use_link(struct tx *tx, const char *token, enum link_kind kind,
		       struct used *out, struct text *why)
{
	char hash[SESSION_KEY_SIZE];
	int64_t changed = 0;
	store_hash(token, hash);
	TRY(tx_run(tx,
		   &(struct query){
			   "UPDATE links SET expires = 0 WHERE token = $1 AND kind = $2"
			   " AND expires > $3",
			   ARGS(TEXT(hash), TEXT(link_kind_words[kind]),
				NUMBER(store_now())),
			   .changed = &changed },
		   why));
	if (changed != 1)
		return status_say(NOT_FOUND, why,
				  "This link has expired or was already used.");
	return tx_run(
		tx,
		&(struct query){ "SELECT user_id, address FROM links WHERE token = $1",
				 ARGS(TEXT(hash)), .rows = { on_link, out } },
		why);
}

static void on_text(void *self, const struct row *r)
{
	text_put(self, r->text[0]);
}

/* The link confirms the address it was sent to, and no other. */
static status confirm(struct tx *tx, const char *token, struct text *why)
{
	struct used u = { 0 };
	struct text wanted = { 0 };
	char hash[SESSION_KEY_SIZE], unsubscribe[TOKEN_LEN + 1];
	TRY(use_link(tx, token, LINK_CONFIRM, &u, why));
	const status read = tx_run(
		tx,
		&(struct query){ "SELECT email_new FROM users WHERE id = $1",
				 ARGS(TEXT(u.user)), .rows = { on_text, &wanted } },
		why);
	hash_address(text_str(&wanted), hash);
	text_free(&wanted);
	TRY(read);
	if (strcmp(hash, u.address) != 0)
		return status_say(NOT_FOUND, why, "This link is for another address.");
	store_token(unsubscribe, TOKEN_LEN);
	RUN("UPDATE users SET email = email_new, email_new = '', mail_turns = 1,"
	    " unsubscribe = $2 WHERE id = $1",
	    TEXT(u.user), TEXT(unsubscribe));
	return OK;
}

status store_confirm(struct store *s, const char *token, struct text *why)
{
	struct tx tx;
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, confirm(&tx, token, why), why);
}

static status reset(struct tx *tx, const char *token, const char *password,
		    struct used *u, struct text *why)
{
	TRY(use_link(tx, token, LINK_RESET, u, why));
	RUN("UPDATE users SET password = $2 WHERE id = $1 AND closed = 0", TEXT(u->user),
	    TEXT(password));
	return store_delete_sessions(tx, u->user, "", why);
}

status store_reset(struct store *s, const char *token, const char *password,
		   struct user *out, struct text *why)
{
	struct used u = { 0 };
	struct tx tx;
	TRY(tx_begin(&tx, s, why));
	TRY(tx_end(&tx, reset(&tx, token, password, &u, why), why));
	return store_user(s, u.user, out, why);
}

status store_unsubscribe(struct store *s, const char *token, struct text *why)
{
	int64_t changed = 0;
	TRY(store_write(
		s,
		&(struct query){
			"UPDATE users SET mail_turns = 0 WHERE unsubscribe = $1 AND"
			" unsubscribe <> ''",
			ARGS(TEXT(token)), .changed = &changed },
		why));
	return changed ? OK : status_say(NOT_FOUND, why, "This link is not valid.");
}
