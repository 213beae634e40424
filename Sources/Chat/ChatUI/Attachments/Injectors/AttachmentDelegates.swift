import ChatModels
import HeadlessUIKit

// The delegates of attachment views, besides that of the message itself.

/// A delegate that is notified of taps on a gallery.
@MainActor @preconcurrency
public protocol GalleryContentViewDelegate: ChatMessageContentViewDelegate {
    /// Called when a image or a video was tapped.
    ///
    /// - Parameter previews: All previews of the gallery, from the first to the last.
    func galleryMessageContentView(
        at indexPath: IndexPath?, didTapAttachmentPreview attachmentId: AttachmentId, previews: [GalleryItemPreview])

    /// Called when the button of an upload was tapped.
    func galleryMessageContentView(
        at indexPath: IndexPath?, didTakeActionOnUploadingAttachment attachmentId: AttachmentId)
}

/// A delegate that is notified of taps on files.
@MainActor @preconcurrency
public protocol FileActionContentViewDelegate: ChatMessageContentViewDelegate {
    /// Called when a file was tapped.
    func didTapOnAttachment(_ attachment: ChatMessageFileAttachment, at indexPath: IndexPath?)

    /// Called when the action icon was tapped.
    func didTapActionOnAttachment(_ attachment: ChatMessageFileAttachment, at indexPath: IndexPath?)
}

extension FileActionContentViewDelegate {
    public func didTapActionOnAttachment(_ attachment: ChatMessageFileAttachment, at indexPath: IndexPath?) {}
}

/// A delegate that is notified of taps on links.
@MainActor @preconcurrency
public protocol LinkPreviewViewDelegate: ChatMessageContentViewDelegate {
    /// Called when the preview of a link was tapped.
    func didTapOnLinkAttachment(_ attachment: ChatMessageLinkAttachment, at indexPath: IndexPath?)
}

/// A delegate that is notified of taps on the buttons of a GIF.
@MainActor @preconcurrency
public protocol GiphyActionContentViewDelegate: ChatMessageContentViewDelegate {
    /// Called when a button below a GIF was tapped.
    func didTapOnAttachmentAction(_ action: AttachmentAction, at indexPath: IndexPath)
}

/// A delegate that is notified of taps on a poll.
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

/// A delegate that controls the playback of voice recordings.
@MainActor @preconcurrency
public protocol VoiceRecordingAttachmentPresentationViewDelegate: ChatMessageContentViewDelegate {
    /// Called to subscribe to the player.
    func voiceRecordingAttachmentPresentationViewConnect(delegate: AudioPlayingDelegate)

    /// Called to play a recording.
    func voiceRecordingAttachmentPresentationViewBeginPayback(_ attachment: ChatMessageVoiceRecordingAttachment)

    /// Called to pause the recording.
    func voiceRecordingAttachmentPresentationViewPausePayback()

    /// Called to change the playback rate.
    func voiceRecordingAttachmentPresentationViewUpdatePlaybackRate(_ audioPlaybackRate: AudioPlaybackRate)

    /// Called to seek to a time, in seconds from the beginning.
    func voiceRecordingAttachmentPresentationViewSeek(to timeInterval: TimeInterval)
}

extension ChatMessageListVC: GalleryContentViewDelegate, FileActionContentViewDelegate, LinkPreviewViewDelegate,
    GiphyActionContentViewDelegate, PollAttachmentViewInjectorDelegate,
    VoiceRecordingAttachmentPresentationViewDelegate, AudioQueuePlayerDatasource
{}
