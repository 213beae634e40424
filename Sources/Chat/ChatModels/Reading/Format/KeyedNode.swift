internal import Foundation

/// A mapping of a conversation file, checked against the table of its keys.
package struct KeyedNode<Key: ConversationKey> {
    package let place: LocatedNode
    private var values: [Key: DocumentNode] = [:]

    package init(_ place: LocatedNode) throws(ConversationFileError) {
        self.place = place
        guard let entries = place.node.entries else { throw place.wrongType(expected: Key.noun) }
        for entry in entries {
            guard let key = Key(rawValue: entry.key) else { throw Self.unknownKey(entry, in: place) }
            guard values.updateValue(entry.value, forKey: key) == nil else {
                throw Self.failure(.duplicateKey(entry.key), at: entry, in: place)
            }
        }
        for key in Key.required where values[key]?.isNull ?? true {
            throw place.failure(.missingKey(key.rawValue))
        }
    }

    private static func unknownKey(_ entry: DocumentNode.Entry, in place: LocatedNode) -> ConversationFileError {
        let known = Key.allCases.map(\.rawValue)
        let nearest = Nearest.word(to: entry.key, among: known)
        return failure(.unknownKey(entry.key, nearest: nearest, known: known), at: entry, in: place)
    }

    private static func failure(
        _ problem: ConversationFileError.Problem, at entry: DocumentNode.Entry, in place: LocatedNode
    ) -> ConversationFileError {
        ConversationFileError(file: place.file, line: entry.line, path: place.path.description, problem: problem)
    }
}

extension KeyedNode {
    /// The value of a key, or `nil` if it is not there or empty.
    package subscript(key: Key) -> LocatedNode? {
        guard let node = values[key], !node.isNull else { return nil }
        return LocatedNode(node: node, path: place.path.appending(key.rawValue), file: place.file)
    }

    /// The keys that have a value, in the order of the table.
    package var keys: [Key] { Key.allCases.filter { self[$0] != nil } }

    package func text(_ key: Key) throws(ConversationFileError) -> String? { try self[key]?.text() }

    package func flag(_ key: Key) throws(ConversationFileError) -> Bool? { try self[key]?.flag() }

    func date(_ key: Key) throws(ConversationFileError) -> Date? { try self[key]?.date() }

    /// A whole number in the range that the table has for the key.
    func integer(_ key: Key) throws(ConversationFileError) -> Int? {
        try self[key]?.integer(in: key.shape.integers ?? Int.min...Int.max)
    }

    /// A number in the range that the table has for the key.
    package func number(_ key: Key) throws(ConversationFileError) -> Double? {
        try self[key]?.number(in: key.shape.numbers ?? -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    }

    /// One of the words that the table has for the key.
    package func choice<Name: RawRepresentable<String>>(
        _ key: Key, of type: Name.Type
    ) throws(ConversationFileError) -> Name? {
        try self[key]?.choice(key.shape.choices ?? []).nameValue()
    }

    package func elements(_ key: Key) throws(ConversationFileError) -> [LocatedNode]? {
        try self[key]?.elements(expected: key.shape.words)
    }

    func named(_ key: Key) throws(ConversationFileError) -> [(name: String, value: LocatedNode)]? {
        try self[key]?.named(expected: key.shape.words)
    }

    /// Whatever JSON the keys' owner put there.
    func rawJSON(_ key: Key) throws(ConversationFileError) -> [String: RawJSON] {
        try named(key)?.reduce(into: [:]) { $0[$1.name] = $1.value.node.rawJSON } ?? [:]
    }
}

extension String {
    fileprivate func nameValue<Name: RawRepresentable<String>>() -> Name? { Name(rawValue: self) }
}
