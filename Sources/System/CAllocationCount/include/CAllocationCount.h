#pragma once

/// Returns the number of allocations of this thread since it began; those of other threads do not
/// count.
unsigned long strata_allocation_count(void);
