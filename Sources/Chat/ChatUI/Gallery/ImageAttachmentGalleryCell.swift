import ChatModels
import HeadlessUIKit

/// A page of the gallery with an image.
open class ImageAttachmentGalleryCell: GalleryCollectionViewCell {
    /// The image view.
    public private(set) lazy var imageView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        imageView.accessibilityIdentifier = "imageView"
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        embedInPage(imageView)
        imageView.yieldToContainer()
    }

    override open func updateContent() {
        super.updateContent()

        let image = content?.attachment(payloadType: ImageAttachmentPayload.self)
        components.imageLoader.show(image?.imageURL, in: imageView)
    }

    override open func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}
