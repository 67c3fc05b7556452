// Signal handlers that are installed when the call returns. A dispatch source of a signal is set up
// on another thread some time after it was resumed; a process that ignores the signal until then,
// as such a source requires, loses what arrives in between, and runs on for ever.
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
  // Fails only after 2^64 signals.
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
  // The parent process may have passed on a mask that blocks them.
  sigset_t both;
  sigemptyset(&both);
  sigaddset(&both, SIGTERM);
  sigaddset(&both, SIGINT);
  pthread_sigmask(SIG_UNBLOCK, &both, NULL);
  return bell;
}
