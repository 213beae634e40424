import HeadlessUIKit

/// A component that is set up in four steps, each of which a subclass may extend.
///
/// The steps run in this order when the component first enters a hierarchy (a controller: when its view is
/// loaded). `updateContent` runs again whenever the content changes, `setUpAppearance` when light turns to dark.
@MainActor @preconcurrency
public protocol Customizable {
    /// Prepares what is neither layout, looks nor content: delegates, targets, flags.
    func setUp()

    /// Adds subviews and constraints.
    func setUpLayout()

    /// Sets colours and fonts.
    func setUpAppearance()

    /// Shows the content.
    func updateContent()
}

extension Customizable {
    /// Runs the four steps.
    func runLifeCycle() {
        setUp()
        setUpLayout()
        setUpAppearance()
        updateContent()
    }

    /// Brings colours and what depends on them up to date.
    func refreshAppearance() {
        setUpAppearance()
        updateContent()
    }
}

/// Whether a component has been through its life cycle.
@MainActor
struct LifeCycle {
    private(set) var hasRun = false

    /// Returns whether it is time for the steps of a view: at its first insertion into a hierarchy.
    ///
    /// The steps themselves run outside of this value, as they may change what comes back to it.
    mutating func begins(with view: UIView) -> Bool {
        guard !hasRun, view.superview != nil else { return false }
        hasRun = true
        if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = view.className }
        return true
    }

    /// Returns whether light turned to dark, or back, after the steps ran.
    func needsRefresh(_ view: UIView, after previous: UITraitCollection?) -> Bool {
        guard hasRun, let previous else { return false }
        return view.traitCollection.hasDifferentColorAppearance(comparedTo: previous)
    }
}
