/* `tessera serve`: tables in the browser. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/log.h"
#include "base/text.h"
#include "cli/args.h"
#include "cli/botargs.h"
#include "cli/command.h"
#include "cli/database.h"
#include "cli/rulebook.h"
#include "core/locale.h"
#include "games/registry.h"
#include "server/assets.h"
#include "server/ops/systemd.h"
#include "server/server.h"

/* Who watches a terminal wants to hear of trouble only. */
static bool set_log_level(const struct args *a)
{
	enum log_level level = isatty(STDERR_FILENO) ? LEVEL_WARNING : LEVEL_INFO;
	const char *given = args_value(a, "log-level");
	if (given && !log_find_level(given, &level))
		return args_bad(a, "--log-level is error, warning, info or debug."),
		       false;
	log_set_level(level);
	return true;
}

static bool read_flags(const struct args *a, struct serving *how)
{
	long long port = how->port, delay = how->bot_delay_ms,
		  workers = how->worker_threads;
	long long threads = how->http_threads, timeout = how->timeout_s, seed = 0;
	if (!args_number(a, "port", 0, 65535, &port) ||
	    !args_number(a, "bot-delay", 0, 10000, &delay) ||
	    !args_number(a, "workers", 1, 64, &workers) ||
	    !args_number(a, "threads", 1, 64, &threads) ||
	    !args_number(a, "timeout", 1, 3600, &timeout) ||
	    !args_number(a, "seed", 0, INT64_MAX, &seed))
		return false;
	how->port = (int)port;
	how->bot_delay_ms = (int)delay;
	how->worker_threads = (int)workers;
	how->http_threads = (int)threads;
	how->timeout_s = (int)timeout;
	how->is_public = args_has(a, "public");
	how->is_foreseen = args_has(a, "seed");
	how->seed = (uint64_t)seed;
	if (how->is_foreseen && how->is_public)
		return args_bad(a, "With --seed everybody can foresee the dice: not with "
				   "--public."),
		       false;
	if (args_has(a, "locale") && !locale_choose(args_value(a, "locale")))
		return args_bad(a, "--locale is english or pseudo."), false;
	how->behind_proxy = args_has(a, "proxy");
	how->local_webhooks = args_has(a, "local-webhooks");
	how->url = args_value(a, "url");
	how->smtp = args_value(a, "smtp");
	how->mail_from =
		args_value(a, "mail-from") ? args_value(a, "mail-from") : how->mail_from;
	how->host = args_value(a, "host") ? args_value(a, "host") : how->host;
	how->metrics = args_value(a, "metrics");
	how->metrics_token = args_value(a, "metrics-token");
	if (!how->metrics_token)
		how->metrics_token = getenv("TESSERA_METRICS_TOKEN");
	return set_log_level(a);
}

static void open_browser(const char *url)
{
	const pid_t child = fork();
	if (child > 0)
		waitpid(child, NULL, 0);
	if (child != 0)
		return;
	/* The browser is nobody's child: we do not wait for its end. */
	if (fork() == 0 && freopen("/dev/null", "w", stderr))
		execlp("xdg-open", "xdg-open", url, (char *)NULL);
	_exit(0);
}

/* A listener is an open file: as many as the system lets us have. */
static void raise_limits(void)
{
	struct rlimit files;
	if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
		files.rlim_cur = files.rlim_max;
		setrlimit(RLIMIT_NOFILE, &files);
	}
}

/* Signals are waited for, not handled: every thread but this one has them blocked. */
static void wait_for_signal(const sigset_t *set)
{
	int which;
	while (sigwait(set, &which) != 0)
		;
}

static int serve(const struct args *a, const struct serving *how)
{
	struct server server;
	struct text why = { 0 };
	sigset_t set;
	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigaddset(&set, SIGTERM);
	pthread_sigmask(SIG_BLOCK, &set, NULL);
	raise_limits();
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN); /* a file that may not grow fails its write */
	if (server_start(&server, how, &why) != OK) {
		fprintf(stderr, "tessera serve: %s\n", text_str(&why));
		text_free(&why);
		return EXIT_FAILED;
	}
	printf("Tessera plays at %s\nPress Ctrl-C to stop.\n", server.here);
	fflush(stdout);
	log_event(LEVEL_INFO, "started", "version", TESSERA_VERSION, "url", server.here,
		  NULL);
	systemd_tell("READY=1");
	if (args_has(a, "open"))
		open_browser(server.here);
	wait_for_signal(&set);
	printf("Stopping.\n");
	fflush(stdout);
	systemd_tell("STOPPING=1");
	log_event(LEVEL_INFO, "stopping", NULL);
	server_stop(&server);
	return EXIT_DONE;
}

static int serve_database(const struct args *a, struct serving *how)
{
	struct text database = { 0 }, marks = { 0 }, why = { 0 };
	int result = EXIT_FAILED;
	status s = database_find(a, &database, &why);
	if (s == OK)
		s = database_marks(a, text_str(&database), how->port, &marks, &why);
	if (s == OK) {
		how->database = text_str(&database);
		how->marks = marks.len ? text_str(&marks) : NULL;
		result = serve(a, how);
	} else {
		fprintf(stderr, "tessera serve: %s\n", text_str(&why));
	}
	text_free(&database);
	text_free(&marks);
	text_free(&why);
	return result;
}

static int run(const struct args *a)
{
	struct serving how = { .host = "127.0.0.1",
			       .port = 8080,
			       .bot_delay_ms = 350,
			       .http_threads = 16,
			       .worker_threads = 2,
			       .timeout_s = 30,
			       .version = TESSERA_VERSION,
			       .mail_from = "tessera@localhost",
			       .games = registry_games,
			       .find_game = registry_find,
			       .rules = rulebook_text,
			       .ledger = rulebook_ledger,
			       .assets = embedded_assets };
	const long cores = sysconf(_SC_NPROCESSORS_ONLN);
	if (cores > how.worker_threads && cores <= 64)
		how.worker_threads = (int)cores;
	struct crew crew = { 0 };
	how.crew = &crew;
	if (!read_flags(a, &how) || !botargs_hire(a, &crew)) {
		crew_end(&crew);
		return EXIT_MISUSED;
	}
	const int result = serve_database(a, &how);
	crew_end(&crew);
	return result;
}

static const struct flag flags[] = {
	{ "port", "NUMBER", "where to listen; 0 takes any free port (8080)" },
	{ "host", "ADDRESS",
	  "which address to listen on (127.0.0.1: this machine only)" },
	DATABASE_FLAGS,
	{ "open", NULL, "open the browser" },
	{ "public", NULL,
	  "accounts, rate limits: for a server that strangers can reach" },
	{ "proxy", NULL, "behind a proxy that sets X-Real-IP and X-Forwarded-Proto" },
	{ "url", "URL", "what links in messages begin with" },
	{ "smtp", "URL",
	  "smtp://HOST:PORT for e-mail: whose turn it is, lost passwords" },
	{ "mail-from", "ADDRESS", "whom they come from" },
	{ "local-webhooks", NULL,
	  "let webhooks and push reach private and link-local addresses" },
	{ "metrics", "HOST:PORT", "where operators read /metrics and /healthz" },
	{ "metrics-token", "WORD",
	  "let /metrics be read here too, by who brings this (Authorization: Bearer)" },
	{ "log-level", "LEVEL", "error, warning, info or debug (info)" },
	{ "timeout", "SECONDS", "hang up on clients that are silent for so long (30)" },
#include "cli/botflags.def"
	{ "bot-delay", "MS", "between a bot's moves, for those who watch (350)" },
	{ "workers", "NUMBER",
	  "how many thoughts of one person run at once (one a core)" },
	{ "threads", "NUMBER", "threads that answer (16)" },
	{ "locale", "NAME", "for tests: pseudo shows which texts are translated" },
	{ "seed", "N", "for tests: all dice and bots follow from a number" },
	{ NULL, NULL, NULL },
};

const struct command serve_command = {
	.name = "serve",
	.takes = "",
	.about = "tables in the browser: play bots and friends",
	.more = "Nothing needs to be set up: open the address it prints and play. To let "
		"a friend\n"
		"in, give him the link of the table; with --host 0.0.0.0 your whole "
		"network can come.",
	.flags = flags,
	.run = run,
};
