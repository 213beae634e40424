/// Finds where code in a line of text ends.
struct CodeSpans {
    /// The ends of the spans by the places where they begin. Both are runs of equally many backticks.
    private var ends: [Int: Int] = [:]

    init(_ bytes: [UInt8]) {
        // From the back, so that the next run of each length is known.
        var next: [Int: Int] = [:]
        var index = bytes.count
        while index > 0 {
            index -= 1
            guard bytes[index] == Byte.backtick else { continue }
            let end = index + 1
            while index > 0, bytes[index - 1] == Byte.backtick { index -= 1 }
            if let closing = next[end - index] { ends[index] = closing }
            next[end - index] = end
        }
    }

    /// The end of the code that begins with the run of backticks at `start`; `nil` if it is none.
    func end(ofSpanAt start: Int) -> Int? { ends[start] }
}
