// Runs before main, while there is one thread and the environment may be changed: adds this
// machine's addresses to those for which URLSession uses no proxy. libcurl, on which it is based,
// would send their requests to the proxy in `http_proxy`, which cannot reach a service on this
// machine.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

static const char *const loopback = "localhost,127.0.0.1,::1";

static int names_a_proxy(void) {
  const char *const variables[] = {
      "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"};
  for (size_t index = 0; index < sizeof variables / sizeof *variables; index++) {
    const char *value = getenv(variables[index]);
    if (value && *value) return 1;
  }
  return 0;
}

// libcurl reads the variable in capitals only if the other one is not set.
__attribute__((constructor)) static void exempt_loopback(void) {
  if (!names_a_proxy()) return;
  const char *named = getenv("no_proxy");
  if (!named) named = getenv("NO_PROXY");
  if (!named || !*named) {
    setenv("no_proxy", loopback, 1);
    return;
  }
  char *all = NULL;
  // Without memory the variables stay unchanged.
  if (asprintf(&all, "%s,%s", named, loopback) < 0) return;
  setenv("no_proxy", all, 1);
  free(all);
}
