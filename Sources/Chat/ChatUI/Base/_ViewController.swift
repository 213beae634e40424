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

    /// Shows the content if the view is loaded; otherwise it is shown when it is.
    public final func updateContentIfNeeded() {
        if isViewLoaded { updateContent() }
    }
}

/// A view controller that `Components` name by its type: `components.channelVC.init()` creates one, so that every
/// subclass has to have this way of being created.
open class ComponentViewController: _ViewController {
    /// Creates a controller.
    public required convenience init() {
        self.init(nibName: nil, bundle: nil)
    }
}
