// Runs before main: installs RickMorty's server module, without the app depending on it.
#include "CRickMortyServer.h"

extern void rickmorty_install_server(void);

__attribute__((constructor)) static void install(void) { rickmorty_install_server(); }
