internal import Documents
internal import Foundation

/// The bytes of a page, known to be text.
struct PageSource: Sendable {
    /// The page as errors name it.
    let file: String
    let bytes: [UInt8]

    /// Where the text begins: behind the byte order mark, if there is one.
    let start: Int

    /// The most that is read, in bytes.
    static let maximumSize = 64 * 1_048_576

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
    }

    /// The first line, counted from 1, whose bytes are not UTF-8.
    private static func firstInvalidLine(in bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: Byte.newline, omittingEmptySubsequences: false)
        return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
    }

    func failure(_ problem: PageProblem, line: Int?) -> DocumentError {
        DocumentError(file: file, line: line, problem: problem)
    }

    /// The end of the line that holds `offset`, without its line end.
    func lineEnd(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
        return end
    }

    /// Where the line begins that follows the one that ends at `end`.
    func nextLine(behind end: Int) -> Int {
        guard end < bytes.count else { return end }
        return end + (bytes.has("\r\n", at: end) ? 2 : 1)
    }

    /// The settings of a page between two lines of hyphens, at its beginning: their end, and how many lines they have.
    var frontMatter: (end: Int, lines: Int)? {
        var (begin, lines) = (start, 0)
        while begin < bytes.count {
            let end = lineEnd(from: begin)
            let isRule = bytes.has("---", at: begin) && bytes[(begin + 3)..<end].allSatisfy(\.isBlank)
            lines += 1
            begin = nextLine(behind: end)
            if lines == 1, !isRule { return nil }
            if lines > 1, isRule { return (begin, lines) }
        }
        return nil
    }

    /// The line end behind `offset`; at the end of the page, the one that its first line has.
    func newline(from offset: Int) -> [UInt8] {
        newline(at: lineEnd(from: offset)) ?? newline(at: lineEnd(from: start)) ?? [Byte.newline]
    }

    private func newline(at end: Int) -> [UInt8]? {
        end < bytes.count ? Array(bytes[end..<nextLine(behind: end)]) : nil
    }
}
