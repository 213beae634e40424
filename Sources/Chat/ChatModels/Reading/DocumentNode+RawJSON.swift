internal import Documents

extension DocumentNode {
    /// The value without line numbers.
    var rawJSON: RawJSON {
        switch value {
        case .null, .nothing, .comment: .null
        case .text(let text): .string(text)
        case .plain(let text), .commented(let text, _, _):
            flag.map(RawJSON.bool) ?? number.map(RawJSON.number) ?? .string(text)
        case .sequence(let nodes): .array(nodes.map(\.rawJSON))
        case .mapping(let entries):
            .dictionary(Dictionary(entries.map { ($0.key, $0.value.rawJSON) }) { first, _ in first })
        }
    }
}

extension KeyedNode {
    /// Custom JSON data.
    func rawJSON(_ key: Key) throws(DocumentError) -> [String: RawJSON] {
        try named(key)?.reduce(into: [:]) { $0[$1.name] = $1.value.node.rawJSON } ?? [:]
    }
}
