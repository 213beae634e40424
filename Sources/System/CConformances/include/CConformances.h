#ifndef C_CONFORMANCES_H
#define C_CONFORMANCES_H

#include <stdbool.h>

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

#endif
