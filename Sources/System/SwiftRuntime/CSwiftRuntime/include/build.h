#ifndef BUILD_H
#define BUILD_H

#include <stdint.h>

/// The commit that the program was built from, as the linker received it: its first seven hexadecimal digits, prefixed
/// by a one if there were uncommitted changes; 0 if unknown.
uint32_t messageshot_commit_number(void);

#endif
