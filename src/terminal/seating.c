#include "terminal/seating.h"

#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "core/record.h"
#include "core/state.h"

int seating_people(const struct seating *t)
{
	int people = 0;
	for (int seat = 0; seat < game_seats(t->match.game, t->match.state); seat++)
		people += t->bot[seat] == NULL;
	return people;
}

int seating_reader(const struct seating *t)
{
	if (seating_people(t) != 1)
		return SPECTATOR;
	int seat = 0;
	while (t->bot[seat])
		seat++;
	return seat;
}

bool seating_has_secrets(const struct seating *t)
{
	for (const struct field *f = t->match.game->fields; f->name; f++)
		if (f->seen != ALL)
			return true;
	return false;
}

size_t *seating_told(struct seating *t, int seat)
{
	return &t->told[seating_has_secrets(t) && seat < SEATS_MAX ? seat : 0];
}

static void put_secret_path(const char *path, struct text *out)
{
	text_add(out, "%s.secret", path);
}

/* A record tells the secret only when the game is over; to go on, it must be kept. */
static status save_secret(const struct match *m, const char *path, struct text *why)
{
	struct text beside = { 0 }, secret = { 0 };
	status result = OK;
	put_secret_path(path, &beside);
	if (match_is_over(m)) {
		unlink(text_str(&beside));
	} else {
		char hex[SECRET_HEX];
		fair_put_secret(&m->dice, hex);
		text_add(&secret, "%s\n", hex);
		result = text_write_file(&secret, text_str(&beside), why);
	}
	text_free(&beside);
	text_free(&secret);
	return result;
}

status seating_save(const struct match *m, const char *path, struct text *why)
{
	struct text record = { 0 };
	record_write(m, &record);
	status result = text_write_file(&record, path, why);
	if (result == OK && m->dice.kind == DICE_FAIR && m->dice.has_secret)
		result = save_secret(m, path, why);
	text_free(&record);
	return result;
}

bool seating_find_secret(struct match *m, const char *path)
{
	struct text beside = { 0 }, secret = { 0 };
	put_secret_path(path, &beside);
	bool found = text_read_file(&secret, text_str(&beside), SECRET_HEX, NULL) == OK;
	if (found && secret.len && secret.at[secret.len - 1] == '\n')
		text_cut(&secret, secret.len - 1);
	found = found && fair_set_secret(&m->dice, text_str(&secret)) &&
		fair_verify_commitment(&m->dice);
	m->dice.has_secret = found;
	text_free(&beside);
	text_free(&secret);
	return found;
}
