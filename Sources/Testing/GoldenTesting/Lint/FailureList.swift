/// A failure message with one line per problem.
enum FailureList {
    /// Limits a message to about a screenful.
    private static let maximumLines = 40

    /// Returns the lines below a heading; `nil` if there are none.
    static func text(_ heading: String, _ lines: [String]) -> String? {
        guard !lines.isEmpty else { return nil }
        let more = lines.count > maximumLines ? ["  … and \(lines.count - maximumLines) more"] : []
        return ([heading] + lines.prefix(maximumLines).map { "  \($0)" } + more).joined(separator: "\n")
    }
}
