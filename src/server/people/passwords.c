#include "server/people/passwords.h"

#include <string.h>

status passwords_hash(const char *password, char out[crypto_pwhash_STRBYTES])
{
	return crypto_pwhash_str(out, password, strlen(password),
				 crypto_pwhash_OPSLIMIT_INTERACTIVE,
				 crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0
		       ? OK
		       : IO_FAILED;
}

bool passwords_fit(struct server *s, const char *account, const char *password,
		   struct user *out)
{
	struct text stored = { 0 };
	char dummy[crypto_pwhash_STRBYTES];
	bool fits = false;
	if (store_find_account(s->store, account, out, &stored, NULL) != OK ||
	    out->is_closed)
		(void)!passwords_hash(password, dummy);
	else
		fits = crypto_pwhash_str_verify(text_str(&stored), password,
						strlen(password)) == 0;
	text_free(&stored);
	return fits;
}

status passwords_read(struct request *r, const char *key, char out[PASSWORD_MAX + 1])
{
	struct text password = { 0 };
	request_text(r, key, &password);
	const bool fits = password.len >= PASSWORD_MIN && password.len <= PASSWORD_MAX;
	snprintf(out, PASSWORD_MAX + 1, "%s", fits ? text_str(&password) : "");
	if (password.at)
		sodium_memzero(password.at, password.len);
	text_free(&password);
	return fits ? OK
		    : request_refuse(r, BAD_REQUEST,
				     "A password has 8 to 200 characters.");
}
