#include "server/people/names.h"

#include <ctype.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/crew.h"
#include "base/log.h"
#include "server/people/confusables.h"
#include "server/tables/table.h"

static const char *const guests[] = {
	"Livia",    "Marcus",  "Cornelia", "Gaius",    "Octavia", "Titus",    "Flavia",
	"Lucius",   "Aurelia", "Quintus",  "Claudia",  "Publius", "Drusilla", "Servius",
	"Julia",    "Decimus", "Antonia",  "Aulus",    "Fulvia",  "Sextus",   "Valeria",
	"Tiberius", "Helvia",  "Gnaeus",   "Marcella", "Appius",  "Sabina",   "Numerius",
};

/* Names of the house; no name has one of the words. */
static const char *const reserved[] = {
	FORMER_PLAYER, "Operator", "System", "Server", "The server", "You", "Coach",
};
static const char *const reserved_words[] = { "Tessera", "Admin", "Administrator",
					      "Moderator" };

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static void shape_of(const char *name, char out[4 * NAME_MAX_BYTES])
{
	struct text t = { 0 };
	confusables_skeleton(name, false, &t);
	snprintf(out, 4 * NAME_MAX_BYTES, "%s", text_str(&t));
	text_free(&t);
}

static bool is_trimming(char letter)
{
	return isascii((unsigned char)letter) && !isalpha((unsigned char)letter);
}

/* The shape without numbers and signs around it: neither "Admin 2" nor "#1 Admin!" is
 * better than "Admin". */
static void bare_shape_of(const struct name *n, char out[4 * NAME_MAX_BYTES])
{
	char base[sizeof n->shown];
	const char *from = n->shown;
	while (*from && is_trimming(*from))
		from++;
	size_t len = strlen(from);
	while (len > 0 && is_trimming(from[len - 1]))
		len--;
	snprintf(base, sizeof base, "%.*s", (int)len, from);
	shape_of(base, out);
}

/* A bot is shown as "hard bot". */
static bool is_bot(const char *id, const char *shape)
{
	char plain[4 * NAME_MAX_BYTES], shown[4 * NAME_MAX_BYTES];
	shape_of(id, plain);
	snprintf(shown, sizeof shown, "%.*sbot", (int)sizeof shown - 4, plain);
	return strcmp(shape, plain) == 0 || strncmp(shape, shown, strlen(shown)) == 0;
}

static bool has_plain_word(const char *shown, const char *word)
{
	struct text words = { 0 };
	bool has = false;
	confusables_skeleton(shown, true, &words);
	for (const char *at = text_str(&words); *at && !has; at += strspn(at, " ")) {
		const size_t len = strcspn(at, " ");
		has = len == strlen(word) && strncmp(at, word, len) == 0;
		at += len;
	}
	text_free(&words);
	return has;
}

/* Also with the signs that may be read as an L taken for signs. */
static bool has_word(const char *shown, const char *word)
{
	char signless[NAME_MAX_BYTES + 1];
	snprintf(signless, sizeof signless, "%s", shown);
	for (char *at = signless; (at = strpbrk(at, "!|")); at++)
		*at = ' ';
	return has_plain_word(shown, word) || has_plain_word(signless, word);
}

static bool looks_like_a_bot(const struct server *s, const struct name *n)
{
	const struct bot *program;
	char shape[4 * NAME_MAX_BYTES];
	if (has_word(n->shown, "bot"))
		return true;
	bare_shape_of(n, shape);
	for (int i = 0; bots[i].id; i++)
		if (is_bot(bots[i].id, shape))
			return true;
	for (int i = 0; (program = crew_program(s->config.crew, i)); i++)
		if (is_bot(program->id, shape))
			return true;
	return false;
}

static bool is_reserved(const struct name *n)
{
	char house[4 * NAME_MAX_BYTES], shape[4 * NAME_MAX_BYTES];
	bare_shape_of(n, shape);
	for (size_t i = 0; i < COUNT(reserved); i++) {
		shape_of(reserved[i], house);
		if (strcmp(shape, house) == 0)
			return true;
	}
	for (size_t i = 0; i < COUNT(reserved_words); i++) {
		shape_of(reserved_words[i], house);
		if (strcmp(shape, house) == 0 || has_word(n->shown, house))
			return true;
	}
	return false;
}

static status write_name(const char *wanted, struct name *out, struct text *why)
{
	struct text shown = { 0 }, shape = { 0 };
	status s = confusables_plain(wanted, &shown, why);
	if (s == OK && shown.len > NAME_MAX_BYTES)
		s = status_say(BAD_REQUEST, why, "A name has 1 to %d characters.",
			       NAME_MAX_BYTES);
	confusables_skeleton(text_str(&shown), false, &shape);
	snprintf(out->shown, sizeof out->shown, "%s", text_str(&shown));
	snprintf(out->shape, sizeof out->shape, "%s", text_str(&shape));
	text_free(&shown);
	text_free(&shape);
	return s;
}

/* A name with a number after it, cut to make room. */
static void number(const char *base, unsigned n, char out[NAME_MAX_BYTES + 1])
{
	char tail[16];
	snprintf(tail, sizeof tail, " %u", n);
	size_t len = strlen(base);
	while (len + strlen(tail) > NAME_MAX_BYTES)
		len--;
	while (len > 0 && ((unsigned char)base[len] & 0xc0) == 0x80)
		len--;
	snprintf(out, NAME_MAX_BYTES + 1, "%.*s%s", (int)len, base, tail);
}

static bool is_free(struct server *s, const char *wanted, struct name *out)
{
	bool yes = false;
	return write_name(wanted, out, NULL) == OK && !is_reserved(out) &&
	       !looks_like_a_bot(s, out) &&
	       store_name_is_free(s->store, out->shape, &yes, NULL) == OK && yes;
}

/* What "alice 2" is to "alice": small numbers first, then any. */
static bool propose(struct server *s, const char *base, struct name *out)
{
	enum { SMALL = 9, TRIES = 40 };
	char wanted[NAME_MAX_BYTES + 1];
	for (unsigned n = 2; n < TRIES; n++) {
		number(base, n <= SMALL ? n : 10 + randombytes_uniform(10u << n / 2),
		       wanted);
		if (is_free(s, wanted, out))
			return true;
	}
	return false;
}

static void guest_base(char out[NAME_MAX_BYTES + 1])
{
	snprintf(out, NAME_MAX_BYTES + 1, "Guest %s",
		 guests[randombytes_uniform(COUNT(guests))]);
}

/* A name like the wanted one; where that cannot be, one of a guest. */
static bool propose_like(struct server *s, const char *wanted, struct name *out)
{
	char guest[NAME_MAX_BYTES + 1];
	struct name base;
	if (write_name(wanted, &base, NULL) == OK && propose(s, base.shown, out))
		return true;
	guest_base(guest);
	return propose(s, guest, out);
}

static status say(struct server *s, const char *wanted, const char *what,
		  struct text *why)
{
	struct name other;
	text_clear(why);
	if (propose_like(s, wanted, &other))
		return status_say(NAME_TAKEN, why, "%s “%s” is free.", what, other.shown);
	return status_say(NAME_TAKEN, why, "%s Choose another.", what);
}

status names_say_taken(struct server *s, const char *wanted, struct text *why)
{
	return say(s, wanted, "This name, or one that looks like it, is taken.", why);
}

status names_read(struct server *s, const char *wanted, struct name *out,
		  struct text *why)
{
	TRY(write_name(wanted, out, why));
	if (looks_like_a_bot(s, out))
		return say(s, wanted, "Names like this are reserved for bots.", why);
	if (is_reserved(out))
		return say(s, wanted, "This name is reserved.", why);
	return OK;
}

status names_make_guest(struct server *s, struct user *out, struct text *why)
{
	enum { TRIES = 8 };
	status result = NAME_TAKEN;
	for (int n = 0; result == NAME_TAKEN && n < TRIES; n++) {
		char base[NAME_MAX_BYTES + 1];
		struct name name;
		guest_base(base);
		if (!is_free(s, base, &name) && !propose(s, base, &name))
			continue;
		text_clear(why);
		result = store_new_user(s->store, out, &name, why); /* or was quicker */
	}
	return result;
}

void names_refresh(struct server *s, const struct text *touched)
{
	char message[64];
	const char *at = text_str(touched);
	for (size_t len; (len = strcspn(at, "\n")) > 0; at += len + 1) {
		snprintf(message, sizeof message, "%.*s", (int)len, at);
		table_on_change(s, message);
	}
}

status names_change(struct server *s, const struct user *u, const struct name *name,
		    struct text *why)
{
	struct text account = { 0 }, touched = { 0 };
	confusables_skeleton(u->account, false, &account);
	const struct renaming r = { u->id, text_str(&account), name };
	status result = store_rename(s->store, &r, &touched, why);
	if (result == OK)
		names_refresh(s, &touched);
	text_free(&account);
	text_free(&touched);
	return result;
}

struct adopting {
	struct server *server;
	struct user *user;
	size_t count, room;
};

static void note_unnamed(void *self, const struct user *u)
{
	struct adopting *a = self;
	if (a->count == a->room) {
		a->room = a->room ? 2 * a->room : 64;
		a->user = realloc(a->user, a->room * sizeof *a->user);
		if (!a->user)
			die("out of memory");
	}
	a->user[a->count++] = *u;
}

static status adopt(struct server *s, const struct user *u, struct text *why)
{
	struct name name;
	const char *wanted = u->name[0] ? u->name : u->account;
	if (!is_free(s, wanted, &name) && !propose_like(s, wanted, &name))
		return status_say(IO_FAILED, why, "Cannot find a name for user %s.",
				  u->id);
	const status result = names_change(s, u, &name, why);
	if (result == OK && strcmp(name.shown, u->name) != 0)
		log_event(LEVEL_INFO, "renamed", "user", u->id, "name", name.shown, NULL);
	return result;
}

status names_adopt(struct server *s, struct text *why)
{
	struct adopting a = { .server = s };
	status result = store_unnamed(s->store, note_unnamed, &a, why);
	for (size_t i = 0; result == OK && i < a.count; i++)
		result = adopt(s, &a.user[i], why);
	free(a.user);
	return result;
}
