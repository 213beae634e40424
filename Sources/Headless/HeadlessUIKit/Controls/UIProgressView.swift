/// A bar that shows how much of something is done, 4 points high.
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    /// From 0 to 1.
    open var progress: Float = 0 {
        didSet {
            progress = min(max(progress, 0), 1)
            setNeedsLayout()
        }
    }

    open var progressViewStyle: Style = .default
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var observedProgress: Progress? { didSet { progress = Float(observedProgress?.fractionCompleted ?? 0) } }

    private let bar = UIView()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(bar)
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Happens at once: a still has no animations.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = trackTintColor ?? .systemFill
        bar.backgroundColor = progressTintColor ?? tintColor
        let width = bounds.width * CGFloat(progress)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        // Only what was not rounded by the owner is rounded here.
        if layer.cornerRadius == 0 { layer.cornerRadius = bounds.height / 2 }
        bar.layer.cornerRadius = bounds.height / 2
        clipsToBounds = true
    }
}
