/// What is changed in a file, and what is said about it.
struct Changes: Sendable {
    /// Text that takes the place of bytes.
    struct Edit: Sendable {
        var range: Range<Int>
        var text: String
    }

    let file: SourceFile

    private(set) var edits: [Edit] = []

    /// Code that follows the file.
    private(set) var appendix: [String] = []

    /// Modules that the file doesn't import by itself.
    private(set) var imports: [String] = []

    private(set) var diagnostics: [Diagnostic] = []

    init(_ file: SourceFile) { self.file = file }

    /// Replaces tokens.
    mutating func replace(_ tokens: Range<Int>, with text: String) {
        edits.append(Edit(range: file.byteRange(tokens), text: text))
    }

    /// Replaces tokens with spaces, so that those after them keep their columns.
    mutating func blank(_ tokens: Range<Int>) {
        let range = file.byteRange(tokens)
        let blank = file.bytes[range].map { $0.isNewline ? $0 : UInt8(ascii: " ") }
        edits.append(Edit(range: range, text: String(decoding: blank, as: UTF8.self)))
    }

    /// Inserts text before a token.
    mutating func insert(_ text: String, before token: Int) {
        let start = file.tokens[token].range.lowerBound
        edits.append(Edit(range: start..<start, text: text))
    }

    /// Inserts text after a token.
    mutating func insert(_ text: String, after token: Int) {
        let end = file.tokens[token].range.upperBound
        edits.append(Edit(range: end..<end, text: text))
    }

    mutating func addImport(_ module: String) {
        if !imports.contains(module) { imports.append(module) }
    }

    mutating func append(_ code: String) { appendix.append(code) }

    mutating func report(_ severity: Diagnostic.Severity, _ message: String, at token: Int) {
        let start = file.tokens[token].range.lowerBound
        diagnostics.append(
            Diagnostic(
                path: file.path, line: file.line(at: start), column: file.column(at: start), severity: severity,
                message: message))
    }

    // MARK: Text

    /// The bytes of a part of the file with its changes. Lines keep their numbers.
    func text(of part: Range<Int>) -> String {
        var result: [UInt8] = []
        var position = part.lowerBound
        for edit in ordered where edit.range.lowerBound >= part.lowerBound && edit.range.upperBound <= part.upperBound {
            // Of two changes of the same bytes, the first one counts.
            guard edit.range.lowerBound >= position else { continue }
            result += file.bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            let removed = file.bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
            let added = edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
            if removed > added { result += Array(repeating: UInt8(ascii: "\n"), count: removed - added) }
            position = edit.range.upperBound
        }
        result += file.bytes[position..<part.upperBound]
        return String(decoding: result, as: UTF8.self)
    }

    private var ordered: [Edit] {
        edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, -$0.element.range.count, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, -$1.element.range.count, $1.offset)
        }.map(\.element)
    }
}

/// A line about a place in a file, in the compiler's form.
package struct Diagnostic: Sendable, CustomStringConvertible {
    package enum Severity: String, Sendable { case error, warning }

    package var path: String
    package var line: Int
    package var column: Int
    package var severity: Severity
    package var message: String

    package var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
