#include "CPreviewRecords.h"

#define WEAK __attribute__((weak, visibility("hidden")))

extern const PreviewRecordFunction __start_strata_previews[] WEAK;
extern const PreviewRecordFunction __stop_strata_previews[] WEAK;

const PreviewRecordFunction *preview_records_start(void) { return __start_strata_previews; }
const PreviewRecordFunction *preview_records_end(void) { return __stop_strata_previews; }
