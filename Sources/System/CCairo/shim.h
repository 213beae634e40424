#pragma once

#if !__has_include(<cairo-svg.h>)
#error "Cairo is missing: apt-get install libcairo2-dev"
#endif

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <freetype/freetype.h>
#include <freetype/ftoutln.h>
