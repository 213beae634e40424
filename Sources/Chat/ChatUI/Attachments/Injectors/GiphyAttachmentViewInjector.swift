import ChatModels
import HeadlessUIKit

/// Adds a GIF from Giphy above the text of a message.
open class GiphyAttachmentViewInjector: AttachmentViewInjector {
    /// The GIF and its buttons.
    open private(set) lazy var giphyAttachmentView: ChatMessageInteractiveAttachmentView =
        contentView.components.giphyAttachmentView.init()

    /// The GIFs. Only the first one is shown.
    open var giphyAttachments: [ChatMessageGiphyAttachment] {
        attachments(payloadType: GiphyAttachmentPayload.self)
    }

    override open func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        contentView.bubbleView?.clipsToBounds = true
        contentView.bubbleContentContainer.insertArrangedSubview(
            giphyAttachmentView, at: 0, respectsLayoutMargins: false)
        giphyAttachmentView.didTapOnAction = { [weak self] in self?.handleTapOnAction($0) }
    }

    override open func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        giphyAttachmentView.content = giphyAttachments.first
    }

    /// Called when a button of the GIF is tapped.
    open func handleTapOnAction(_ action: AttachmentAction) {
        guard let indexPath = contentView.indexPath?() else { return }
        (contentView.delegate as? GiphyActionContentViewDelegate)?.didTapOnAttachmentAction(action, at: indexPath)
    }
}
