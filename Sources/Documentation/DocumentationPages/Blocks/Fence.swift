/// The line that code between fences begins with.
struct Fence {
    /// A backtick or a tilde.
    let sign: UInt8
    let length: Int

    /// The words behind the signs.
    let info: Range<Int>

    init?(in bytes: [UInt8], _ line: Range<Int>) {
        guard let sign = bytes[line].first, sign == Byte.backtick || sign == Byte.tilde else { return nil }
        let rest = bytes[line].drop { $0 == sign }
        length = line.count - rest.count
        guard length >= 3, sign == Byte.tilde || !rest.contains(Byte.backtick) else { return nil }
        self.sign = sign
        info = bytes.trimmed(rest.startIndex..<line.upperBound)
    }

    /// Whether a line ends the code.
    static func closes(_ bytes: [UInt8], _ line: Range<Int>, sign: UInt8, length: Int) -> Bool {
        let rest = bytes[line].drop { $0 == sign }
        return line.count - rest.count >= length && rest.allSatisfy(\.isBlank)
    }
}
