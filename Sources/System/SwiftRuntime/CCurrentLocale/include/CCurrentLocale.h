#ifndef C_CURRENT_LOCALE_H
#define C_CURRENT_LOCALE_H

// Empty: the module exists for the symbols that it defines in place of Foundation's.

#endif
