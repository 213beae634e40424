#ifndef MEMORY_OPTIONS_H
#define MEMORY_OPTIONS_H

// `mallopt` and its options, which Swift's module of the C library omits.
#include <malloc.h>

#endif
