// Finds the types that conform to a protocol, for which Swift has no function. The compiler writes
// each conformance into a section, whose layout is fixed by Swift's ABI
// (swift/docs/ABI/TypeMetadata.rst); only the part that is needed is declared here.
#include "CPreviewRecords.h"
#include <stddef.h>
#include <stdint.h>

#define WEAK __attribute__((weak, visibility("hidden")))

// Offsets, each relative to its own address.
typedef int32_t Relative;

typedef struct {
  Relative protocol;  // lowest bit: indirect
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
// The mangled name of the descriptor of `protocol SwiftUI.PreviewProvider`.
extern const char preview_provider __asm__("$s16StrataSwiftUIApp15PreviewProviderMp") __attribute__((weak));

static const void *follow(const Relative *place, Relative distance) {
  return (const char *)place + distance;
}

static const void *protocol_of(const Conformance *conformance) {
  Relative distance = conformance->protocol;
  const void *place = follow(&conformance->protocol, distance & ~1);
  return distance & 1 ? *(const void *const *)place : place;
}

// Returns null if it is not a Swift type.
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
