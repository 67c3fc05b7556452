// What the system knows about a thread's turns on a processor. glibc declares `sched_setattr` since
// version 2.41 only, and Swift imports no function with a variable number of arguments.
#include "CThreadRank.h"

#include <sched.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

bool strata_thread_lower_rank(void) {
  // Linux applies it to the calling thread alone, not to the process as POSIX has it.
  return setpriority(PRIO_PROCESS, 0, 10) == 0;
}

/// The first version of the kernel's `struct sched_attr`, which every later one accepts.
struct attributes {
  uint32_t size;
  uint32_t policy;
  uint64_t flags;
  int32_t nice;
  uint32_t priority;
  uint64_t runtime;
  uint64_t deadline;
  uint64_t period;
};

bool strata_thread_shorten_turns(void) {
  struct attributes wanted = {.size = sizeof wanted};
  if (syscall(SYS_sched_getattr, 0, &wanted, sizeof wanted, 0) != 0) return false;
  if (wanted.policy != SCHED_OTHER) return false;
  wanted.size = sizeof wanted;
  // SCHED_FLAG_RESET_ON_FORK, by which started threads have usual turns.
  wanted.flags |= 1;
  // The shortest time that Linux accepts.
  wanted.runtime = 100000;
  return syscall(SYS_sched_setattr, 0, &wanted, 0) == 0;
}
