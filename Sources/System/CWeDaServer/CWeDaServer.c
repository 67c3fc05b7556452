// Runs before main: installs WeDa's server module, without the app depending on it.
#include "CWeDaServer.h"

extern void weda_install_server(void);

__attribute__((constructor)) static void install(void) { weda_install_server(); }
