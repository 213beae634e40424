#include "index.h"
#include <pthread.h>
#include <stdlib.h>

// The records of this program, between names that the linker gives.
extern const int32_t first_record[] __asm__("__start_swift5_protocol_conformances") __attribute__((weak));
extern const int32_t end_of_records[] __asm__("__stop_swift5_protocol_conformances") __attribute__((weak));

extern void swift_enumerateAllMetadataSections(bool (*)(const void *, void *), void *) __attribute__((weak));

// Chains of records by protocol: the number of the first record, and of the next one of each; from 1, 0 ends a chain.
enum { CHAINS = 4096 };
static uint16_t first_of_chain[CHAINS];
static uint16_t *next_in_chain;
static bool is_complete;

static unsigned chain_of(const void *protocol) {
    return (uint32_t)((uintptr_t)protocol >> 2) * 2654435761u >> 20 & (CHAINS - 1);
}

static bool count_image(const void *sections, void *count) {
    ++*(int *)count;
    return true;
}

static void make_index(void) {
    // Where Swift's libraries are shared ones, their records are elsewhere.
    int images = 0;
    if (swift_enumerateAllMetadataSections) swift_enumerateAllMetadataSections(count_image, &images);
    size_t count = end_of_records - first_record;
    if (images != 1 || count >= UINT16_MAX || !(next_in_chain = malloc((count + 1) * sizeof *next_in_chain))) return;
    for (size_t number = count; number > 0; number--) {
        const Conformance *conformance = target(&first_record[number - 1]);
        unsigned chain = chain_of(possibly_indirect_target(&conformance->protocol));
        next_in_chain[number] = first_of_chain[chain];
        first_of_chain[chain] = number;
    }
    is_complete = true;
}

bool index_is_complete(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_index);
    return is_complete;
}

const Conformance *find_record(const TypeDescriptor *type, const void *protocol, bool *isKnown) {
    const Conformance *found = NULL;
    for (unsigned number = first_of_chain[chain_of(protocol)]; number; number = next_in_chain[number]) {
        const Conformance *conformance = target(&first_record[number - 1]);
        if (possibly_indirect_target(&conformance->protocol) != protocol) continue;
        const void *of = target(&conformance->type);
        switch (TYPE_REFERENCE(conformance)) {
        case TYPE_DIRECTLY: break;
        case TYPE_INDIRECTLY: of = *(const void *const *)of; break;
        default: *isKnown = false; return NULL;
        }
        if (of != type) continue;
        if (found || conformance->flags & CONFORMANCE_IS_SPECIAL) {
            *isKnown = false;
            return NULL;
        }
        found = conformance;
    }
    return found;
}
