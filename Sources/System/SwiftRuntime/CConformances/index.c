#include "index.h"
#include <pthread.h>
#include <stdlib.h>

// The records of the program.
static ConformanceSection records;

// Chains of records by protocol: the number of the first record, and of the next one for each, counted from 1; 0 ends a
// chain.
enum { CHAINS = 4096 };
static uint16_t first_of_chain[CHAINS];
static uint16_t *next_in_chain;
static ConformanceIndexState state = ConformanceIndexStateLacksImages;

static unsigned chain_of(const void *protocol) {
    return (uint32_t)((uintptr_t)protocol >> 2) * 2654435761u >> 20 & (CHAINS - 1);
}

size_t messageshot_index_capacity(void) { return UINT16_MAX - 1; }

ConformanceIndexState messageshot_index_state_for(size_t images, size_t count) {
    if (images != 1) return ConformanceIndexStateLacksImages;
    if (count > messageshot_index_capacity()) return ConformanceIndexStateIsTooSmall;
    return get_witnesses ? ConformanceIndexStateAnswers : ConformanceIndexStateLacksWitnesses;
}

static void make_index(void) {
    size_t images = messageshot_conformance_sections(&records, 1);
    state = messageshot_index_state_for(images, records.count);
    if (state != ConformanceIndexStateAnswers) return;
    next_in_chain = malloc((records.count + 1) * sizeof *next_in_chain);
    if (!next_in_chain) {
        state = ConformanceIndexStateLacksMemory;
        return;
    }
    for (size_t number = records.count; number > 0; number--) {
        unsigned chain = chain_of(protocol_of(conformance_at(&records.first[number - 1])));
        next_in_chain[number] = first_of_chain[chain];
        first_of_chain[chain] = number;
    }
}

bool index_is_complete(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_index);
    return state == ConformanceIndexStateAnswers;
}

// The runtime's functions that the linker redirects to the index; NULL if it doesn't.
extern const char wrapped_function __asm__("__real_swift_conformsToProtocol") __attribute__((weak));

ConformanceIndexState messageshot_index_state(size_t *count) {
    index_is_complete();
    *count = records.count;
    return &wrapped_function ? state : ConformanceIndexStateIsNotLinked;
}

const Conformance *find_record(const TypeDescriptor *type, const void *protocol, bool *isKnown) {
    const Conformance *found = NULL;
    for (unsigned number = first_of_chain[chain_of(protocol)]; number; number = next_in_chain[number]) {
        const Conformance *conformance = conformance_at(&records.first[number - 1]);
        if (protocol_of(conformance) != protocol) continue;
        const TypeDescriptor *of = type_of(conformance);
        if (of != type) {
            if (of) continue;
            *isKnown = false;
            return NULL;
        }
        if (found || conformance->flags & CONFORMANCE_IS_SPECIAL) {
            *isKnown = false;
            return NULL;
        }
        found = conformance;
    }
    return found;
}
