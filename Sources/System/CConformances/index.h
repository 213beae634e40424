#ifndef INDEX_H
#define INDEX_H

#include "records.h"
#include <stdbool.h>

/// Whether the index holds all conformances of the program. It is made with the first question.
bool index_is_complete(void);

/// The conformance of a type to a protocol among the program's records, or NULL.
///
/// - isKnown: Becomes false where the records alone don't tell.
const Conformance *find_record(const TypeDescriptor *type, const void *protocol, bool *isKnown);

#endif
