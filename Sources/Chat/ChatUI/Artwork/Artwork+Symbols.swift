import ChatModels
import HeadlessUIKit

/// Pictures that are the system's symbols.
extension Artwork {
    static let close = symbol("xmark")
    static let share = symbol("square.and.arrow.up")
    static let download = symbol("icloud.and.arrow.down")
    static let chevronLeft = symbol("chevron.left")
    static let chevronUp = symbol("chevron.up")
    static let mic = symbol("mic")
    static let lock = symbol("lock")
    static let trash = symbol("trash")
    static let stop = symbol("stop.circle")
    static let playFill = symbol("play.fill")
    static let pauseFill = symbol("pause.fill")
    static let recordingPlay = symbol("play")
    static let recordingPause = symbol("pause")
    static let reorder = symbol("line.3.horizontal")
    static let paperPlane = symbol("paperplane.fill")
    static let trophy = symbol("trophy")
    static let markUnread = symbol("message.badge")

    /// What can be done about a file that is being sent.
    static let uploadIcons: [LocalAttachmentState?: UIImage] = [.uploadingFailed: restart, nil: folder]

    /// What can be done about a file that was received.
    static let downloadIcons: [LocalAttachmentDownloadState?: UIImage] = [
        .downloaded: share, .downloadingFailed: download, nil: download,
    ]

    /// The system symbol of that name. A red disc stands for one that there is no drawing of, so that it is noticed.
    private static func symbol(_ name: String) -> UIImage {
        UIImage(systemName: name) ?? missing
    }
}
