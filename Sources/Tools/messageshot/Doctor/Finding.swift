import Console

/// A result of the doctor.
struct Finding: Encodable, Equatable {
    enum Status: String, Encodable {
        /// As tested.
        case ok
        /// Untested; pictures can be drawn.
        case warning
        /// Pictures can't be drawn, or differ.
        case problem
    }

    let status: Status

    /// The checked part, in a word or two.
    let subject: String

    /// The result, and how to fix a problem.
    let text: String

    /// The Debian package of a missing part.
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
