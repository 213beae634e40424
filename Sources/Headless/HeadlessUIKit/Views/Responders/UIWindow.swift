import Rendering

/// The topmost view, as large as the screen.
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            if oldValue !== rootViewController { oldValue?.disappear() }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
            if isShown { showRoot() }
        }
    }

    /// Whether the window was made visible by code. Its root's view appears then.
    private var isShown = false

    override open var isHidden: Bool {
        didSet {
            isShown = !isHidden
            if isHidden { rootViewController?.disappear() } else { showRoot() }
        }
    }

    /// As on iOS, the view appears before the first layout, and has appeared after it.
    private func showRoot() {
        guard let root = rootViewController, root.appearanceState == .disappeared else { return }
        root.beginAppearanceTransition(true, animated: false)
        layoutIfNeeded()
        root.endAppearanceTransition()
    }

    /// Always true.
    open var isKeyWindow: Bool { true }
    /// The scene that lists the window.
    open weak var windowScene: UIWindowScene? {
        didSet {
            oldValue?.remove(self)
            windowScene?.add(self)
        }
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
        // An initializer sets without observers.
        windowScene.add(self)
    }

    override open var window: UIWindow? { self }

    open func makeKeyAndVisible() {
        isHidden = false
        layoutIfNeeded()
    }

    // MARK: Orientation

    override open func layoutSubviews() {
        super.layoutSubviews()
        if isShown { reportUnsupportedOrientation() }
    }

    /// iOS would turn a phone's screen for a controller that can't be shown upright, or only so. Apps share a tablet's
    /// screen, where nobody asks.
    private func reportUnsupportedOrientation() {
        guard let controller = rootViewController?.topmostFullScreen, traitCollection.userInterfaceIdiom != .pad
        else { return }
        let isUpright = bounds.height >= bounds.width
        let fitting: UIInterfaceOrientationMask = isUpright ? [.portrait, .portraitUpsideDown] : .landscape
        guard controller.supportedInterfaceOrientations.isDisjoint(with: fitting) else { return }
        let (wanted, drawn) = isUpright ? ("in landscape", "upright") : ("upright", "in landscape")
        let line =
            "\(type(of: controller)) is only shown \(wanted), where iOS turns the screen; it is drawn \(drawn), as its "
            + "window is."
        RenderProblems.report(.oncePerRun, line, .undrawn, about: line)
    }
}

extension UIViewController {
    /// The controller that covers the screen: this one, or what is presented over all of it.
    fileprivate var topmostFullScreen: UIViewController {
        guard let presented = ownPresentedViewController else { return self }
        switch presented.resolvedPresentationStyle {
        case .fullScreen, .overFullScreen: return presented.topmostFullScreen
        case .automatic, .none, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover:
            return self
        }
    }
}
