// Runs before main: lets RickMorty's server module prepare what the app will ask for, without the
// app knowing of it.
#include "CRickMortyServer.h"

extern void rickmorty_install_server(void);

__attribute__((constructor)) static void install(void) { rickmorty_install_server(); }
