/* replay FILE.record: the record reads, replays and its dice hold; status 1 if not. */
#include <stdio.h>

#include "base/text.h"
#include "core/record.h"
#include "games/registry.h"

int main(int argc, char **argv)
{
	struct text record = { 0 }, why = { 0 };
	struct match m = { 0 };
	size_t checked;
	if (argc != 2)
		die("usage: replay FILE");
	status s = text_read_file(&record, argv[1], RECORD_BYTES_MAX, &why);
	if (s == OK)
		s = record_read(&m, text_str(&record), registry_find, &why);
	if (s == OK)
		s = record_verify(&m, &checked, &why);
	if (s != OK)
		printf("%s\n", text_str(&why));
	match_end(&m);
	text_free(&record);
	text_free(&why);
	return s != OK;
}
