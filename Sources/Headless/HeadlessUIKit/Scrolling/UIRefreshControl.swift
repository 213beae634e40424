import Frames

/// The control above a list that reloads it when it is pulled. It shows its spinner while it is refreshing, and is
/// otherwise invisible.
open class UIRefreshControl: UIControl {
    /// The height in points.
    private static let height: CGFloat = 60

    open private(set) var isRefreshing = false { didSet { isHidden = !isRefreshing } }

    /// The text below the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isHidden = true
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        addSubview(spinner)
        addSubview(label)
    }

    /// Shows the spinner above the content. As on iOS, the content isn't scrolled to it.
    open func beginRefreshing() {
        isRefreshing = true
        spinner.startAnimating()
        place()
    }

    open func endRefreshing() {
        isRefreshing = false
        spinner.stopAnimating()
    }

    override open func didMoveToSuperview() {
        super.didMoveToSuperview()
        place()
    }

    /// Places the control above the content's upper edge.
    final func place() {
        guard isRefreshing, let around = superview else { return }
        frame = CGRect(x: 0, y: -Self.height, width: around.bounds.width, height: Self.height)
        setNeedsLayout()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        spinner.color = customTint ?? .systemGray
        let size = spinner.intrinsicContentSize
        let text = attributedTitle == nil ? .zero : label.intrinsicContentSize
        let top = (bounds.height - size.height - text.height) / 2
        spinner.frame = CGRect(
            x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)
        label.frame = CGRect(
            x: bounds.midX - text.width / 2, y: top + size.height, width: text.width, height: text.height)
    }

    private var customTint: UIColor?

    /// The color of the spinner; by default, gray.
    override open var tintColor: UIColor! {
        get { super.tintColor }
        set {
            customTint = newValue
            super.tintColor = newValue
        }
    }
}
