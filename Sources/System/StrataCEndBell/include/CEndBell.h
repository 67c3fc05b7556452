#pragma once

/// Returns a descriptor that becomes readable once SIGTERM or SIGINT has asked the process to end;
/// -1 if the system has no descriptor left. From the first call on these signals do not end the
/// process by themselves.
int strata_end_bell(void);
