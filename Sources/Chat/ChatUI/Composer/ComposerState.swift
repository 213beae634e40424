/// The kind of message that is being written: a new one, an edit, a quote or a recording.
public struct ComposerState: RawRepresentable, Hashable, Sendable {
    /// The name of the state, such as `new`.
    public let rawValue: String

    /// The name of the state, such as `new`.
    public var description: String { rawValue }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A message.
    public static let new = ComposerState(rawValue: "new")

    /// Another text for a message that was sent.
    public static let edit = ComposerState(rawValue: "edit")

    /// A reply that quotes a message.
    public static let quote = ComposerState(rawValue: "quote")

    /// A voice recording, as long as a finger holds the button.
    public static let recording = ComposerState(rawValue: "recording")

    /// A voice recording that goes on by itself.
    public static let recordingLocked = ComposerState(rawValue: "recordingLocked")
}
