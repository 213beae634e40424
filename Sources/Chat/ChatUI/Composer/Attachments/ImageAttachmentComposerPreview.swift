import HeadlessUIKit

/// An image that was added to the composer.
open class ImageAttachmentComposerPreview: _View, ThemeProvider {
    /// The size, in points.
    open var size: CGSize { CGSize(width: 100, height: 100) }

    /// The image file.
    public var content: URL? {
        didSet { updateContentIfNeeded() }
    }

    /// The image view.
    open private(set) lazy var imageView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        imageView.accessibilityIdentifier = "imageView"
        embed(imageView)
        imageView.yieldToContainer()
        pin(anchors: [.width], to: size.width)
        pin(anchors: [.height], to: size.height)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        imageView.contentMode = .scaleAspectFill
        clipsToBounds = true
        layer.cornerRadius = 11
    }

    override open func updateContent() {
        super.updateContent()

        components.imageLoader.show(content, in: imageView)
    }
}
