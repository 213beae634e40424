import Console

/// What the doctor says about one thing.
struct Finding: Encodable, Equatable {
    enum Status: String, Encodable {
        /// As it was tested.
        case ok
        /// Not as it was tested; pictures can be drawn.
        case warning
        /// Pictures can't be drawn, or are others.
        case problem
    }

    let status: Status

    /// The thing, in a word or two.
    let subject: String

    /// What was found, and what would be right.
    let text: String

    /// The Debian package that has what is missing.
    let package: String?

    init(_ status: Status, _ subject: String, _ text: String, package: String? = nil) {
        self.status = status
        self.subject = subject
        self.text = text
        self.package = package
    }

    /// The finding as a line, in columns.
    var line: String {
        let columns = [(status.rawValue, 9), (subject, 20)].map { text, width in
            text + String(repeating: " ", count: max(width - text.count, 1))
        }
        return (columns.joined() + text + (package.map { ": apt-get install \($0)" } ?? "")).printable
    }
}
