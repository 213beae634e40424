#ifndef MEMORY_OPTIONS_H
#define MEMORY_OPTIONS_H

// `mallopt` and its options, which Swift's own module of the C library leaves out.
#include <malloc.h>

#endif
