#pragma once

#include <stdbool.h>

/// An event loop of libev on epoll: a turn costs the same however many sockets rest. Used on one
/// thread only.
typedef struct strata_event_loop strata_event_loop;

/// Makes a loop; NULL if the system has no descriptor or memory left.
strata_event_loop *_Nullable strata_event_loop_make(void);

/// Returns libev's loop, for a library that adds its sockets to it.
void *_Nonnull strata_event_loop_libev(strata_event_loop *_Nonnull loop);

/// Waits for events unless some are due, and calls their handlers. With `ticks` it waits for a
/// second at most; returns whether that second is over.
bool strata_event_loop_turn(strata_event_loop *_Nonnull loop, bool ticks);

/// Frees a loop that nothing uses any more.
void strata_event_loop_free(strata_event_loop *_Nonnull loop);
