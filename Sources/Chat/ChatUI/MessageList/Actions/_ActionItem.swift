import HeadlessUIKit

/// An action with a built-in title and icon.
public class _ActionItem: ChatMessageActionItem {
    /// The title, in the language at the time when it is shown.
    public var title: String { makeTitle() }

    /// The icon.
    public let icon: UIImage

    /// Whether the action is highlighted.
    public let isPrimary: Bool

    /// Whether the action is destructive.
    public let isDestructive: Bool

    /// The handler, which receives the item itself.
    public let action: (ChatMessageActionItem) -> Void

    private let makeTitle: () -> String

    init(
        _ title: @escaping @autoclosure () -> String, _ icon: UIImage, isPrimary: Bool = false,
        isDestructive: Bool = false, action: @escaping (ChatMessageActionItem) -> Void
    ) {
        makeTitle = title
        self.icon = icon
        self.isPrimary = isPrimary
        self.isDestructive = isDestructive
        self.action = action
    }
}
