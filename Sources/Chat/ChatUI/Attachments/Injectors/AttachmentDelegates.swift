import ChatModels
import HeadlessUIKit

// What the views of attachments report to who shows the message, beyond the taps on the message itself.

/// Is told what of a gallery was tapped.
@MainActor @preconcurrency
public protocol GalleryContentViewDelegate: ChatMessageContentViewDelegate {
    /// Called when a picture or video was tapped.
    ///
    /// - Parameter previews: All previews of the gallery, from the first to the last.
    func galleryMessageContentView(
        at indexPath: IndexPath?, didTapAttachmentPreview attachmentId: AttachmentId, previews: [GalleryItemPreview])

    /// Called when the button of an upload was tapped.
    func galleryMessageContentView(
        at indexPath: IndexPath?, didTakeActionOnUploadingAttachment attachmentId: AttachmentId)
}

/// Is told which file was tapped.
@MainActor @preconcurrency
public protocol FileActionContentViewDelegate: ChatMessageContentViewDelegate {
    /// Called when a file was tapped.
    func didTapOnAttachment(_ attachment: ChatMessageFileAttachment, at indexPath: IndexPath?)

    /// Called when the icon of what can be done with a file was tapped.
    func didTapActionOnAttachment(_ attachment: ChatMessageFileAttachment, at indexPath: IndexPath?)
}

extension FileActionContentViewDelegate {
    public func didTapActionOnAttachment(_ attachment: ChatMessageFileAttachment, at indexPath: IndexPath?) {}
}

/// Is told which link was tapped.
@MainActor @preconcurrency
public protocol LinkPreviewViewDelegate: ChatMessageContentViewDelegate {
    /// Called when the preview of a link was tapped.
    func didTapOnLinkAttachment(_ attachment: ChatMessageLinkAttachment, at indexPath: IndexPath?)
}

/// Is told which button of a GIF was tapped.
@MainActor @preconcurrency
public protocol GiphyActionContentViewDelegate: ChatMessageContentViewDelegate {
    /// Called when a button below a GIF was tapped.
    func didTapOnAttachmentAction(_ action: AttachmentAction, at indexPath: IndexPath)
}

/// Is told what of a poll was tapped.
@MainActor @preconcurrency
public protocol PollAttachmentViewInjectorDelegate: ChatMessageContentViewDelegate {
    /// Called when an option of a poll was tapped.
    func pollAttachmentView(
        _ pollAttachmentView: PollAttachmentView, didTapOption option: PollOption, of poll: Poll,
        in message: ChatMessage)

    /// Called when a button below a poll was tapped.
    func pollAttachmentView(
        _ pollAttachmentView: PollAttachmentView, didTap action: PollAttachmentFooterView.Action, of poll: Poll,
        in message: ChatMessage)
}

/// Is told what is to be done with voice recordings.
@MainActor @preconcurrency
public protocol VoiceRecordingAttachmentPresentationViewDelegate: ChatMessageContentViewDelegate {
    /// Called to hear of the player that plays recordings.
    func voiceRecordingAttachmentPresentationViewConnect(delegate: AudioPlayingDelegate)

    /// Called when a recording is to be played.
    func voiceRecordingAttachmentPresentationViewBeginPayback(_ attachment: ChatMessageVoiceRecordingAttachment)

    /// Called when the recording is to be paused.
    func voiceRecordingAttachmentPresentationViewPausePayback()

    /// Called when the recording is to be played faster or slower.
    func voiceRecordingAttachmentPresentationViewUpdatePlaybackRate(_ audioPlaybackRate: AudioPlaybackRate)

    /// Called when another place of the recording is to be heard, in seconds from the beginning.
    func voiceRecordingAttachmentPresentationViewSeek(to timeInterval: TimeInterval)
}

extension ChatMessageListVC: GalleryContentViewDelegate, FileActionContentViewDelegate, LinkPreviewViewDelegate,
    GiphyActionContentViewDelegate, PollAttachmentViewInjectorDelegate,
    VoiceRecordingAttachmentPresentationViewDelegate, AudioQueuePlayerDatasource
{}
