#pragma once

#if __has_include(<libdeflate.h>)
#include <libdeflate.h>
#else
#error "libdeflate is missing: apt-get install libdeflate-dev"
#endif
