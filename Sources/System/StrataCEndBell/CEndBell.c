// A handler that stands when the call returns. A dispatch source of a signal is set up on a thread of
// its own some time after it was resumed; whoever ignores the signal until then, as such a source
// asks for, loses what arrives in between, and the process runs on for ever.
#include "CEndBell.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

static int bell = -1;

static void ring(int number) {
  (void)number;
  int before = errno;
  uint64_t one = 1;
  // It can only fail where it was rung 2^64 times.
  ssize_t written = write(bell, &one, sizeof one);
  (void)written;
  errno = before;
}

int strata_end_bell(void) {
  if (bell >= 0) return bell;
  bell = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  if (bell < 0) return -1;
  struct sigaction action = {.sa_handler = ring, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGTERM, &action, NULL);
  sigaction(SIGINT, &action, NULL);
  // Whoever started this process may have handed down a mask that blocks them.
  sigset_t both;
  sigemptyset(&both);
  sigaddset(&both, SIGTERM);
  sigaddset(&both, SIGINT);
  pthread_sigmask(SIG_UNBLOCK, &both, NULL);
  return bell;
}
