#ifndef C_CONFORMANCES_H
#define C_CONFORMANCES_H

#include <stdbool.h>
#include <stddef.h>

/// An index of the program's protocol conformances, which answers in the Swift runtime's place.
///
/// Without it the runtime walks all records of the program, some 12,000, for each pair of a type and a protocol that it
/// was not asked about before. Drawing one bubble asks about 600: half of its time.
///
/// The linker puts the index in front of the runtime (`--wrap`, see `Makefile`). Without those flags nothing calls it, and
/// a program does the same more slowly.

/// Whether a type conforms, by the index.
///
/// - type, protocol: Metadata of a type, and the descriptor of a protocol.
/// - witnesses: Receives the witness table, or NULL where the type doesn't conform.
/// - returns: Whether the index knows. Where it doesn't, the runtime shall answer.
bool messageshot_find_conformance(const void *type, const void *protocol, const void **witnesses);

/// Whether the index answers, or else why the runtime does.
typedef enum __attribute__((enum_extensibility(closed))) ConformanceIndexState {
    ConformanceIndexStateAnswers,
    /// The program was linked without `--wrap`.
    ConformanceIndexStateIsNotLinked,
    /// Swift's libraries are shared ones, whose records are elsewhere.
    ConformanceIndexStateLacksImages,
    /// The program has more records than the index has numbers for.
    ConformanceIndexStateIsTooSmall,
    /// The runtime has no function that finds the witnesses of a record, under the name that is known here.
    ConformanceIndexStateLacksWitnesses,
    /// There was no memory for it.
    ConformanceIndexStateLacksMemory,
} ConformanceIndexState;

/// The state of the program's index, which is made if there is none yet.
///
/// - records: Receives the number of the program's records.
ConformanceIndexState messageshot_index_state(size_t *records);

/// The state of an index of the records of some images.
ConformanceIndexState messageshot_index_state_for(size_t images, size_t records);

/// The most records that the index has numbers for.
size_t messageshot_index_capacity(void);

#endif
