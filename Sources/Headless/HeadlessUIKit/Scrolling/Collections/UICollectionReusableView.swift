/// A view that a collection reuses.
open class UICollectionReusableView: UIView {
    public internal(set) final var reuseIdentifier: String?

    /// What the layout has said last.
    final var appliedAttributes: UICollectionViewLayoutAttributes?

    open func prepareForReuse() {}
    /// Takes what a layout says beyond place and look.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Never called: layouts are exchanged without an animation.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Never called: layouts are exchanged without an animation.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes with the size that the view asks for: that of its content on the axes that the layout
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

    /// The view's place among the rows of a list has changed.
    func placeInListDidChange(_ place: ListPlace?) {}
}
