internal import Documents
internal import Foundation

/// The bytes of a page, checked to be UTF-8, and its lines.
struct PageSource: Sendable {
    /// The page's name in errors.
    let file: String
    let bytes: [UInt8]

    /// The offset of the text, after the byte order mark if there is one.
    let start: Int

    /// The offset of each line. Lines end in LF, CR or CR LF.
    let lineStarts: [Int]

    /// The maximum size of a page, in bytes.
    static let maximumSize = 8 * 1_048_576

    init(file: String, data: Data) throws(DocumentError) {
        guard data.count <= Self.maximumSize else {
            throw DocumentError(file: file, problem: FileProblem.tooLarge(limit: Self.maximumSize))
        }
        try self.init(file: file, bytes: [UInt8](data))
    }

    init(file: String, bytes: [UInt8]) throws(DocumentError) {
        self.file = file
        self.bytes = bytes
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw DocumentError(file: file, line: Self.firstInvalidLine(in: bytes), problem: FileProblem.notUTF8)
        }
        var starts = [start]
        for (index, byte) in bytes.enumerated() where byte.isLineEnd && !bytes.has("\r\n", at: index) {
            starts.append(index + 1)
        }
        lineStarts = starts
    }

    /// The first line that isn't UTF-8, counted from 1.
    private static func firstInvalidLine(in bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: ASCII.newline, omittingEmptySubsequences: false)
        return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
    }

    func failure(_ problem: PageProblem, line: Int?) -> DocumentError {
        DocumentError(file: file, line: line, problem: problem)
    }

    /// The number of the line that contains `offset`, counted from 1.
    func line(at offset: Int) -> Int {
        max(1, lineStarts.partitioningIndex { $0 > offset })
    }

    /// The bytes of a line without its line ending. After the last line, this is empty.
    func line(_ number: Int) -> Range<Int> {
        guard number <= lineStarts.count else { return bytes.count..<bytes.count }
        let start = lineStarts[max(number, 1) - 1]
        return start..<lineEnd(from: start)
    }

    /// The end of the line that contains `offset`, excluding its line ending.
    func lineEnd(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
        return end
    }

    /// The number of lines in the front matter: the settings at the beginning of the page, between two lines of hyphens
    /// (YAML) or of plus signs (TOML).
    var frontMatterLines: Int {
        func isRule(_ number: Int, _ rule: StaticString) -> Bool {
            let line = self.line(number)
            return bytes.has(rule, at: line.lowerBound) && bytes[line].dropFirst(3).allSatisfy(\.isBlank)
        }
        let rules: [StaticString] = ["---", "+++"]
        guard let rule = rules.first(where: { isRule(1, $0) }) else { return 0 }
        return (1...lineStarts.count).dropFirst().first { isRule($0, rule) } ?? 0
    }

    /// The line ending after `offset`. At the end of the page, the line ending of the first line.
    func newline(from offset: Int) -> [UInt8] {
        newline(at: lineEnd(from: offset)) ?? newline(at: lineEnd(from: start)) ?? [ASCII.newline]
    }

    private func newline(at end: Int) -> [UInt8]? {
        guard end < bytes.count else { return nil }
        return Array(bytes[end..<(end + (bytes.has("\r\n", at: end) ? 2 : 1))])
    }
}
