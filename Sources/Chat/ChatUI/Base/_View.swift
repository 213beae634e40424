import HeadlessUIKit

/// A view with the life cycle of a component.
open class _View: UIView, Customizable {
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
    open func setUpLayout() { setNeedsLayout() }
    open func setUpAppearance() { setNeedsLayout() }
    open func updateContent() { setNeedsLayout() }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if lifeCycle.needsRefresh(self, after: previousTraitCollection) { refreshAppearance() }
    }

    /// Shows the content if the view has been set up; otherwise, this happens when it is set up.
    public final func updateContentIfNeeded() {
        if lifeCycle.hasRun { updateContent() }
    }
}
