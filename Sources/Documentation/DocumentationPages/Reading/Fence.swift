/// The opening fence of a code block.
struct Fence {
    /// A backtick or a tilde.
    let character: UInt8
    let length: Int

    init?(in bytes: [UInt8], _ line: Range<Int>) {
        guard let first = bytes[line].first, first == ASCII.backtick || first == ASCII.tilde else { return nil }
        let rest = bytes[line].drop { $0 == first }
        length = line.count - rest.count
        guard length >= 3, first == ASCII.tilde || !rest.contains(ASCII.backtick) else { return nil }
        character = first
    }

    /// Whether a line closes the code block.
    func isClosed(by line: ArraySlice<UInt8>) -> Bool {
        let rest = line.drop { $0 == character }
        return line.count - rest.count >= length && rest.allSatisfy(\.isBlank)
    }
}
