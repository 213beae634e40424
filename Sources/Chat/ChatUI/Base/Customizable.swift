import HeadlessUIKit

/// A component that is set up in four steps, which subclasses can extend.
///
/// The steps run in this order when the component is first added to a view hierarchy (or when the view of a controller
/// is loaded). `updateContent` runs again whenever the content changes, `setUpAppearance` when the appearance changes
/// between light and dark.
@MainActor @preconcurrency
public protocol Customizable {
    /// Sets up everything besides layout, appearance and content, such as delegates, targets and flags.
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

    /// Updates colors and what depends on them.
    func refreshAppearance() {
        setUpAppearance()
        updateContent()
    }
}

/// Whether the steps of a component have run, and for which environment.
@MainActor
struct LifeCycle {
    private(set) var hasRun = false

    /// The content size that the fonts were created for.
    private var contentSize: UIContentSizeCategory?

    /// Returns whether the steps of a view have to run: when it is first added to a hierarchy.
    ///
    /// The steps themselves run outside of this value, since they may access it.
    mutating func begins(with view: UIView) -> Bool {
        guard !hasRun, view.superview != nil else { return false }
        begin()
        if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = view.className }
        return true
    }

    /// Records that the steps run now.
    mutating func begin() {
        hasRun = true
        contentSize = UIApplication.shared.preferredContentSizeCategory
    }

    /// Returns whether the result of the steps is outdated: colors after a change between light and dark, corners and
    /// the like after a change of direction, fonts after a change of the app's content size. (A view's own content size
    /// trait only affects labels that adjust.)
    mutating func needsRefresh(_ environment: any UITraitEnvironment, after previous: UITraitCollection?) -> Bool {
        guard hasRun, let previous else { return false }
        let former = contentSize
        contentSize = UIApplication.shared.preferredContentSizeCategory
        let traits = environment.traitCollection
        return contentSize != former || traits.layoutDirection != previous.layoutDirection
            || traits.hasDifferentColorAppearance(comparedTo: previous)
    }
}
