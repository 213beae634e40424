#ifndef BUILD_H
#define BUILD_H

#include <stdint.h>

/// The commit that the program was built from, as the linker received it: its first seven hexadecimal digits, and a one before
/// them if files had been changed since; 0 if it is not known.
uint32_t messageshot_commit_number(void);

#endif
