#include "build.h"

// A symbol whose address is the number: `make` defines it for the linker, so that a new commit compiles nothing again, and a
// program that was built without it names no commit at all.
extern const char messageshot_commit __attribute__((weak));

uint32_t messageshot_commit_number(void) {
    return (uint32_t)(uintptr_t)&messageshot_commit;
}
