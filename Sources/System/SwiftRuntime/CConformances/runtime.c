// The three runtime functions that the linker redirects here (`--wrap`), and the check of their answers: with
// `MESSAGESHOT_CHECK_CONFORMANCES` in the environment, each is compared with the runtime's.

#include "CConformances.h"
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

extern const void *__real_swift_conformsToProtocol(const void *, const void *) __attribute__((weak));
extern const void *__real_swift_conformsToProtocolCommon(const void *, const void *) __attribute__((weak));
extern const void *__real_swift_conformsToProtocolWithExecutionContext(const void *, const void *, void *)
    __attribute__((weak));

static atomic_long asked, different;

static bool is_checked(void) {
    static _Atomic int checked = -1;
    if (checked < 0) checked = getenv("MESSAGESHOT_CHECK_CONFORMANCES") != NULL;
    return checked;
}

__attribute__((destructor)) static void report(void) {
    if (!is_checked()) return;
    fprintf(stderr, "The index of conformances answered %ld questions, %ld unlike the runtime.\n", asked, different);
    if (different || !asked) _exit(3);
}

#define ANSWER(runtimes_answer)                                                                     \
    const void *found;                                                                              \
    if (!messageshot_find_conformance(type, protocol, &found)) return runtimes_answer;              \
    if (is_checked()) {                                                                             \
        asked++;                                                                                    \
        if (found != runtimes_answer) different++;                                                  \
    }                                                                                               \
    return found;

const void *__wrap_swift_conformsToProtocol(const void *type, const void *protocol) {
    ANSWER(__real_swift_conformsToProtocol(type, protocol))
}

const void *__wrap_swift_conformsToProtocolCommon(const void *type, const void *protocol) {
    ANSWER(__real_swift_conformsToProtocolCommon(type, protocol))
}

const void *__wrap_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, void *context) {
    ANSWER(__real_swift_conformsToProtocolWithExecutionContext(type, protocol, context))
}
