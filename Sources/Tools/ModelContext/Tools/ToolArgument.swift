internal import Console
internal import Documents

/// An argument of a tool.
package struct ToolArgument: Sendable {
    package enum Kind: Sendable, Equatable {
        /// A text or a number.
        case word
        case path
        case choice([String])
        case flag

        /// Several words, of a few choices if there are any.
        case words([String])

        /// A document: its path, its text, or its value.
        case document
    }

    package let name: String

    /// What it sets, for the schema.
    package let comment: String

    /// The first sentences of ``comment``, as many as fit into the line of an error.
    var summary: String {
        var text = comment[...]
        while text.count > Self.longestSummary, let end = text.ranges(of: ". ").last { text = text[...end.lowerBound] }
        return String(text)
    }

    private static let longestSummary = 220

    package let kind: Kind
    package let isRequired: Bool

    package init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ comment: String) {
        (self.name, self.kind, self.isRequired, self.comment) = (name, kind, isRequired, comment)
    }

    /// The JSON Schema of the value.
    var schema: JSONValue {
        var fields = shape
        fields["description"] = .text(comment)
        return .object(fields)
    }

    private var shape: [String: JSONValue] {
        switch kind {
        case .word: ["type": ["string", "number"]]
        case .path: ["type": "string"]
        case .choice(let choices): ["type": "string", "enum": Self.list(choices)]
        case .flag: ["type": "boolean"]
        case .words([]): ["type": "array", "items": ["type": "string"]]
        case .words(let choices): ["type": "array", "items": ["type": "string", "enum": Self.list(choices)]]
        case .document: ["type": ["string", "object", "array"]]
        }
    }

    private static func list(_ words: [String]) -> JSONValue { .list(words.map { .text($0) }) }

    /// The words for a value of the right type.
    private var expected: String {
        switch kind {
        case .word: "a text or a number"
        case .path: "a path"
        case .choice(let choices): "one of \(choices.joined(separator: ", "))"
        case .flag: "true or false"
        case .words: "a list of texts"
        case .document: "a path, or a document as a text or an object"
        }
    }

    // MARK: Checks

    /// Throws if a value is of another type, or isn't one of the choices.
    func check(_ value: JSONValue) throws(ToolFailure) {
        switch (kind, value) {
        case (.word, .text(let text)), (.path, .text(let text)), (.document, .text(let text)): try checkContent(text)
        case (.choice(let choices), .text(let text)): try check(text, among: choices)
        case (.words(let choices), .list(let elements)):
            for element in elements {
                guard let text = element.text else { throw wrongType(element, in: "a list of texts with") }
                try choices.isEmpty ? checkContent(text) : check(text, among: choices)
            }
        case (.word, .integer), (.word, .number), (.flag, .flag), (.document, .object), (.document, .list): return
        default: throw wrongType(value, in: "not")
        }
    }

    private func wrongType(_ value: JSONValue, in relation: String) -> ToolFailure {
        relation == "not"
            ? ToolFailure("\(name): expected \(expected), not \(value.kind)")
            : ToolFailure("\(name): expected \(expected), but an element is \(value.kind)")
    }

    private func checkContent(_ text: String) throws(ToolFailure) {
        if text.isEmpty { throw ToolFailure("\(name) is empty; expected \(expected)") }
        if text.utf8.contains(0) { throw ToolFailure("\(name) contains a NUL character; remove it") }
    }

    private func check(_ text: String, among choices: [String]) throws(ToolFailure) {
        guard !choices.contains(text) else { return }
        let nearest = Nearest.word(to: text, among: choices).map { "did you mean “\($0)”? " } ?? ""
        throw ToolFailure(
            "\(name) “\(text.shortened(to: 60))” is unknown; \(nearest)expected \(Nearest.list(choices, by: text))")
    }
}
