import ChatModels
import HeadlessUIKit

/// The icon of one type of reaction.
open class ChatMessageReactionItemView: _Button, AppearanceProvider {
    /// A reaction and its style.
    public struct Content {
        /// Whether the large icon is shown, as in a picker.
        public let useBigIcon: Bool

        /// The reaction.
        public let reaction: ChatMessageReactionData

        /// Called when the icon is tapped.
        public var onTap: ((MessageReactionType) -> Void)?

        public init(
            useBigIcon: Bool, reaction: ChatMessageReactionData, onTap: ((MessageReactionType) -> Void)? = nil
        ) {
            self.useBigIcon = useBigIcon
            self.reaction = reaction
            self.onTap = onTap
        }
    }

    /// The reaction and its style.
    open var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The size of the icon.
    override open var intrinsicContentSize: CGSize {
        reactionImage?.size ?? super.intrinsicContentSize
    }

    /// The icon of the reaction's type, or `nil` if the appearance has none.
    open var reactionImage: UIImage? {
        guard let content else { return nil }
        let icons = appearance.images.availableReactions[content.reaction.type]
        return content.useBigIcon ? icons?.largeIcon : icons?.smallIcon
    }

    /// The tint color for the current user's reactions, a neutral color for others.
    open var reactionImageTint: UIColor? {
        guard let content else { return nil }
        return content.reaction.isChosenByCurrentUser ? tintColor : appearance.colorPalette.inactiveTint
    }

    override open func setUp() {
        super.setUp()

        addAction(UIAction { [weak self] _ in self?.handleTap() }, for: .touchUpInside)
    }

    override open func updateContent() {
        super.updateContent()

        setImage(reactionImage, for: .normal)
        imageView?.tintColor = reactionImageTint
        isUserInteractionEnabled = content?.onTap != nil
        invalidateIntrinsicContentSize()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()

        updateContentIfNeeded()
    }

    /// Called when the icon is tapped.
    open func handleTap() {
        guard let content else { return }
        content.onTap?(content.reaction.type)
    }
}
