// What the functions of libIndexStore return by value. The library itself is the toolchain's and is opened where an
// index is read: nothing is linked.
#pragma once
#include <stddef.h>

typedef struct {
    const char *data;
    size_t length;
} index_store_text;
