/// The state of the composer: a new message, an edit, a quote or a recording.
public struct ComposerState: RawRepresentable, Hashable, Sendable {
    /// The name of the state, such as `new`.
    public let rawValue: String

    /// The name of the state, such as `new`.
    public var description: String { rawValue }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A new message.
    public static let new = ComposerState(rawValue: "new")

    /// An edit of a sent message.
    public static let edit = ComposerState(rawValue: "edit")

    /// A reply that quotes a message.
    public static let quote = ComposerState(rawValue: "quote")

    /// A voice recording while the button is held.
    public static let recording = ComposerState(rawValue: "recording")

    /// A voice recording that continues without holding the button.
    public static let recordingLocked = ComposerState(rawValue: "recordingLocked")
}
