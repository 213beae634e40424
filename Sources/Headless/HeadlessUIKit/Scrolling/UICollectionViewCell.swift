import Frames

/// A view that a collection reuses.
open class UICollectionReusableView: UIView {
    public internal(set) final var reuseIdentifier: String?

    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    override open var isLayoutBoundary: Bool { true }
}

/// An item of a collection. Its content is in `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { storedContentView }
    private let storedContentView = CellContentView()

    open var isSelected = false
    open var isHighlighted = false

    /// What describes the content; `nil` for content that is added to `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { storedContentView.show(contentConfiguration?.updated(for: configurationState)) }
    }

    /// What the content may depend on.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Kept and never read: nobody selects anything in a still.
    open var selectedBackgroundView: UIView?

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(storedContentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(storedContentView)
    }

    override open func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// Returns the attributes with the size that the content needs: in a list, at the width that it is given.
    override open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        let fitting = storedContentView.systemLayoutSizeFitting(
            copy.size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        if fitting.width > 0, fitting.height > 0 { copy.size = fitting }
        return copy
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        storedContentView.frame = bounds
        backgroundView?.frame = bounds
    }
}
