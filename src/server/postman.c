#include "server/postman.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/log.h"
#include "server/hosts.h"
#include "server/ops/metrics.h"
#include "store/store.h"

enum { LEASE_MS = 60000, TIMEOUT_S = 20, TRIES_MAX = 10 };

/* Nothing of what they answer interests us. */
static size_t swallow(char *data, size_t size, size_t count, void *self)
{
	(void)data, (void)self;
	return size * count;
}

static bool is_private_v4(uint32_t a)
{
	return a >> 24 == 0 || a >> 24 == 10 || a >> 24 == 127 || a >> 16 == 0xa9fe ||
	       a >> 20 == 0xac1 || a >> 16 == 0xc0a8 || a >> 22 == (100u << 2 | 1) ||
	       a >> 28 >= 0xe;
}

static bool is_private(const struct sockaddr *a)
{
	if (a->sa_family == AF_INET)
		return is_private_v4(ntohl(
			((const struct sockaddr_in *)(const void *)a)->sin_addr.s_addr));
	if (a->sa_family != AF_INET6)
		return true;
	const struct in6_addr *v6 =
		&((const struct sockaddr_in6 *)(const void *)a)->sin6_addr;
	const uint8_t *b = v6->s6_addr;
	if (IN6_IS_ADDR_V4MAPPED(v6))
		return is_private_v4((uint32_t)b[12] << 24 | (uint32_t)b[13] << 16 |
				     (uint32_t)b[14] << 8 | b[15]);
	return (b[0] & 0xe0) != 0x20; /* only what is routed worldwide */
}

/* A webhook must not reach what only this machine can reach. */
static curl_socket_t open_public(void *self, curlsocktype purpose,
				 struct curl_sockaddr *a)
{
	(void)self, (void)purpose;
	if (is_private(&a->addr))
		return CURL_SOCKET_BAD;
	return socket(a->family, a->socktype, a->protocol);
}

static void set_common(CURL *c)
{
	curl_easy_setopt(c, CURLOPT_TIMEOUT, (long)TIMEOUT_S);
	curl_easy_setopt(c, CURLOPT_NOSIGNAL, 1L);
	curl_easy_setopt(c, CURLOPT_PROXY, "");
	curl_easy_setopt(c, CURLOPT_WRITEFUNCTION, swallow);
	curl_easy_setopt(c, CURLOPT_USERAGENT, "tessera");
}

static bool send_hook(const struct server *s, const struct letter *l)
{
	CURL *c = curl_easy_init();
	if (!c)
		return false;
	struct curl_slist *head =
		curl_slist_append(NULL, "Content-Type: application/json");
	set_common(c);
	curl_easy_setopt(c, CURLOPT_URL, text_str(&l->target));
	curl_easy_setopt(c, CURLOPT_PROTOCOLS_STR, "http,https");
	curl_easy_setopt(c, CURLOPT_HTTPHEADER, head);
	curl_easy_setopt(c, CURLOPT_POSTFIELDS, text_str(&l->body));
	curl_easy_setopt(c, CURLOPT_FAILONERROR, 1L);
	if (!hosts_may_reach_private(&s->how))
		curl_easy_setopt(c, CURLOPT_OPENSOCKETFUNCTION, open_public);
	const bool done = curl_easy_perform(c) == CURLE_OK;
	curl_slist_free_all(head);
	curl_easy_cleanup(c);
	return done;
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
static void write_mail(const struct server *s, const struct letter *l, struct text *out)
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
		 date, s->how.mail_from, text_str(&l->target), text_str(&l->subject),
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

static bool send_mail(const struct server *s, const struct letter *l)
{
	CURL *c = s->how.smtp ? curl_easy_init() : NULL;
	if (!c)
		return false;
	struct text mail = { 0 };
	write_mail(s, l, &mail);
	struct reading r = { mail.at, mail.len };
	struct curl_slist *to = curl_slist_append(NULL, text_str(&l->target));
	set_common(c);
	curl_easy_setopt(c, CURLOPT_URL, s->how.smtp);
	curl_easy_setopt(c, CURLOPT_USE_SSL, (long)CURLUSESSL_TRY);
	curl_easy_setopt(c, CURLOPT_MAIL_FROM, s->how.mail_from);
	curl_easy_setopt(c, CURLOPT_MAIL_RCPT, to);
	curl_easy_setopt(c, CURLOPT_UPLOAD, 1L);
	curl_easy_setopt(c, CURLOPT_READFUNCTION, read_mail);
	curl_easy_setopt(c, CURLOPT_READDATA, &r);
	const bool done = curl_easy_perform(c) == CURLE_OK;
	curl_slist_free_all(to);
	curl_easy_cleanup(c);
	text_free(&mail);
	return done;
}

/* 2 s, 4 s, ... up to an hour; who does not answer for long is left alone. */
static int64_t delay_ms(int64_t tries)
{
	enum { HOUR_MS = 3600000 };
	const int64_t ms = 1000ll << (tries < 12 ? tries : 12);
	return ms < HOUR_MS ? ms : HOUR_MS;
}

bool postman_round(struct server *s)
{
	struct letter l;
	if (store_take_letter(s->store, LEASE_MS, &l, NULL) != OK)
		return false;
	const bool done =
		strcmp(l.kind, "email") == 0 ? send_mail(s, &l) : send_hook(s, &l);
	metrics_add(s->metrics, done ? METRIC_DELIVERED : METRIC_UNDELIVERED, 1);
	if (!done)
		log_limited(l.tries >= TRIES_MAX ? LEVEL_WARNING : LEVEL_INFO,
			    "message-undelivered", "message", l.id, "kind", l.kind, NULL);
	if (done || l.tries >= TRIES_MAX)
		(void)!store_letter_done(s->store, l.id, NULL);
	else
		(void)!store_letter_later(s->store, l.id, delay_ms(l.tries + 1), NULL);
	letter_free(&l);
	return true;
}
