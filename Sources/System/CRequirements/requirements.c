// Says in one line which packages have to be installed, at the beginning of a build rather than at its end.
// The folders are those of Debian and its relatives; elsewhere it is the linker that says what it lacks.
// Scripts/check-requirements takes each library away and reads what is said.
#include "requirements.h"

#if __has_include("/etc/debian_version")

#if defined(__x86_64__)
#define HAS_CAIRO __has_include("/usr/lib/x86_64-linux-gnu/libcairo.so.2")
#define HAS_PANGO __has_include("/usr/lib/x86_64-linux-gnu/libpangoft2-1.0.so.0")
#define HAS_PIXBUF __has_include("/usr/lib/x86_64-linux-gnu/libgdk_pixbuf-2.0.so.0")
#define HAS_WEBP __has_include("/usr/lib/x86_64-linux-gnu/libwebp.so.7")
#elif defined(__aarch64__)
#define HAS_CAIRO __has_include("/usr/lib/aarch64-linux-gnu/libcairo.so.2")
#define HAS_PANGO __has_include("/usr/lib/aarch64-linux-gnu/libpangoft2-1.0.so.0")
#define HAS_PIXBUF __has_include("/usr/lib/aarch64-linux-gnu/libgdk_pixbuf-2.0.so.0")
#define HAS_WEBP __has_include("/usr/lib/aarch64-linux-gnu/libwebp.so.7")
#else
#define HAS_CAIRO 1
#define HAS_PANGO 1
#define HAS_PIXBUF 1
#define HAS_WEBP 1
#endif

#if HAS_CAIRO || __has_include("/usr/local/lib/libcairo.so.2")
#define CAIRO ""
#else
#define CAIRO " libcairo2"
#define IS_INCOMPLETE
#endif

#if HAS_PANGO || __has_include("/usr/local/lib/libpangoft2-1.0.so.0")
#define PANGO ""
#else
#define PANGO " libpangoft2-1.0-0"
#define IS_INCOMPLETE
#endif

#if HAS_PIXBUF || __has_include("/usr/local/lib/libgdk_pixbuf-2.0.so.0")
#define PIXBUF ""
#else
#define PIXBUF " libgdk-pixbuf-2.0-0"
#define IS_INCOMPLETE
#endif

#if HAS_WEBP || __has_include("/usr/local/lib/libwebp.so.7")
#define WEBP ""
#else
#define WEBP " libwebp7"
#define IS_INCOMPLETE
#endif

#if __has_include(<libdeflate.h>)
#define DEFLATE ""
#else
#define DEFLATE " libdeflate-dev"
#define IS_INCOMPLETE
#endif

#if __has_include(<cmark-gfm.h>)
#define MARKDOWN ""
#else
#define MARKDOWN " libcmark-gfm-dev"
#define IS_INCOMPLETE
#endif

#if __has_include(<cmark-gfm-core-extensions.h>)
#define EXTENSIONS ""
#else
#define EXTENSIONS " libcmark-gfm-extensions-dev"
#define IS_INCOMPLETE
#endif

#ifdef IS_INCOMPLETE
// Unlike #error, the pragma joins texts.
#pragma GCC error "Libraries are missing: apt-get install" CAIRO PANGO PIXBUF WEBP DEFLATE MARKDOWN EXTENSIONS
#endif

#endif
