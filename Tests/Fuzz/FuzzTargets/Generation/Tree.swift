package import Documents
package import Foundation

/// A JSON or YAML document as a value that can be changed freely, and written whether or not it is valid.
package indirect enum Tree: Sendable {
    case null
    /// A number or a word, as it appears in the document without quotes.
    case word(String)
    case text(String)
    case list([Tree])
    /// The keys keep their order and may be duplicates.
    case object([(key: String, value: Tree)])

    /// Reads a document; returns `nil` if it is invalid.
    package init?(_ data: Data, name: String = "document") {
        let kind = DocumentKind(noun: "document", minimum: "{}")
        guard let source = try? SourceFile(name: name, data: data, kind: kind), let node = try? source.document()
        else { return nil }
        self.init(node)
    }

    package init(_ node: DocumentNode) {
        switch node.value {
        case .null, .nothing, .comment: self = .null
        case .text(let text): self = .text(text)
        // Unquoted YAML texts aren't valid JSON.
        case .plain(let word), .commented(let word, _, _):
            self = node.number == nil && node.flag == nil ? .text(word) : .word(word)
        case .sequence(let nodes): self = .list(nodes.map(Tree.init))
        case .mapping(let entries): self = .object(entries.map { ($0.key, Tree($0.value)) })
        }
    }
}

// MARK: - Reading values

extension Tree {
    /// The value of a key in an object.
    package subscript(key: String) -> Tree? {
        guard case .object(let entries) = self else { return nil }
        return entries.first { $0.key == key }?.value
    }

    /// The characters of a text, number or word.
    package var characters: String? {
        switch self {
        case .text(let text), .word(let text): text
        case .null, .list, .object: nil
        }
    }

    package var number: Double? {
        guard case .word(let word) = self else { return nil }
        return Double(word)
    }

    package var elements: [Tree] { if case .list(let elements) = self { elements } else { [] } }

    package var entries: [(key: String, value: Tree)] { if case .object(let entries) = self { entries } else { [] } }
}

// MARK: - Places

extension Tree {
    /// The number of values in the tree, including this one.
    var count: Int {
        switch self {
        case .null, .word, .text: 1
        case .list(let elements): elements.reduce(1) { $0 + $1.count }
        case .object(let entries): entries.reduce(1) { $0 + $1.value.count }
        }
    }

    /// Changes the value with an index in preorder; this value's index is 0.
    mutating func change(_ number: Int, _ body: (inout Tree) -> Void) {
        var rest = number
        visit(&rest, body)
    }

    /// - Returns: Whether the value was found.
    @discardableResult
    private mutating func visit(_ rest: inout Int, _ body: (inout Tree) -> Void) -> Bool {
        guard rest > 0 else {
            body(&self)
            return true
        }
        rest -= 1
        switch self {
        case .null, .word, .text: return false
        case .list(var elements):
            for index in elements.indices where elements[index].visit(&rest, body) {
                self = .list(elements)
                return true
            }
        case .object(var entries):
            for index in entries.indices where entries[index].value.visit(&rest, body) {
                self = .object(entries)
                return true
            }
        }
        return false
    }

    /// The value with an index; see ``change(_:_:)``.
    func value(_ number: Int) -> Tree {
        var (copy, found) = (self, Tree.null)
        copy.change(number) { found = $0 }
        return found
    }
}
