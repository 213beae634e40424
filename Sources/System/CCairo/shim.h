#pragma once

#if __has_include(<cairo-svg.h>)
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <freetype/freetype.h>
#include <freetype/ftmm.h>
#include <freetype/ftoutln.h>
#else
#error "Cairo is missing: apt-get install libcairo2-dev"
#endif
