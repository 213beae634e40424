import ChatModels
import HeadlessUIKit

/// Adds the preview of a link below the text of a message.
open class LinkAttachmentViewInjector: AttachmentViewInjector {
    /// The preview.
    open private(set) lazy var linkPreviewView: ChatMessageLinkPreviewView =
        contentView.components.linkPreviewView.init()

    /// The links. Only the first one is shown.
    open var linkAttachments: [ChatMessageLinkAttachment] {
        attachments(payloadType: LinkAttachmentPayload.self)
    }

    override open func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        contentView.bubbleView?.clipsToBounds = true
        contentView.bubbleContentContainer.addArrangedSubview(linkPreviewView, respectsLayoutMargins: true)
        linkPreviewView.addAction(UIAction { [weak self] _ in self?.handleTapOnAttachment() }, for: .touchUpInside)
    }

    override open func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        linkPreviewView.content = linkAttachments.first
        contentView.bubbleView?.backgroundColor =
            contentView.appearance.colorPalette.highlightedAccentBackground1
    }

    /// Called when the link is tapped.
    open func handleTapOnAttachment() {
        guard let attachment = linkPreviewView.content else { return }
        let delegate = contentView.delegate as? LinkPreviewViewDelegate
        delegate?.didTapOnLinkAttachment(attachment, at: contentView.indexPath?())
    }
}
