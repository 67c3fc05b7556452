#pragma once

/// Returns the number of allocations of this thread since it began; those of other threads do not
/// count.
unsigned long strata_allocation_count(void);

/// Returns 1 if allocations are counted, and 0 in a program that was built with a sanitizer, which
/// replaces the allocation functions itself.
int strata_counts_allocations(void);
