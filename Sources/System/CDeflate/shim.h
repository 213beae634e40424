#pragma once

#if !__has_include(<libdeflate.h>)
#error "libdeflate is missing: apt-get install libdeflate-dev"
#endif

#include <libdeflate.h>
