import ChatModels
import HeadlessUIKit

/// Adds the files of a message as a list above its text.
open class FilesAttachmentViewInjector: AttachmentViewInjector {
    /// The list.
    open private(set) lazy var fileAttachmentView: ChatMessageFileAttachmentListView =
        contentView.components.fileAttachmentListView.init()

    /// The files. Voice recordings are files like others unless they are shown in a way of their own.
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
                uploadingState: recording.uploadingState, downloadingState: recording.downloadingState)
        }
    }

    override open func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        contentView.bubbleContentContainer.insertArrangedSubview(
            fileAttachmentView, at: 0, respectsLayoutMargins: false)
    }

    override open func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        fileAttachmentView.content = fileAttachments
    }
}
