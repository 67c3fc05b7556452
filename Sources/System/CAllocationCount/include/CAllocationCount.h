#pragma once

/// How often this thread has asked for memory since it began; its own calls alone, so that whatever
/// other threads do meanwhile does not count.
unsigned long strata_allocation_count(void);
