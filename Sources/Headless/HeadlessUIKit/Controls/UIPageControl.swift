import Frames

/// Dots that show the number of pages and the current one; 26 points high.
open class UIPageControl: UIControl {
    /// Whether there is a background behind the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    /// The direction of pages.
    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop

        var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
    }

    public enum InteractionState: Int, Sendable { case none, discrete, continuous }

    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            if currentPage >= numberOfPages { currentPage = max(numberOfPages - 1, 0) }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The index of the current page.
    open var currentPage = 0 {
        didSet {
            let inside = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            if inside != currentPage { currentPage = inside }
            setNeedsLayout()
        }
    }

    /// Whether to hide the dot of a single page.
    open var hidesForSinglePage = false {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The color of the dots; by default, white at a third opacity.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the current page's dot; by default, white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The background style. Only a prominent one is visible without touches.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsLayout() } }

    open var direction: Direction = .natural {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Kept and never read: there are no touches.
    open var allowsContinuousInteraction = true
    /// Always none: there are no touches.
    open var interactionState: InteractionState { .none }
    /// Kept and never read: the dots always show the current page.
    open var defersCurrentPageDisplay = false
    /// Does nothing: the dots always show the current page.
    open func updateCurrentPageDisplay() {}

    // MARK: Images

    /// The image that replaces the dots.
    open var preferredIndicatorImage: UIImage? { didSet { imagesDidChange() } }
    /// The image that replaces the current page's dot.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesDidChange() } }

    private func imagesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        imagesDidChange()
    }

    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        imagesDidChange()
    }

    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    private func image(of page: Int) -> UIImage? {
        if page == currentPage, let image = currentImages[page] ?? preferredCurrentPageIndicatorImage { return image }
        return images[page] ?? preferredIndicatorImage
    }

    /// Returns the image to draw: symbols without a configured size are small.
    private func shownImage(of page: Int) -> UIImage? {
        guard let image = image(of: page) else { return nil }
        guard image.isSymbolImage, image.symbolConfiguration == .unspecified else { return image }
        return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 10))
    }

    // MARK: Creating

    private let ground = UIView()
    private var dots: [UIImageView] = []

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(ground)
        coder.decode(self, UIPageControl.decodePageControl)
    }

    // MARK: Sizes in points, estimated from UIKit's

    private static let dot: CGFloat = 8
    /// Space between two dots.
    private static let gap: CGFloat = 9
    /// Space at both ends of the row.
    private static let margin: CGFloat = 14
    private static let thickness: CGFloat = 26

    /// The length of the longest dot or image.
    private var extent: CGFloat {
        let isVertical = direction.isVertical
        let own = Array(images.values) + Array(currentImages.values)
        let all = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap(\.self) + own
        guard !all.isEmpty else { return Self.dot }
        let sizes = (0..<min(numberOfPages, 100)).compactMap { shownImage(of: $0)?.size }
        return max(sizes.map { isVertical ? $0.height : $0.width }.max() ?? 0, Self.dot)
    }

    /// The distance between the centers of adjacent dots, in points.
    private var pitch: CGFloat { extent + Self.gap }

    /// Returns the size for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        guard pageCount > 0 else { return CGSize(width: 0, height: Self.thickness) }
        let length = CGFloat(pageCount - 1) * pitch + extent + 2 * Self.margin
        return direction.isVertical
            ? CGSize(width: Self.thickness, height: length) : CGSize(width: length, height: Self.thickness)
    }

    private var isRowShown: Bool { numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) }

    override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Layout

    /// Returns the pages with dots: all, or as many around the current one as fit.
    private func shownPages(in length: CGFloat) -> Range<Int> {
        // Lengths in thirds of points are rounded: the intrinsic size has room for all pages.
        let capacity = Int(min(max((length - 2 * Self.margin - extent) / pitch + 0.01, 0), 1000)) + 1
        guard numberOfPages > capacity else { return 0..<numberOfPages }
        let start = min(max(currentPage - capacity / 2, 0), numberOfPages - capacity)
        return start..<(start + capacity)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let isVertical = direction.isVertical
        let length = isVertical ? bounds.height : bounds.width
        let pages = isRowShown ? shownPages(in: length) : 0..<0
        match(pages.count)
        let pitch = pitch
        let row = CGFloat(max(pages.count - 1, 0)) * pitch
        for (position, page) in pages.enumerated() {
            let along = length / 2 - row / 2 + CGFloat(isReversed ? pages.count - 1 - position : position) * pitch
            let center =
                isVertical ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
            show(page, as: dots[position], at: center, scale: scale(of: page, in: pages))
        }
        layOutBackground(length: row + extent + 2 * Self.margin, isShown: !pages.isEmpty)
    }

    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    private func layOutBackground(length: CGFloat, isShown: Bool) {
        ground.isHidden = backgroundStyle != .prominent || !isShown
        ground.backgroundColor = .systemFill
        let size =
            direction.isVertical
            ? CGSize(width: Self.thickness, height: length) : CGSize(width: length, height: Self.thickness)
        ground.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        ground.layer.cornerRadius = Self.thickness / 2
    }

    private func match(_ count: Int) {
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = UIImageView()
            dots.append(dot)
            addSubview(dot)
        }
    }

    /// If pages are left out, the outermost two dots at that end are smaller.
    private func scale(of page: Int, in pages: Range<Int>) -> CGFloat {
        let before = pages.lowerBound > 0 ? page - pages.lowerBound : 2
        let after = pages.upperBound < numberOfPages ? pages.upperBound - 1 - page : 2
        return switch min(before, after) {
        case 0: 0.5
        case 1: 0.75
        default: 1
        }
    }

    private func show(_ page: Int, as dot: UIImageView, at center: CGPoint, scale: CGFloat) {
        let isCurrent = page == currentPage
        let plain = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
        let color = isCurrent ? currentPageIndicatorTintColor ?? .white : plain
        let image = shownImage(of: page)
        dot.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        dot.tintColor = color
        dot.backgroundColor = image == nil ? color : nil
        let natural = image?.size ?? CGSize(width: Self.dot, height: Self.dot)
        let size = CGSize(width: natural.width * scale, height: natural.height * scale)
        dot.layer.cornerRadius = image == nil ? size.width / 2 : 0
        dot.frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.pageControls
    }
}
