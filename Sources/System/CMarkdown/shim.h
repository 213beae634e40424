// The libraries' own headers: they come with the archives that are linked, and so cost nobody another package.
#pragma once

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
