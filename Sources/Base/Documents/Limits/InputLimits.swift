/// How much is read of files that strangers may have written. `SECURITY.md` lists the figures.
///
/// Each is far above what people write, and low enough for a picture to be drawn, or refused, in seconds.
public enum InputLimits {
    /// The bytes of a file, and of standard input.
    public static let fileSize = 64 << 20

    /// The values of a file of any size: what stands behind a key or in a list, and lists and mappings themselves.
    public static let values = 4_000_000

    /// The values that a small file may have, and the bytes for each more: a value takes up to a hundred bytes of memory,
    /// and a short one two of the file. So no file takes more than ten times its size, and what these take.
    public static let (freeValues, bytesOfValue) = (1_000_000, 10)

    /// ``freeValues``, or fewer while tests look for what is beyond.
    @TaskLocal package static var freeValuesNow = freeValues

    /// The values that a file of so many bytes may have.
    package static func values(ofBytes size: Int) -> Int { min(freeValuesNow + size / bytesOfValue, values) }

    /// The characters, as Unicode counts scalars, of a text: of a message, a name, a value of a style.
    public static let textLength = 65_536

    /// The channels, or threads, of a file.
    public static let channels = 10_000

    /// The messages of a channel. A picture shows fewer; pages show all.
    public static let messages = 100_000

    /// The users of a file.
    public static let users = 10_000

    /// The readers of all messages of a file together.
    public static let readers = 1_000_000

    /// The attachments of a message.
    public static let attachments = 100

    /// The buttons of an attachment.
    public static let actions = 100

    /// The reactions of a message that say whose they are.
    public static let reactions = 1000

    /// The reactions of all messages of a file together.
    public static let allReactions = 1_000_000

    /// The kinds of reactions to a message.
    public static let reactionKinds = 100

    /// The options of a poll.
    public static let pollOptions = 100
}

/// Something of which there is more than ``InputLimits`` allow.
public struct LimitProblem: DocumentProblem {
    /// What there is too much of, such as `"users"`.
    public var noun: String

    /// How much there is, and how much there may be.
    public var found, limit: Int

    package init(_ noun: String, found: Int, limit: Int) {
        (self.noun, self.found, self.limit) = (noun, found, limit)
    }

    public func sentence(at path: String) -> String { "\(at(path))found \(found) \(noun); the limit is \(limit)" }
}

extension String {
    /// The number of characters if they are too many for a text; `nil` otherwise.
    package var excessiveLength: Int? {
        guard utf8.count > InputLimits.textLength else { return nil }
        let count = unicodeScalars.count
        return count > InputLimits.textLength ? count : nil
    }
}
