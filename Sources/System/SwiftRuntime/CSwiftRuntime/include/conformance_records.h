#ifndef CONFORMANCE_RECORDS_H
#define CONFORMANCE_RECORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The fields of the compiler's records about types and conformances that are used here. The layout is that of Swift's
// stable ABI: `TypeMetadata.rst` and `MetadataValues.h` of the compiler.

enum { CLASS = 0, STRUCT = 0x200, ENUM = 0x201, OPTIONAL = 0x202, EXISTENTIAL = 0x303, METATYPE = 0x304 };

typedef struct {
    uintptr_t kind;
    const void *fields[];
} Metadata;

// The first field of a struct or an enum is its descriptor; a class has other fields before it. The protocol of an
// existential type follows its flags.
enum { DESCRIPTOR_OF_VALUE = 0, SUPERCLASS = 0, DESCRIPTOR_OF_CLASS = 4, PROTOCOL_OF_EXISTENTIAL = 1 };

/// A type descriptor. The first three fields are the same for modules and other contexts.
typedef struct {
    uint32_t flags;
    int32_t parent, name, access, fields;
    // Only for classes: the name of the superclass, or 0.
    int32_t superclass;
} TypeDescriptor;

// A descriptor without the first flag may exist twice, and is compared by name. The second flag marks generic types.
enum { TYPE_IS_UNIQUE = 0x40, TYPE_IS_GENERIC = 0x80 };

typedef struct {
    int32_t protocol, type, witnesses;
    uint32_t flags;
} Conformance;

enum { TYPE_DIRECTLY = 0, TYPE_INDIRECTLY = 1 };
#define TYPE_REFERENCE(conformance) ((conformance)->flags >> 3 & 7)
// Conformances that may exist twice, and those that are isolated to a global actor.
enum { CONFORMANCE_IS_SPECIAL = 1 << 7 | 1 << 19 };

// A reference in a record is stored as a relative offset.
static inline const void *target(const int32_t *offset) { return (const char *)offset + *offset; }

// The lowest bit marks an indirect reference.
static inline const void *possibly_indirect_target(const int32_t *offset) {
    const void *place = (const char *)offset + (*offset & ~1);
    return *offset & 1 ? *(const void *const *)place : place;
}

static inline const Conformance *conformance_at(const int32_t *record) { return target(record); }

static inline const void *protocol_of(const Conformance *conformance) {
    return possibly_indirect_target(&conformance->protocol);
}

// The descriptor of the conforming type; NULL if the record refers to it by name, as for Objective-C classes.
static inline const TypeDescriptor *type_of(const Conformance *conformance) {
    const void *type = target(&conformance->type);
    switch (TYPE_REFERENCE(conformance)) {
    case TYPE_DIRECTLY: return type;
    case TYPE_INDIRECTLY: return *(const void *const *)type;
    default: return NULL;
    }
}

/// The records of an image: the program, or a shared Swift library. `conformance_at` leads from each to its
/// conformance.
typedef struct {
    const int32_t *first;
    size_t count;
} ConformanceSection;

/// Copies the records of all images, as far as they fit.
///
/// - returns: The number of images; 0 if the runtime doesn't report it.
size_t messageshot_conformance_sections(ConformanceSection *sections, size_t capacity);

/// Calls a function with the descriptor of each type that conforms to the protocol of an existential type, in no order.
void messageshot_each_conformer(
    const void *existential, void (*body)(const TypeDescriptor *type, void *context), void *context);

/// Returns the unqualified name of a type or module.
const char *messageshot_name(const TypeDescriptor *type);

/// Returns the context that declares a type; NULL for a module.
const TypeDescriptor *messageshot_parent(const TypeDescriptor *type);

/// Returns the metatype of a descriptor; NULL for a generic type.
const void *messageshot_metatype(const TypeDescriptor *type);

#endif
