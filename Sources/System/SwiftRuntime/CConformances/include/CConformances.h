#ifndef C_CONFORMANCES_H
#define C_CONFORMANCES_H

#include <stdbool.h>
#include <stddef.h>

/// An index of the program's protocol conformances, which answers in place of the Swift runtime.
///
/// Without it, the runtime walks all records of the program, some 12,000, for each new pair of a type and a protocol.
/// Drawing a bubble asks about 600 pairs: half of its time.
///
/// The linker puts the index in front of the runtime (`--wrap`, see `Makefile`). Without those flags, it isn't called,
/// and the program is slower.

/// Looks up in the index whether a type conforms.
///
/// - type, protocol: The metadata of a type, and the descriptor of a protocol.
/// - witnesses: Receives the witness table, or NULL if the type doesn't conform.
/// - returns: Whether the index knows the answer. If not, the runtime must answer.
bool messageshot_find_conformance(const void *type, const void *protocol, const void **witnesses);

/// Whether the index is in use, or the reason why it isn't.
typedef enum __attribute__((enum_extensibility(closed))) ConformanceIndexState {
    ConformanceIndexStateAnswers,
    /// The program was linked without `--wrap`.
    ConformanceIndexStateIsNotLinked,
    /// Swift's libraries are shared ones, whose records are elsewhere.
    ConformanceIndexStateLacksImages,
    /// The program has more records than the index supports.
    ConformanceIndexStateIsTooSmall,
    /// The runtime has no function under the known name that finds the witnesses of a record.
    ConformanceIndexStateLacksWitnesses,
    /// The program ran out of memory.
    ConformanceIndexStateLacksMemory,
} ConformanceIndexState;

/// Returns the state of the program's index, which is created on first use.
///
/// - records: Receives the number of the program's records.
ConformanceIndexState messageshot_index_state(size_t *records);

/// Returns the state of an index of the records of some images.
ConformanceIndexState messageshot_index_state_for(size_t images, size_t records);

/// The maximum number of records in the index.
size_t messageshot_index_capacity(void);

#endif
