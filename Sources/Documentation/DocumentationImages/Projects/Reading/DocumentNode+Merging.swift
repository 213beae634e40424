import Documents
import Frames
import Rendering

extension DocumentNode {
    /// A mapping with the entries of this one and of another, whose values count where both have a key.
    func merging(_ other: DocumentNode) -> DocumentNode {
        merging(other.entries ?? [])
    }

    /// A mapping with the entries of this one and others, whose values count where both have a key.
    func merging(_ others: [Entry]) -> DocumentNode {
        let replaced = Set(others.map(\.key))
        let kept = (entries ?? []).filter { !replaced.contains($0.key) }
        return DocumentNode(value: .mapping(kept + others), line: others.first?.line ?? line)
    }

    /// The mapping without some keys.
    func removing(_ keys: Set<String>) -> DocumentNode {
        DocumentNode(value: .mapping((entries ?? []).filter { !keys.contains($0.key) }), line: line)
    }

    /// The mapping with no other keys than these.
    func keeping(_ keys: Set<String>) -> DocumentNode {
        DocumentNode(value: .mapping((entries ?? []).filter { keys.contains($0.key) }), line: line)
    }
}

extension StableHash {
    /// Adds a value; the lines on which it stands, and the order of keys, make no difference.
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

    /// Adds a text with its length, so that two texts are never taken for one.
    private mutating func add(tagged tag: String, _ text: String) {
        add("\(tag)\(text.utf8.count):")
        add(text)
    }
}
