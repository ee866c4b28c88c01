#include "bench/machine.h"

#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "server/http/assets.h"
#include "server/server.h"

static const char self[] = "/proc/self/exe";

void machine_compiler(char *out, size_t size)
{
#ifdef __clang__
	snprintf(out, size, "%s", __VERSION__);
#else
	snprintf(out, size, "gcc %s", __VERSION__);
#endif
}

static void look_at_processor(struct machine *out)
{
	char line[256];
	FILE *file = fopen("/proc/cpuinfo", "r");
	snprintf(out->processor, sizeof out->processor, "an unknown processor");
	while (file && fgets(line, sizeof line, file))
		if (sscanf(line, "model name : %127[^\n]", out->processor) == 1)
			break;
	if (file)
		fclose(file);
	out->cores = sysconf(_SC_NPROCESSORS_ONLN);
}

/* The quickest of a few starts: the others waited for somebody else. */
static double time_start(void)
{
	enum { STARTS = 10 };
	double best = 1e9;
	fflush(NULL);
	for (int i = 0; i < STARTS; i++) {
		const double began = clock_s();
		const pid_t child = fork();
		if (child == 0) {
			if (!freopen("/dev/null", "w", stdout))
				_exit(1);
			execl(self, "tessera", "--version", (char *)NULL);
			_exit(1);
		}
		if (child < 0 || waitpid(child, NULL, 0) < 0)
			return 0;
		const double took = (clock_s() - began) * 1e3;
		best = took < best ? took : best;
	}
	return best;
}

/* gzip keeps the length of what it packed in its last four bytes, the lowest first. */
static size_t unpacked(const struct asset *a)
{
	const unsigned char *end = a->gzip + a->len;
	return (size_t)end[-4] | (size_t)end[-3] << 8 | (size_t)end[-2] << 16 |
	       (size_t)end[-1] << 24;
}

void machine_look(struct machine *out)
{
	struct stat program;
	*out = (struct machine){ .start_ms = time_start() };
	look_at_processor(out);
	machine_compiler(out->compiler, sizeof out->compiler);
	if (stat(self, &program) == 0)
		out->program_bytes = (size_t)program.st_size;
	for (const struct asset *a = embedded_assets; a->path; a++) {
		out->page_bytes += unpacked(a);
		out->page_sent_bytes += a->len;
	}
}
