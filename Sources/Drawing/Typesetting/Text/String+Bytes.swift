/// Quick answers about the UTF-8 of a text, for what most texts lack.
extension String {
    /// Whether a byte meets a condition. Iterating a `UTF8View` takes several times as long.
    @inline(__always)
    func hasByte(where condition: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            for byte in bytes where condition(byte) { return true }
            return false
        } ?? utf8.contains(where: condition)
    }

    /// Whether the text has the character that attachments replace.
    package var hasAttachmentCharacter: Bool {
        // The first byte of U+FFFC, and of others.
        hasByte { $0 == 0xEF } && unicodeScalars.contains("\u{FFFC}")
    }

    /// Whether an ASCII character ends at a byte and surely consists of this byte: the one before, if there is one after
    /// `start`, is ASCII, too.
    func isSingleByte(at index: Index, after start: Index) -> Bool {
        utf8[index] < 0x80 && (index == start || utf8[utf8.index(before: index)] < 0x80)
    }

    /// Whether a character is a line break, as `Character.isNewline` says.
    var hasNewline: Bool {
        if hasByte(where: { (0x0A...0x0D).contains($0) }) { return true }
        return hasByte { $0 == 0xC2 || $0 == 0xE2 } && unicodeScalars.contains(where: \.isNewline)
    }
}

extension Unicode.Scalar {
    /// Whether the character is a line break. It is never a part of another one.
    var isNewline: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
