#pragma once

#if __has_include(<gdk-pixbuf/gdk-pixbuf.h>)
#include <gdk-pixbuf/gdk-pixbuf.h>
#else
#error "gdk-pixbuf is missing: apt-get install libgdk-pixbuf-2.0-dev"
#endif
