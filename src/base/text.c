#include "base/text.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FIRST_ROOM = 256 };

static void make_room(struct text *t, size_t more)
{
	if (t->len + more + 1 <= t->room)
		return;
	size_t room = t->room ? t->room : FIRST_ROOM;
	while (room < t->len + more + 1)
		room *= 2;
	t->at = realloc(t->at, room);
	if (!t->at)
		die("out of memory");
	t->room = room;
}

const char *text_str(const struct text *t)
{
	return t->at ? t->at : "";
}

void text_clear(struct text *t)
{
	t->len = 0;
	t->place = NULL;
	if (t->at)
		t->at[0] = '\0';
}

void text_free(struct text *t)
{
	free(t->at);
	*t = (struct text){ 0 };
}

void text_bytes(struct text *t, const char *bytes, size_t len)
{
	make_room(t, len);
	if (len)
		memcpy(t->at + t->len, bytes, len);
	t->len += len;
	t->at[t->len] = '\0';
}

void text_char(struct text *t, char c)
{
	make_room(t, 1);
	t->at[t->len++] = c;
	t->at[t->len] = '\0';
}

void text_put(struct text *t, const char *string)
{
	text_bytes(t, string, strlen(string));
}

void text_int(struct text *t, long long n)
{
	char digits[24];
	size_t at = sizeof digits;
	unsigned long long rest =
		n < 0 ? 0ULL - (unsigned long long)n : (unsigned long long)n;
	do
		digits[--at] = (char)('0' + rest % 10);
	while (rest /= 10);
	if (n < 0)
		digits[--at] = '-';
	text_bytes(t, digits + at, sizeof digits - at);
}

void text_vadd(struct text *t, const char *format, va_list args)
{
	va_list again;
	va_copy(again, args);
	make_room(t, FIRST_ROOM);
	const int wanted = vsnprintf(t->at + t->len, t->room - t->len, format, args);
	ensure(wanted >= 0);
	if ((size_t)wanted >= t->room - t->len) {
		make_room(t, (size_t)wanted);
		vsnprintf(t->at + t->len, t->room - t->len, format, again);
	}
	va_end(again);
	t->len += (size_t)wanted;
}

void text_add(struct text *t, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	text_vadd(t, format, args);
	va_end(args);
}

void text_cut(struct text *t, size_t len)
{
	ensure(len <= t->len);
	t->len = len;
	if (t->at)
		t->at[len] = '\0';
}

int text_columns(const char *s, size_t len)
{
	int columns = 0;
	for (size_t i = 0; i < len; i++) {
		if (s[i] == '\033') {
			while (i < len && s[i] != 'm')
				i++;
			continue;
		}
		columns += ((unsigned char)s[i] & 0xC0) != 0x80;
	}
	return columns;
}

void text_pad(struct text *t, size_t from, int width)
{
	int have = t->len > from ? text_columns(t->at + from, t->len - from) : 0;
	for (; have < width; have++)
		text_char(t, ' ');
}

void text_wrap(struct text *t, size_t from, int width, int indent)
{
	if (t->len == from)
		return;
	struct text old = { 0 };
	text_bytes(&old, t->at + from, t->len - from);
	text_cut(t, from);
	int column = 0;
	for (const char *at = old.at; *at;) {
		const size_t blanks = strspn(at, " ");
		size_t len = blanks + strcspn(at + blanks, " \n");
		if (column > 0 && column + text_columns(at, len) > width) {
			text_add(t, "\n%*s", indent, "");
			column = indent;
			at += blanks;
			len -= blanks;
		}
		text_bytes(t, at, len);
		column += text_columns(at, len);
		at += len;
		if (*at == '\n') {
			text_char(t, *at++);
			column = 0;
		}
	}
	text_free(&old);
}

/* Bytes of the sequence that `lead` starts, 0 if it starts none; *low is the least code
 * point that may be written this long. */
static int sequence_length(unsigned char lead, unsigned *low)
{
	*low = 0;
	if (lead < 0x80)
		return 1;
	if ((lead & 0xE0) == 0xC0)
		return *low = 0x80, 2;
	if ((lead & 0xF0) == 0xE0)
		return *low = 0x800, 3;
	if ((lead & 0xF8) == 0xF0)
		return *low = 0x10000, 4;
	return 0;
}

bool text_is_utf8(const char *s, size_t len)
{
	for (size_t i = 0; i < len;) {
		unsigned low;
		const unsigned char lead = (unsigned char)s[i];
		const int bytes = sequence_length(lead, &low);
		if (bytes == 0 || i + (size_t)bytes > len)
			return false;
		unsigned point = bytes == 1 ? lead : lead & (0x7Fu >> bytes);
		for (int k = 1; k < bytes; k++) {
			const unsigned char next = (unsigned char)s[i + (size_t)k];
			if ((next & 0xC0) != 0x80)
				return false;
			point = point << 6 | (next & 0x3Fu);
		}
		if (point < low || point > 0x10FFFF ||
		    (point >= 0xD800 && point < 0xE000))
			return false;
		i += (size_t)bytes;
	}
	return true;
}

status text_read_file(struct text *t, const char *path, size_t most, struct text *why)
{
	text_clear(t);
	FILE *file = fopen(path, "rb");
	if (!file)
		return status_say(IO_FAILED, why, "Cannot open %s: %s.", path,
				  strerror(errno));
	status result = OK;
	char block[8192];
	size_t got;
	while ((got = fread(block, 1, sizeof block, file)) > 0) {
		if (t->len + got > most) {
			result = status_say(IO_FAILED, why,
					    "%s is longer than %zu bytes.", path, most);
			break;
		}
		text_bytes(t, block, got);
	}
	if (ferror(file))
		result = status_say(IO_FAILED, why, "Cannot read %s.", path);
	fclose(file);
	return result;
}

static bool write_all(int fd, const char *at, size_t len)
{
	while (len > 0) {
		const ssize_t wrote = write(fd, at, len);
		if (wrote < 0 && errno == EINTR)
			continue;
		if (wrote <= 0)
			return false;
		at += wrote;
		len -= (size_t)wrote;
	}
	return true;
}

/* A rename lives in its folder, so the folder must reach the disk too. */
static void sync_folder_of(const char *path)
{
	struct text copy = { 0 };
	text_put(&copy, path);
	const int fd = open(dirname(copy.at), O_RDONLY | O_DIRECTORY);
	if (fd >= 0) {
		fsync(fd);
		close(fd);
	}
	text_free(&copy);
}

status text_write_file(const struct text *t, const char *path, struct text *why)
{
	struct text draft = { 0 };
	text_add(&draft, "%s.%ld.new", path, (long)getpid());
	const int fd = open(draft.at, O_WRONLY | O_CREAT | O_TRUNC, 0644);
	bool good = fd >= 0 && write_all(fd, text_str(t), t->len) && fsync(fd) == 0;
	if (fd >= 0)
		good = close(fd) == 0 && good;
	good = good && rename(draft.at, path) == 0;
	status result = OK;
	if (good) {
		sync_folder_of(path);
	} else {
		result = status_say(IO_FAILED, why, "Cannot write %s: %s.", path,
				    strerror(errno));
		unlink(draft.at);
	}
	text_free(&draft);
	return result;
}
