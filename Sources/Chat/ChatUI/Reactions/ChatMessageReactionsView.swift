import ChatModels
import HeadlessUIKit

/// A row of icons, one for each type of reaction.
open class ChatMessageReactionsView: _View, ThemeProvider {
    /// The reactions of a row and their style.
    public struct Content {
        /// Whether the large icons are shown, as in a picker.
        public let useBigIcons: Bool

        /// The reactions in any order.
        public let reactions: [ChatMessageReactionData]

        /// Called when an icon is tapped.
        public let didTapOnReaction: ((MessageReactionType) -> Void)?

        public init(
            useBigIcons: Bool, reactions: [ChatMessageReactionData],
            didTapOnReaction: ((MessageReactionType) -> Void)?
        ) {
            self.useBigIcons = useBigIcons
            self.reactions = reactions
            self.didTapOnReaction = didTapOnReaction
        }
    }

    /// The reactions and their style.
    open var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The type of the icons.
    open var reactionItemView: ChatMessageReactionItemView.Type { components.messageReactionItemView }

    /// The row.
    open private(set) lazy var stackView = UIStackView()

    override open func setUpLayout() {
        super.setUpLayout()

        stackView.axis = .horizontal
        stackView.distribution = .fillEqually
        stackView.spacing = UIStackView.spacingUseSystem
        embed(stackView)
    }

    override open func updateContent() {
        super.updateContent()

        for view in stackView.arrangedSubviews { view.removeFromSuperview() }
        guard let content else { return }

        let known = content.reactions.filter { appearance.images.availableReactions[$0.type] != nil }
        for reaction in known.sorted(by: components.reactionsSorting) {
            let item = reactionItemView.init()
            item.content = ChatMessageReactionItemView.Content(
                useBigIcon: content.useBigIcons, reaction: reaction, onTap: content.didTapOnReaction)
            stackView.addArrangedSubview(item)
        }
    }
}
