import ChatModels
import HeadlessUIKit

/// Adds a poll above the text of a message.
open class PollAttachmentViewInjector: AttachmentViewInjector {
    /// The poll.
    open private(set) lazy var pollAttachmentView: PollAttachmentView =
        contentView.components.pollAttachmentView.init()

    override open func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        contentView.bubbleContentContainer.insertArrangedSubview(
            pollAttachmentView, at: 0, respectsLayoutMargins: false)
    }

    override open func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        guard let poll = contentView.content?.poll else { return }
        pollAttachmentView.content = PollAttachmentView.Content(poll: poll, currentUserId: contentView.currentUserId)
    }
}
