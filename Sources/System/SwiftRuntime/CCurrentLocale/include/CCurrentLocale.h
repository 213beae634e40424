#ifndef C_CURRENT_LOCALE_H
#define C_CURRENT_LOCALE_H

// Nothing: the module is there for the symbols that it defines in Foundation's place.

#endif
