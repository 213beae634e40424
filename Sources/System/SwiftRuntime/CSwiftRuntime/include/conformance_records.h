#ifndef CONFORMANCE_RECORDS_H
#define CONFORMANCE_RECORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the compiler writes about types and conformances, as far as anything here reads it. The layout is that of Swift's
// stable ABI: `TypeMetadata.rst` and `MetadataValues.h` of the compiler.

enum { CLASS = 0, STRUCT = 0x200, ENUM = 0x201, OPTIONAL = 0x202, EXISTENTIAL = 0x303, METATYPE = 0x304 };

typedef struct {
    uintptr_t kind;
    const void *fields[];
} Metadata;

// Of a struct or an enum the first field is its descriptor; a class has other ones before it. The protocol of an existential
// type follows its flags.
enum { DESCRIPTOR_OF_VALUE = 0, SUPERCLASS = 0, DESCRIPTOR_OF_CLASS = 4, PROTOCOL_OF_EXISTENTIAL = 1 };

/// A type's description. Of modules and of what else types are declared in, the first three fields are the same.
typedef struct {
    uint32_t flags;
    int32_t parent, name, access, fields;
    // Of classes alone: the name of the superclass, or 0.
    int32_t superclass;
} TypeDescriptor;

// A descriptor without the first flag may be there twice, and is compared by its name. The second one is that of a type with
// parameters.
enum { TYPE_IS_UNIQUE = 0x40, TYPE_IS_GENERIC = 0x80 };

typedef struct {
    int32_t protocol, type, witnesses;
    uint32_t flags;
} Conformance;

enum { TYPE_DIRECTLY = 0, TYPE_INDIRECTLY = 1 };
#define TYPE_REFERENCE(conformance) ((conformance)->flags >> 3 & 7)
// Conformances that may be there twice, and those that hold on one global actor only.
enum { CONFORMANCE_IS_SPECIAL = 1 << 7 | 1 << 19 };

// Where a record refers to something else, it stores how far away that is.
static inline const void *target(const int32_t *offset) { return (const char *)offset + *offset; }

// The lowest bit says that the target is a pointer to what is meant.
static inline const void *possibly_indirect_target(const int32_t *offset) {
    const void *place = (const char *)offset + (*offset & ~1);
    return *offset & 1 ? *(const void *const *)place : place;
}

static inline const Conformance *conformance_at(const int32_t *record) { return target(record); }

static inline const void *protocol_of(const Conformance *conformance) {
    return possibly_indirect_target(&conformance->protocol);
}

// The description of the type that conforms; NULL where the record names the type, as of a class of Objective-C.
static inline const TypeDescriptor *type_of(const Conformance *conformance) {
    const void *type = target(&conformance->type);
    switch (TYPE_REFERENCE(conformance)) {
    case TYPE_DIRECTLY: return type;
    case TYPE_INDIRECTLY: return *(const void *const *)type;
    default: return NULL;
    }
}

/// The records of an image: the program, or a shared library of Swift code. `conformance_at` leads from each to its conformance.
typedef struct {
    const int32_t *first;
    size_t count;
} ConformanceSection;

/// The records of all images, as far as there is room for them.
///
/// - returns: How many images there are; 0 if the runtime doesn't say.
size_t messageshot_conformance_sections(ConformanceSection *sections, size_t capacity);

/// Calls a function with the description of each type that conforms to the protocol of an existential type, in no order.
void messageshot_each_conformer(
    const void *existential, void (*body)(const TypeDescriptor *type, void *context), void *context);

/// The name of a type or module alone.
const char *messageshot_name(const TypeDescriptor *type);

/// What a type is declared in; NULL for a module.
const TypeDescriptor *messageshot_parent(const TypeDescriptor *type);

/// The metatype of a description; NULL for one with parameters.
const void *messageshot_metatype(const TypeDescriptor *type);

#endif
