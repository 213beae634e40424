/// The limits for reading untrusted files. `SECURITY.md` lists the figures.
///
/// Each is far above what people write, and low enough that a picture is drawn or rejected within seconds.
public enum InputLimits {
    /// The size of a file or of standard input, in bytes.
    public static let fileSize = 64 << 20

    /// The number of values in a file of any size, counting scalars, lists and mappings.
    public static let values = 4_000_000

    /// The number of values that a small file may have, and the bytes per additional value. A value takes up to a
    /// hundred bytes of memory, but a short one only two in the file, so this keeps memory within ten times the file's
    /// size plus a constant.
    public static let (freeValues, bytesOfValue) = (1_000_000, 10)

    /// ``freeValues``, which tests lower to reach the limit.
    @TaskLocal package static var freeValuesNow = freeValues

    /// Returns the number of values that a file of `size` bytes may have.
    package static func values(ofBytes size: Int) -> Int { min(freeValuesNow + size / bytesOfValue, values) }

    /// The length of a text in Unicode scalars: a message, a name, a value of a style.
    public static let textLength = 65_536

    /// The number of channels, or of threads, in a file.
    public static let channels = 10_000

    /// The number of messages in a channel. A single picture shows fewer; pages show all.
    public static let messages = 100_000

    /// The number of users in a file.
    public static let users = 10_000

    /// The total number of readers of all messages in a file.
    public static let readers = 1_000_000

    /// The number of attachments of a message.
    public static let attachments = 100

    /// The number of buttons of an attachment.
    public static let actions = 100

    /// The number of reactions of a message that name their author.
    public static let reactions = 1000

    /// The total number of reactions to all messages in a file.
    public static let allReactions = 1_000_000

    /// The number of kinds of reactions to a message.
    public static let reactionKinds = 100

    /// The number of options of a poll.
    public static let pollOptions = 100
}

/// A count that exceeds one of ``InputLimits``.
public struct LimitProblem: DocumentProblem {
    /// The counted things, such as `"users"`.
    public var noun: String

    /// The number found, and the limit.
    public var found, limit: Int

    package init(_ noun: String, found: Int, limit: Int) {
        (self.noun, self.found, self.limit) = (noun, found, limit)
    }

    public func sentence(at path: String) -> String { "\(at(path))found \(found) \(noun); the limit is \(limit)" }
}

extension String {
    /// The number of Unicode scalars if it exceeds ``InputLimits/textLength``; `nil` otherwise.
    package var excessiveLength: Int? {
        guard utf8.count > InputLimits.textLength else { return nil }
        let count = unicodeScalars.count
        return count > InputLimits.textLength ? count : nil
    }
}
