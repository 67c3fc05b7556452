// Runs before main: lets WeDa's server module prepare what the app will ask for, without the app
// knowing of it.
#include "CWeDaServer.h"

extern void weda_install_server(void);

__attribute__((constructor)) static void install(void) { weda_install_server(); }
