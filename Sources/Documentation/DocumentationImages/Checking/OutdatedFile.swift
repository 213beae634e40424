/// A file of the documentation that is not what would be drawn now.
struct OutdatedFile: CustomStringConvertible {
    let path: String

    /// The differences; the first line is a sentence, the others explain it.
    let reason: String

    var description: String {
        let lines = reason.split(separator: "\n")
        return (["\(path): \(lines.first ?? "")"] + lines.dropFirst().map { "  \($0)" }).joined(separator: "\n")
    }
}
