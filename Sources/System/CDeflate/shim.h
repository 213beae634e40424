// The library's own header: it comes with the archive that is linked, in one package, and so costs nobody another.
#pragma once

#include <libdeflate.h>
