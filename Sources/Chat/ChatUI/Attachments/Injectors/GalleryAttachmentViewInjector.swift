import ChatModels
import HeadlessUIKit

/// Adds the videos and images of a message as a gallery above its text.
open class GalleryAttachmentViewInjector: AttachmentViewInjector {
    /// The gallery.
    open private(set) lazy var galleryView: ChatMessageGalleryView = contentView.components.galleryView.init()

    /// The width of the gallery divided by its height, or `nil` if a subclass sets the height.
    open var galleryViewAspectRatio: CGFloat? { 1.32 }

    /// The images.
    open var imageAttachments: [ChatMessageImageAttachment] {
        attachments(payloadType: ImageAttachmentPayload.self)
    }

    /// The videos.
    open var videoAttachments: [ChatMessageVideoAttachment] {
        attachments(payloadType: VideoAttachmentPayload.self)
    }

    override open func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        contentView.bubbleView?.clipsToBounds = true
        contentView.bubbleContentContainer.insertArrangedSubview(galleryView, at: 0, respectsLayoutMargins: false)
        if let galleryViewAspectRatio {
            galleryView.widthAnchor.pin(equalTo: galleryView.heightAnchor, multiplier: galleryViewAspectRatio)
                .isActive = true
        }
    }

    override open func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        galleryView.content = videoPreviews + imagePreviews
        galleryView.roundedCorners = contentView.bubbleView?.content?.roundedCorners ?? .all
    }

    private var videoPreviews: [UIView] {
        videoAttachments.map { attachment in
            let preview = contentView.components.videoAttachmentGalleryPreview.init()
            preview.didTapOnAttachment = { [weak self] in self?.handleTapOnAttachment($0.id) }
            preview.didTapOnUploadingActionButton = { [weak self] in self?.handleUploadingAction($0.id) }
            preview.content = attachment
            return preview
        }
    }

    private var imagePreviews: [UIView] {
        imageAttachments.map { attachment in
            let preview = contentView.components.imageAttachmentGalleryPreview.init()
            preview.didTapOnAttachment = { [weak self] in self?.handleTapOnAttachment($0.id) }
            preview.didTapOnUploadingActionButton = { [weak self] in self?.handleUploadingAction($0.id) }
            preview.content = attachment
            return preview
        }
    }

    // MARK: Taps

    /// Called when an image or a video is tapped.
    open func handleTapOnAttachment(_ id: AttachmentId) {
        let previews = galleryView.content.compactMap { $0 as? GalleryItemPreview }
        (contentView.delegate as? GalleryContentViewDelegate)?.galleryMessageContentView(
            at: contentView.indexPath?(), didTapAttachmentPreview: id, previews: previews)
    }

    /// Called when the button of an upload is tapped.
    open func handleUploadingAction(_ id: AttachmentId) {
        (contentView.delegate as? GalleryContentViewDelegate)?.galleryMessageContentView(
            at: contentView.indexPath?(), didTakeActionOnUploadingAttachment: id)
    }
}
