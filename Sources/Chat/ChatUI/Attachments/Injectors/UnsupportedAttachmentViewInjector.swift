import ChatModels
import HeadlessUIKit

/// Adds a note for each attachment of an unknown type, and shows audio as files.
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

        unsupportedAttachmentView.content = (contentView.content?.allAttachments ?? []).map { attachment in
            guard let audio = attachment.attachment(payloadType: AudioAttachmentPayload.self) else {
                return unknownFile(attachment)
            }
            return file(audio)
        }
    }

    private func unknownFile(_ attachment: AnyChatMessageAttachment) -> ChatMessageFileAttachment {
        ChatMessageFileAttachment(
            id: attachment.id, type: .unknown,
            payload: FileAttachmentPayload(
                assetURL: URL(fileURLWithPath: "/"), file: AttachmentFile(type: .unknown)))
    }

    /// The file of an audio attachment, which has no separate view.
    private func file(_ audio: ChatMessageAudioAttachment) -> ChatMessageFileAttachment {
        ChatMessageFileAttachment(
            id: audio.id, type: audio.type,
            payload: FileAttachmentPayload(title: audio.title, assetURL: audio.audioURL, file: audio.file),
            downloadingState: audio.downloadingState, uploadingState: audio.uploadingState)
    }
}
