#include "os_names.h"

// The package manager builds no target without a source.
