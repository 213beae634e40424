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
