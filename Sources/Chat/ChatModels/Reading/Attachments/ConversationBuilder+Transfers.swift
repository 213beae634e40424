internal import Documents

/// Uploads and downloads.
extension ConversationBuilder {
    /// The state of an upload; `nil` if there is none.
    func upload(_ place: LocatedNode?) throws(DocumentError) -> LocalAttachmentState? {
        guard let place else { return nil }
        if place.node.number != nil {
            return .uploading(progress: try place.number(in: UploadName.shape.numbers ?? 0...1))
        }
        return UploadName(rawValue: try place.choice(UploadName.shape.choices ?? []))?.state
    }

    /// The state of a download; `nil` if there is none.
    func download(_ place: LocatedNode?) throws(DocumentError) -> LocalAttachmentDownloadState? {
        guard let place else { return nil }
        if place.node.number != nil {
            return .downloading(progress: try place.number(in: DownloadName.shape.numbers ?? 0...1))
        }
        return DownloadName(rawValue: try place.choice(DownloadName.shape.choices ?? []))?.state
    }
}

/// The state of an upload in a conversation file.
enum UploadName: String, CaseIterable {
    case pending, failed, done

    /// The shape of all keys for the progress of an upload.
    static let shape = ValueShape.either([.choice(allCases.map(\.rawValue)), .number(0...1)])
    static let comment = "The progress of the upload: pending, failed, done, or a number from 0 to 1."

    var state: LocalAttachmentState {
        switch self {
        case .pending: .pendingUpload
        case .failed: .uploadingFailed
        case .done: .uploaded
        }
    }
}

/// The state of a download in a conversation file.
enum DownloadName: String, CaseIterable {
    case failed, done

    static let shape = ValueShape.either([.choice(allCases.map(\.rawValue)), .number(0...1)])
    static let comment = "The progress of the download: failed, done, or a number from 0 to 1."

    var state: LocalAttachmentDownloadState {
        switch self {
        case .failed: .downloadingFailed
        case .done: .downloaded
        }
    }
}
