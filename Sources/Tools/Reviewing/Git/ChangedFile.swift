/// A file that differs between the two sides of a review.
struct ChangedFile: Hashable {
    /// The path relative to the repository's root.
    let path: String

    let kind: Kind

    enum Kind: Hashable { case added, removed, changed }

    /// Reads the output of `git diff --name-status --no-renames -z`.
    static func all(in output: String) -> [ChangedFile] {
        let fields = output.split(separator: "\0").map(String.init)
        return stride(from: 0, to: fields.count - 1, by: 2).map { index in
            let kind: Kind =
                switch fields[index] {
                case "A": .added
                case "D": .removed
                default: .changed
                }
            return ChangedFile(path: fields[index + 1], kind: kind)
        }
    }
}
