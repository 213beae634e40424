import HeadlessUIKit

/// A view controller with the life cycle of a component, which runs when its view is loaded.
open class _ViewController: UIViewController, Customizable {
    override open var next: UIResponder? { super.next ?? parent }

    private var lifeCycle = LifeCycle()

    override open func viewDidLoad() {
        super.viewDidLoad()
        lifeCycle.begin()
        runLifeCycle()
    }

    open func setUp() {}
    open func setUpLayout() { view.setNeedsLayout() }
    open func setUpAppearance() { view.setNeedsLayout() }
    open func updateContent() { view.setNeedsLayout() }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if lifeCycle.needsRefresh(self, after: previousTraitCollection) { refreshAppearance() }
    }

    /// Shows the content if the view is loaded; otherwise, this happens when it is loaded.
    public final func updateContentIfNeeded() {
        if isViewLoaded { updateContent() }
    }
}

/// The base class of view controllers that `Components` has types of: `components.channelVC.init()` creates one, so
/// every subclass needs this initializer.
open class ComponentViewController: _ViewController {
    /// Creates a controller.
    public required convenience init() {
        self.init(nibName: nil, bundle: nil)
    }
}
