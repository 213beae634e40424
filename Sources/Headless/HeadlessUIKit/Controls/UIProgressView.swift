/// A progress bar, 4 points high, or 2.5 in a bar.
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    /// The progress from 0 to 1.
    open var progress: Float = 0 {
        didSet {
            progress = progress.isFinite ? min(max(progress, 0), 1) : 0
            setNeedsLayout()
        }
    }

    /// The style; the one for bars has square ends.
    open var progressViewStyle: Style = .default {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var observedProgress: Progress? { didSet { progress = Float(observedProgress?.fractionCompleted ?? 0) } }

    /// A stretched image that replaces the completed part.
    open var progressImage: UIImage? { didSet { setNeedsLayout() } }
    /// A stretched image that replaces the track.
    open var trackImage: UIImage? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    private let bar = UIImageView()
    private var track: UIImageView?
    private var roundedCorners: CGFloat = 0

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(bar)
        coder.decode(self, UIProgressView.decodeProgressView)
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets the progress at once: animations aren't played.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The height in points: that of the images, or of the style.
    private var height: CGFloat {
        if let image = trackImage ?? progressImage { return image.size.height }
        switch progressViewStyle {
        case .default: return 4
        case .bar: return 2.5
        }
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        showTrackImage()
        bar.image = progressImage
        bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        let width = bounds.width * CGFloat(progress)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        let radius = progressViewStyle == .bar || trackImage != nil ? 0 : bounds.height / 2
        // A radius that the owner set is kept.
        if layer.cornerRadius == roundedCorners {
            layer.cornerRadius = radius
            roundedCorners = radius
        }
        bar.layer.cornerRadius = progressImage == nil ? radius : 0
        clipsToBounds = true
    }

    private func showTrackImage() {
        guard trackImage != nil || track != nil else { return }
        let view = track ?? UIImageView()
        if track == nil {
            track = view
            insertSubview(view, belowSubview: bar)
        }
        view.image = trackImage
        view.frame = bounds
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.progressViews
    }
}
