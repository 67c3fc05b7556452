#pragma once

/// A descriptor that becomes readable once the process was asked to end, by SIGTERM or SIGINT;
/// -1 where the system has none to give. From the first call on neither ends the process by itself.
int strata_end_bell(void);
