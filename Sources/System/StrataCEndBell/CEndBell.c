// Signal handlers that are installed when the call returns. A dispatch source of a signal is set up
// on another thread some time after it was resumed; a process that ignores the signal until then,
// as such a source requires, loses what arrives in between, and runs on for ever.
#include "CEndBell.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

static int end_bell = -1;
static int hangup_bell = -1;
static int ends_with_terminal;

static void ring(int number) {
  int before = errno;
  uint64_t one = 1;
  // Fails only after 2^64 signals.
  ssize_t written = write(number == SIGHUP ? hangup_bell : end_bell, &one, sizeof one);
  (void)written;
  errno = before;
}

static int new_bell(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

static void hear(int number) {
  struct sigaction action = {.sa_handler = ring, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  // The parent process may have passed on a mask that blocks it.
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  pthread_sigmask(SIG_UNBLOCK, &one, NULL);
}

static int has_terminal(void) {
  int terminal = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (terminal < 0) return 0;
  close(terminal);
  return 1;
}

int strata_end_bell(void) {
  if (end_bell >= 0) return end_bell;
  end_bell = new_bell();
  if (end_bell < 0) return -1;
  hear(SIGTERM);
  hear(SIGINT);
  return end_bell;
}

int strata_hangup_bell(void) {
  if (hangup_bell >= 0) return hangup_bell;
  hangup_bell = new_bell();
  if (hangup_bell < 0) return -1;
  // `nohup` starts programs that ignore it.
  struct sigaction before;
  int is_ignored = sigaction(SIGHUP, NULL, &before) == 0 && before.sa_handler == SIG_IGN;
  ends_with_terminal = !is_ignored && has_terminal();
  hear(SIGHUP);
  return hangup_bell;
}

int strata_take_ring(int bell) {
  uint64_t count = 0;
  return read(bell, &count, sizeof count) > 0;
}

int strata_lost_terminal(void) { return ends_with_terminal && !has_terminal(); }
