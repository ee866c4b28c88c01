/*
 * Load for a running server: many listeners, many tables at which clients act as fast as
 * the answers come. Prints durable actions per second and the times of their answers, and
 * before that what SQLite alone can commit on the same disk.
 *
 *   load PORT LISTENERS TABLES SECONDS FOLDER
 */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/rng.h"
#include "base/status.h"

enum { TABLES_MAX = 1000, POSTERS = 16, ANSWER_MAX = 1 << 20, TIMES_MAX = 1 << 20 };

struct game_table {
	char id[32], you[16], action[128];
	long rev;
	bool is_over;
};

static struct {
	int port, listeners, tables, seconds;
	char cookie[64];
	struct game_table table[TABLES_MAX];
	atomic_bool stop;
	atomic_long done, events, bytes, refused;
	float *times; /* ms */
} load;

static int dial(void)
{
	const int fd = socket(AF_INET, SOCK_STREAM, 0);
	struct sockaddr_in to = { .sin_family = AF_INET,
				  .sin_port = htons((uint16_t)load.port),
				  .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	if (fd < 0 || connect(fd, (struct sockaddr *)&to, sizeof to) != 0)
		die("cannot connect: %s", strerror(errno));
	return fd;
}

static void send_all(int fd, const char *data, size_t len)
{
	while (len > 0) {
		const ssize_t n = write(fd, data, len);
		if (n <= 0)
			die("cannot send: %s", strerror(errno));
		data += n;
		len -= (size_t)n;
	}
}

/* Reads one answer with a Content-Length into `buf`; the body, ended by NUL. */
static char *receive(int fd, char *buf)
{
	size_t len = 0, want = 0;
	char *body = NULL;
	do {
		const ssize_t n = read(fd, buf + len, ANSWER_MAX - 1 - len);
		if (n <= 0)
			die("the server hung up");
		len += (size_t)n;
		buf[len] = '\0';
		if (!body && (body = strstr(buf, "\r\n\r\n"))) {
			const char *length = strstr(buf, "Content-Length: ");
			body += 4;
			want = (size_t)(body - buf) +
			       (length ? strtoul(length + 16, NULL, 10) : 0);
		}
	} while (!body || len < want);
	return body;
}

static char *post(int fd, const char *path, const char *json, char *buf)
{
	char head[1024]; /* in one piece: two would wait for each other's receipts */
	const int n = snprintf(head, sizeof head,
			       "POST %s HTTP/1.1\r\nHost: localhost\r\nX-Tessera: 1\r\n"
			       "Cookie: tessera=%s\r\nContent-Length: %zu\r\n\r\n%s",
			       path, load.cookie, strlen(json), json);
	send_all(fd, head, (size_t)n);
	return receive(fd, buf);
}

static char *get(int fd, const char *path, char *buf)
{
	char head[512];
	const int n = snprintf(
		head, sizeof head,
		"GET %s HTTP/1.1\r\nHost: localhost\r\nCookie: tessera=%s\r\n\r\n", path,
		load.cookie);
	send_all(fd, head, (size_t)n);
	return receive(fd, buf);
}

/* Copies the string behind `key`: enough of JSON for what we ask. */
static void pick(const char *json, const char *key, char *out, size_t size)
{
	const char *at = strstr(json, key);
	out[0] = '\0';
	if (at)
		snprintf(out, size, "%.*s", (int)strcspn(at + strlen(key), "\""),
			 at + strlen(key));
}

/* Notes whose turn it is and any one legal action. */
static void look(struct game_table *t, const char *json, struct rng *rng)
{
	const char *rev = strstr(json, "\"rev\":");
	const char *legal = strstr(json, "\"legal\":[");
	pick(json, "\"you\":\"", t->you, sizeof t->you);
	t->is_over = strstr(json, "\"state\":\"finished\"") != NULL;
	t->rev = rev ? strtol(rev + 6, NULL, 10) : 0;
	if (!legal || legal[9] != '"')
		return;
	const char *end = strchr(legal, ']');
	unsigned count = 1;
	for (const char *c = legal; c < end; c++)
		count += *c == ',';
	unsigned n = rng_below(rng, count);
	const char *at = legal + 9;
	while (n-- > 0)
		at = strchr(at, ',') + 1;
	snprintf(t->action, sizeof t->action, "%.*s", (int)strcspn(at + 1, "\""), at + 1);
}

static void open_table(int fd, struct game_table *t, char *buf, struct rng *rng)
{
	char path[64];
	pick(post(fd, "/api/tables",
		  "{\"game\":\"arena-roma\",\"seats\":{\"roma\":\"me\",\"capua\":\"me\"}"
		  "}",
		  buf),
	     "\"id\":\"", t->id, sizeof t->id);
	snprintf(path, sizeof path, "/api/tables/%s", t->id);
	look(t, get(fd, path, buf), rng);
}

static void act(int fd, struct game_table *t, char *buf, struct rng *rng)
{
	char path[64], json[400];
	snprintf(path, sizeof path, "/api/tables/%s/act", t->id);
	snprintf(json, sizeof json,
		 "{\"seat\":\"%s\",\"action\":\"%s\",\"rev\":%ld,\"full\":true}", t->you,
		 t->action, t->rev);
	const double begun = clock_s();
	const char *answer = post(fd, path, json, buf);
	if (!strstr(answer, "\"ok\":true")) {
		load.refused++;
		return;
	}
	const long n = load.done++;
	if (n < TIMES_MAX)
		load.times[n] = (float)((clock_s() - begun) * 1000);
	look(t, strstr(answer, "\"table\":"), rng);
}

static void *run_poster(void *self)
{
	const int me = (int)(intptr_t)self, fd = dial();
	struct rng rng = rng_seeded((uint64_t)me + 1);
	char *buf = malloc(ANSWER_MAX);
	while (buf && !load.stop)
		for (int i = me; i < load.tables && !load.stop; i += POSTERS) {
			if (load.table[i].is_over)
				open_table(fd, &load.table[i], buf, &rng);
			else
				act(fd, &load.table[i], buf, &rng);
		}
	free(buf);
	close(fd);
	return NULL;
}

static void count_events(const char *buf, ssize_t n)
{
	static const char mark[] = "event: table";
	load.bytes += n;
	for (const char *at = buf;
	     (at = memmem(at, (size_t)(buf + n - at), mark, sizeof mark - 1)); at++)
		load.events++;
}

static void *run_listeners(void *self)
{
	(void)self;
	static char buf[1 << 18];
	const int poll = epoll_create1(0);
	for (int i = 0; i < load.listeners; i++) {
		char head[256];
		const int fd = dial();
		const int n = snprintf(head, sizeof head,
				       "GET /api/tables/%s/events?log=tail HTTP/1.1\r\n"
				       "Host: localhost\r\n\r\n",
				       load.table[i % load.tables].id);
		send_all(fd, head, (size_t)n);
		fcntl(fd, F_SETFL, O_NONBLOCK);
		struct epoll_event e = { .events = EPOLLIN, .data.fd = fd };
		epoll_ctl(poll, EPOLL_CTL_ADD, fd, &e);
	}
	while (!load.stop) {
		struct epoll_event e[64];
		const int ready = epoll_wait(poll, e, 64, 100);
		for (int i = 0; i < ready; i++) {
			const ssize_t n = read(e[i].data.fd, buf, sizeof buf);
			if (n > 0)
				count_events(buf, n);
			else if (n == 0)
				die("the server ended a stream");
		}
	}
	return NULL;
}

/* What the disk can do: one commit after the other, as small as they come. */
static double sqlite_alone(const char *folder)
{
	char path[512];
	sqlite3 *db;
	sqlite3_stmt *insert;
	snprintf(path, sizeof path, "%s/alone.db", folder);
	if (sqlite3_open(path, &db) != SQLITE_OK)
		die("cannot open %s", path);
	sqlite3_exec(db,
		     "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
		     "CREATE TABLE steps (n integer primary key, line text);",
		     NULL, NULL, NULL);
	sqlite3_prepare_v2(
		db, "INSERT INTO steps (line) VALUES ('roma play Forum 3 #1a2b3c4d')", -1,
		&insert, NULL);
	const double begun = clock_s();
	long commits = 0;
	while (clock_s() - begun < 2) {
		sqlite3_step(insert);
		sqlite3_reset(insert);
		commits++;
	}
	const double rate = (double)commits / (clock_s() - begun);
	sqlite3_finalize(insert);
	sqlite3_close(db);
	return rate;
}

static int by_time(const void *a, const void *b)
{
	const float x = *(const float *)a, y = *(const float *)b;
	return x < y ? -1 : x > y;
}

static void prepare(void)
{
	char *buf = malloc(ANSWER_MAX);
	struct rng rng = rng_seeded(0);
	const int fd = dial();
	if (!buf)
		die("out of memory");
	get(fd, "/api/me", buf);
	pick(buf, "Set-Cookie: tessera=", load.cookie, sizeof load.cookie);
	load.cookie[strcspn(load.cookie, ";")] = '\0';
	for (int i = 0; i < load.tables; i++)
		open_table(fd, &load.table[i], buf, &rng);
	free(buf);
	close(fd);
}

static void print_result(double seconds)
{
	const long n = load.done < TIMES_MAX ? load.done : TIMES_MAX;
	qsort(load.times, (size_t)n, sizeof *load.times, by_time);
	printf("listeners %d, tables %d, %.1f s\n", load.listeners, load.tables, seconds);
	printf("durable actions     %8.0f /s  (%ld, refused %ld)\n", (double)n / seconds,
	       (long)load.done, (long)load.refused);
	printf("answer p50          %8.2f ms\nanswer p99          %8.2f ms\n"
	       "answer slowest      %8.2f ms\n",
	       (double)load.times[n / 2], (double)load.times[n * 99 / 100],
	       (double)load.times[n - 1]);
	printf("events pushed       %8.0f /s  (%.1f MB/s)\n",
	       (double)load.events / seconds, (double)load.bytes / seconds / 1e6);
}

int main(int argc, char **argv)
{
	if (argc != 6)
		die("usage: load PORT LISTENERS TABLES SECONDS FOLDER");
	load.port = atoi(argv[1]);
	load.listeners = atoi(argv[2]);
	load.tables = atoi(argv[3]);
	load.seconds = atoi(argv[4]);
	load.times = calloc(TIMES_MAX, sizeof *load.times);
	if (!load.times || load.tables < 1 || load.tables > TABLES_MAX)
		die("1 to %d tables", TABLES_MAX);
	printf("SQLite alone        %8.0f commits/s on the same disk\n",
	       sqlite_alone(argv[5]));
	fflush(stdout);
	prepare();
	pthread_t listeners, poster[POSTERS];
	pthread_create(&listeners, NULL, run_listeners, NULL);
	sleep(2);
	load.events = load.bytes = 0;
	const double begun = clock_s();
	for (int i = 0; i < POSTERS; i++)
		pthread_create(&poster[i], NULL, run_poster, (void *)(intptr_t)i);
	sleep((unsigned)load.seconds);
	load.stop = true;
	for (int i = 0; i < POSTERS; i++)
		pthread_join(poster[i], NULL);
	const double seconds = clock_s() - begun;
	pthread_join(listeners, NULL);
	print_result(seconds);
	return 0;
}
