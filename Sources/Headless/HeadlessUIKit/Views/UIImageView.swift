import Frames

/// A view that shows an image, placed by `contentMode`.
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
    }

    open var highlightedImage: UIImage?
    open var isHighlighted = false
    /// The images of an animation, of which the first is drawn after `startAnimating()`.
    open var animationImages: [UIImage]?
    /// The configuration for symbols, which overrides their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The images of an animation while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]?
    /// Kept and never read: the first image is drawn.
    open var animationDuration: TimeInterval = 0
    /// Kept and never read: the first image is drawn.
    open var animationRepeatCount = 0

    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decode(self, UIImageView.decodeImageView)
    }

    /// Displays the first of `animationImages` instead of `image`.
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
    /// Displays `image` again.
    open func stopAnimating() { isAnimating = false }
    /// Whether `animationImages` are displayed.
    open private(set) var isAnimating = false

    private var shownImage: UIImage? {
        let own = isHighlighted ? highlightedImage ?? image : image
        let moving = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        let chosen = isAnimating ? moving?.first ?? own : own
        guard let preferredSymbolConfiguration else { return chosen }
        return chosen?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? chosen
    }

    override open var intrinsicContentSize: CGSize {
        guard let size = shownImage?.size else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let insets = alignmentRectInsets
        return CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    }

    /// The insets of the image's alignment rectangle.
    override open var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    override open func makeContent() -> Frame.Content {
        guard let image = shownImage else { return .none }
        return image.content(
            in: bounds, contentMode: contentMode, tint: tintColor, traits: traitCollection,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
