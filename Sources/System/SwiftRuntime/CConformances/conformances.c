#include "index.h"
#include <stdatomic.h>
#include <stdlib.h>

// The protocol `Error`, the only one to which `any P` conforms for P itself.
extern const char error_protocol __asm__("$ss5ErrorMp") __attribute__((weak));

// Cached answers: lists that only grow, so that they are read without a lock.
typedef struct Answer {
    const Metadata *type;
    const void *protocol, *witnesses;
    struct Answer *next;
} Answer;
enum { LISTS = 1024 };
static _Atomic(Answer *) answers[LISTS];

static unsigned list_of(const Metadata *type, const void *protocol) {
    uint64_t hash = ((uintptr_t)type >> 3) * 0x9E3779B97F4A7C15u ^ ((uintptr_t)protocol >> 2) * 0xC2B2AE3D27D4EB4Fu;
    return hash >> 40 & (LISTS - 1);
}

static const TypeDescriptor *descriptor_of(const Metadata *type) {
    const TypeDescriptor *descriptor;
    switch (type->kind) {
    case CLASS: descriptor = type->fields[DESCRIPTOR_OF_CLASS]; break;
    case STRUCT: case ENUM: case OPTIONAL: descriptor = type->fields[DESCRIPTOR_OF_VALUE]; break;
    default: return NULL;
    }
    return descriptor && descriptor->flags & TYPE_IS_UNIQUE ? descriptor : NULL;
}

static bool find_in_records(const Metadata *type, const void *protocol, const void **witnesses) {
    *witnesses = NULL;
    if (type->kind == METATYPE || (type->kind == EXISTENTIAL && protocol != &error_protocol)) return true;
    while (type) {
        const TypeDescriptor *descriptor = descriptor_of(type);
        if (!descriptor) return false;
        bool isKnown = true;
        const Conformance *conformance = find_record(descriptor, protocol, &isKnown);
        if (!isKnown) return false;
        if (conformance) {
            ExecutionContext context = {NULL, NULL};
            *witnesses = get_witnesses(conformance, type, &context);
            // If a condition doesn't hold, the runtime continues searching.
            return *witnesses && !context.actor;
        }
        if (type->kind != CLASS) return true;
        const Metadata *superclass = type->fields[SUPERCLASS];
        // A class that is still being initialized doesn't know its superclass yet.
        if (!superclass && descriptor->superclass) return false;
        type = superclass;
    }
    return true;
}

bool messageshot_find_conformance(const void *type, const void *protocol, const void **witnesses) {
    if (!index_is_complete()) return false;
    _Atomic(Answer *) *list = &answers[list_of(type, protocol)];
    Answer *first = atomic_load_explicit(list, memory_order_acquire);
    for (Answer *answer = first; answer; answer = answer->next) {
        if (answer->type != type || answer->protocol != protocol) continue;
        *witnesses = answer->witnesses;
        return true;
    }
    if (!find_in_records(type, protocol, witnesses)) return false;
    Answer *answer = malloc(sizeof *answer);
    if (!answer) return true;
    *answer = (Answer){type, protocol, *witnesses, first};
    while (!atomic_compare_exchange_weak_explicit(
        list, &answer->next, answer, memory_order_release, memory_order_relaxed)) {}
    return true;
}
