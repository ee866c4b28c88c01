#include "server/ops/process.h"

#include <dirent.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

static long long resident_bytes(void)
{
	long long pages = 0;
	FILE *f = fopen("/proc/self/statm", "re");
	if (!f)
		return 0;
	if (fscanf(f, "%*d %lld", &pages) != 1)
		pages = 0;
	fclose(f);
	return pages * sysconf(_SC_PAGESIZE);
}

static long open_files(void)
{
	long count = -3; /* the two dots, and the folder itself */
	DIR *d = opendir("/proc/self/fd");
	if (!d)
		return 0;
	while (readdir(d))
		count++;
	closedir(d);
	return count;
}

static double seconds(struct timeval t)
{
	return (double)t.tv_sec + 1e-6 * (double)t.tv_usec;
}

void process_read(struct process *out)
{
	struct rlimit files = { 0 };
	struct rusage used = { 0 };
	getrlimit(RLIMIT_NOFILE, &files);
	getrusage(RUSAGE_SELF, &used);
	*out = (struct process){ .resident = resident_bytes(),
				 .files = open_files(),
				 .files_max = (long)files.rlim_cur,
				 .cpu_seconds = seconds(used.ru_utime) +
						seconds(used.ru_stime) };
}
