import ChatModels
import HeadlessUIKit

/// A video in a gallery: its thumbnail, and a triangle.
open class VideoAttachmentGalleryPreview: _GalleryItemPreview<VideoAttachmentPayload> {
    /// The triangle.
    public private(set) lazy var playIconImageView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        addSubview(playIconImageView.withoutAutoresizingMaskConstraints)
        playIconImageView.pin(anchors: [.centerX, .centerY], to: self)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        playIconImageView.image = appearance.images.bigPlay
    }

    override open func updateContent() {
        super.updateContent()

        components.loadVideoPreview(into: imageView, thumbnail: content?.thumbnailURL, video: content?.videoURL)
        playIconImageView.isHidden = imageView.image == nil || isUploading
    }

    private var isUploading: Bool {
        switch content?.uploadingState?.state {
        case .pendingUpload, .uploading, .uploadingFailed: true
        case .unknown, .uploaded, nil: false
        }
    }
}
