import HeadlessUIKit

/// An action with a title and an icon of the kit's own.
public class _ActionItem: ChatMessageActionItem {
    /// The words in the menu, in the language of the moment at which they are shown.
    public var title: String { makeTitle() }

    /// The icon beside the words.
    public let icon: UIImage

    /// Whether the action stands out from the others.
    public let isPrimary: Bool

    /// Whether the action takes something away.
    public let isDestructive: Bool

    /// Does the action, and is handed the item itself.
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
