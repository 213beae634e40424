#ifndef RECORDS_H
#define RECORDS_H

#include <stddef.h>
#include <stdint.h>

// What the compiler writes about types and conformances, as far as the index reads it.

enum { CLASS = 0, STRUCT = 0x200, ENUM = 0x201, OPTIONAL = 0x202, EXISTENTIAL = 0x303, METATYPE = 0x304 };

typedef struct {
    uintptr_t kind;
    const void *fields[];
} Metadata;

// Of a struct or an enum the first field is its descriptor; a class has other ones before it.
enum { DESCRIPTOR_OF_VALUE = 0, SUPERCLASS = 0, DESCRIPTOR_OF_CLASS = 4 };

typedef struct {
    uint32_t flags;
    int32_t parent, name, access, fields;
    // Of classes alone: the name of the superclass, or 0.
    int32_t superclass;
} TypeDescriptor;

// A descriptor without this flag may be there twice, and is compared by its name.
enum { TYPE_IS_UNIQUE = 0x40 };

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

#endif
