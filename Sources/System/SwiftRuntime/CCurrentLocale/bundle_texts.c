#include "CCurrentLocale.h"

#include <stdint.h>

// `Bundle.localizedString(forKey:value:table:)` uses the machine's languages, and ends the program if a bundle has a
// `.stringsdict` file. It is a method of a class, so callers find it in the class's table of methods: when the program
// starts, the entry is replaced by a function in Localization.
//
// The symbols are weak: without one of them, Foundation's method stays.

#if defined(__ELF__) && (defined(__x86_64__) || defined(__aarch64__))

extern char bundle_class[] __asm__("$s10Foundation6BundleCN") __attribute__((weak));
extern char bundle_text[] __asm__("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
    __attribute__((weak));
extern char own_text[] __asm__("messageshot_bundle_text") __attribute__((weak));

// The metadata of a class as in Swift's ABI for systems without Objective-C, up to the table of methods.
struct class_metadata {
    uintptr_t kind;
    const void *superclass;
    uint32_t flags, instance_address_point, instance_size;
    uint16_t instance_alignment_mask, reserved;
    uint32_t class_size, class_address_point;
};

__attribute__((constructor)) static void replace_bundle_text(void) {
    if (!bundle_class || !bundle_text || !own_text) return;
    const struct class_metadata *metadata = (const struct class_metadata *)bundle_class;
    uint32_t size = metadata->class_size - metadata->class_address_point;
    // The class has some 50 methods.
    if (size > 1 << 16) return;
    char **entries = (char **)bundle_class;
    for (uint32_t i = sizeof(struct class_metadata) / sizeof(char *); i < size / sizeof(char *); i++)
        if (entries[i] == bundle_text) entries[i] = own_text;
}

#endif
