import HeadlessUIKit

/// A collection view's supplementary view with the life cycle of a component.
open class _CollectionReusableView: UICollectionReusableView, Customizable {
    private var lifeCycle = LifeCycle()

    /// Components are created from the types in `Components`.
    public required convenience init() {
        self.init(frame: .zero)
    }

    override open func didMoveToSuperview() {
        super.didMoveToSuperview()
        if lifeCycle.begins(with: self) { runLifeCycle() }
    }

    open func setUp() {}
    open func setUpLayout() {}
    open func setUpAppearance() {}
    open func updateContent() {}

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if lifeCycle.needsRefresh(self, after: previousTraitCollection) { refreshAppearance() }
    }

    /// Shows the content if the view has been set up; otherwise, this happens when it is set up.
    public final func updateContentIfNeeded() {
        if lifeCycle.hasRun { updateContent() }
    }
}
