import Rendering

/// The topmost view, with the size of the screen.
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

    /// Whether code made the window visible. Its root view then appears.
    private var isShown = false

    override open var isHidden: Bool {
        didSet {
            isShown = !isHidden
            if isHidden { rootViewController?.disappear() } else { showRoot() }
        }
    }

    /// As on iOS, the view will appear before the first layout, and did appear after it.
    private func showRoot() {
        guard let root = rootViewController, root.appearanceState == .disappeared else { return }
        root.beginAppearanceTransition(true, animated: false)
        layoutIfNeeded()
        root.endAppearanceTransition()
    }

    /// Always true.
    open var isKeyWindow: Bool { true }
    /// The scene that contains the window.
    open weak var windowScene: UIWindowScene? {
        didSet {
            oldValue?.remove(self)
            windowScene?.add(self)
        }
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
        // Property observers aren't called in an initializer.
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

    /// On a phone, iOS would rotate the screen for a controller that doesn't support its orientation. On an iPad, it
    /// wouldn't, because apps share the screen.
    private func reportUnsupportedOrientation() {
        guard let controller = rootViewController?.topmostFullScreen, traitCollection.userInterfaceIdiom != .pad
        else { return }
        let isUpright = bounds.height >= bounds.width
        let fitting: UIInterfaceOrientationMask = isUpright ? [.portrait, .portraitUpsideDown] : .landscape
        guard controller.supportedInterfaceOrientations.isDisjoint(with: fitting) else { return }
        let (wanted, drawn) = isUpright ? ("landscape", "portrait") : ("portrait", "landscape")
        let line =
            "\(type(of: controller)) only supports \(wanted) orientation, for which iOS rotates the screen; it is drawn "
            + "in \(drawn), like its window."
        RenderProblems.report(.oncePerRun, line, .undrawn, about: line)
    }
}

extension UIViewController {
    /// The controller that covers the screen: this one, or one presented in full screen.
    fileprivate var topmostFullScreen: UIViewController {
        guard let presented = storedPresentedViewController else { return self }
        switch presented.resolvedPresentationStyle {
        case .fullScreen, .overFullScreen: return presented.topmostFullScreen
        case .automatic, .none, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover:
            return self
        }
    }
}
