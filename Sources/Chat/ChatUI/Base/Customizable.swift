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

    /// Sets colors and fonts.
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

    /// Brings colors and what depends on them up to date.
    func refreshAppearance() {
        setUpAppearance()
        updateContent()
    }
}

/// Whether a component has been through its life cycle, and for what.
@MainActor
struct LifeCycle {
    private(set) var hasRun = false

    /// The fonts of the appearance are made for it.
    private var contentSize: UIContentSizeCategory?

    /// Returns whether it is time for the steps of a view: at its first insertion into a hierarchy.
    ///
    /// The steps themselves run outside of this value, as they may change what comes back to it.
    mutating func begins(with view: UIView) -> Bool {
        guard !hasRun, view.superview != nil else { return false }
        begin()
        if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = view.className }
        return true
    }

    /// Takes note that the steps run now.
    mutating func begin() {
        hasRun = true
        contentSize = UIApplication.shared.preferredContentSizeCategory
    }

    /// Returns whether what the steps have set is no longer right: colors after a change of light and dark, corners and
    /// the like after one of direction, fonts after one of the application's content size. (What a trait of a view says
    /// about the content size is for labels that adjust.)
    mutating func needsRefresh(_ environment: any UITraitEnvironment, after previous: UITraitCollection?) -> Bool {
        guard hasRun, let previous else { return false }
        let former = contentSize
        contentSize = UIApplication.shared.preferredContentSizeCategory
        let traits = environment.traitCollection
        return contentSize != former || traits.layoutDirection != previous.layoutDirection
            || traits.hasDifferentColorAppearance(comparedTo: previous)
    }
}
