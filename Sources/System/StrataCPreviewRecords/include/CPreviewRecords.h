#pragma once

/// A function that the `#Preview` macro leaves in the section `strata_previews`; it writes its
/// preview's type to the place that it is given.
typedef void (*PreviewRecordFunction)(void *_Nonnull);

/// The section's first record and the place behind its last; both null in a program without
/// previews. The linker makes these symbols, which Swift cannot name.
const PreviewRecordFunction _Nonnull *_Nullable preview_records_start(void);
const PreviewRecordFunction _Nonnull *_Nullable preview_records_end(void);

/// Calls `found` with the metadata of each type of this program that conforms to `PreviewProvider`,
/// and with `context`. Generic types are left out: nobody says what they are generic over.
void preview_provider_types(
    void (*_Nonnull found)(const void *_Nonnull metadata, void *_Nonnull context),
    void *_Nonnull context);
