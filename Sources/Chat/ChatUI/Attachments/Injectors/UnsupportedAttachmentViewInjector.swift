import ChatModels
import HeadlessUIKit

/// Adds a note in the place of each attachment of a type that nothing is known about.
open class UnsupportedAttachmentViewInjector: AttachmentViewInjector {
    /// The notes.
    open private(set) lazy var unsupportedAttachmentView: ChatMessageFileAttachmentListView =
        contentView.components.fileAttachmentListView.init()

    override open func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        contentView.bubbleContentContainer.insertArrangedSubview(
            unsupportedAttachmentView, at: 0, respectsLayoutMargins: false)
    }

    override open func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        let attachments = contentView.content?.allAttachments ?? []
        unsupportedAttachmentView.content = attachments.map { attachment in
            ChatMessageFileAttachment(
                id: attachment.id, type: .unknown,
                payload: FileAttachmentPayload(
                    assetURL: URL(fileURLWithPath: "/"), file: AttachmentFile(type: .unknown)))
        }
    }
}
