import HeadlessUIKit

/// A collection cell with the life cycle of a component.
open class _CollectionViewCell: UICollectionViewCell, Customizable {
    private var lifeCycle = LifeCycle()

    override open func didMoveToSuperview() {
        super.didMoveToSuperview()
        lifeCycle.runOnce(for: self)
    }

    open func setUp() {}
    open func setUpLayout() {}
    open func setUpAppearance() {}
    open func updateContent() {}

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lifeCycle.refreshIfNeeded(self, after: previousTraitCollection)
    }

    /// Shows the content if the view is in a hierarchy; otherwise it is shown when it enters one.
    public final func updateContentIfNeeded() {
        if superview != nil { updateContent() }
    }
}
