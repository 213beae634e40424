/// What the current user enters in the composer of a channel or a thread.
///
/// A part of a word after `@` suggests members, and one after `/` at the beginning suggests commands, as on iOS.
public struct ComposerInput: Hashable, Sendable {
    /// The kind of message that is entered.
    public enum Purpose: Hashable, Sendable {
        /// A new message.
        case new
        /// A reply that quotes a message.
        case quoting(ChatMessage)
        /// An edit of a sent message.
        case editing(ChatMessage)
    }

    /// The text in the field.
    public var text: String

    /// The number of characters before the caret; `nil` for the end of the text.
    public var caret: Int?

    /// Whether the field has the focus, so that its caret is drawn; `nil` if it has with a caret or a keyboard.
    public var isFocused: Bool?

    /// The kind of message.
    public var purpose: Purpose

    /// The attachments that were picked.
    public var attachments: [AnyChatMessageAttachment]

    /// The command that the message begins with.
    public var command: Command?

    /// Whether the list of all commands is open, as after a tap on the button with the lightning bolt.
    public var showsCommands: Bool

    /// The remaining seconds of slow mode; 0 for none.
    public var cooldown: Int

    /// Creates the contents of a composer.
    public init(
        text: String = "", caret: Int? = nil, isFocused: Bool? = nil, purpose: Purpose = .new,
        attachments: [AnyChatMessageAttachment] = [], command: Command? = nil, showsCommands: Bool = false,
        cooldown: Int = 0
    ) {
        self.text = text
        self.caret = caret
        self.isFocused = isFocused
        self.purpose = purpose
        self.attachments = attachments
        self.command = command
        self.showsCommands = showsCommands
        self.cooldown = cooldown
    }

    /// The text before the caret.
    package var textBeforeCaret: String { caret.map { String(text.prefix($0)) } ?? text }
}

/// The keyboard at the bottom of a screen.
public enum KeyboardState: String, CaseIterable, Sendable {
    /// No keyboard.
    case none
    /// The letters of the language.
    case letters
    /// The emoji.
    case emoji
}
