/// Finds keys that are lists, mappings or aliases, before the YAML library compares them.
///
/// The library compares keys by all that they stand for. With aliases of aliases, that can be more than a computer
/// can count, so such keys are refused by their looks. Without aliases they do no harm, and are refused later.
struct YAMLKeyCheck {
    private let bytes: UnsafeBufferPointer<UInt8>

    /// The line of the first such key, or `nil` if there is none or the text has no aliases.
    static func line(ofComplexKeyIn text: String) -> Int? {
        var text = text
        return text.withUTF8 { YAMLKeyCheck(bytes: $0).line() }
    }

    private func line() -> Int? {
        guard bytes.indices.contains(where: { begins(UInt8(ascii: "&"), at: $0) }),
            bytes.indices.contains(where: { begins(UInt8(ascii: "*"), at: $0) }),
            let position = bytes.indices.first(where: isComplexKey)
        else { return nil }
        return bytes[..<position].count { $0 == UInt8(ascii: "\n") } + 1
    }

    /// Whether an anchor or alias begins here: the sign, after a blank or bracket and before a name.
    private func begins(_ sign: UInt8, at position: Int) -> Bool {
        guard bytes[position] == sign, position + 1 < bytes.count, isNameByte(bytes[position + 1]) else { return false }
        return position == 0 || " \t\n\r[{,:-?".utf8.contains(bytes[position - 1])
    }

    private func isComplexKey(at position: Int) -> Bool {
        switch bytes[position] {
        case UInt8(ascii: "?"): return isFirstOfEntry(position) && isBlank(position + 1)
        case UInt8(ascii: "]"), UInt8(ascii: "}"): return isColon(after: position + 1)
        case UInt8(ascii: "*"):
            guard begins(UInt8(ascii: "*"), at: position) else { return false }
            let end = bytes[(position + 1)...].firstIndex { !isNameByte($0) } ?? bytes.endIndex
            return isColon(after: end)
        default: return false
        }
    }

    /// Whether only blanks and dashes are between this and the beginning of the line, or of the mapping.
    private func isFirstOfEntry(_ position: Int) -> Bool {
        for byte in bytes[..<position].reversed() {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "-"): continue
            default: return "\n\r[{,?:".utf8.contains(byte)
            }
        }
        return true
    }

    private func isBlank(_ position: Int) -> Bool {
        position >= bytes.count || " \t\n\r[{*&\"'".utf8.contains(bytes[position])
    }

    private func isColon(after position: Int) -> Bool {
        bytes[position...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: ":")
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
