/// The lines of a YAML text, for details that the library doesn't report.
final class YAMLLines {
    let text: String

    /// The maximum length of a line that is examined for advice. Longer lines are machine-made.
    private static let longest = 1000

    /// The beginning of each line, computed on demand because most documents need none.
    private lazy var starts: [String.Index] = text.utf8.indices.reduce(into: [text.startIndex]) { starts, index in
        if text.utf8[index] == UInt8(ascii: "\n") { starts.append(text.utf8.index(after: index)) }
    }

    init(_ text: String) {
        self.text = text
    }

    /// A line, counted from 1; `nil` if it doesn't exist or is very long.
    func line(_ number: Int) -> Substring? {
        guard starts.indices.contains(number - 1) else { return nil }
        let start = starts[number - 1]
        let end = starts.indices.contains(number) ? starts[number] : text.endIndex
        let line = text[start..<end]
        guard line.utf8.count <= 4 * Self.longest, line.unicodeScalars.count <= Self.longest else { return nil }
        return line.prefix { !$0.isNewline }
    }

    /// Returns the part of a line that begins at a column, counted from 1.
    func rest(ofLine number: Int, from column: Int) -> Substring? {
        line(number).map { Substring($0.unicodeScalars.dropFirst(max(column - 1, 0))) }
    }

    /// Returns the part of a line before a column, counted from 1.
    func beginning(ofLine number: Int, before column: Int) -> Substring? {
        line(number).map { Substring($0.unicodeScalars.prefix(max(column - 1, 0))) }
    }
}
