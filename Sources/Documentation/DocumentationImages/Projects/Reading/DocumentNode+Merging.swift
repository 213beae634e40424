import Documents
import Frames
import Rendering

extension DocumentNode {
    /// Merges two mappings. The other mapping's values win for keys that both contain.
    func merging(_ other: DocumentNode) -> DocumentNode {
        merging(other.entries ?? [])
    }

    /// Merges several mappings. Later values win for keys that occur more than once.
    func merging(_ others: [Entry]) -> DocumentNode {
        let replaced = Set(others.map(\.name))
        let kept = (entries ?? []).filter { !replaced.contains($0.name) }
        return DocumentNode(value: .mapping(kept + others), line: others.first?.line ?? line)
    }

    /// Returns the mapping without these keys.
    func removing(_ keys: Set<String>) -> DocumentNode {
        DocumentNode(value: .mapping((entries ?? []).filter { !keys.contains($0.name) }), line: line)
    }

    /// Returns the mapping with only these keys.
    func keeping(_ keys: Set<String>) -> DocumentNode {
        DocumentNode(value: .mapping((entries ?? []).filter { keys.contains($0.name) }), line: line)
    }
}

extension DocumentNode.Entry {
    /// The key in American spelling: British ones are the same key.
    fileprivate var name: String { AmericanSpelling.of(key) }
}

extension StableHash {
    /// Adds a value to the digest. Line numbers and the order of keys don't matter.
    mutating func add(_ node: DocumentNode) {
        switch node.value {
        case .null, .nothing, .comment: add("n")
        case .text(let text): add(tagged: "t", text)
        case .plain(let text), .commented(let text, _, _): add(tagged: "p", text)
        case .sequence(let nodes):
            add("[")
            for node in nodes { add(node) }
            add("]")
        case .mapping(let entries):
            add("{")
            for entry in entries.sorted(by: { $0.key < $1.key }) {
                add(tagged: "k", entry.key)
                add(entry.value)
            }
            add("}")
        }
    }

    /// Adds a text with its length, so that different sequences of texts never have the same digest.
    private mutating func add(tagged tag: String, _ text: String) {
        add("\(tag)\(text.utf8.count):")
        add(text)
    }
}
