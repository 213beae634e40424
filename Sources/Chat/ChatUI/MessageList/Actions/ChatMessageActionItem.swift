import HeadlessUIKit

/// Something that can be done with a message, as a menu shows it.
public protocol ChatMessageActionItem {
    /// The words in the menu.
    var title: String { get }

    /// The icon beside the words.
    var icon: UIImage { get }

    /// Whether the action stands out from the others.
    var isPrimary: Bool { get }

    /// Whether the action takes something away.
    var isDestructive: Bool { get }

    /// Does the action, and is handed the item itself.
    var action: (ChatMessageActionItem) -> Void { get }
}

extension ChatMessageActionItem {
    public var isPrimary: Bool { false }
    public var isDestructive: Bool { false }
}
