#include "conformance_records.h"
#include <stdlib.h>

// The fields of an image that are used here (`swift::MetadataSections`).
typedef struct {
    uintptr_t version;
    const void *base, *unused[2];
    struct {
        uintptr_t start;
        size_t length;
    } protocols, conformances;
} ImageSections;

// In Swift's runtime.
extern void swift_enumerateAllMetadataSections(bool (*)(const void *, void *), void *) __attribute__((weak));

typedef struct {
    ConformanceSection *sections;
    size_t capacity, count;
} Found;

static bool add_image(const void *image, void *context) {
    const ImageSections *sections = image;
    Found *found = context;
    if (found->count < found->capacity)
        found->sections[found->count] = (ConformanceSection){
            (const int32_t *)sections->conformances.start, sections->conformances.length / sizeof(int32_t)};
    found->count++;
    return true;
}

size_t messageshot_conformance_sections(ConformanceSection *sections, size_t capacity) {
    Found found = {sections, capacity, 0};
    if (swift_enumerateAllMetadataSections) swift_enumerateAllMetadataSections(add_image, &found);
    return found.count;
}

void messageshot_each_conformer(
    const void *existential, void (*body)(const TypeDescriptor *type, void *context), void *context) {
    const void *protocol = ((const Metadata *)existential)->fields[PROTOCOL_OF_EXISTENTIAL];
    size_t count = messageshot_conformance_sections(NULL, 0);
    ConformanceSection *sections = calloc(count, sizeof *sections);
    if (!sections) return;
    size_t now = messageshot_conformance_sections(sections, count);
    // A library may have been loaded meanwhile.
    if (now < count) count = now;
    for (size_t image = 0; image < count; image++) {
        for (size_t number = 0; number < sections[image].count; number++) {
            const Conformance *conformance = conformance_at(&sections[image].first[number]);
            if (protocol_of(conformance) != protocol) continue;
            const TypeDescriptor *type = type_of(conformance);
            if (type) body(type, context);
        }
    }
    free(sections);
}

const char *messageshot_name(const TypeDescriptor *type) { return target(&type->name); }

const TypeDescriptor *messageshot_parent(const TypeDescriptor *type) {
    return type->parent ? possibly_indirect_target(&type->parent) : NULL;
}

// The function of a descriptor that returns the type, and whether it is complete. 0 requests a complete one.
typedef struct {
    const void *metadata;
    size_t state;
} MetadataResponse;
typedef __attribute__((swiftcall)) MetadataResponse (*MetadataAccess)(size_t request);

const void *messageshot_metatype(const TypeDescriptor *type) {
    if (type->flags & TYPE_IS_GENERIC || !type->access) return NULL;
    return ((MetadataAccess)target(&type->access))(0).metadata;
}
