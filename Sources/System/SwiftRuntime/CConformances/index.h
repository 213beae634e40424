#ifndef INDEX_H
#define INDEX_H

#include "CConformances.h"
#include "conformance_records.h"

/// The global actor of an isolated conformance.
typedef struct {
    const void *actor, *conformance_of_actor;
} ExecutionContext;

/// swift::ProtocolConformanceDescriptor::getWitnessTable, which also checks the conditions of generic types.
extern const void *get_witnesses(const Conformance *, const Metadata *, ExecutionContext *)
    __asm__("_ZNK5swift35TargetProtocolConformanceDescriptorINS_9InProcessEE15getWitnessTableEPKNS_14TargetMetadataIS1_EERNS_"
            "27ConformanceExecutionContextE") __attribute__((weak));

/// Returns whether the index contains all conformances of the program and can be used. It is created on first use.
bool index_is_complete(void);

/// Returns the conformance of a type to a protocol among the program's records, or NULL.
///
/// - isKnown: Becomes false if the records alone don't determine the answer.
const Conformance *find_record(const TypeDescriptor *type, const void *protocol, bool *isKnown);

#endif
