/* `tessera engine`: the engine protocol on standard input and output. */
#include <stdio.h>

#include "cli/args/args.h"
#include "cli/command.h"
#include "protocol/session.h"

/* Reads a line; false at the end of the input. *whole is false if it was too long, and
 * the rest of it is skipped. */
static bool read_line(FILE *in, struct text *line, bool *whole)
{
	int c;
	text_clear(line);
	*whole = true;
	while ((c = getc_unlocked(in)) != EOF && c != '\n') {
		if (line->len < REQUEST_BYTES_MAX)
			text_char(line, (char)c);
		else
			*whole = false;
	}
	return c != EOF || line->len > 0;
}

static bool is_blank(const struct text *line)
{
	for (size_t i = 0; i < line->len; i++)
		if (line->at[i] != ' ' && line->at[i] != '\t' && line->at[i] != '\r')
			return false;
	return true;
}

static int run(const struct args *a)
{
	(void)a;
	struct session s = { 0 };
	struct text line = { 0 }, out = { 0 };
	bool whole;
	while (read_line(stdin, &line, &whole)) {
		if (whole && is_blank(&line))
			continue;
		text_clear(&out);
		if (whole)
			session_answer(&s, text_str(&line), line.len, &out);
		else
			session_refuse_long(&out);
		text_char(&out, '\n');
		fwrite(text_str(&out), 1, out.len, stdout);
		if (fflush(stdout) != 0)
			break; /* nobody listens any more */
	}
	session_end(&s);
	text_free(&line);
	text_free(&out);
	return EXIT_DONE;
}

const struct command engine_command = {
	.name = "engine",
	.takes = "",
	.about = "speak JSON lines on standard input and output, for bots and front ends",
	.more = "One request a line, one reply a line, as docs/protocol.md describes. "
		"Try:\n"
		"  {\"do\":\"new\",\"game\":\"arena-roma\",\"seed\":7}",
	.run = run,
};
