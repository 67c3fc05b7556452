#pragma once

/// Returns a descriptor that becomes readable once SIGTERM or SIGINT has asked the process to end;
/// -1 if the system has no descriptor left. From the first call on these signals do not end the
/// process by themselves.
int strata_end_bell(void);

/// Returns a descriptor that becomes readable at each SIGHUP; -1 if the system has no descriptor
/// left. From the first call on the signal does not end the process by itself.
int strata_hangup_bell(void);

/// Makes a bell that rings quiet again. Returns whether it rang.
int strata_take_ring(int bell);

/// Returns whether the terminal is gone that the process had at the first call of
/// `strata_hangup_bell`: its window was closed. A program that was started by `nohup` does not end
/// with its terminal, so the answer is then 0.
int strata_lost_terminal(void);
