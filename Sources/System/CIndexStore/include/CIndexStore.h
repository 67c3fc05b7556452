#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The roles of a symbol in a source, as bits.
enum {
  index_role_reference = 1 << 2,
  index_role_call = 1 << 5,
  /// A declaration of the source overrides or implements it.
  index_role_overridden = 1 << 11,
};

/// Reads the compiler's index of the sources that it has built.
///
/// The library belongs to the toolchain and is loaded at the call, so that nothing links with it.
/// `wants` is called with each source and the time of its compilation, in nanoseconds since 1970;
/// if it returns true, `found` is called with each symbol in the source: its identifier, of
/// `length` bytes and not null-terminated, and its roles.
///
/// Returns null, or an error message to be released with `free`.
char *_Nullable index_store_read(
    const char *_Nonnull library, const char *_Nonnull store, void *_Nonnull context,
    bool (*_Nonnull wants)(void *_Nonnull context, const char *_Nonnull source, int64_t time),
    void (*_Nonnull found)(
        void *_Nonnull context, const char *_Nonnull identifier, size_t length, uint64_t roles));
