/* What the system knows about this process. */
#ifndef SERVER_OPS_PROCESS_H
#define SERVER_OPS_PROCESS_H

struct process {
	long long resident; /* bytes */
	long files, files_max;
	double cpu_seconds;
};

void process_read(struct process *out);

#endif
