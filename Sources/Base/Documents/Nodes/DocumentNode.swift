/// A value of a YAML or JSON document, and the line where it begins.
package struct DocumentNode: Sendable {
    package enum Value: Sendable {
        case null
        /// Nothing, in a word that means it in YAML: `null` or `~`.
        case nothing(String)
        /// Nothing, in front of a comment that may have been meant as a value: YAML takes `#general` for one.
        case comment(String)
        /// A text in quotes, or one that spans lines.
        case text(String)
        /// Characters without quotes: a number, `true`, or in YAML any text.
        case plain(String)
        /// Such characters before a comment that may have been meant as the rest of them; `written` is all of it.
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

        /// The key's line, counted from 1.
        package var line: Int { Int(shortLine) }
    }

    package var value: Value

    /// There may be millions of values: a quarter of each is saved.
    private let shortLine: Int32

    package init(value: Value, line: Int) {
        self.value = value
        shortLine = Int32(clamping: line)
    }

    /// The line, counted from 1.
    package var line: Int { Int(shortLine) }

    /// The most levels that lists and mappings may be nested.
    static let maximumDepth = 128
}

extension DocumentNode {
    package var isNull: Bool {
        switch value {
        case .null, .nothing, .comment: true
        case .text, .plain, .commented, .sequence, .mapping: false
        }
    }

    /// The characters of a text, a number or the like; `nil` for a list, a mapping and nothing.
    package var characters: String? {
        switch value {
        case .text(let text), .plain(let text), .commented(let text, _, _): text
        case .null, .nothing, .comment, .sequence, .mapping: nil
        }
    }

    /// The characters of what is not in quotes.
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

    /// The value as if all of it stood on one line, such as a line of another document.
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

    /// `true` or `false`, and in YAML also the other words for them.
    package var flag: Bool? {
        switch word {
        case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return true
        case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return false
        default: return nil
        }
    }

    /// A number that is not in quotes. Infinity and not-a-number don't count as numbers.
    package var number: Double? {
        guard let digits = word, let first = digits.utf8.first,
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || "+-.".utf8.contains(first),
            let number = Double(digits), number.isFinite
        else { return nil }
        return number
    }

    /// A whole number that is not in quotes.
    package var integer: Int? {
        guard let digits = word else { return nil }
        return Int(digits) ?? number.flatMap { Int(exactly: $0) }
    }

    /// A description for a person, such as `a list` or `the number 12`.
    package var summary: String {
        switch value {
        case .null, .nothing: "nothing"
        case .comment(let text): "nothing but the comment “\(text.shortened)”, which quotes would make a text,"
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .text(let text): "the text “\(text.shortened)”"
        case .plain(let text), .commented(let text, _, _):
            if number != nil {
                "the number \(text)"
            } else if flag != nil {
                "“\(text)”"
            } else {
                "the text “\(text.shortened)”"
            }
        }
    }
}
