public import Foundation

/// What happens to a file on its way to the server.
public enum LocalAttachmentState: Hashable, Sendable {
    case unknown
    case pendingUpload
    /// - Parameter progress: From 0 to 1.
    case uploading(progress: Double)
    case uploadingFailed
    case uploaded
}

/// What happens to a file on its way from the server.
public enum LocalAttachmentDownloadState: Hashable, Sendable {
    /// - Parameter progress: From 0 to 1.
    case downloading(progress: Double)
    case downloadingFailed
    case downloaded
}

/// How far a recording is played on this device.
public struct AttachmentPlayingState: Hashable, Sendable {
    /// What is heard now, in seconds from the beginning.
    public var currentTime: Double

    /// How fast it is played; 1 is as it was spoken.
    public var rate: Float

    /// Whether it stands still on the way.
    public var isPaused: Bool

    public init(currentTime: Double, rate: Float = 1, isPaused: Bool = false) {
        self.currentTime = currentTime
        self.rate = rate
        self.isPaused = isPaused
    }
}

public struct AttachmentUploadingState: Hashable, Sendable {
    public var localFileURL: URL
    public var state: LocalAttachmentState
    public var file: AttachmentFile

    public init(localFileURL: URL, state: LocalAttachmentState, file: AttachmentFile) {
        self.localFileURL = localFileURL
        self.state = state
        self.file = file
    }
}

public struct AttachmentDownloadingState: Hashable, Sendable {
    public var localFileURL: URL?
    public var state: LocalAttachmentDownloadState?
    public var file: AttachmentFile?

    public init(
        localFileURL: URL? = nil, state: LocalAttachmentDownloadState? = nil, file: AttachmentFile? = nil
    ) {
        self.localFileURL = localFileURL
        self.state = state
        self.file = file
    }
}
