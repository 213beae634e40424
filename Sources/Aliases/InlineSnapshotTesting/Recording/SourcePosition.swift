/// A position in a source file.
struct SourcePosition: Hashable, Comparable, Codable {
    /// The line, counted from 1.
    var line: Int
    /// The column in bytes, counted from 1.
    var column: Int

    static func < (first: SourcePosition, second: SourcePosition) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}

/// The bytes of a source file, and the offsets of its lines.
struct SourceText {
    let bytes: [UInt8]
    private let lineStarts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The line break of the file, taken from its first line.
    var lineBreak: String {
        guard lineStarts.count > 1, lineStarts[1] >= 2 else { return "\n" }
        return bytes[lineStarts[1] - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Returns the position of a byte.
    func position(at offset: Int) -> SourcePosition {
        let line = lineStarts.lastIndex { $0 <= offset } ?? 0
        return SourcePosition(line: line + 1, column: offset - lineStarts[line] + 1)
    }

    /// Returns the offset of a position; `nil` if it doesn't exist.
    func offset(of position: SourcePosition) -> Int? {
        guard lineStarts.indices.contains(position.line - 1), position.column > 0 else { return nil }
        let offset = lineStarts[position.line - 1] + position.column - 1
        let end = position.line < lineStarts.count ? lineStarts[position.line] : bytes.count
        return offset <= end ? offset : nil
    }

    /// Returns the leading spaces and tabs of the line that contains a byte.
    func indentation(at offset: Int) -> String {
        let start = lineStarts[position(at: offset).line - 1]
        return String(decoding: bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    /// Returns whether only spaces and tabs come before a byte in its line.
    func isFirstInLine(_ offset: Int) -> Bool {
        let start = lineStarts[position(at: offset).line - 1]
        return bytes[start..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Returns the first byte other than a space or a tab in the line that contains a byte.
    func firstByte(inLineAt offset: Int) -> UInt8? {
        let start = lineStarts[position(at: offset).line - 1]
        return bytes[start...].first { $0 != 0x20 && $0 != 0x09 }
    }
}
