// Replaces the allocation functions of the program that links it by ones that count. The linker
// prefers a program's symbols to those of its libraries, so Swift's runtime and Foundation use
// these, too. The memory comes from glibc, and is freed by it.
#include "CAllocationCount.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define STRATA_SANITIZED
#endif
#endif

#ifdef STRATA_SANITIZED
// A sanitizer replaces the same functions, before anything else of the program runs.
unsigned long strata_allocation_count(void) { return 0; }
int strata_counts_allocations(void) { return 0; }
#else
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// A thread-local variable of the program: reading it allocates nothing.
static __thread unsigned long count __attribute__((tls_model("local-exec")));

unsigned long strata_allocation_count(void) { return count; }
int strata_counts_allocations(void) { return 1; }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t members, size_t size) {
  count++;
  return __libc_calloc(members, size);
}

void *realloc(void *old, size_t size) {
  count++;
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **place, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *memory = memalign(alignment, size);
  if (!memory) return ENOMEM;
  *place = memory;
  return 0;
}
#endif
