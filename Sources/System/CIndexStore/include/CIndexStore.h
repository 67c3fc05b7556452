#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a symbol does in one source, as bits.
enum {
  index_role_reference = 1 << 2,
  index_role_call = 1 << 5,
  /// A declaration of the source overrides or implements it.
  index_role_overridden = 1 << 11,
};

/// Reads what the compiler wrote down about sources while it built them.
///
/// The library belongs to the toolchain and is loaded when this is called, so that nothing links
/// with it. `wants` is asked about each source that was compiled, with the time in nanoseconds since
/// 1970 when it was; for those that it wants, `found` gets each symbol that occurs in the source:
/// its identifier, which is `length` bytes long and ends nowhere else, and its roles.
///
/// Returns null, or what went wrong, in words that `free` releases.
char *_Nullable index_store_read(
    const char *_Nonnull library, const char *_Nonnull store, void *_Nonnull context,
    bool (*_Nonnull wants)(void *_Nonnull context, const char *_Nonnull source, int64_t time),
    void (*_Nonnull found)(
        void *_Nonnull context, const char *_Nonnull identifier, size_t length, uint64_t roles));
