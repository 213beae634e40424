/// The topmost view, as large as the screen.
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// Always true.
    open var isKeyWindow: Bool { true }
    /// Kept and never read: a window is drawn without a scene.
    open var windowScene: UIWindowScene?

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    override open var window: UIWindow? { self }

    open func makeKeyAndVisible() {
        isHidden = false
        layoutIfNeeded()
    }
}
