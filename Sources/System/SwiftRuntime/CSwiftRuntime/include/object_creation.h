#ifndef OBJECT_CREATION_H
#define OBJECT_CREATION_H

/// Creates an object of a class that is known only at run time with its `init()`.
///
/// - type: The metatype of a class that inherits from `NSObject`.
/// - returns: The object, owned by the caller.
void *messageshot_new_object(const void *type);

#endif
