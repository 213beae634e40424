#pragma once

#if __has_include(<cmark-gfm-core-extensions.h>)
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#else
#error "cmark-gfm is missing: apt-get install libcmark-gfm-dev libcmark-gfm-extensions-dev"
#endif
