import ChatLook
import ChatModels
import HeadlessUIKit

/// The image and the text for each kind of attachment. Only one kind is shown.
extension QuotedChatMessageView {
    func setPreview(of message: ChatMessage) {
        let kinds = AttachmentKind.allCases.sorted { $0.quotedRank < $1.quotedRank }
        if !kinds.contains(where: { show($0, of: message) }) { setUnsupportedAttachmentPreview(for: message) }
    }

    /// Shows the first attachment of a kind.
    ///
    /// - Returns: Whether there is one that can be shown.
    private func show(_ kind: AttachmentKind, of message: ChatMessage) -> Bool {
        switch kind {
        case .file: message.fileAttachments.first.map { showFile($0, of: message) } != nil
        case .image: message.imageAttachments.first.map { showImage($0, of: message) } != nil
        case .linkPreview: message.linkAttachments.first.map(showLink) != nil
        case .giphy: message.giphyAttachments.first.map { showGiphy($0, of: message) } != nil
        case .video: message.videoAttachments.first.map { showVideo($0, of: message) } != nil
        case .voiceRecording: message.voiceRecordingAttachments.first.map(showRecording) != nil
        case .audio: false
        }
    }

    private func showImage(_ image: ChatMessageImageAttachment, of message: ChatMessage) {
        setAttachmentPreviewImage(url: image.imageURL)
        show(message.text, or: L10n.Composer.QuotedMessage.photo)
    }

    private func showLink(_ link: ChatMessageLinkAttachment) {
        setAttachmentPreviewImage(url: link.previewURL)
        show(link.originalURL.absoluteString)
    }

    private func showGiphy(_ giphy: ChatMessageGiphyAttachment, of message: ChatMessage) {
        setAttachmentPreviewImage(url: giphy.previewURL)
        show(message.text, or: L10n.Composer.QuotedMessage.giphy)
    }

    private func showFile(_ file: ChatMessageFileAttachment, of message: ChatMessage) {
        let images = appearance.images
        attachmentPreviewView.image = images.fileIcons[file.file.type] ?? images.fileFallback
        attachmentPreviewView.contentMode = .scaleAspectFit
        textView.text = message.text.isEmpty ? file.title : message.text
    }

    private func showVideo(_ video: ChatMessageVideoAttachment, of message: ChatMessage) {
        attachmentPreviewView.contentMode = .scaleAspectFill
        if let thumbnailURL = video.thumbnailURL {
            setVideoAttachmentThumbnail(url: thumbnailURL)
        } else {
            setVideoAttachmentPreviewImage(url: video.videoURL)
        }
        textView.text = message.text.isEmpty ? video.title : message.text
    }

    private func showRecording(_ recording: ChatMessageVoiceRecordingAttachment) {
        hideAttachmentPreview()
        voiceRecordingAttachmentQuotedPreview.content = VoiceRecordingAttachmentQuotedPreview.Content(
            title: appearance.formatters.audioRecordingNameFormatter.title(
                forItemAtURL: recording.voiceRecordingURL, index: 0),
            size: recording.file.size, duration: recording.duration ?? 0, audioAssetURL: recording.voiceRecordingURL)
        voiceRecordingAttachmentQuotedPreview.isHidden = false
        textView.text = nil
    }

    /// Shows `text`, or `replacement` if it is empty, beside an image that fills its place.
    private func show(_ text: String, or replacement: String = "") {
        attachmentPreviewView.contentMode = .scaleAspectFill
        textView.text = text.isEmpty ? replacement : text
    }
}
