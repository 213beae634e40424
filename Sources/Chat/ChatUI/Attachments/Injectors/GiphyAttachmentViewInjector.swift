import ChatModels
import HeadlessUIKit

/// Adds an animation from Giphy's collection above the text of a message.
open class GiphyAttachmentViewInjector: AttachmentViewInjector {
    /// The animation and its buttons.
    open private(set) lazy var giphyAttachmentView: ChatMessageInteractiveAttachmentView =
        contentView.components.giphyAttachmentView.init()

    /// The animations. Only the first one is shown.
    open var giphyAttachments: [ChatMessageGiphyAttachment] {
        attachments(payloadType: GiphyAttachmentPayload.self)
    }

    override open func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        contentView.bubbleView?.clipsToBounds = true
        contentView.bubbleContentContainer.insertArrangedSubview(
            giphyAttachmentView, at: 0, respectsLayoutMargins: false)
    }

    override open func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        giphyAttachmentView.content = giphyAttachments.first
    }
}
