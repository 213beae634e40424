import ChatModels
import HeadlessUIKit

/// Adds the files of a message as a list above its text.
open class FilesAttachmentViewInjector: AttachmentViewInjector {
    /// The list.
    open private(set) lazy var fileAttachmentView: ChatMessageFileAttachmentListView =
        contentView.components.fileAttachmentListView.init()

    /// The files, including voice recordings unless they have separate views.
    open var fileAttachments: [ChatMessageFileAttachment] {
        let files = attachments(payloadType: FileAttachmentPayload.self)
        return contentView.components.isVoiceRecordingEnabled ? files : files + recordingsAsFiles
    }

    private var recordingsAsFiles: [ChatMessageFileAttachment] {
        attachments(payloadType: VoiceRecordingAttachmentPayload.self).map { recording in
            ChatMessageFileAttachment(
                id: recording.id, type: recording.type,
                payload: FileAttachmentPayload(
                    title: recording.title, assetURL: recording.voiceRecordingURL, file: recording.file,
                    extraData: recording.extraData),
                downloadingState: recording.downloadingState, uploadingState: recording.uploadingState)
        }
    }

    override open func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        contentView.bubbleContentContainer.insertArrangedSubview(
            fileAttachmentView, at: 0, respectsLayoutMargins: false)
        fileAttachmentView.didTapOnAttachment = { [weak self] in self?.handleTapOnAttachment($0) }
        fileAttachmentView.didTapActionOnAttachment = { [weak self] in self?.handleTapOnAction(of: $0) }
    }

    override open func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        fileAttachmentView.content = fileAttachments
    }

    // MARK: Taps

    /// Called when a file is tapped.
    open func handleTapOnAttachment(_ attachment: ChatMessageFileAttachment) {
        let delegate = contentView.delegate as? FileActionContentViewDelegate
        delegate?.didTapOnAttachment(attachment, at: contentView.indexPath?())
    }

    /// Called when the action icon of a file is tapped.
    open func handleTapOnAction(of attachment: ChatMessageFileAttachment) {
        let delegate = contentView.delegate as? FileActionContentViewDelegate
        delegate?.didTapActionOnAttachment(attachment, at: contentView.indexPath?())
    }
}
