import ChatModels
import HeadlessUIKit

/// A page of the gallery with a video.
open class VideoAttachmentGalleryCell: GalleryCollectionViewCell {
    /// The thumbnail, behind the player.
    public private(set) lazy var animationPlaceholderImageView = UIImageView()

    /// The player.
    public private(set) lazy var playerView: PlayerView = components.playerView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        animationPlaceholderImageView.contentMode = .scaleAspectFit
        animationPlaceholderImageView.clipsToBounds = true
        embedInPage(animationPlaceholderImageView)
        animationPlaceholderImageView.yieldToContainer()
        animationPlaceholderImageView.addSubview(playerView.withoutAutoresizingMaskConstraints)
        playerView.pin(to: animationPlaceholderImageView)
    }

    override open func updateContent() {
        super.updateContent()

        let video = content?.attachment(payloadType: VideoAttachmentPayload.self)
        components.loadVideoPreview(
            into: playerView.imageView, thumbnail: video?.thumbnailURL, video: video?.videoURL)
    }

    override open func viewForZooming(in scrollView: UIScrollView) -> UIView? { animationPlaceholderImageView }
}
