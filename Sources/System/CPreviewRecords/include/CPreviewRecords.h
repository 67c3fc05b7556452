#pragma once

/// A function that the `#Preview` macro leaves in the section `strata_previews`; it writes its
/// preview's type to the place that it is given.
typedef void (*PreviewRecordFunction)(void *_Nonnull);

/// The section's first record and the place behind its last; both null in a program without
/// previews. The linker makes these symbols, which Swift cannot name.
const PreviewRecordFunction _Nonnull *_Nullable preview_records_start(void);
const PreviewRecordFunction _Nonnull *_Nullable preview_records_end(void);
