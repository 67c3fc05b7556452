// Swift has no way to ask for all types that conform to a protocol. The compiler writes each
// conformance down in a section, and the layout is fixed by Swift's binary interface
// (swift/docs/ABI/TypeMetadata.rst); only what is needed of it stands here.
#include "CPreviewRecords.h"
#include <stddef.h>
#include <stdint.h>

#define WEAK __attribute__((weak, visibility("hidden")))

// Distances, each from its own place.
typedef int32_t Relative;

typedef struct {
  Relative protocol;  // lowest bit: by way of a pointer
  Relative type;
  Relative witness_table;
  uint32_t flags;
} Conformance;

typedef struct {
  uint32_t flags;
  Relative parent, name, accessor;
} TypeDescriptor;

typedef struct {
  const void *metadata;
  size_t state;
} MetadataResponse;

extern const Relative __start_swift5_protocol_conformances[] WEAK;
extern const Relative __stop_swift5_protocol_conformances[] WEAK;
// Swift's name for the descriptor of `protocol SwiftUI.PreviewProvider`.
extern const char preview_provider __asm__("$s7SwiftUI15PreviewProviderMp") __attribute__((weak));

static const void *follow(const Relative *place, Relative distance) {
  return (const char *)place + distance;
}

static const void *protocol_of(const Conformance *conformance) {
  Relative distance = conformance->protocol;
  const void *place = follow(&conformance->protocol, distance & ~1);
  return distance & 1 ? *(const void *const *)place : place;
}

// Null for what is not a Swift type.
static const TypeDescriptor *type_of(const Conformance *conformance) {
  const void *place = follow(&conformance->type, conformance->type);
  switch (conformance->flags >> 3 & 7) {
  case 0: return place;
  case 1: return *(const TypeDescriptor *const *)place;
  default: return NULL;
  }
}

void preview_provider_types(void (*found)(const void *, void *), void *context) {
  const Relative *record = __start_swift5_protocol_conformances;
  for (; &preview_provider && record < __stop_swift5_protocol_conformances; record++) {
    const Conformance *conformance = follow(record, *record);
    if (!*record || protocol_of(conformance) != &preview_provider) continue;
    const TypeDescriptor *type = type_of(conformance);
    const uint32_t generic = 0x80;
    if (!type || type->flags & generic) continue;
    MetadataResponse (*metadata)(size_t) =
        (MetadataResponse(*)(size_t))follow(&type->accessor, type->accessor);
    found(metadata(0).metadata, context);
  }
}
