/// A control for selecting a value on a track.
open class UISlider: UIControl {
    open var value: Float = 0 {
        didSet {
            value = min(max(value, minimumValue), max(maximumValue, minimumValue))
            setNeedsLayout()
        }
    }

    open var minimumValue: Float = 0 { didSet { setNeedsLayout() } }
    open var maximumValue: Float = 1 { didSet { setNeedsLayout() } }
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// Kept and never read: there are no touches.
    open var isContinuous = true

    /// The image before the track, on the side of the minimum value.
    open var minimumValueImage: UIImage? { didSet { imagesDidChange() } }
    /// The image after the track, on the side of the maximum value.
    open var maximumValueImage: UIImage? { didSet { imagesDidChange() } }

    /// Kept and never read: only a Mac has other styles.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

    private var thumbImages = ButtonValues.ByState<UIImage>()
    private var minimumTrackImages = ButtonValues.ByState<UIImage>()
    private var maximumTrackImages = ButtonValues.ByState<UIImage>()
    private let minimumTrack = UIImageView()
    private let maximumTrack = UIImageView()
    private let thumb = UIImageView()
    private var minimumImageView: UIImageView?
    private var maximumImageView: UIImageView?

    private var thumbImage: UIImage? { thumbImages[state] }

    private static let trackHeight: CGFloat = 4
    private static let thumbSide: CGFloat = 27

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decode(self, UISlider.decodeSlider)
    }

    private func setUp() {
        [maximumTrack, minimumTrack, thumb].forEach { addSubview($0) }
    }

    /// Sets the value at once: animations aren't played.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    private func imagesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        imagesDidChange()
    }

    /// Sets a stretched image that replaces the colored part of the track.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
        imagesDidChange()
    }

    /// Sets a stretched image that replaces the gray part of the track.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
        imagesDidChange()
    }

    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
    open var currentThumbImage: UIImage? { thumbImages[state] }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

    // MARK: Layout

    /// Space between the track and the images at its ends, in points.
    private static let imageGap: CGFloat = 8

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, atLeft: effectiveUserInterfaceLayoutDirection != .rightToLeft)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, atLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (first, last) = isMirrored ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        let left = first.map { $0.size.width + Self.imageGap } ?? 0
        let right = last.map { $0.size.width + Self.imageGap } ?? 0
        let height = currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height ?? Self.trackHeight
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - height / 2, width: max(bounds.width - left - right, 0),
            height: height)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = thumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
        let range = maximumValue - minimumValue
        var fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { fraction = 1 - fraction }
        return CGRect(
            x: rect.minX + (rect.width - size.width) * fraction, y: rect.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    override open var intrinsicContentSize: CGSize {
        let images = [thumbImage, minimumValueImage, maximumValueImage].compactMap { $0?.size.height }
        return CGSize(width: UIView.noIntrinsicMetric, height: max(images.max() ?? 0, 31))
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        maximumTrack.frame = track
        minimumTrack.frame =
            isMirrored
            ? CGRect(x: knob.midX, y: track.minY, width: track.maxX - knob.midX, height: track.height)
            : CGRect(x: track.minX, y: track.minY, width: knob.midX - track.minX, height: track.height)
        show(minimumTrack, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
        show(maximumTrack, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill)
        minimumTrack.alpha = isEnabled ? 1 : 0.5
        thumb.frame = knob
        thumb.image = thumbImage
        if thumbImage == nil { showRoundThumb() } else { hideRoundThumb() }
        show(minimumValueImage, in: &minimumImageView, at: minimumValueImageRect(forBounds: bounds))
        show(maximumValueImage, in: &maximumImageView, at: maximumValueImageRect(forBounds: bounds))
    }

    override func stateDidChange() {
        super.stateDidChange()
        invalidateIntrinsicContentSize()
    }

    private func show(_ track: UIImageView, _ image: UIImage?, _ color: UIColor?) {
        track.image = image
        track.backgroundColor = image == nil ? color : nil
        track.layer.cornerRadius = image == nil ? track.bounds.height / 2 : 0
    }

    private func show(_ image: UIImage?, in view: inout UIImageView?, at rect: CGRect) {
        guard image != nil || view != nil else { return }
        let shown = view ?? UIImageView()
        if view == nil {
            view = shown
            addSubview(shown)
        }
        shown.image = image
        shown.frame = rect
        shown.tintColor = .secondaryLabel
        shown.alpha = isEnabled ? 1 : 0.5
    }

    private func hideRoundThumb() {
        guard thumb.layerIfCreated?.shadowOpacity ?? 0 > 0 else { return }
        thumb.backgroundColor = nil
        thumb.layer.shadowOpacity = 0
    }

    private func showRoundThumb() {
        thumb.backgroundColor = thumbTintColor ?? .white
        thumb.layer.cornerRadius = Self.thumbSide / 2
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.sliders
    }
}
