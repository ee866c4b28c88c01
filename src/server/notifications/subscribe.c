/* Browsers that want to be told: subscriptions come and go. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/http/routes.h"
#include "server/notifications/push.h"
#include "server/notifications/vapid.h"

enum { DEVICES_MAX = PUSH_DEVICES_MAX };

status push_key(struct request *r)
{
	struct p256 key;
	struct text point = { 0 };
	TRY(vapid_key(r->server, &key, &r->why));
	vapid_put_point(&key, &point);
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_string(&j, "key", text_str(&point));
	json_close(&j, '}');
	text_free(&point);
	sodium_memzero(&key, sizeof key);
	return OK;
}

/* Push services are reached by https; at home one may try it out without. */
static bool is_endpoint(const struct request *r, const char *url)
{
	const bool is_safe = strncmp(url, "https://", 8) == 0;
	const bool is_local =
		strncmp(url, "http://", 7) == 0 &&
		(!r->server->config.is_public || r->server->config.local_webhooks);
	return (is_safe || is_local) && !strpbrk(url, " \t\r\n<>\"\\");
}

/* A member of the body that must be there, and fit. */
static bool need_text(const struct request *r, const char *key, char *out, size_t size)
{
	bool is_there;
	return request_copy_whole(r, key, out, size, &is_there) && out[0];
}

static status done(struct request *r)
{
	text_put(&r->out, "{\"ok\":true}");
	return OK;
}

status push_subscribe(struct request *r)
{
	struct subscription s = { 0 };
	struct ece_keys keys;
	if (r->server->config.is_public && !r->user.has_account)
		return request_refuse(r, FORBIDDEN,
				      "Guests receive no messages. Register first.");
	if (!need_text(r, "endpoint", s.endpoint, sizeof s.endpoint) ||
	    !is_endpoint(r, s.endpoint))
		return request_refuse(r, BAD_REQUEST,
				      "That is not the address of a push service.");
	if (!need_text(r, "p256dh", s.point, sizeof s.point) ||
	    !need_text(r, "auth", s.auth, sizeof s.auth) || !push_read_keys(&s, &keys))
		return request_refuse(r, BAD_REQUEST, "Those are not valid push keys.");
	TRY(store_subscribe(r->server->store, r->user.id, &s, DEVICES_MAX, &r->why));
	return done(r);
}

status push_forget(struct request *r)
{
	struct subscription s = { 0 };
	if (!need_text(r, "endpoint", s.endpoint, sizeof s.endpoint))
		return request_refuse(r, BAD_REQUEST,
				      "That is not the address of a push service.");
	TRY(store_forget_subscription(r->server->store, r->user.id, s.endpoint, &r->why));
	return done(r);
}
