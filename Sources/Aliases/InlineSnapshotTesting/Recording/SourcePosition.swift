/// A place in a source file.
struct SourcePosition: Hashable, Comparable, Codable {
    /// From 1.
    var line: Int
    /// In bytes, from 1.
    var column: Int

    static func < (first: SourcePosition, second: SourcePosition) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}

/// The bytes of a source file, and where its lines begin.
struct SourceText {
    let bytes: [UInt8]
    private let lineStarts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The line break of the file: that of its first line.
    var lineBreak: String {
        guard lineStarts.count > 1, lineStarts[1] >= 2 else { return "\n" }
        return bytes[lineStarts[1] - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Returns the place of a byte.
    func position(at offset: Int) -> SourcePosition {
        let line = lineStarts.lastIndex { $0 <= offset } ?? 0
        return SourcePosition(line: line + 1, column: offset - lineStarts[line] + 1)
    }

    /// Returns the byte at a place; `nil` if there is no such place.
    func offset(of position: SourcePosition) -> Int? {
        guard lineStarts.indices.contains(position.line - 1), position.column > 0 else { return nil }
        let offset = lineStarts[position.line - 1] + position.column - 1
        let end = position.line < lineStarts.count ? lineStarts[position.line] : bytes.count
        return offset <= end ? offset : nil
    }

    /// Returns the spaces and tabs that the line with a byte begins with.
    func indentation(at offset: Int) -> String {
        let start = lineStarts[position(at: offset).line - 1]
        return String(decoding: bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    /// Returns whether there is nothing but spaces and tabs before a byte in its line.
    func isFirstInLine(_ offset: Int) -> Bool {
        let start = lineStarts[position(at: offset).line - 1]
        return bytes[start..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Returns the first byte of a line that isn't a space or a tab, for the line with a byte.
    func firstByte(inLineAt offset: Int) -> UInt8? {
        let start = lineStarts[position(at: offset).line - 1]
        return bytes[start...].first { $0 != 0x20 && $0 != 0x09 }
    }
}
