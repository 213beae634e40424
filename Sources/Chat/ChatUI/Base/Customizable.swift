import HeadlessUIKit

/// A component that is set up in four steps, each of which a subclass may extend.
///
/// The steps run in this order when the component first enters a hierarchy (a controller: when its view is
/// loaded). `updateContent` runs again whenever the content changes, `setUpAppearance` when light turns to dark.
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
struct LifeCycle {
    private var hasRun = false

    /// Runs the steps of a view at its first insertion into a hierarchy, and names it after its class.
    mutating func runOnce(for view: UIView & Customizable) {
        guard !hasRun, view.superview != nil else { return }
        hasRun = true
        if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = String(describing: type(of: view)) }
        view.runLifeCycle()
    }

    /// Sets the appearance anew when light turned to dark or back.
    func refreshIfNeeded(_ view: UIView & Customizable, after previous: UITraitCollection?) {
        guard hasRun, let previous, view.traitCollection.hasDifferentColorAppearance(comparedTo: previous) else {
            return
        }
        view.refreshAppearance()
    }
}
