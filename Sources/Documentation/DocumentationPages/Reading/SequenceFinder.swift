/// Finds a sequence from increasing start positions. All searches together visit each byte once.
struct SequenceFinder {
    private let sequence: StaticString
    private var found: Int? = -1

    init(_ sequence: StaticString) { self.sequence = sequence }

    /// The next occurrence at or after `start`; `nil` if there is none.
    mutating func next(in bytes: [UInt8], from start: Int) -> Int? {
        guard let last = found else { return nil }
        if last < start { found = start < bytes.count ? bytes.firstIndex(of: sequence, in: start..<bytes.count) : nil }
        return found
    }
}

/// Finds the ends of HTML's processing instructions, declarations and CDATA sections.
struct HTMLSequenceEnds {
    private var characterData = SequenceFinder("]]>")
    private var instruction = SequenceFinder("?>")
    private var declaration = SequenceFinder(">")

    /// The end of the construct at `start`; `nil` if it isn't one of these, or isn't closed.
    mutating func end(in bytes: [UInt8], from start: Int) -> Int? {
        if bytes.has("<![CDATA[", at: start) { return characterData.next(in: bytes, from: start).map { $0 + 3 } }
        if bytes.has("<?", at: start) { return instruction.next(in: bytes, from: start).map { $0 + 2 } }
        let name = bytes[start...].dropFirst(2).prefix { (0x41...0x5A).contains($0) }
        guard bytes.has("<!", at: start), !name.isEmpty, bytes[name.endIndex...].first?.isWhitespace == true else {
            return nil
        }
        return declaration.next(in: bytes, from: start).map { $0 + 1 }
    }
}
