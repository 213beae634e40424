import ChatModels
import Client
import HeadlessUIKit

/// Offers the reactions that there are; those that the current user has chosen are tinted.
open class ChatMessageReactionsPickerVC: ComponentViewController, ThemeProvider {
    /// The message that is reacted to.
    open var message: ChatMessage? {
        didSet { updateContentIfNeeded() }
    }

    /// The controller of the message, by which reactions are given. Without one a choice is only told.
    open var messageController: ChatMessageController! {
        didSet { message = messageController?.message ?? message }
    }

    /// Is told which reaction was picked.
    public var didToggleReaction: ((MessageReactionType) -> Void)?

    /// The bubble.
    open private(set) lazy var reactionsBubble = components.reactionPickerBubbleView.init()

    /// The types that can be picked, in the order of their names.
    open var availableReactions: [MessageReactionType] {
        appearance.images.availableReactions.keys.sorted { $0.rawValue < $1.rawValue }
    }

    /// Gives a reaction, or takes it back, and puts the menu away.
    open func toggleReaction(_ reaction: MessageReactionType) {
        didToggleReaction?(reaction)
        guard let messageController else { return }
        if message?.currentUserReactions.contains(where: { $0.type == reaction }) == true {
            messageController.deleteReaction(reaction)
        } else {
            messageController.addReaction(reaction, enforceUnique: components.isUniqueReactionsEnabled)
        }
        dismiss(animated: true)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        view.embed(reactionsBubble)
    }

    override open func updateContent() {
        super.updateContent()

        let chosen = Set((message?.currentUserReactions ?? []).map(\.type))
        reactionsBubble.content = ChatMessageReactionsView.Content(
            useBigIcons: true,
            reactions: availableReactions.map {
                ChatMessageReactionData(type: $0, score: 0, isChosenByCurrentUser: chosen.contains($0))
            },
            didTapOnReaction: { [weak self] in self?.toggleReaction($0) })
        reactionsBubble.tailDirection = message.map { $0.isSentByCurrentUser ? .toTrailing : .toLeading }
    }
}
