internal import Documents

/// The objects of a JSON export: those of a list, of JSON lines, or a single one.
enum JSONRecords {
    static func read(_ source: SourceFile) throws(DocumentError) -> [LocatedNode] {
        let documents = try source.jsonDocuments()
        func place(_ node: DocumentNode, _ path: NodePath) -> LocatedNode {
            LocatedNode(node: node, path: path, file: source.name)
        }
        guard documents.count == 1 else { return documents.map { place($0, .root) } }
        guard let elements = documents[0].elements else { return [place(documents[0], .root)] }
        return elements.enumerated().map { place($1, .root.appending($0)) }
    }
}

extension DocumentNode {
    /// A non-empty string.
    func name(_ key: String) -> String? { self[key]?.characters.flatMap { $0.isEmpty ? nil : $0 } }

    /// An object.
    func object(_ key: String) -> DocumentNode? { self[key].flatMap { $0.entries == nil ? nil : $0 } }

    /// The objects of a list; empty for anything else.
    func objects(_ key: String) -> [DocumentNode] { self[key]?.elements?.filter { $0.entries != nil } ?? [] }

    /// The strings of a list; empty for anything else.
    func names(_ key: String) -> [String] { self[key]?.elements?.compactMap(\.characters) ?? [] }

    /// A number, 0 or more.
    func count(_ key: String) -> Int? { self[key]?.integer.map { max($0, 0) } }

    /// Returns the object with another value for a key; `nil` removes the key.
    func setting(_ key: String, to value: DocumentNode?) -> DocumentNode {
        var entries = (entries ?? []).filter { $0.key != key }
        if let value { entries.append(Entry(key: key, line: value.line, value: value)) }
        return DocumentNode(value: .mapping(entries), line: line)
    }

    /// A list of values.
    static func list(_ nodes: [DocumentNode], line: Int) -> DocumentNode {
        DocumentNode(value: .sequence(nodes), line: line)
    }

    /// A string.
    static func text(_ text: String, line: Int) -> DocumentNode { DocumentNode(value: .text(text), line: line) }
}
