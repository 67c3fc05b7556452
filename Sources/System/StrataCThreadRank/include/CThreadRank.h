#pragma once

#include <stdbool.h>

/// Gives the calling thread, and threads that it starts from then on, a low share of a processor which
/// others want, too: a tenth of what a usual thread gets (nice 10). Returns whether the system
/// permits it.
bool strata_thread_lower_rank(void);

/// Lets the calling thread run sooner than others that became ready at the same time, and for a shorter
/// time before they take turns; its share of the processor stays. Threads that it starts are not
/// affected. Has no effect before Linux 6.12. Returns whether the system permits it.
bool strata_thread_shorten_turns(void);
