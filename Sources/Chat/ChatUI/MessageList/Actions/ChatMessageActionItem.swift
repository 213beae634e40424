import HeadlessUIKit

/// Something that can be done with a message, as a menu shows it.
public protocol ChatMessageActionItem {
    var title: String { get }
    var icon: UIImage { get }

    /// Whether the action stands out from the others.
    var isPrimary: Bool { get }

    /// Whether the action takes something away.
    var isDestructive: Bool { get }

    /// What is done.
    var action: (ChatMessageActionItem) -> Void { get }
}

extension ChatMessageActionItem {
    public var isPrimary: Bool { false }
    public var isDestructive: Bool { false }
}
