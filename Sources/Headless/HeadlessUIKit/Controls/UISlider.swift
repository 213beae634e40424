/// A control that shows a value as a place on a line.
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
    /// Kept and never read: nobody touches a still.
    open var isContinuous = true

    private var thumbImage: UIImage?
    private let minimumTrack = UIView()
    private let maximumTrack = UIView()
    private let thumb = UIImageView()

    private static let trackHeight: CGFloat = 4
    private static let thumbSide: CGFloat = 27

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        [maximumTrack, minimumTrack, thumb].forEach { addSubview($0) }
    }

    /// Happens at once: a still has no animations.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    open func setThumbImage(_ image: UIImage?, for state: State) {
        guard state == .normal else { return }
        thumbImage = image
        setNeedsLayout()
    }

    open func thumbImage(for state: State) -> UIImage? { thumbImage }
    open var currentThumbImage: UIImage? { thumbImage }
    /// Does nothing: tracks are drawn in their tint colours.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    /// Does nothing: tracks are drawn in their tint colours.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - Self.trackHeight / 2, width: bounds.width, height: Self.trackHeight)
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
        CGSize(width: UIView.noIntrinsicMetric, height: max(thumbImage?.size.height ?? 0, 31))
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
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        for view in [minimumTrack, maximumTrack] { view.layer.cornerRadius = track.height / 2 }
        thumb.frame = knob
        thumb.image = thumbImage
        if thumbImage == nil { showRoundThumb() }
    }

    private func showRoundThumb() {
        thumb.backgroundColor = thumbTintColor ?? .white
        thumb.layer.cornerRadius = Self.thumbSide / 2
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    }
}
