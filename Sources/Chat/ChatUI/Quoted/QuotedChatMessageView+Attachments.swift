import ChatLook
import ChatModels
import HeadlessUIKit

/// The previews of attachments, one for each type. Of several types, only the first one here is shown.
extension QuotedChatMessageView {
    func setPreview(of message: ChatMessage) {
        if let file = message.fileAttachments.first {
            showFile(file, of: message)
        } else if let image = message.imageAttachments.first {
            setAttachmentPreviewImage(url: image.imageURL)
            show(message.text, or: L10n.Composer.QuotedMessage.photo)
        } else if let link = message.linkAttachments.first {
            setAttachmentPreviewImage(url: link.previewURL)
            show(link.originalURL.absoluteString)
        } else if let giphy = message.giphyAttachments.first {
            setAttachmentPreviewImage(url: giphy.previewURL)
            show(message.text, or: L10n.Composer.QuotedMessage.giphy)
        } else if let video = message.videoAttachments.first {
            showVideo(video, of: message)
        } else if let recording = message.voiceRecordingAttachments.first {
            showRecording(recording)
        } else {
            setUnsupportedAttachmentPreview(for: message)
        }
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

    /// Shows `text`, or `replacement` if there is none, beside a picture that fills its place.
    private func show(_ text: String, or replacement: String = "") {
        attachmentPreviewView.contentMode = .scaleAspectFill
        textView.text = text.isEmpty ? replacement : text
    }
}
