#include "core/seal.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "core/match.h"

enum { HASH_BYTES = 32, HASH_DIGITS = 2 * HASH_BYTES };

static const char unsealed[] = "tessera record 1\n", sealed[] = "tessera record 2\n";

/* How a game can end, and whether that is somebody's doing. */
static const struct {
	const char *by;
	bool has_loser;
} endings[] = {
	{ "rules", false }, { "resign", true },	 { "time", true },
	{ "draw", false },  { "closed", false }, { "fault", false },
};

static void hash(const char *bytes, size_t len, char hex[HASH_DIGITS + 1])
{
	unsigned char made[HASH_BYTES];
	crypto_generichash(made, sizeof made, (const unsigned char *)bytes, len, NULL, 0);
	sodium_bin2hex(hex, HASH_DIGITS + 1, made, sizeof made);
}

void seal_put(struct text *record, size_t from, const char *ending)
{
	char hex[HASH_DIGITS + 1];
	ensure(strncmp(record->at + from, unsealed, strlen(unsealed)) == 0);
	memcpy(record->at + from, sealed, strlen(sealed));
	text_add(record, "end %s", ending);
	hash(record->at + from, record->len - from, hex);
	text_add(record, " %s\n", hex);
}

static bool can_end(const struct match *m, const char *ending)
{
	const size_t len = strcspn(ending, " ");
	const char *loser = ending[len] ? ending + len + 1 : NULL;
	for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
		if (strncmp(endings[i].by, ending, len) != 0 || endings[i].by[len])
			continue;
		if (strcmp(endings[i].by, "rules") == 0 && !match_is_over(m))
			return false;
		return endings[i].has_loser
			       ? loser && game_find_seat(m->game, loser) < SEATS_MAX
			       : !loser;
	}
	return false;
}

bool seal_read(struct seal *out, const struct match *m, const char *text,
	       const char *rest)
{
	char hex[HASH_DIGITS + 1];
	const char *given = strrchr(rest, ' ');
	const size_t len = given ? (size_t)(given - rest) : 0;
	if (len == 0 || len >= sizeof out->ending || strlen(given + 1) < HASH_DIGITS)
		return false;
	memcpy(out->ending, rest, len);
	out->ending[len] = '\0';
	if (!can_end(m, out->ending))
		return false;
	/* The line is the last and ends, so the hash stands at the end of the text. */
	const size_t size = strlen(text), behind = HASH_DIGITS + strlen(" \n");
	hash(text, size - behind, hex);
	const bool is_whole = text[size - 1] == '\n' && strcmp(given + 1, hex) == 0;
	out->state = is_whole ? SEAL_INTACT : SEAL_BROKEN;
	return true;
}
