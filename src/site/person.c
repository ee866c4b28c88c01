/* The one person: a name, kept by the browser. */
#include <string.h>

#include "server/http/routes.h"
#include "site.h"

status people_me(struct request *r)
{
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_string(&j, "id", r->user.id);
	json_put_string(&j, "name", r->user.name);
	json_put_bool(&j, "guest", true);
	json_put_string(&j, "account", "");
	json_put_string(&j, "email", "");
	json_put_string(&j, "email_new", "");
	json_put_bool(&j, "mail_turns", false);
	json_put_string(&j, "webhook", "");
	json_put_bool(&j, "mail", false);
	json_close(&j, '}');
	return OK;
}

/* Tables that are opened from now on show the new name; web/src/site keeps it. */
status people_change(struct request *r)
{
	struct text name = { 0 };
	status s = OK;
	if (request_text(r, "name", &name)) {
		if (name.len == 0 || name.len > NAME_MAX_BYTES ||
		    strspn(text_str(&name), " ") == name.len)
			s = request_refuse(r, BAD_REQUEST,
					   "A name has between 1 and 40 letters.");
		else
			strcpy(site_person.name, text_str(&name));
	}
	text_free(&name);
	TRY(s);
	r->user = site_person;
	return people_me(r);
}
