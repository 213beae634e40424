#ifndef C_TEST_START_H
#define C_TEST_START_H

// Nothing: the module is there for the function that runs when the program is loaded.

#endif
