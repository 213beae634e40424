// Says in one line what has to be installed, at the beginning of a build rather than at its end.
// The folders are those of Debian and its relatives; elsewhere it is the linker that says it.
#include "requirements.h"

#if __has_include("/etc/debian_version")

#if defined(__x86_64__)
#define HAS_CAIRO __has_include("/usr/lib/x86_64-linux-gnu/libcairo.so.2")
#define HAS_PANGO __has_include("/usr/lib/x86_64-linux-gnu/libpangoft2-1.0.so.0")
#define HAS_PIXBUF __has_include("/usr/lib/x86_64-linux-gnu/libgdk_pixbuf-2.0.so.0")
#elif defined(__aarch64__)
#define HAS_CAIRO __has_include("/usr/lib/aarch64-linux-gnu/libcairo.so.2")
#define HAS_PANGO __has_include("/usr/lib/aarch64-linux-gnu/libpangoft2-1.0.so.0")
#define HAS_PIXBUF __has_include("/usr/lib/aarch64-linux-gnu/libgdk_pixbuf-2.0.so.0")
#else
#define HAS_CAIRO 1
#define HAS_PANGO 1
#define HAS_PIXBUF 1
#endif

#if !HAS_CAIRO || !HAS_PANGO || !HAS_PIXBUF || !__has_include(<libdeflate.h>) || !__has_include(<cmark-gfm.h>) \
    || !__has_include(<cmark-gfm-core-extensions.h>)
#error Libraries are missing: apt-get install libcairo2 libpangoft2-1.0-0 libgdk-pixbuf-2.0-0 libdeflate-dev libcmark-gfm-dev libcmark-gfm-extensions-dev
#endif

#endif
