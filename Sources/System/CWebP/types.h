// The types and constants of libwebp that are used here.
// Scripts/check-headers compares them with the library's own.
#pragma once

#include <stddef.h>
#include <stdint.h>

enum {
    // The most pixels of a side.
    WEBP_MAX_DIMENSION = 16383,
};
