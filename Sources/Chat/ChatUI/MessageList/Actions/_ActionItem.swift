import HeadlessUIKit

/// An action with a title and an icon of the kit's own.
public class _ActionItem: ChatMessageActionItem {
    /// The words in the menu, in the language of the moment at which they are shown.
    public var title: String { makeTitle() }
    public let icon: UIImage
    public let isPrimary: Bool
    public let isDestructive: Bool
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
