// Runs before main: passes the web host to the app that is linked, so that `import SwiftUI` is all
// an app needs (docs/decisions/0001).
#include "CHostHook.h"

extern void strata_install_web_host(void);

__attribute__((constructor)) static void install(void) { strata_install_web_host(); }
