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
}
