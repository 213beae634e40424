import ChatModels
import HeadlessUIKit

extension ComposerVC {
    /// The message in a composer: its text, its attachments, and the message that it edits, quotes or replies to.
    public struct Content {
        /// The text of the input field.
        public var text: String

        /// Whether the message is new, an edit, a quote or a recording.
        public let state: ComposerState

        /// The message that is edited.
        public let editingMessage: ChatMessage?

        /// The message that is quoted.
        public let quotingMessage: ChatMessage?

        /// The parent message of the thread.
        public var threadMessage: ChatMessage?

        /// The payloads of the attachments.
        public var attachments: [AnyAttachmentPayload]

        /// The users who are mentioned in the text.
        public var mentionedUsers: Set<ChatUser>

        /// The command that the message begins with.
        public let command: Command?

        /// The custom data of the message.
        public var extraData: [String: RawJSON]

        /// The seconds until the next message can be sent; 0 for none.
        public var cooldownTime: Int

        /// Whether links in the message have no previews.
        public var skipEnrichUrl: Bool

        public init(
            text: String, state: ComposerState, editingMessage: ChatMessage?, quotingMessage: ChatMessage?,
            threadMessage: ChatMessage?, attachments: [AnyAttachmentPayload], mentionedUsers: Set<ChatUser>,
            command: Command?, extraData: [String: RawJSON] = [:], cooldownTime: Int = 0, skipEnrichUrl: Bool = false
        ) {
            self.text = text
            self.state = state
            self.editingMessage = editingMessage
            self.quotingMessage = quotingMessage
            self.threadMessage = threadMessage
            self.attachments = attachments
            self.mentionedUsers = mentionedUsers
            self.command = command
            self.extraData = extraData
            self.cooldownTime = cooldownTime
            self.skipEnrichUrl = skipEnrichUrl
        }

        /// The empty content.
        public static func initial() -> Content {
            Content(
                text: "", state: .new, editingMessage: nil, quotingMessage: nil, threadMessage: nil, attachments: [],
                mentionedUsers: [], command: nil)
        }

        /// Loads a draft.
        public mutating func draftMessage(_ message: DraftMessage) {
            self = Content(
                text: message.text, state: message.quotedMessage == nil ? .new : .quote, editingMessage: nil,
                quotingMessage: message.quotedMessage, threadMessage: threadMessage,
                attachments: message.attachments.map(\.payload),
                mentionedUsers: message.mentionedUsers, command: command, extraData: message.extraData,
                cooldownTime: cooldownTime, skipEnrichUrl: skipEnrichUrl)
        }

        /// Whether there is nothing to send.
        public var isEmpty: Bool {
            // A command without arguments is complete without a text.
            if let command { return !command.args.isEmpty && trimmedText.isEmpty }
            return trimmedText.isEmpty && attachments.isEmpty
        }

        private var trimmedText: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

        /// Whether the message belongs to a thread.
        public var isInsideThread: Bool { threadMessage != nil }

        /// Whether the message begins with a command.
        public var hasCommand: Bool { command != nil }
    }
}

extension ComposerVC.Content {
    /// Resets the content, in the same thread.
    public mutating func clear() {
        self = changed(state: .new) { content in
            content.text = ""
            content.attachments = []
            content.mentionedUsers = []
            content.extraData = [:]
        }
    }

    /// Starts editing a sent message.
    public mutating func editMessage(_ message: ChatMessage) {
        self = changed(state: .edit, editing: message) { content in
            content.text = message.text
            content.attachments = message.allAttachments.map(\.payload)
            content.mentionedUsers = message.mentionedUsers
            content.extraData = message.extraData
        }
    }

    /// Starts a reply that quotes a message.
    public mutating func quoteMessage(_ message: ChatMessage) {
        self = changed(state: .quote, quoting: message, command: command)
    }

    /// Adds a command at the beginning of the message.
    public mutating func addCommand(_ command: Command) {
        self = changed(state: state, quoting: quotingMessage, command: command) { content in
            content.text = ""
            content.attachments = []
            content.mentionedUsers = []
        }
    }

    /// Starts slow mode for `cooldown` seconds.
    public mutating func slowMode(cooldown: Int) { cooldownTime = cooldown }

    /// Ends slow mode.
    public mutating func resetSlowMode() { cooldownTime = 0 }

    /// Starts a voice recording.
    public mutating func recording() { self = changed(state: .recording, quoting: quotingMessage) }

    /// Locks a voice recording, so that it continues without holding the button.
    public mutating func recordingLocked() { self = changed(state: .recordingLocked, quoting: quotingMessage) }

    /// Ends a voice recording.
    mutating func endRecording() {
        guard state == .recording || state == .recordingLocked else { return }
        self = changed(state: quotingMessage == nil ? .new : .quote, quoting: quotingMessage)
    }

    private func changed(
        state: ComposerState, editing: ChatMessage? = nil, quoting: ChatMessage? = nil, command: Command? = nil,
        _ change: (inout Self) -> Void = { _ in }
    ) -> Self {
        var content = Self(
            text: text, state: state, editingMessage: editing, quotingMessage: quoting, threadMessage: threadMessage,
            attachments: attachments, mentionedUsers: mentionedUsers, command: command, extraData: extraData,
            cooldownTime: cooldownTime, skipEnrichUrl: skipEnrichUrl)
        change(&content)
        return content
    }
}
