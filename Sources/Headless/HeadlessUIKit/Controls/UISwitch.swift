/// A control that is on or off, 51 by 31 points.
open class UISwitch: UIControl {
    /// The style of the control; only a Mac has checkboxes.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    open var isOn = false { didSet { setNeedsLayout() } }
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// Kept and never read: only a Mac has checkboxes.
    open var preferredStyle: Style = .automatic
    /// Always sliding: only a Mac has checkboxes.
    open var style: Style { .sliding }
    /// Kept and never read: only a Mac's checkboxes have titles.
    open var title: String?
    /// Kept and never read: it has no effect since iOS 7.
    open var onImage: UIImage?
    /// Kept and never read: it has no effect since iOS 7.
    open var offImage: UIImage?

    private let track = UIView()
    private let thumb = UIView()

    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decode(self, UISwitch.decodeSwitch)
    }

    private static let size = CGSize(width: 51, height: 31)

    private func setUp() {
        // A switch has a fixed size: in a row, other views take the remaining space.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        addSubview(track)
        addSubview(thumb)
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    /// Sets the value at once: animations aren't played.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override open var intrinsicContentSize: CGSize { Self.size }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override func stateDidChange() {
        super.stateDidChange()
        // Fades the entire switch as one picture, and leaves the owner's alpha unchanged.
        if !isEnabled || layerIfCreated?.opacity ?? 1 != 1 { layer.opacity = isEnabled ? 1 : 0.5 }
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.layer.cornerRadius = Self.size.height / 2
        track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        let isAtRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let side = Self.size.height - 4
        thumb.frame = CGRect(x: isAtRight ? Self.size.width - side - 2 : 2, y: 2, width: side, height: side)
        thumb.layer.cornerRadius = side / 2
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.switches
    }
}
