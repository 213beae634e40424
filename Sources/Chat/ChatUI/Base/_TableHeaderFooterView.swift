import HeadlessUIKit

/// A section header or footer with the life cycle of a component, which runs when it is created.
open class _TableHeaderFooterView: UITableViewHeaderFooterView, Customizable {
    private var lifeCycle = LifeCycle()

    override public init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        lifeCycle.begin()
        runLifeCycle()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        lifeCycle.begin()
        runLifeCycle()
    }

    open func setUp() {}
    open func setUpLayout() {}
    open func setUpAppearance() {}
    open func updateContent() {}

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if lifeCycle.needsRefresh(self, after: previousTraitCollection) { refreshAppearance() }
    }

    /// Shows the content.
    public final func updateContentIfNeeded() {
        updateContent()
    }
}
