#pragma once

/// A function that the `#Preview` macro puts into the section `strata_previews`; it writes its
/// preview's type to the address that it is given.
typedef void (*PreviewRecordFunction)(void *_Nonnull);

/// Return the section's first record and the address behind its last; both null in a program
/// without previews. The linker defines these symbols, which Swift cannot name.
const PreviewRecordFunction _Nonnull *_Nullable preview_records_start(void);
const PreviewRecordFunction _Nonnull *_Nullable preview_records_end(void);

/// Calls `found` with the metadata of each type of this program that conforms to `PreviewProvider`,
/// and with `context`. Generic types are omitted, as their parameters are unknown.
void preview_provider_types(
    void (*_Nonnull found)(const void *_Nonnull metadata, void *_Nonnull context),
    void *_Nonnull context);
