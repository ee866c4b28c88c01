/* `tessera admin`: what the operator of a server may do, beside it or without it. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/text.h"
#include "cli/args/args.h"
#include "cli/backup.h"
#include "cli/command.h"
#include "cli/database.h"
#include "cli/tablecheck.h"
#include "store/store.h"

enum { LISTED = 1000000 };

struct office {
	const struct args *args;
	struct store *store;
	struct text why;
	int bad;
	bool found;
};

static void print_table(void *self, const struct table_row *t)
{
	(void)self;
	printf("%s  %-9s %-12s %5lld steps ", t->id, table_state_words[t->state], t->game,
	       (long long)t->steps);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (t->seat[seat].kind != SEAT_ABSENT)
			printf(" %s",
			       t->seat[seat].name[0] ? t->seat[seat].name : "(open)");
	printf("\n");
}

static status list_tables(struct office *o)
{
	return store_list(o->store, &(struct list_query){ LIST_ALL, .limit = LISTED },
			  print_table, o, &o->why);
}

static void print_user(void *self, const struct user *u, const char *account)
{
	(void)self;
	printf("%s  %-20s %s%s\n", u->id, *account ? account : "(guest)", u->name,
	       u->is_closed ? "  closed" : "");
}

static status list_users(struct office *o)
{
	return store_users(o->store, print_user, o, &o->why);
}

static status check_tables(struct office *o)
{
	struct tablecheck c = { .store = o->store,
				.prints = true,
				.prints_steps = args_has(o->args, "steps") };
	const status s = tablecheck_run(&c, &o->why);
	o->bad = c.bad;
	return s;
}

static status close_table(struct office *o)
{
	struct table_row row;
	TRY(store_table(o->store, args_word(o->args, 1), &row, NULL, &o->why));
	row.state = TABLE_FINISHED;
	text_clear(&row.result);
	text_put(&row.result, "{\"by\":\"closed\",\"score\":{}}");
	row.acting = row.deadline = row.bot_due = row.grace_at = 0;
	struct change c = { .row = &row, .keep = (size_t)row.steps };
	const status s = store_change(o->store, &c, &o->why);
	table_row_free(&row);
	return s;
}

static status set_password(struct office *o)
{
	char password[256], hash[crypto_pwhash_STRBYTES];
	fprintf(stderr, "New password: ");
	if (!fgets(password, sizeof password, stdin))
		return status_say(BAD_REQUEST, &o->why, "No password given.");
	password[strcspn(password, "\r\n")] = '\0';
	if (strlen(password) < 8)
		return status_say(BAD_REQUEST, &o->why,
				  "A password has 8 to 200 characters.");
	if (crypto_pwhash_str(hash, password, strlen(password),
			      crypto_pwhash_OPSLIMIT_INTERACTIVE,
			      crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
		die("out of memory");
	sodium_memzero(password, sizeof password);
	return store_put_password(o->store, args_word(o->args, 1), hash, "", &o->why);
}

static status close_user(struct office *o)
{
	return store_close_user(o->store, args_word(o->args, 1), true, &o->why);
}

static status open_user(struct office *o)
{
	return store_close_user(o->store, args_word(o->args, 1), false, &o->why);
}

static void put_time(int64_t ms, char out[24])
{
	const time_t at = (time_t)(ms / 1000);
	struct tm utc;
	gmtime_r(&at, &utc);
	strftime(out, 24, "%Y-%m-%d %H:%M:%SZ", &utc);
}

static void print_fault(void *self, const struct fault *f)
{
	char at[24];
	(void)self;
	put_time(f->at, at);
	printf("%s  %s  %-14s %-16s %s\n", f->id, at, f->game, f->table, f->what);
}

static status list_faults(struct office *o)
{
	return store_faults(o->store, print_fault, o, &o->why);
}

static void print_position(void *self, const struct fault *f)
{
	struct office *o = self;
	if (strcmp(f->id, args_word(o->args, 1)) != 0)
		return;
	o->found = true;
	printf("%s\n", f->position);
}

static status show_fault(struct office *o)
{
	TRY(store_faults(o->store, print_position, o, &o->why));
	return o->found ? OK
			: status_say(NOT_FOUND, &o->why,
				     "No such fault: `tessera admin faults` lists them.");
}

static void print_held(void *self, const char *table, int64_t ms)
{
	char at[24];
	(void)self;
	put_time(ms, at);
	printf("%s  since %s\n", table, at);
}

static status list_held(struct office *o)
{
	return store_held(o->store, print_held, o, &o->why);
}

static status release_table(struct office *o)
{
	bool was_held;
	TRY(store_release(o->store, args_word(o->args, 1), &was_held, &o->why));
	return was_held ? OK
			: status_say(NOT_FOUND, &o->why,
				     "This table is not in quarantine: `tessera admin "
				     "quarantine` lists those that are.");
}

static const struct {
	const char *word;
	int words;
	status (*run)(struct office *o);
} duties[] = {
	{ "tables", 1, list_tables },	 { "users", 1, list_users },
	{ "check", 1, check_tables },	 { "close", 2, close_table },
	{ "passwd", 2, set_password },	 { "ban", 2, close_user },
	{ "unban", 2, open_user },	 { "faults", 1, list_faults },
	{ "fault", 2, show_fault },	 { "quarantine", 1, list_held },
	{ "release", 2, release_table },
};

/* These do not open the database as a server would. */
static const struct {
	const char *word;
	status (*run)(const struct args *a, struct text *why);
} file_duties[] = { { "backup", backup_make }, { "restore", backup_restore } };

static int carry_out_on_files(const struct args *a,
			      status (*duty)(const struct args *a, struct text *why))
{
	struct text why = { 0 };
	const status s = duty(a, &why);
	if (s != OK)
		fprintf(stderr, "tessera admin: %s\n", text_str(&why));
	text_free(&why);
	return s == OK ? EXIT_DONE : EXIT_FAILED;
}

static int carry_out(struct office *o, status (*duty)(struct office *o))
{
	struct text database = { 0 };
	status s = database_find(o->args, &database, &o->why);
	if (s == OK)
		s = store_open(&o->store, text_str(&database), &o->why);
	text_free(&database);
	if (s == OK) {
		s = duty(o);
		store_close(o->store);
	}
	if (s != OK)
		fprintf(stderr, "tessera admin: %s\n", text_str(&o->why));
	text_free(&o->why);
	return s == OK && !o->bad ? EXIT_DONE : EXIT_FAILED;
}

static int run(const struct args *a)
{
	struct office o = { .args = a };
	for (size_t i = 0; i < sizeof duties / sizeof duties[0]; i++)
		if (strcmp(duties[i].word, a->word[0]) == 0 &&
		    duties[i].words == a->words)
			return carry_out(&o, duties[i].run);
	for (size_t i = 0; i < sizeof file_duties / sizeof file_duties[0]; i++)
		if (strcmp(file_duties[i].word, a->word[0]) == 0 && a->words == 2)
			return carry_out_on_files(a, file_duties[i].run);
	return args_bad(a, "Unknown command, or wrong number of words.");
}

static const struct flag flags[] = {
	DATABASE_FLAGS,
	{ "steps", NULL, "check: print the steps of each table" },
	{ "anyway", NULL, "restore: go ahead even if some tables do not replay" },
	{ NULL, NULL, NULL },
};

const struct command admin_command = {
	.name = "admin",
	.takes = "COMMAND [NAME]",
	.about = "manage the tables and accounts of a server",
	.more = "  tables          list all tables\n"
		"  users           list all accounts and guests\n"
		"  check           replay every table and verify its hashes and dice\n"
		"  backup FILE     copy the database to a new file, even while a server "
		"runs\n"
		"  restore FILE    check a backup and replace the database with it\n"
		"  close TABLE     end a game without a winner\n"
		"  passwd ACCOUNT  set a password, read from standard input\n"
		"  ban ACCOUNT     close an account; unban reopens it\n"
		"  faults          list positions in which the program failed\n"
		"  fault ID        print one of these positions\n"
		"  quarantine      list the tables held since a crash\n"
		"  release TABLE   let the bots of a held table play again",
	.flags = flags,
	.words_min = 1,
	.words_max = 2,
	.run = run,
};
