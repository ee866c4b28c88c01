/* What the figures of `tessera bench` stand on: the machine, the compiler, the program.
 */
#ifndef BENCH_MACHINE_H
#define BENCH_MACHINE_H

#include <stddef.h>

struct machine {
	char processor[128], compiler[64];
	long cores;
	double start_ms; /* from nothing to the end of `tessera --version` */
	size_t program_bytes, page_bytes, page_sent_bytes;
};

/* Starts the program a few times to see how long that takes. */
void machine_look(struct machine *out);

/* The compiler this program was made with, "gcc 12.2.0". */
void machine_compiler(char *out, size_t size);

#endif
