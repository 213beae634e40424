/// A view that a collection view reuses.
open class UICollectionReusableView: UIView {
    public internal(set) final var reuseIdentifier: String?

    /// The attributes that were last applied.
    final var appliedAttributes: UICollectionViewLayoutAttributes?

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decode(self, UICollectionReusableView.decodeReusable)
    }

    open func prepareForReuse() {}
    /// Applies custom attributes, besides geometry and appearance.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Never called: layouts are replaced without an animation.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Never called: layouts are replaced without an animation.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes with the view's preferred size: the size of its content on the axes that the layout
    /// leaves open.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        let priorities = copy.sizing.priorities
        let fitting = systemLayoutSizeFitting(
            copy.size, withHorizontalFittingPriority: priorities.horizontal,
            verticalFittingPriority: priorities.vertical)
        if fitting.width > 0, fitting.height > 0 { copy.size = fitting }
        return copy
    }

    override open var isLayoutBoundary: Bool { true }

    /// Called when the view's position among the rows of a list has changed.
    func listPositionDidChange(_ place: ListPosition?) {}
}
