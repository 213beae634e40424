#pragma once

#if __has_include(<pango/pangoft2.h>)
// pango_find_base_dir is deprecated, and Pango has no other function for it.
#define PANGO_DISABLE_DEPRECATION_WARNINGS
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <fontconfig/fcfreetype.h>
#include <hb-ot.h>
#else
#error "Pango is missing: apt-get install libpango1.0-dev"
#endif
