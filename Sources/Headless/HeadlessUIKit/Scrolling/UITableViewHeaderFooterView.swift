import Frames

/// The title above or the text below a section of a table.
open class UITableViewHeaderFooterView: UIView {
    public private(set) final var reuseIdentifier: String?

    open var contentView: UIView { storedContentView }
    private let storedContentView = CellContentView()
    private var storedTextLabel: UILabel?

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(storedContentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(storedContentView)
    }

    override public convenience init(frame: CGRect) {
        self.init(reuseIdentifier: PendingReuseIdentifier.current)
    }

    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel()
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        contentView.addSubview(label)
        storedTextLabel = label
        return label
    }

    open func prepareForReuse() {}

    override open var isLayoutBoundary: Bool { true }

    /// Returns the height that the content needs at the target's width. The content is laid out by it already.
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        bounds.size.width = targetSize.width
        storedContentView.layOut(proposing: ProposedSize(width: targetSize.width))
        let minimum: CGFloat = storedTextLabel == nil ? 0 : 28
        return CGSize(width: targetSize.width, height: max(storedContentView.bounds.height, minimum))
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        storedContentView.frame = bounds
        backgroundView?.frame = bounds
        if let label = storedTextLabel {
            let size = label.intrinsicContentSize
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            label.frame = CGRect(
                x: isMirrored ? bounds.width - 20 - size.width : 20, y: bounds.midY - size.height / 2,
                width: size.width, height: size.height)
        }
    }
}
