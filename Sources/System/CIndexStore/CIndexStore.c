// The part of the toolchain's usr/local/include/indexstore/indexstore.h that is needed: each
// toolchain has its header at another path, and the functions are looked up by name at run time.
#define _GNU_SOURCE
#include "CIndexStore.h"
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { const char *data; size_t length; } StringRef;

#define FUNCTIONS(each)                                                                         \
  each(void *, store_create, (const char *, void **))                                           \
  each(void, store_dispose, (void *))                                                           \
  each(const char *, error_get_description, (void *))                                           \
  each(void, error_dispose, (void *))                                                           \
  each(bool, store_units_apply_f, (void *, unsigned, void *, bool (*)(void *, StringRef)))      \
  each(void *, unit_reader_create, (void *, const char *, void **))                             \
  each(void, unit_reader_dispose, (void *))                                                     \
  each(void, unit_reader_get_modification_time, (void *, int64_t *, int64_t *))                 \
  each(StringRef, unit_reader_get_main_file, (void *))                                          \
  each(bool, unit_reader_dependencies_apply_f, (void *, void *, bool (*)(void *, void *)))      \
  each(int, unit_dependency_get_kind, (void *))                                                 \
  each(StringRef, unit_dependency_get_name, (void *))                                           \
  each(StringRef, unit_dependency_get_filepath, (void *))                                       \
  each(void *, record_reader_create, (void *, const char *, void **))                           \
  each(void, record_reader_dispose, (void *))                                                   \
  each(bool, record_reader_symbols_apply_f, (void *, bool, void *, bool (*)(void *, void *)))   \
  each(StringRef, symbol_get_usr, (void *))                                                     \
  each(uint64_t, symbol_get_roles, (void *))                                                    \
  each(uint64_t, symbol_get_related_roles, (void *))

#define FIELD(result, name, parameters) result(*name) parameters;
typedef struct {
  FUNCTIONS(FIELD)
} Library;

typedef struct {
  Library call;
  void *store;
  void *context;
  bool (*wants)(void *, const char *, int64_t);
  void (*found)(void *, const char *, size_t, uint64_t);
  StringRef source;
  char *problem;
} Reading;

static char *words(const char *format, ...) {
  char *text = NULL;
  va_list arguments;
  va_start(arguments, format);
  if (vasprintf(&text, format, arguments) < 0) text = strdup("no memory");
  va_end(arguments);
  return text;
}

static char *words_of(Reading *reading, const char *what, const char *name, void *error) {
  const char *why = error ? reading->call.error_get_description(error) : "no reason given";
  char *text = words("%s %s cannot be read: %s", what, name, why);
  if (error) reading->call.error_dispose(error);
  return text;
}

static bool same(StringRef a, StringRef b) {
  return a.length == b.length && !memcmp(a.data, b.data, a.length);
}

static bool read_symbol(void *context, void *symbol) {
  Reading *reading = context;
  StringRef identifier = reading->call.symbol_get_usr(symbol);
  uint64_t roles = reading->call.symbol_get_roles(symbol)
      | (reading->call.symbol_get_related_roles(symbol) & index_role_overridden);
  reading->found(reading->context, identifier.data, identifier.length, roles);
  return true;
}

static void read_record(Reading *reading, const char *name) {
  void *error = NULL;
  void *record = reading->call.record_reader_create(reading->store, name, &error);
  if (!record) {
    reading->problem = words_of(reading, "the record", name, error);
    return;
  }
  reading->call.record_reader_symbols_apply_f(record, true, reading, read_symbol);
  reading->call.record_reader_dispose(record);
}

// A unit lists the record of its source among those of its dependencies.
static bool read_dependency(void *context, void *dependency) {
  const int kind_record = 2;
  Reading *reading = context;
  if (reading->call.unit_dependency_get_kind(dependency) != kind_record) return true;
  if (!same(reading->call.unit_dependency_get_filepath(dependency), reading->source)) return true;
  StringRef name = reading->call.unit_dependency_get_name(dependency);
  char *text = strndup(name.data, name.length);
  read_record(reading, text);
  free(text);
  return !reading->problem;
}

static void read_source(Reading *reading, void *unit) {
  int64_t seconds = 0, nanoseconds = 0;
  reading->source = reading->call.unit_reader_get_main_file(unit);
  if (!reading->source.length) return;
  reading->call.unit_reader_get_modification_time(unit, &seconds, &nanoseconds);
  char *source = strndup(reading->source.data, reading->source.length);
  if (reading->wants(reading->context, source, seconds * 1000000000 + nanoseconds)) {
    reading->call.unit_reader_dependencies_apply_f(unit, reading, read_dependency);
  }
  free(source);
}

static bool read_unit(void *context, StringRef name) {
  Reading *reading = context;
  void *error = NULL;
  char *text = strndup(name.data, name.length);
  void *unit = reading->call.unit_reader_create(reading->store, text, &error);
  if (unit) {
    read_source(reading, unit);
    reading->call.unit_reader_dispose(unit);
  } else {
    reading->problem = words_of(reading, "the unit", text, error);
  }
  free(text);
  return !reading->problem;
}

static char *load(Reading *reading, const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) return words("%s", dlerror());
#define FIND(result, name, parameters)                                      \
  if (!(reading->call.name = (result(*) parameters)dlsym(library, "indexstore_" #name))) \
    return words("%s has no indexstore_" #name, path);
  FUNCTIONS(FIND)
  return NULL;
}

char *index_store_read(
    const char *library, const char *store, void *context,
    bool (*wants)(void *, const char *, int64_t),
    void (*found)(void *, const char *, size_t, uint64_t)) {
  Reading reading = {.context = context, .wants = wants, .found = found};
  char *problem = load(&reading, library);
  if (problem) return problem;
  void *error = NULL;
  reading.store = reading.call.store_create(store, &error);
  if (!reading.store) return words_of(&reading, "the index", store, error);
  reading.call.store_units_apply_f(reading.store, 0, &reading, read_unit);
  reading.call.store_dispose(reading.store);
  return reading.problem;
}
