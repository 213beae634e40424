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

    /// The delegate that is notified of taps.
    open var delegate: PollAttachmentViewInjectorDelegate? {
        contentView.delegate as? PollAttachmentViewInjectorDelegate
    }

    override open func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        guard let message = contentView.content, let poll = message.poll else { return }
        pollAttachmentView.content = PollAttachmentView.Content(poll: poll, currentUserId: contentView.currentUserId)
        pollAttachmentView.optionListView.onOptionTap = { [weak self] option in
            guard let self else { return }
            self.delegate?.pollAttachmentView(self.pollAttachmentView, didTapOption: option, of: poll, in: message)
        }
        pollAttachmentView.footerView.onTap = { [weak self] action in
            guard let self else { return }
            self.delegate?.pollAttachmentView(self.pollAttachmentView, didTap: action, of: poll, in: message)
        }
    }
}
