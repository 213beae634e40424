internal import Documents

/// The keys of a composer.
enum ComposerKey: String, DocumentKey {
    case text, caret, focused, quoting, editing, attachments, command, commands, cooldown

    static let noun = "a composer"

    var shape: ValueShape {
        switch self {
        case .text, .command: .text
        case .caret, .cooldown: .count
        case .focused, .commands: .flag
        case .quoting, .editing: .message
        case .attachments: .list(of: .object(AttachmentKey.self))
        }
    }

    var comment: String {
        switch self {
        case .text:
            "The text in the field; by default, the draft's, or that of the edited message. A word that begins with @ "
                + "suggests members."
        case .caret: "The number of characters before the caret; by default, the caret is at the end of the text."
        case .focused:
            "Whether the field has the focus, so that its caret is drawn; by default, with a caret or a keyboard."
        case .quoting: "The quoted message: its number from 1, or its id."
        case .editing: "The edited message: its number from 1, or its id."
        case .attachments: "The picked pictures, videos, files and voice recordings."
        case .command: "The name of the slash command that the message begins with, such as giphy."
        case .commands: "Whether the list of the channel's commands is open."
        case .cooldown: "The remaining seconds of slow mode."
        }
    }
}

/// The keys of a tab.
enum TabKey: String, DocumentKey {
    case title, symbol, badge, selected

    static let noun = "a tab"
    static let required: [TabKey] = [.title]

    var shape: ValueShape {
        switch self {
        case .title, .symbol: .text
        case .badge: .either([.count, .text])
        case .selected: .flag
        }
    }

    var comment: String {
        switch self {
        case .title: "The title below the icon."
        case .symbol: "The system symbol of the icon, such as message.fill."
        case .badge: "The number or the text in the red badge."
        case .selected: "Whether it is the tab of the list; by default, the first one is."
        }
    }
}
