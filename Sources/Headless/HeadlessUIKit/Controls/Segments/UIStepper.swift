/// Two buttons that decrease and increase a value, 94 by 32 points.
open class UIStepper: UIControl {
    /// From `minimumValue` to `maximumValue`.
    open var value: Double = 0 {
        didSet {
            let inside = min(max(value.isFinite ? value : minimumValue, minimumValue), max(maximumValue, minimumValue))
            if inside != value { value = inside }
            setNeedsLayout()
        }
    }

    open var minimumValue: Double = 0 { didSet { value = max(value, minimumValue) } }
    open var maximumValue: Double = 100 { didSet { value = min(value, maximumValue) } }
    /// Kept and never read: there are no touches.
    open var stepValue: Double = 1
    /// Kept and never read: there are no touches.
    open var isContinuous = true
    /// Kept and never read: there are no touches.
    open var autorepeat = true
    /// Whether the value wraps around at its ends, so that both buttons are always enabled.
    open var wraps = false { didSet { setNeedsLayout() } }

    private let ground = SegmentGround()
    private let background = UIImageView()
    private let divider = UIImageView()
    private let minus = UIImageView()
    private let plus = UIImageView()

    private var backgrounds = ButtonValues.ByState<UIImage>()
    private var decrements = ButtonValues.ByState<UIImage>()
    private var increments = ButtonValues.ByState<UIImage>()
    private var dividers: [SegmentStyle.Sides: UIImage] = [:]

    private static let size = CGSize(width: 94, height: 32)

    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decode(self, UIStepper.decodeStepper)
    }

    private func setUp() {
        for view in [ground, background, divider, minus, plus] { addSubview(view) }
        for view in [minus, plus] { view.contentMode = .center }
    }

    override open var intrinsicContentSize: CGSize { Self.size }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Images

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state] = image
        setNeedsLayout()
    }

    open func setIncrementImage(_ image: UIImage?, for state: State) {
        increments[state] = image
        setNeedsLayout()
    }

    open func setDecrementImage(_ image: UIImage?, for state: State) {
        decrements[state] = image
        setNeedsLayout()
    }

    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        dividers[SegmentStyle.Sides(left: leftState, right: rightState)] = image
        setNeedsLayout()
    }

    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
    open func incrementImage(for state: State) -> UIImage? { increments[state] }
    open func decrementImage(for state: State) -> UIImage? { decrements[state] }
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) -> UIImage? { dividers[SegmentStyle.Sides(left: leftState, right: rightState)] }

    // MARK: Layout

    override open func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        ground.isHidden = !backgrounds.isEmpty
        background.image = backgrounds[state]
        background.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let half = (bounds.width - 1) / 2
        let (left, right) = (
            CGRect(x: 0, y: 0, width: half, height: bounds.height),
            CGRect(x: half + 1, y: 0, width: half, height: bounds.height)
        )
        show(minus, decrements, symbol: "minus", in: isMirrored ? right : left, works: wraps || value > minimumValue)
        show(plus, increments, symbol: "plus", in: isMirrored ? left : right, works: wraps || value < maximumValue)
        let image = dividers[SegmentStyle.Sides(left: .normal, right: .normal)]
        divider.image = image
        divider.backgroundColor = image == nil ? .segmentDivider : nil
        divider.isHidden = image == nil && !backgrounds.isEmpty
        let width = image?.size.width ?? 1
        let height = image == nil ? bounds.height * 0.56 : bounds.height
        divider.frame = CGRect(
            x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// Updates a button; at the end of the range, it is gray.
    private func show(
        _ view: UIImageView, _ images: ButtonValues.ByState<UIImage>, symbol: String, in rect: CGRect, works: Bool
    ) {
        let isUsable = works && isEnabled
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        view.image =
            images[isUsable ? state : .disabled]?.asTemplate
            ?? UIImage(systemName: symbol, withConfiguration: configuration)
        view.tintColor = isUsable ? .label : .tertiaryLabel
        view.frame = rect
    }
}

extension UIImage {
    /// The image as a template, unless it has an explicit rendering mode.
    fileprivate var asTemplate: UIImage {
        renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
    }
}
