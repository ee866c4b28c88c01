/* Sessions. Tokens are stored as hashes: who reads the disk cannot log in. */
#include <sodium.h>
#include <string.h>

#include "store/internal.h"

void store_hash(const char *token, char hex[SESSION_KEY_SIZE])
{
	unsigned char hash[32];
	crypto_generichash(hash, sizeof hash, (const unsigned char *)token, strlen(token),
			   NULL, 0);
	sodium_bin2hex(hex, SESSION_KEY_SIZE, hash, sizeof hash);
}

void store_session_key(const char *token, char key[SESSION_KEY_SIZE])
{
	store_hash(token, key);
}

static const char session_sql[] =
	"SELECT " USER " FROM sessions e JOIN users u ON u.id = e.user_id"
	" WHERE e.token = $1 AND u.closed = 0";

status store_session(struct store *s, const char *token, struct user *out,
		     struct text *why)
{
	char hash[SESSION_KEY_SIZE];
	store_hash(token, hash);
	return store_get_user(s, session_sql, hash, out, NULL, why);
}

status store_has_session(struct store *s, const char *key, bool *out, struct text *why)
{
	struct user u;
	const status result = store_get_user(s, session_sql, key, &u, NULL, why);
	*out = result == OK;
	return result == NOT_FOUND ? OK : result;
}

status store_login(struct store *s, const char *user, char token[TOKEN_LEN + 1],
		   struct text *why)
{
	char hash[SESSION_KEY_SIZE];
	store_token(token, TOKEN_LEN);
	store_hash(token, hash);
	return store_write(
		s,
		&(struct query){ "INSERT INTO sessions (token, user_id, created) VALUES "
				 "($1, $2, $3)",
				 ARGS(TEXT(hash), TEXT(user), NUMBER(store_now())) },
		why);
}

status store_end_all(struct tx *tx, const char *user, struct text *why)
{
	char message[ID_LEN + 8];
	RUN("UPDATE users SET ended = $2 WHERE id = $1", TEXT(user), NUMBER(store_now()));
	snprintf(message, sizeof message, "user %s", user);
	return tx_notify(tx, message, why);
}

status store_delete_sessions(struct tx *tx, const char *user, const char *keep,
			     struct text *why)
{
	char hash[SESSION_KEY_SIZE];
	store_hash(keep, hash);
	RUN("DELETE FROM sessions WHERE user_id = $1 AND token <> $2", TEXT(user),
	    TEXT(hash));
	return store_end_all(tx, user, why);
}

status store_end_sessions(struct store *s, const char *user, const char *keep,
			  struct text *why)
{
	struct tx tx;
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, store_delete_sessions(&tx, user, keep, why), why);
}

static status logout(struct tx *tx, const char *user, const char *token, struct text *why)
{
	char hash[SESSION_KEY_SIZE];
	store_hash(token, hash);
	RUN("DELETE FROM sessions WHERE token = $1", TEXT(hash));
	return store_end_all(tx, user, why);
}

status store_logout(struct store *s, const char *token, struct text *why)
{
	struct user u;
	struct tx tx;
	TRY(store_session(s, token, &u, why));
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, logout(&tx, u.id, token, why), why);
}
