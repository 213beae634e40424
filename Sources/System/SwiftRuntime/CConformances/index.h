#ifndef INDEX_H
#define INDEX_H

#include "CConformances.h"
#include "conformance_records.h"

/// The actor that a conformance holds on alone.
typedef struct {
    const void *actor, *conformance_of_actor;
} ExecutionContext;

/// swift::ProtocolConformanceDescriptor::getWitnessTable, which also checks the conditions of generic types.
extern const void *get_witnesses(const Conformance *, const Metadata *, ExecutionContext *)
    __asm__("_ZNK5swift35TargetProtocolConformanceDescriptorINS_9InProcessEE15getWitnessTableEPKNS_14TargetMetadataIS1_EERNS_"
            "27ConformanceExecutionContextE") __attribute__((weak));

/// Whether the index holds all conformances of the program, and can be used. It is made with the first question.
bool index_is_complete(void);

/// The conformance of a type to a protocol among the program's records, or NULL.
///
/// - isKnown: Becomes false where the records alone don't tell.
const Conformance *find_record(const TypeDescriptor *type, const void *protocol, bool *isKnown);

#endif
