#include "server/notifications/outbox.h"

#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>

#include "base/log.h"
#include "server/bots/workers.h"
#include "server/http/hosts.h"
#include "server/notifications/address.h"
#include "server/notifications/push.h"
#include "server/ops/metrics.h"
#include "store/store.h"

enum {
	LEASE_MS = 60000,
	CONNECT_MS = 4000,
	DEADLINE_MS = 10000,
	TRIES_MAX = 10,
	SENDERS = 12,
	PER_HOST = 3,
	HOST_BUSY_MS = 1000,
	HOST_SIZE = 128
};

/* How a delivery ended: it may be tried again, or there is nobody any more. */
enum outcome { DELIVERED, FAILED, GONE };

/* What is on its way: the host of each sender, "" for one who has nothing to do. Nobody
 * who does not answer can keep more than PER_HOST of them waiting. */
struct outbox {
	struct workers *senders;
	pthread_mutex_t mutex;
	char host[SENDERS][HOST_SIZE];
};

struct delivery {
	struct server *server;
	struct outbox_row row;
	int sender;
};

/* Nothing of what they answer interests us. */
static size_t discard(char *data, size_t size, size_t count, void *self)
{
	(void)data, (void)self;
	return size * count;
}

/* A message must not reach what only this machine or its network can reach, unless the
 * server is for them alone; what tells the secrets of a cloud it never reaches. `self` is
 * the server. */
static curl_socket_t open_socket(void *self, curlsocktype purpose,
				 struct curl_sockaddr *a)
{
	const struct server *s = self;
	(void)purpose;
	const bool is_barred = hosts_may_reach_private(&s->config)
				       ? address_is_link_local(&a->addr)
				       : address_is_private(&a->addr);
	if (is_barred && !s->config.local_webhooks)
		return CURL_SOCKET_BAD;
	return socket(a->family, a->socktype, a->protocol);
}

/* A server that stops waits for nobody. */
static int is_cancelled(void *self, curl_off_t a, curl_off_t b, curl_off_t c,
			curl_off_t d)
{
	(void)a, (void)b, (void)c, (void)d;
	return ((const struct server *)self)->stopping;
}

static void set_common(CURL *c, const struct server *s)
{
	curl_easy_setopt(c, CURLOPT_CONNECTTIMEOUT_MS, (long)CONNECT_MS);
	curl_easy_setopt(c, CURLOPT_TIMEOUT_MS, (long)DEADLINE_MS);
	curl_easy_setopt(c, CURLOPT_XFERINFOFUNCTION, is_cancelled);
	curl_easy_setopt(c, CURLOPT_XFERINFODATA, s);
	curl_easy_setopt(c, CURLOPT_NOPROGRESS, 0L);
	curl_easy_setopt(c, CURLOPT_NOSIGNAL, 1L);
	curl_easy_setopt(c, CURLOPT_PROXY, "");
	curl_easy_setopt(c, CURLOPT_WRITEFUNCTION, discard);
	curl_easy_setopt(c, CURLOPT_USERAGENT, "tessera");
}

static enum outcome post(const struct server *s, const char *url, struct curl_slist *head,
			 const void *body, size_t len)
{
	CURL *c = curl_easy_init();
	if (!c)
		return FAILED;
	long code = 0;
	set_common(c, s);
	curl_easy_setopt(c, CURLOPT_URL, url);
	curl_easy_setopt(c, CURLOPT_PROTOCOLS_STR, "http,https");
	curl_easy_setopt(c, CURLOPT_HTTPHEADER, head);
	curl_easy_setopt(c, CURLOPT_POSTFIELDSIZE, (long)len);
	curl_easy_setopt(c, CURLOPT_POSTFIELDS, body);
	curl_easy_setopt(c, CURLOPT_FAILONERROR, 1L);
	curl_easy_setopt(c, CURLOPT_OPENSOCKETFUNCTION, open_socket);
	curl_easy_setopt(c, CURLOPT_OPENSOCKETDATA, s);
	const bool done = curl_easy_perform(c) == CURLE_OK;
	curl_easy_getinfo(c, CURLINFO_RESPONSE_CODE, &code);
	curl_easy_cleanup(c);
	return done ? DELIVERED : code == 404 || code == 410 ? GONE : FAILED;
}

static enum outcome send_hook(struct server *s, const struct outbox_row *l)
{
	struct curl_slist *head =
		curl_slist_append(NULL, "Content-Type: application/json");
	const enum outcome outcome =
		post(s, text_str(&l->target), head, l->body.at, l->body.len);
	curl_slist_free_all(head);
	return outcome == DELIVERED ? DELIVERED : FAILED;
}

/* How long the push service keeps it for a browser that is not there. */
#define PUSH_TTL "TTL: 86400"

static enum outcome send_push(struct server *s, const struct outbox_row *l)
{
	struct push_post p = { 0 };
	struct text sign = { 0 };
	const char *endpoint = text_str(&l->target);
	const status written = push_write(s, endpoint, text_str(&l->body), &p, NULL);
	enum outcome outcome = written == IO_FAILED ? FAILED : GONE;
	if (written == OK) {
		text_add(&sign, "Authorization: %s", text_str(&p.authorization));
		struct curl_slist *head = curl_slist_append(NULL, text_str(&sign));
		head = curl_slist_append(head, "Content-Encoding: aes128gcm");
		head = curl_slist_append(head, "Content-Type: application/octet-stream");
		head = curl_slist_append(head, PUSH_TTL);
		head = curl_slist_append(head, "Urgency: high");
		outcome = post(s, endpoint, head, p.body, p.len);
		curl_slist_free_all(head);
	}
	if (outcome == GONE)
		(void)!store_forget_subscription(s->store, NULL, endpoint, NULL);
	text_free(&p.authorization);
	text_free(&sign);
	return outcome;
}

struct reading {
	const char *at;
	size_t left;
};

static size_t read_mail(char *out, size_t size, size_t count, void *self)
{
	struct reading *r = self;
	const size_t room = size * count, n = r->left < room ? r->left : room;
	memcpy(out, r->at, n);
	r->at += n;
	r->left -= n;
	return n;
}

/* Mail has lines that end in CR LF. */
static void write_mail(const struct server *s, const struct outbox_row *l,
		       struct text *out)
{
	char date[64];
	struct tm tm;
	const time_t now = time(NULL);
	gmtime_r(&now, &tm);
	strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S +0000", &tm);
	text_add(out,
		 "Date: %s\r\nFrom: Tessera <%s>\r\nTo: <%s>\r\nSubject: %s\r\n"
		 "Message-ID: <%s@tessera>\r\nMIME-Version: 1.0\r\n"
		 "Content-Type: text/plain; charset=utf-8\r\n"
		 "Content-Transfer-Encoding: 8bit\r\nAuto-Submitted: "
		 "auto-generated\r\n",
		 date, s->config.mail_from, text_str(&l->target), text_str(&l->subject),
		 l->id);
	if (l->unsubscribe.len)
		text_add(out,
			 "List-Unsubscribe: <%s>\r\n"
			 "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n",
			 text_str(&l->unsubscribe));
	text_put(out, "\r\n");
	for (const char *c = text_str(&l->body); *c; c++) {
		if (*c == '\n')
			text_char(out, '\r');
		text_char(out, *c);
	}
}

static enum outcome send_mail(struct server *s, const struct outbox_row *l)
{
	CURL *c = s->config.smtp ? curl_easy_init() : NULL;
	if (!c)
		return FAILED;
	struct text mail = { 0 };
	write_mail(s, l, &mail);
	struct reading r = { mail.at, mail.len };
	struct curl_slist *to = curl_slist_append(NULL, text_str(&l->target));
	set_common(c, s);
	curl_easy_setopt(c, CURLOPT_URL, s->config.smtp);
	curl_easy_setopt(c, CURLOPT_USE_SSL, (long)CURLUSESSL_TRY);
	curl_easy_setopt(c, CURLOPT_MAIL_FROM, s->config.mail_from);
	curl_easy_setopt(c, CURLOPT_MAIL_RCPT, to);
	curl_easy_setopt(c, CURLOPT_UPLOAD, 1L);
	curl_easy_setopt(c, CURLOPT_READFUNCTION, read_mail);
	curl_easy_setopt(c, CURLOPT_READDATA, &r);
	const bool done = curl_easy_perform(c) == CURLE_OK;
	curl_slist_free_all(to);
	curl_easy_cleanup(c);
	text_free(&mail);
	return done ? DELIVERED : FAILED;
}

/* 2 s, 4 s, ... up to an hour; who does not answer for long is left alone. */
static int64_t delay_ms(int64_t tries)
{
	enum { HOUR_MS = 3600000 };
	const int64_t ms = 1000ll << (tries < 12 ? tries : 12);
	return ms < HOUR_MS ? ms : HOUR_MS;
}

static enum outcome deliver(struct server *s, const struct outbox_row *l)
{
	switch (l->kind) {
	case MESSAGE_EMAIL:
		return send_mail(s, l);
	case MESSAGE_WEBHOOK:
		return send_hook(s, l);
	case MESSAGE_PUSH:
		return send_push(s, l);
	case MESSAGE_KIND_COUNT: /* of a newer Tessera */
		break;
	}
	return GONE;
}

/* Whom a message keeps waiting: the host it goes to, or our own mail server. */
static void find_host(const struct outbox_row *l, char out[HOST_SIZE])
{
	char *host = NULL;
	CURLU *url = curl_url();
	if (url && l->kind != MESSAGE_EMAIL &&
	    curl_url_set(url, CURLUPART_URL, text_str(&l->target), 0) == CURLUE_OK)
		(void)curl_url_get(url, CURLUPART_HOST, &host, 0);
	snprintf(out, HOST_SIZE, "%s", host ? host : "mail");
	curl_free(host);
	curl_url_cleanup(url);
}

/* A sender who is free for this host, or SENDERS. */
static int find_sender(struct outbox *p, const char *host)
{
	int busy = 0, found = SENDERS;
	pthread_mutex_lock(&p->mutex);
	for (int i = 0; i < SENDERS; i++) {
		busy += strcmp(p->host[i], host) == 0;
		if (!p->host[i][0])
			found = i;
	}
	if (*host && busy >= PER_HOST)
		found = SENDERS;
	if (*host && found < SENDERS)
		snprintf(p->host[found], HOST_SIZE, "%s", host);
	pthread_mutex_unlock(&p->mutex);
	return found;
}

static void free_sender(struct outbox *p, int sender)
{
	pthread_mutex_lock(&p->mutex);
	p->host[sender][0] = '\0';
	pthread_mutex_unlock(&p->mutex);
}

static void deliver_job(void *self)
{
	struct delivery *e = self;
	struct server *s = e->server;
	struct outbox_row *l = &e->row;
	const enum outcome outcome = deliver(s, l);
	metrics_add(s->metrics,
		    outcome == DELIVERED ? METRIC_DELIVERED : METRIC_UNDELIVERED, 1);
	const char *kind =
		l->kind < MESSAGE_KIND_COUNT ? message_kind_words[l->kind] : "unknown";
	if (outcome != DELIVERED)
		log_limited(l->tries >= TRIES_MAX ? LEVEL_WARNING : LEVEL_INFO,
			    "message-undelivered", "message", l->id, "kind", kind, NULL);
	if (outcome != FAILED || l->tries >= TRIES_MAX)
		(void)!store_outbox_done(s->store, l->id, NULL);
	else
		(void)!store_outbox_retry(s->store, l->id, delay_ms(l->tries + 1), NULL);
	free_sender(s->outbox, e->sender);
	outbox_row_free(l);
	free(e);
}

bool outbox_deliver_due(struct server *s)
{
	struct outbox_row l;
	char host[HOST_SIZE];
	if (find_sender(s->outbox, "") == SENDERS ||
	    store_outbox_take(s->store, LEASE_MS, &l, NULL) != OK)
		return false;
	find_host(&l, host);
	const int sender = find_sender(s->outbox, host);
	struct delivery *e = malloc(sizeof *e);
	if (!e)
		die("out of memory");
	*e = (struct delivery){ s, l, sender };
	const struct job job = {
		.work = deliver_job, .self = e, .person = host, .rank = RANK_REQUEST
	};
	if (sender < SENDERS && workers_add(s->outbox->senders, &job))
		return true;
	(void)!store_outbox_return(s->store, l.id, HOST_BUSY_MS, NULL);
	outbox_row_free(&l);
	free(e);
	return true;
}

struct outbox *outbox_new(void)
{
	struct outbox *p = calloc(1, sizeof *p);
	if (!p)
		die("out of memory");
	pthread_mutex_init(&p->mutex, NULL);
	p->senders = workers_new(&(struct pool_config){ .threads = SENDERS + PER_HOST,
							.per_person = PER_HOST });
	return p;
}

void outbox_end(struct outbox *p)
{
	workers_end(p->senders);
	pthread_mutex_destroy(&p->mutex);
	free(p);
}
