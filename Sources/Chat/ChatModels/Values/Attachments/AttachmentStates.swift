public import Foundation

/// The state of an upload.
public enum LocalAttachmentState: Hashable, Sendable {
    case unknown
    case pendingUpload
    /// - Parameter progress: From 0 to 1.
    case uploading(progress: Double)
    case uploadingFailed
    case uploaded
}

/// The state of a download.
public enum LocalAttachmentDownloadState: Hashable, Sendable {
    /// - Parameter progress: From 0 to 1.
    case downloading(progress: Double)
    case downloadingFailed
    case downloaded
}

/// The playback state of a recording.
public struct AttachmentPlayingState: Hashable, Sendable {
    /// The current time, in seconds from the beginning.
    public var currentTime: Double

    /// The speed of playback; 1 is normal.
    public var rate: Float

    /// Whether playback is paused.
    public var isPaused: Bool

    /// Creates the state of a playback.
    public init(currentTime: Double, rate: Float = 1, isPaused: Bool = false) {
        self.currentTime = currentTime
        self.rate = rate
        self.isPaused = isPaused
    }
}

/// The upload of an attachment's file.
public struct AttachmentUploadingState: Hashable, Sendable {
    /// The file on this device, which is not read.
    public var localFileURL: URL

    /// The progress.
    public var state: LocalAttachmentState

    /// The type and size of the file.
    public var file: AttachmentFile

    /// Creates the state of an upload.
    public init(localFileURL: URL, state: LocalAttachmentState, file: AttachmentFile) {
        self.localFileURL = localFileURL
        self.state = state
        self.file = file
    }
}

/// The download of an attachment's file.
public struct AttachmentDownloadingState: Hashable, Sendable {
    /// The file on this device, which is not read.
    public var localFileURL: URL?

    /// The progress.
    public var state: LocalAttachmentDownloadState?

    /// The type and size of the file.
    public var file: AttachmentFile?

    /// Creates the state of a download.
    public init(
        localFileURL: URL? = nil, state: LocalAttachmentDownloadState? = nil, file: AttachmentFile? = nil
    ) {
        self.localFileURL = localFileURL
        self.state = state
        self.file = file
    }
}
