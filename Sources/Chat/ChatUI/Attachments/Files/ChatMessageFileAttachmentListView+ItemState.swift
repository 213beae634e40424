import ChatLook
import ChatModels
import HeadlessUIKit

/// The texts and icons of an item, which depend on the state of its file.
extension ChatMessageFileAttachmentListView.ItemView {
    var fileType: AttachmentFileType { content?.payload.file.type ?? .unknown }

    var fileIcon: UIImage? {
        let icons = appearance.images.fileIcons
        // The container of the same audio format has no separate icon.
        let type = fileType == .aac ? .mp3 : fileType
        return icons[type] ?? appearance.images.fileFallback
    }

    /// Whether the file is being uploaded or downloaded.
    var isTransferring: Bool {
        switch content?.uploadingState?.state {
        case .pendingUpload, .uploading: return true
        case .uploadingFailed, .uploaded, .unknown, nil: break
        }
        if case .downloading = content?.downloadingState?.state { return true }
        return false
    }

    var sizeText: String? {
        guard let content else { return nil }
        let file = content.uploadingState?.file ?? content.payload.file
        switch content.uploadingState?.state {
        case .uploading(let progress): return transferText(of: file, progress: progress)
        case .pendingUpload: return transferText(of: file, progress: 0)
        case .uploadingFailed: return L10n.Message.Sending.attachmentUploadingFailed
        case .uploaded, .unknown, nil: break
        }
        if case .downloading(let progress) = content.downloadingState?.state {
            return transferText(of: file, progress: progress)
        }
        // A recording among files has no size, as on pictures of iOS.
        return content.type == .file || file.size > 0 ? file.localizedSize : nil
    }

    private func transferText(of file: AttachmentFile, progress: Double) -> String {
        let done = AttachmentFile(type: file.type, size: Int64(progress * Double(file.size)))
        return "\(done.localizedSize) / \(file.localizedSize)"
    }

    var actionIcon: UIImage? {
        guard let content, fileType != .unknown, content.payload.file.size > 0 else { return nil }
        if let state = content.uploadingState?.state {
            return appearance.images.fileAttachmentActionIcons[state]
        }
        guard components.isDownloadFileAttachmentsEnabled else { return nil }
        let icons = appearance.images.fileAttachmentDownloadActionIcons
        return icons[content.downloadingState?.state] ?? icons[nil]
    }
}
