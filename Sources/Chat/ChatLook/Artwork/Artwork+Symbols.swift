import ChatModels
import UIKitValues

/// Images that are system symbols.
extension Artwork {
    package static let close = symbol("xmark")
    package static let share = symbol("square.and.arrow.up")
    package static let download = symbol("icloud.and.arrow.down")
    package static let chevronLeft = symbol("chevron.left")
    package static let chevronUp = symbol("chevron.up")
    package static let mic = symbol("mic")
    package static let lock = symbol("lock")
    package static let trash = symbol("trash")
    package static let stop = symbol("stop.circle")
    package static let playFill = symbol("play.fill")
    package static let pauseFill = symbol("pause.fill")
    package static let recordingPlay = symbol("play")
    package static let recordingPause = symbol("pause")
    package static let reorder = symbol("line.3.horizontal")
    package static let paperPlane = symbol("paperplane.fill")
    package static let trophy = symbol("trophy")
    package static let markUnread = symbol("message.badge")

    /// The icon of the action on a file that is being sent.
    package static let uploadIcons: [LocalAttachmentState?: UIImage] = [.uploadingFailed: restart, nil: folder]

    /// The icon of the action on a file that was received.
    package static let downloadIcons: [LocalAttachmentDownloadState?: UIImage] = [
        .downloaded: share, .downloadingFailed: download, nil: download,
    ]

    /// The system symbol with a name. A symbol that isn't available is a red disc, so that it is noticed.
    private static func symbol(_ name: String) -> UIImage {
        UIImage(systemName: name) ?? missing
    }
}
