#include "build.h"

// A symbol whose address is the number. `make` defines it for the linker, so that a new commit recompiles nothing; a
// program that is built without it reports no commit.
extern const char messageshot_commit __attribute__((weak));

uint32_t messageshot_commit_number(void) {
    return (uint32_t)(uintptr_t)&messageshot_commit;
}
