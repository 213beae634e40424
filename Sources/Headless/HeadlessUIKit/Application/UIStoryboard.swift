/// Screens in a file of Interface Builder's, which can't be read here: they need Apple's tools and the Objective-C
/// runtime.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Ends the program with a line that names the storyboard.
    open func instantiateInitialViewController() -> UIViewController? {
        fatalError("UIStoryboard \(name): storyboards can't be read here; make the controller in code")
    }

    /// Ends the program with a line that names the storyboard and the controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        fatalError("UIStoryboard \(name), \(identifier): storyboards can't be read here; make the controller in code")
    }
}

/// Views in a file of Interface Builder's, which can't be read here.
@MainActor @preconcurrency
open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Ends the program with a line that names the file.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
        fatalError("UINib \(name): nib files can't be read here; make the views in code")
    }
}
