/// A failure with a line for each thing that is wrong.
enum FailureList {
    /// More than a screenful is not read.
    private static let mostLines = 40

    /// Returns the lines below a heading; `nil` if there are none.
    static func text(_ heading: String, _ lines: [String]) -> String? {
        guard !lines.isEmpty else { return nil }
        let more = lines.count > mostLines ? ["  … and \(lines.count - mostLines) more"] : []
        return ([heading] + lines.prefix(mostLines).map { "  \($0)" } + more).joined(separator: "\n")
    }
}
