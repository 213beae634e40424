import ChatModels
import HeadlessUIKit

/// Something attached that the composer can show before it is sent.
@MainActor @preconcurrency
public protocol AttachmentPreviewProvider {
    /// Whether previews of this kind stand beside each other or below each other.
    static var preferredAxis: NSLayoutConstraint.Axis { get }

    /// Returns a view that shows the attachment.
    func previewView(components: Components) -> UIView
}

extension AttachmentPreviewProvider {
    /// Beside each other.
    public static var preferredAxis: NSLayoutConstraint.Axis { .horizontal }
}

extension ImageAttachmentPayload: AttachmentPreviewProvider {
    /// Returns the picture.
    public func previewView(components: Components) -> UIView {
        let preview = components.imageAttachmentComposerPreview.init()
        preview.content = imageURL
        return preview
    }
}

extension VideoAttachmentPayload: AttachmentPreviewProvider {
    /// Returns a picture of the video, with its length.
    public func previewView(components: Components) -> UIView {
        let preview = components.videoAttachmentComposerPreview.init()
        preview.content = videoURL
        preview.thumbnailURL = thumbnailURL
        preview.duration = duration ?? 0
        return preview
    }
}

extension FileAttachmentPayload: AttachmentPreviewProvider {
    /// Below each other.
    public static var preferredAxis: NSLayoutConstraint.Axis { .vertical }

    /// Returns the icon, the name and the size.
    public func previewView(components: Components) -> UIView {
        let preview = components.messageComposerFileAttachmentView.init()
        preview.content = .init(title: title ?? "", size: file.size, iconName: file.type.rawValue)
        return preview
    }
}

extension AudioAttachmentPayload: AttachmentPreviewProvider {
    /// Below each other.
    public static var preferredAxis: NSLayoutConstraint.Axis { .vertical }

    /// Returns the icon, the name and the size.
    public func previewView(components: Components) -> UIView {
        let preview = components.messageComposerFileAttachmentView.init()
        preview.content = .init(title: title ?? "", size: file.size, iconName: file.type.rawValue)
        return preview
    }
}

extension VoiceRecordingAttachmentPayload: AttachmentPreviewProvider {
    /// Below each other.
    public static var preferredAxis: NSLayoutConstraint.Axis { .vertical }

    /// Returns the name and the length, with a button.
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
