/// A value of a YAML or JSON document, and the line on which it begins.
package struct DocumentNode: Sendable {
    package enum Value: Sendable {
        case null
        /// An empty value, written as `null` or `~` in YAML.
        case nothing(String)
        /// An empty value before a comment that may have been meant as the value: YAML takes `#general` for a comment.
        case comment(String)
        /// A text that is quoted or spans lines.
        case text(String)
        /// Unquoted characters: a number, `true`, or in YAML any text.
        case plain(String)
        /// Unquoted characters before a comment that may have been meant as part of them; `written` is everything.
        indirect case commented(String, written: String, comment: String)
        case sequence([DocumentNode])
        case mapping([Entry])
    }

    /// A key and its value.
    package struct Entry: Sendable {
        package var key: String
        package var value: DocumentNode
        private let shortLine: Int32

        package init(key: String, line: Int, value: DocumentNode) {
            (self.key, self.value, shortLine) = (key, value, Int32(clamping: line))
        }

        /// The line of the key, counted from 1.
        package var line: Int { Int(shortLine) }
    }

    package var value: Value

    /// 32 bits, which saves a quarter of each of possibly millions of values.
    private let shortLine: Int32

    package init(value: Value, line: Int) {
        self.value = value
        shortLine = Int32(clamping: line)
    }

    /// The line, counted from 1.
    package var line: Int { Int(shortLine) }

    /// The maximum nesting depth of lists and mappings.
    static let maximumDepth = 128
}

extension DocumentNode {
    package var isNull: Bool {
        switch value {
        case .null, .nothing, .comment: true
        case .text, .plain, .commented, .sequence, .mapping: false
        }
    }

    /// The characters of a scalar; `nil` for a list, a mapping and an empty value.
    package var characters: String? {
        switch value {
        case .text(let text), .plain(let text), .commented(let text, _, _): text
        case .null, .nothing, .comment, .sequence, .mapping: nil
        }
    }

    /// The characters of an unquoted scalar.
    private var word: String? {
        switch value {
        case .plain(let word), .commented(let word, _, _): word
        case .null, .nothing, .comment, .text, .sequence, .mapping: nil
        }
    }

    /// The values of a list; `nil` for anything else.
    package var elements: [DocumentNode]? { if case .sequence(let nodes) = value { nodes } else { nil } }

    /// The keys and values of a mapping, in the order of the file; `nil` for anything else.
    package var entries: [Entry]? { if case .mapping(let entries) = value { entries } else { nil } }

    /// The value of the first entry with this key.
    package subscript(key: String) -> DocumentNode? { entries?.first { $0.key == key }?.value }

    /// Returns the value with all its lines set to `line`, as for a value that is one line of another document.
    package func onLine(_ line: Int) -> DocumentNode {
        switch value {
        case .null, .nothing, .comment, .text, .plain, .commented: return DocumentNode(value: value, line: line)
        case .sequence(let nodes):
            return DocumentNode(value: .sequence(nodes.map { $0.onLine(line) }), line: line)
        case .mapping(let entries):
            let moved = entries.map { Entry(key: $0.key, line: line, value: $0.value.onLine(line)) }
            return DocumentNode(value: .mapping(moved), line: line)
        }
    }

    /// `true` or `false`, or in YAML any of its other spellings.
    package var flag: Bool? {
        switch word {
        case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return true
        case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return false
        default: return nil
        }
    }

    /// An unquoted number. Infinity and not-a-number don't count.
    package var number: Double? {
        guard let digits = word, let first = digits.utf8.first,
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || "+-.".utf8.contains(first),
            let number = Double(digits), number.isFinite
        else { return nil }
        return number
    }

    /// An unquoted integer.
    package var integer: Int? {
        guard let digits = word else { return nil }
        return Int(digits) ?? number.flatMap { Int(exactly: $0) }
    }

    /// A description for error messages, such as `a list` or `the number 12`.
    package var summary: String {
        switch value {
        case .null, .nothing: "nothing"
        case .comment(let text): "only the comment “\(text.shortened)”; quote it to make it a text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .text(let text): "“\(text.shortened)”"
        case .plain(let text), .commented(let text, _, _):
            if number != nil {
                "the number \(text)"
            } else if flag != nil {
                "“\(text)”"
            } else {
                "“\(text.shortened)”"
            }
        }
    }
}
