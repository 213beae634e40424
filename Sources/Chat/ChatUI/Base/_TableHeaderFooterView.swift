import HeadlessUIKit

/// The header or footer of a section with the life cycle of a component, which runs when it is created.
open class _TableHeaderFooterView: UITableViewHeaderFooterView, Customizable {
    override public init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        runLifeCycle()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        runLifeCycle()
    }

    open func setUp() {}
    open func setUpLayout() {}
    open func setUpAppearance() {}
    open func updateContent() {}

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { refreshAppearance() }
    }

    /// Shows the content.
    public final func updateContentIfNeeded() {
        updateContent()
    }
}
