// Apart from CEventLoop.c: the system's header has the newer fields, and excludes the C library's.
#include "CEventLoop.h"

#include <linux/tcp.h>
#include <netinet/in.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

int64_t strata_read_bytes(int descriptor) {
  struct tcp_info info;
  socklen_t size = sizeof info;
  int unread = 0;
  if (getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return -1;
  if (size < offsetof(struct tcp_info, tcpi_bytes_received) + sizeof info.tcpi_bytes_received) return -1;
  if (ioctl(descriptor, FIONREAD, &unread) != 0) return -1;
  return (int64_t)info.tcpi_bytes_received - unread;
}
