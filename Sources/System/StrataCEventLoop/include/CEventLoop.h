#pragma once

#include <stdbool.h>
#include <stdint.h>

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

/// A watch of a descriptor, which must be freed before the descriptor is closed.
typedef struct strata_watch strata_watch;

/// Calls a function in each turn in which a descriptor has bytes to read or its peer has ended, until
/// the watch is freed, which the function may do; NULL if there is no memory left. Other watches of
/// the descriptor come after it.
strata_watch *_Nullable strata_watch_make(
    strata_event_loop *_Nonnull loop, int descriptor, void (*_Nonnull ready)(void *_Nonnull context),
    void *_Nonnull context);

/// Ends a watch.
void strata_watch_free(strata_watch *_Nonnull watch);

/// Frees a loop that nothing uses any more.
void strata_event_loop_free(strata_event_loop *_Nonnull loop);

/// Returns the number of bytes of a TCP connection that this process has read; -1 if the descriptor
/// is none.
int64_t strata_read_bytes(int descriptor);
