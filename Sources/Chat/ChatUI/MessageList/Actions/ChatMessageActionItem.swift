import HeadlessUIKit

/// An action in the menu of a message.
public protocol ChatMessageActionItem {
    /// The title.
    var title: String { get }

    /// The icon.
    var icon: UIImage { get }

    /// Whether the action is highlighted.
    var isPrimary: Bool { get }

    /// Whether the action is destructive.
    var isDestructive: Bool { get }

    /// The handler, which receives the item itself.
    var action: (ChatMessageActionItem) -> Void { get }
}

extension ChatMessageActionItem {
    public var isPrimary: Bool { false }
    public var isDestructive: Bool { false }
}
