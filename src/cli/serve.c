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
#include "cli/args/args.h"
#include "cli/args/botargs.h"
#include "cli/command.h"
#include "cli/database.h"
#include "core/words/locale.h"
#include "games/registry.h"
#include "rulebook/rulebook.h"
#include "server/http/assets.h"
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

static bool read_flags(const struct args *a, struct server_config *config)
{
	long long port = config->port, delay = config->bot_delay_ms,
		  workers = config->worker_threads;
	long long threads = config->http_threads, timeout = config->timeout_s, seed = 0;
	if (!args_number(a, "port", 0, 65535, &port) ||
	    !args_number(a, "bot-delay", 0, 10000, &delay) ||
	    !args_number(a, "workers", 1, 64, &workers) ||
	    !args_number(a, "threads", 1, 64, &threads) ||
	    !args_number(a, "timeout", 1, 3600, &timeout) ||
	    !args_number(a, "seed", 0, INT64_MAX, &seed))
		return false;
	config->port = (int)port;
	config->bot_delay_ms = (int)delay;
	config->worker_threads = (int)workers;
	config->http_threads = (int)threads;
	config->timeout_s = (int)timeout;
	config->is_public = args_has(a, "public");
	config->has_seed = args_has(a, "seed");
	config->seed = (uint64_t)seed;
	if (config->has_seed && config->is_public)
		return args_bad(a, "--seed makes the dice predictable, so it cannot be "
				   "used with --public."),
		       false;
	if (args_has(a, "locale") && !locale_choose(args_value(a, "locale")))
		return args_bad(a, "--locale is english or pseudo."), false;
	config->behind_proxy = args_has(a, "proxy");
	config->local_webhooks = args_has(a, "local-webhooks");
	config->url = args_value(a, "url");
	config->smtp = args_value(a, "smtp");
	config->mail_from = args_value(a, "mail-from") ? args_value(a, "mail-from")
						       : config->mail_from;
	config->host = args_value(a, "host") ? args_value(a, "host") : config->host;
	config->metrics = args_value(a, "metrics");
	config->metrics_token = args_value(a, "metrics-token");
	if (!config->metrics_token)
		config->metrics_token = getenv("TESSERA_METRICS_TOKEN");
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

static int serve(const struct args *a, const struct server_config *config)
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
	if (server_start(&server, config, &why) != OK) {
		fprintf(stderr, "tessera serve: %s\n", text_str(&why));
		text_free(&why);
		return EXIT_FAILED;
	}
	printf("Tessera plays at %s\nPress Ctrl-C to stop.\n", server.listen_url);
	fflush(stdout);
	log_event(LEVEL_INFO, "started", "version", TESSERA_VERSION, "url",
		  server.listen_url, NULL);
	systemd_notify("READY=1");
	if (args_has(a, "open"))
		open_browser(server.listen_url);
	wait_for_signal(&set);
	printf("Stopping.\n");
	fflush(stdout);
	systemd_notify("STOPPING=1");
	log_event(LEVEL_INFO, "stopping", NULL);
	server_stop(&server);
	return EXIT_DONE;
}

static int serve_database(const struct args *a, struct server_config *config)
{
	struct text database = { 0 }, marks = { 0 }, why = { 0 };
	int result = EXIT_FAILED;
	status s = database_find(a, &database, &why);
	if (s == OK)
		s = database_marks(a, text_str(&database), config->port, &marks, &why);
	if (s == OK) {
		config->database = text_str(&database);
		config->inflight_path = marks.len ? text_str(&marks) : NULL;
		result = serve(a, config);
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
	struct server_config config = { .host = "127.0.0.1",
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
	if (cores > config.worker_threads && cores <= 64)
		config.worker_threads = (int)cores;
	struct crew crew = { 0 };
	config.crew = &crew;
	if (!read_flags(a, &config) || !botargs_hire(a, &crew)) {
		crew_end(&crew);
		return EXIT_MISUSED;
	}
	const int result = serve_database(a, &config);
	crew_end(&crew);
	return result;
}

static const struct flag flags[] = {
	{ "port", "NUMBER", "port to listen on, 0 for any free one (8080)" },
	{ "host", "ADDRESS", "address to listen on (127.0.0.1, this machine only)" },
	DATABASE_FLAGS,
	{ "open", NULL, "open the page in a browser" },
	{ "public", NULL, "accounts and rate limits, for a server open to strangers" },
	{ "proxy", NULL, "behind a proxy that sets X-Real-IP and X-Forwarded-Proto" },
	{ "url", "URL", "base of the links in messages" },
	{ "smtp", "URL",
	  "mail server for notifications and password resets (smtp://HOST:PORT)" },
	{ "mail-from", "ADDRESS", "sender of e-mails" },
	{ "local-webhooks", NULL,
	  "let webhooks and web push reach private and link-local addresses" },
	{ "metrics", "HOST:PORT", "serve /metrics and /healthz on a separate address" },
	{ "metrics-token", "WORD",
	  "also serve /metrics here to clients with this bearer token" },
	{ "log-level", "LEVEL", "error, warning, info or debug (info)" },
	{ "timeout", "SECONDS", "close connections idle for so long (30)" },
#include "cli/args/botflags.def"
	{ "bot-delay", "MS", "pause between the moves of a bot (350)" },
	{ "workers", "NUMBER",
	  "bot jobs that one person may run in parallel (one per core)" },
	{ "threads", "NUMBER", "HTTP threads (16)" },
	{ "locale", "NAME", "for tests: pseudo shows which texts are translated" },
	{ "seed", "N", "for tests: fix all dice and bots by a number" },
	{ NULL, NULL, NULL },
};

const struct command serve_command = {
	.name = "serve",
	.takes = "",
	.about = "play in the browser, against bots and friends",
	.more = "There is nothing to set up: open the address it prints and play. To "
		"invite a friend,\nshare the link of the table; --host 0.0.0.0 lets your "
		"whole network in.",
	.flags = flags,
	.run = run,
};
