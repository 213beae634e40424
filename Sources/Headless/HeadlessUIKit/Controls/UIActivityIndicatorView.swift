import Frames

/// The spinning activity indicator, drawn without motion.
open class UIActivityIndicatorView: UIView {
    /// The size; older styles also have a color.
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white, gray
        case medium = 100
        case large

        /// The default color of the style.
        fileprivate var color: UIColor {
            switch self {
            case .whiteLarge, .white: .white
            case .gray, .medium, .large: .systemGray
            }
        }

        /// The size in points.
        fileprivate var side: CGFloat {
            switch self {
            case .whiteLarge, .large: 37
            case .white, .gray, .medium: 20
            }
        }
    }

    open var style: Style = .medium {
        didSet {
            if style.color != oldValue.color { color = style.color }
            invalidateIntrinsicContentSize()
        }
    }

    open var color: UIColor! = .systemGray
    open var hidesWhenStopped = true { didSet { updateVisibility() } }
    open private(set) var isAnimating = false

    override public init(frame: CGRect) {
        super.init(frame: frame)
        updateVisibility()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        updateVisibility()
        coder.decode(self, UIActivityIndicatorView.decodeActivityIndicator)
    }

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        color = style.color
        frame.size = intrinsicContentSize
    }

    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }

    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
    }

    private func updateVisibility() {
        isHidden = hidesWhenStopped && !isAnimating
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: style.side, height: style.side)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Eight spokes, the brightest one after the first.
    override open func makeContent() -> Frame.Content {
        let side = intrinsicContentSize.width
        let color = (color ?? .systemGray).rgba(in: traitCollection)
        let spokes = (0..<8).map { Self.spoke($0, side: side, color: color) }
        let drawing = Frame(
            origin: "spinner", rect: CGRect(x: 0, y: 0, width: side, height: side), children: spokes)
        let square = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        return .image(ImageContent(reference: .drawing(drawing), destination: square))
    }

    private static func spoke(_ index: Int, side: CGFloat, color: RGBA) -> Frame {
        let angle = CGFloat(index) * .pi / 4 - .pi / 2
        func point(_ radius: CGFloat) -> CGPoint {
            CGPoint(x: side / 2 + cos(angle) * radius * side, y: side / 2 + sin(angle) * radius * side)
        }
        let line = Outline([.move(point(0.24)), .line(point(0.43))])
        let opacity = 0.25 + 0.75 * CGFloat(index) / 7
        return Frame(
            rect: CGRect(x: 0, y: 0, width: side, height: side), opacity: opacity,
            content: .path(PathContent(outline: line, stroke: .init(color: color, width: side * 0.11, cap: .round))))
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.activityIndicators
    }
}
