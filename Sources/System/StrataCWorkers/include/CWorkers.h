#pragma once
#include <stddef.h>
#include <sys/types.h>

// The system calls of a front and its workers that Swift cannot write: their macros are not
// imported, and a Swift process must not fork.

/// The descriptor of a started program that is connected with the process that started it.
static const int strata_inherited_descriptor = 3;

/// Makes two connected ends, which keep messages apart and are not inherited. Returns 0 or an error
/// number.
int strata_pair(int ends[2]);

/// Sends a message, with an open descriptor unless that is negative. Returns 0 or an error number:
/// EAGAIN if there is no room and `waits` is 0.
int strata_send(int end, const void *bytes, size_t count, int descriptor, int waits);

/// Receives a message and its descriptor, -1 if it has none. Returns the number of bytes, 0 once the
/// other end is closed, or an error number times -1.
ssize_t strata_receive(int end, void *bytes, size_t capacity, int *descriptor, int waits);

/// Accepts a connection that is not inherited and does not block. Returns its descriptor, or an
/// error number times -1.
int strata_accept(int listener);

/// Starts a program with default signals, which inherits the standard descriptors and, as
/// `strata_inherited_descriptor`, one end of a pair. Returns 0 or an error number.
int strata_spawn(
    const char *program, char *const arguments[], char *const environment[], int end, pid_t *pid);

/// Writes the numeric address of a connection's peer. Returns 0 unless there is none.
int strata_peer(int connection, char *text, size_t capacity);

/// Keeps a connection from being readable before this number of bytes has arrived. Returns 0 or an
/// error number.
int strata_await(int connection, int count);
