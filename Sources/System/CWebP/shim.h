#pragma once

#if __has_include(<webp/encode.h>)
#include <webp/decode.h>
#include <webp/encode.h>
#else
#error "libwebp is missing: apt-get install libwebp-dev"
#endif
