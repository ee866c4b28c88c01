#include "server/ops/systemd.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

void systemd_notify(const char *state)
{
	struct sockaddr_un to = { .sun_family = AF_UNIX };
	const char *path = getenv("NOTIFY_SOCKET");
	const size_t len = path ? strlen(path) : 0;
	if (len == 0 || len >= sizeof to.sun_path)
		return;
	memcpy(to.sun_path, path, len);
	if (*path == '@') /* an address without a file */
		to.sun_path[0] = '\0';
	const int s = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	if (s < 0)
		return;
	(void)!sendto(s, state, strlen(state), MSG_NOSIGNAL, (const struct sockaddr *)&to,
		      (socklen_t)(offsetof(struct sockaddr_un, sun_path) + len));
	close(s);
}
