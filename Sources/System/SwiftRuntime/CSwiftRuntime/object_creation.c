#include "object_creation.h"

// UIKit creates the delegates of apps and scenes from their classes. Swift allows this only for required initializers,
// and `NSObject.init()` isn't one, so the runtime is asked for the class's own initializer.

// `NSObject.init()` and `NSObject` in Foundation, by their mangled names.
extern const char init_of_object __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char object_class __asm__("$s10Foundation8NSObjectCMn");

extern __attribute__((swiftcall)) void *swift_lookUpClassMethod(
    const void *type, const void *method, const void *declaring_class);

typedef __attribute__((swiftcall)) void *(*Initializer)(__attribute__((swift_context)) const void *type);

void *messageshot_new_object(const void *type) {
    Initializer init = (Initializer)swift_lookUpClassMethod(type, &init_of_object, &object_class);
    return init(type);
}
