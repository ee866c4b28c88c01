/*
 * The server: who may do what, and when. It owns the store, the tables in memory, the
 * HTTP daemon and the threads around it:
 *
 *   HTTP threads   parse, ask, answer; never think and never wait for a bot
 *   workers        bots of tables with people, and hints
 *   background     bots of tables without people
 *   analysts       analyses, one at a time
 *   passwords      password hashing
 *   waiters        wait for programs that play, so that nothing else has to
 *   ticker         clocks, heartbeats, tables nobody looks at any more
 *   ear            hears from the database what other processes did
 *   post           hands out the outbox to carriers, who deliver it
 *
 * Locks: `tables_mutex` before a table's own mutex, never the other way round.
 */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "core/record.h"
#include "server/play/playtime.h"

struct MHD_Daemon;
struct crew;
struct store;
struct table;
struct text;
struct workers;
struct limits;
struct marks;
struct metrics;
struct health;
struct connections;
struct postman;

struct asset {
	const char *path, *type, *etag;
	bool is_hashed; /* its name changes with its content: cache it for ever */
	const unsigned char *gzip; /* its bytes, compressed */
	size_t len;
};

struct serving {
	const char *host;
	int port;	      /* 0: any free one */
	const char *database; /* sqlite:PATH or postgres://... */
	const char *marks;    /* the file of server/bots/marks.h; NULL: none */
	bool is_public;	      /* accounts, rate limits */
	bool behind_proxy;    /* X-Forwarded-For and -Proto are true */
	int bot_delay_ms;     /* between a bot's moves, so that people can follow */
	int http_threads, worker_threads; /* worker_threads: of one person at once */
	int timeout_s;			  /* for clients that are silent or slow */
	const char *version;		  /* of this program; NULL: not told */
	const char *metrics;		  /* HOST:PORT for operators alone; NULL: none */
	const char *metrics_token; /* with it /metrics can be read here too; NULL: none */
	const char *url;	   /* of links in messages; NULL: http://host:port */
	const char *smtp;	   /* smtp://host:port; NULL: no e-mail */
	const char *mail_from;
	bool is_foreseen; /* for tests: dice and bots follow from `seed` */
	uint64_t seed;
	bool local_webhooks;	 /* webhooks may go to private addresses */
	const struct crew *crew; /* the bots that may sit */
	const struct game *const *games;
	game_finder *find_game;
	const char *(*rules)(const struct game *g);  /* the text of its rules, or NULL */
	const char *(*ledger)(const struct game *g); /* core/ledger.h, or NULL */
	const struct asset *assets;		     /* ends with .path NULL */
};

enum { TABLE_BUCKETS = 1024 };

struct server {
	struct serving how;
	char here[256], url[256]; /* where it listens; what links begin with */
	struct store *store;
	struct MHD_Daemon *daemon, *monitor; /* for everybody; for operators, or NULL */
	unsigned room;			     /* how many connections there may be */
	struct metrics *metrics;
	struct health *health;
	struct connections *connections;
	struct workers *workers, *background, *analysts, *passwords;
	struct workers *waiters; /* NULL where no program plays */
	struct limits *limits;
	struct playtime playtime;
	struct marks *marks; /* NULL where there is no file for them */
	pthread_mutex_t tables_mutex;
	struct table *tables[TABLE_BUCKETS];
	atomic_bool stopping;
	atomic_uint dice_given; /* how many tables got their dice */
	atomic_uint hearing;	/* odd while we hear no other process: table.h */
	struct postman *postman;
	pthread_t ticker, ear, post;
};

/* Starts everything; server->here is where it listens. */
MUST_USE status server_start(struct server *s, const struct serving *how,
			     struct text *why);
/* Says goodbye to every stream and waits for what is under way. */
void server_stop(struct server *s);

#endif
