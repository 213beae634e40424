import ChatModels
import HeadlessUIKit

/// Adds the voice recordings of a message as a list above its text.
open class VoiceRecordingAttachmentViewInjector: AttachmentViewInjector {
    /// The list.
    open private(set) lazy var voiceRecordingAttachmentView: ChatMessageVoiceRecordingAttachmentListView =
        contentView.components.voiceRecordingAttachmentListView.init()

    /// The recordings.
    open var voiceRecordingAttachments: [ChatMessageVoiceRecordingAttachment] {
        attachments(payloadType: VoiceRecordingAttachmentPayload.self)
    }

    override open func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        contentView.bubbleContentContainer.insertArrangedSubview(
            voiceRecordingAttachmentView, at: 0, respectsLayoutMargins: false)
    }

    override open func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        voiceRecordingAttachmentView.playbackDelegate =
            contentView.delegate as? VoiceRecordingAttachmentPresentationViewDelegate
        voiceRecordingAttachmentView.content = voiceRecordingAttachments
    }
}
