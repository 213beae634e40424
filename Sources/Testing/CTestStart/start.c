#include "CTestStart.h"

// Defined in Swift, in GoldenTesting.
extern void messageshot_observe_tests(void);

// Runs when the program is loaded, which Swift has no way to ask for.
__attribute__((constructor)) static void start(void) { messageshot_observe_tests(); }
