/*
 * The server: who may do what, and when. It owns the store, the tables in memory, the
 * HTTP daemon and the threads around it:
 *
 *   HTTP threads   parse and answer requests; never run or wait for a bot
 *   workers        bots of tables with people, and hints
 *   background     bots of tables without people
 *   analysts       analyses, one at a time
 *   passwords      password hashing
 *   waiters        wait for external bots, so that no other thread has to
 *   ticker         clocks, heartbeats, eviction of idle tables
 *   listener       receives changes made by other processes (LISTEN/NOTIFY)
 *   deliverer      takes due messages from the outbox and hands them to senders
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
struct inflight;
struct memories;
struct metrics;
struct health;
struct connections;
struct outbox;

struct asset {
	const char *path, *type, *etag;
	bool is_hashed; /* its name changes with its content: cache it for ever */
	const unsigned char *gzip; /* its bytes, compressed */
	size_t len;
};

struct server_config {
	const char *host;
	int port;		   /* 0: any free one */
	const char *database;	   /* sqlite:PATH or postgres://... */
	const char *inflight_path; /* the file of server/bots/inflight.h; NULL: none */
	bool is_public;		   /* accounts, rate limits */
	bool behind_proxy;	   /* X-Forwarded-For and -Proto are true */
	int bot_delay_ms;	   /* between a bot's moves, so that people can follow */
	int http_threads, worker_threads; /* worker_threads: of one person at once */
	int timeout_s;			  /* for clients that are silent or slow */
	const char *version;		  /* of this program; NULL: not told */
	const char *metrics;		  /* HOST:PORT for operators alone; NULL: none */
	const char *metrics_token; /* with it /metrics can be read here too; NULL: none */
	const char *url;	   /* of links in messages; NULL: http://host:port */
	const char *smtp;	   /* smtp://host:port; NULL: no e-mail */
	const char *mail_from;
	bool has_seed; /* for tests: dice and bots follow from `seed` */
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
	struct server_config config;
	char listen_url[256], url[256]; /* where it listens; what links begin with */
	struct store *store;
	struct MHD_Daemon *daemon, *monitor; /* for everybody; for operators, or NULL */
	unsigned connections_max;	     /* how many connections there may be */
	struct metrics *metrics;
	struct health *health;
	struct connections *connections;
	struct workers *workers, *background, *analysts, *passwords;
	struct workers *waiters; /* NULL where no program plays */
	struct limits *limits;
	struct playtime playtime;
	struct memories *memories; /* of bots and hints; NULL: they think afresh */
	struct inflight *inflight; /* NULL where there is no file for them */
	pthread_mutex_t tables_mutex;
	struct table *tables[TABLE_BUCKETS];
	atomic_bool stopping;
	atomic_uint dice_given;	  /* how many tables got their dice */
	atomic_uint listen_epoch; /* odd while notifications are lost: table.h */
	struct outbox *outbox;
	pthread_t ticker, listener, deliverer;
};

/* Starts everything; server->listen_url is where it listens. */
MUST_USE status server_start(struct server *s, const struct server_config *config,
			     struct text *why);
/* Says goodbye to every stream and waits for what is under way. */
void server_stop(struct server *s);

#endif
