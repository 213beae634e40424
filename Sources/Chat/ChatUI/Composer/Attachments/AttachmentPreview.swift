import ChatModels
import HeadlessUIKit

/// An attachment that the composer can preview.
@MainActor @preconcurrency
public protocol AttachmentPreviewProvider {
    /// Whether previews of this kind are arranged horizontally or vertically.
    static var preferredAxis: NSLayoutConstraint.Axis { get }

    /// Returns a view that shows the attachment.
    func previewView(components: Components) -> UIView
}

extension AttachmentPreviewProvider {
    /// Horizontal.
    public static var preferredAxis: NSLayoutConstraint.Axis { .horizontal }
}

extension ImageAttachmentPayload: AttachmentPreviewProvider {
    /// Returns the image.
    public func previewView(components: Components) -> UIView {
        let preview = components.imageAttachmentComposerPreview.init()
        preview.content = imageURL
        return preview
    }
}

extension VideoAttachmentPayload: AttachmentPreviewProvider {
    /// Returns the thumbnail of the video, with its duration.
    public func previewView(components: Components) -> UIView {
        let preview = components.videoAttachmentComposerPreview.init()
        preview.content = videoURL
        preview.thumbnailURL = thumbnailURL
        preview.duration = duration ?? 0
        return preview
    }
}

extension FileAttachmentPayload: AttachmentPreviewProvider {
    /// Vertical.
    public static var preferredAxis: NSLayoutConstraint.Axis { .vertical }

    /// Returns the icon, the name and the size.
    public func previewView(components: Components) -> UIView {
        let preview = components.messageComposerFileAttachmentView.init()
        preview.content = .init(title: title ?? "", size: file.size, iconName: file.type.rawValue)
        return preview
    }
}

extension AudioAttachmentPayload: AttachmentPreviewProvider {
    /// Vertical.
    public static var preferredAxis: NSLayoutConstraint.Axis { .vertical }

    /// Returns the icon, the name and the size.
    public func previewView(components: Components) -> UIView {
        let preview = components.messageComposerFileAttachmentView.init()
        preview.content = .init(title: title ?? "", size: file.size, iconName: file.type.rawValue)
        return preview
    }
}

extension VoiceRecordingAttachmentPayload: AttachmentPreviewProvider {
    /// Vertical.
    public static var preferredAxis: NSLayoutConstraint.Axis { .vertical }

    /// Returns the name and the duration, with a button.
    public func previewView(components: Components) -> UIView {
        let preview = components.voiceRecordingAttachmentComposerPreview.init()
        preview.content = .init(
            title: title ?? "", size: file.size, duration: duration ?? 0, audioAssetURL: voiceRecordingURL)
        return preview
    }
}

/// The placeholder of an attachment that has no preview.
struct UnknownAttachmentPreview: AttachmentPreviewProvider {
    func previewView(components: Components) -> UIView { UIView.make(components.attachmentPreviewViewPlaceholder) }
}
