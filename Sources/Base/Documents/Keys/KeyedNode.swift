package import Foundation

/// A mapping of a document, checked against the table of its keys.
package struct KeyedNode<Key: DocumentKey> {
    /// The mapping itself.
    package let place: LocatedNode

    /// The entries by their current keys. They are too few for a dictionary to be faster.
    private var entries: [(key: String, entry: DocumentNode.Entry)] = []

    /// - Throws: For the first key that is unknown or duplicate, or for a missing key.
    package init(_ place: LocatedNode) throws(DocumentError) {
        self.place = place
        guard let found = place.node.entries else {
            throw place.wrongType(expected: Key.noun + (place.node.elements == nil ? "" : Key.listExample))
        }
        for entry in found {
            guard let key = Key(rawValue: entry.key) ?? Key.otherSpellings[entry.key] else {
                throw Self.joinedKey(entry, place) ?? Self.missingMapping(around: entry, beside: found, in: place)
                    ?? Self.unknownKey(entry, beside: found, in: place)
            }
            if let earlier = self.entry(key) {
                throw Self.failure(
                    earlier.key == entry.key
                        ? SyntaxProblem.duplicateKey(entry.key) : ValueProblem.twoSpellings(earlier.key, entry.key),
                    at: entry, in: place)
            }
            entries.append((key.rawValue, entry))
        }
        for key in Key.required where entry(key)?.value.isNull ?? true {
            throw place.failure(ValueProblem.missingKey(key.rawValue))
        }
        try checkAlternatives()
    }

    private func checkAlternatives() throws(DocumentError) {
        guard let first = Key.alternatives.first else { return }
        let found = Key.alternatives.filter { self[$0] != nil }
        guard let one = found.first else { throw place.failure(ValueProblem.missingKey(first.rawValue)) }
        guard let other = found.dropFirst().first else { return }
        throw exclusion(of: other, beside: one)
    }

    /// Returns the error for a key that excludes another.
    package func exclusion(of key: Key, beside other: Key) -> DocumentError {
        let problem = ValueProblem.excludingKeys(other.rawValue, key.rawValue)
        return entry(key).map { Self.failure(problem, at: $0, in: place) } ?? place.failure(problem)
    }

    /// The entry as it is written in the file, possibly under an old spelling.
    private func entry(_ key: Key) -> DocumentNode.Entry? {
        let name = key.rawValue
        return entries.first { $0.key == name }?.entry
    }

    /// Returns the error for a missing space after a colon, which makes key and value one word in YAML.
    private static func joinedKey(_ entry: DocumentNode.Entry, _ place: LocatedNode) -> DocumentError? {
        guard let colon = entry.key.firstIndex(of: ":"), Key(rawValue: String(entry.key[..<colon])) != nil else {
            return nil
        }
        let value = entry.key[entry.key.index(after: colon)...]
        return failure(
            SyntaxProblem.unquoted(
                reason: "a colon is followed by a space", corrected: "\(entry.key[..<colon]): \(value)"),
            at: entry, in: place)
    }

    /// Returns the error for a key that belongs into the mapping of another one, which has a plain value instead:
    /// `border: gray, color: red`.
    private static func missingMapping(
        around entry: DocumentNode.Entry, beside entries: [DocumentNode.Entry], in place: LocatedNode
    ) -> DocumentError? {
        for outer in entries where outer.value.characters != nil {
            guard let keys = (Key(rawValue: outer.key) ?? Key.otherSpellings[outer.key])?.shape.table,
                let inner = keys.current(entry.key)
            else { continue }
            return LocatedNode(node: outer.value, path: place.path.appending(outer.key), file: place.file)
                .wrongType(expected: "\(keys.noun), such as { \(inner): \(entry.value.characters ?? "…") }")
        }
        return nil
    }

    private static func unknownKey(
        _ entry: DocumentNode.Entry, beside entries: [DocumentNode.Entry], in place: LocatedNode
    ) -> DocumentError {
        let known = Key.allCases.map(\.rawValue)
        // A key that is present already is not the one that was meant.
        let taken = Set(entries.map(\.key))
        let nearest = Nearest.word(to: entry.key, among: known.filter { !taken.contains($0) })
        return failure(ValueProblem.unknownKey(entry.key, nearest: nearest, known: known), at: entry, in: place)
    }

    private static func failure(
        _ problem: any DocumentProblem, at entry: DocumentNode.Entry, in place: LocatedNode
    ) -> DocumentError {
        DocumentError(file: place.file, line: entry.line, path: place.path.description, problem: problem)
    }
}

extension KeyedNode {
    /// The value of a key; `nil` if the key is missing or has no value.
    package subscript(key: Key) -> LocatedNode? {
        guard let entry = entry(key), !entry.value.isNull else { return nil }
        return LocatedNode(node: entry.value, path: place.path.appending(entry.key), file: place.file)
    }

    /// The keys that have a value, in the order of the table.
    package var keys: [Key] { Key.allCases.filter { self[$0] != nil } }

    /// A text; `nil` if the key has no value, as in the methods below.
    package func text(_ key: Key) throws(DocumentError) -> String? {
        try self[key]?.text(expected: key.shape.words)
    }

    /// `true` or `false`.
    package func flag(_ key: Key) throws(DocumentError) -> Bool? { try self[key]?.flag() }

    /// A date.
    package func date(_ key: Key) throws(DocumentError) -> Date? { try self[key]?.date() }

    /// An integer in the range that the table declares for the key.
    package func integer(_ key: Key) throws(DocumentError) -> Int? {
        try self[key]?.integer(in: key.shape.integers ?? Int.min...Int.max)
    }

    /// A number in the range that the table declares for the key.
    package func number(_ key: Key) throws(DocumentError) -> Double? {
        try self[key]?.number(in: key.shape.numbers ?? -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    }

    /// A word, which must be one of those that the table declares for the key.
    package func choice<Name: RawRepresentable<String>>(
        _ key: Key, of type: Name.Type
    ) throws(DocumentError) -> Name? {
        try self[key]?.choice(key.shape.choices ?? []).nameValue()
    }

    /// The values of a list.
    package func elements(_ key: Key) throws(DocumentError) -> LocatedElements? {
        try self[key]?.elements(expected: key.shape.words)
    }

    /// The values of a mapping whose keys are names.
    package func named(_ key: Key) throws(DocumentError) -> [(name: String, value: LocatedNode)]? {
        try self[key]?.named(expected: key.shape.words)
    }
}

extension String {
    fileprivate func nameValue<Name: RawRepresentable<String>>() -> Name? { Name(rawValue: self) }
}
