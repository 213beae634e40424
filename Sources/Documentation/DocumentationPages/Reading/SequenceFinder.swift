/// Finds a sequence from places further and further back. All searches together look at each byte once.
struct SequenceFinder {
    private let sequence: StaticString
    private var found: Int? = -1

    init(_ sequence: StaticString) { self.sequence = sequence }

    /// Where the sequence begins next at or behind `start`; `nil` if it doesn't.
    mutating func next(in bytes: [UInt8], from start: Int) -> Int? {
        guard let last = found else { return nil }
        if last < start { found = start < bytes.count ? bytes.firstIndex(of: sequence, in: start..<bytes.count) : nil }
        return found
    }
}

/// Finds the ends of instructions, declarations and character data of HTML.
struct HTMLSequenceEnds {
    private var characterData = SequenceFinder("]]>")
    private var instruction = SequenceFinder("?>")
    private var declaration = SequenceFinder(">")

    /// The end of what begins at `start`; `nil` if it is none of them, or has no end.
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
