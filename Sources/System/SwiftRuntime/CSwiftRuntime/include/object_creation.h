#ifndef OBJECT_CREATION_H
#define OBJECT_CREATION_H

/// Makes an object of a class that is known only while the program runs, by its `init()`.
///
/// - type: The metatype of a class that inherits from `NSObject`.
/// - returns: The object, which the caller owns.
void *messageshot_new_object(const void *type);

#endif
