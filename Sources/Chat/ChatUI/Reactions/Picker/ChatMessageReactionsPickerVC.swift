import ChatModels
import Client
import HeadlessUIKit

/// The picker of reactions, with the current user's ones tinted.
open class ChatMessageReactionsPickerVC: ComponentViewController, ThemeProvider {
    /// The message to react to.
    open var message: ChatMessage? {
        didSet { updateContentIfNeeded() }
    }

    /// The controller that adds reactions. Without it, `didToggleReaction` is only called.
    open var messageController: ChatMessageController! {
        didSet { message = messageController?.message ?? message }
    }

    /// Called with the picked reaction.
    public var didToggleReaction: ((MessageReactionType) -> Void)?

    /// The bubble.
    open private(set) lazy var reactionsBubble = components.reactionPickerBubbleView.init()

    /// The available types, by name.
    open var availableReactions: [MessageReactionType] {
        appearance.images.availableReactions.keys.sorted { $0.rawValue < $1.rawValue }
    }

    /// Adds or removes a reaction, and dismisses the menu.
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
