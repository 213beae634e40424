/// Screens in a file of Interface Builder's. The file can't be read here, as it needs Apple's tools: a project that is
/// made of storyboards registers its controllers instead.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Says how a controller of a storyboard is made. Not in UIKit.
    ///
    ///     UIStoryboard.register("Main", identifier: "Login") { LoginViewController() }
    ///
    /// - Parameters:
    ///   - name: The name of the storyboard.
    ///   - identifier: The storyboard ID of the controller; `nil` for the initial one.
    public static func register(
        _ name: String, identifier: String? = nil, _ make: @escaping @MainActor () -> UIViewController
    ) {
        registered[Scene(storyboard: name, identifier: identifier)] = make
    }

    private struct Scene: Hashable {
        let storyboard: String
        let identifier: String?
    }

    private static var registered: [Scene: @MainActor () -> UIViewController] = [:]

    /// Returns the controller that was registered as the initial one. Without one the program ends with a line that
    /// names the storyboard.
    open func instantiateInitialViewController() -> UIViewController? { make(nil) }

    /// Returns the controller that was registered under an identifier. Without one the program ends with a line that
    /// names the storyboard and the controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { make(identifier) }

    /// Returns the controller that was registered as the initial one; `creator` isn't called, as there is no file to
    /// decode. Without one the program ends with a line that names the storyboard.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? { make(nil) as? Controller }

    /// Returns the controller that was registered under an identifier; `creator` isn't called, as there is no file to
    /// decode. Without one of this class the program ends with a line that names the storyboard and the controller.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let controller = make(identifier)
        guard let controller = controller as? Controller else {
            fatalError(
                "UIStoryboard \(name), \(identifier): a \(type(of: controller)) is registered, no \(Controller.self)")
        }
        return controller
    }

    private func make(_ identifier: String?) -> UIViewController {
        if let make = Self.registered[Scene(storyboard: name, identifier: identifier)] { return make() }
        let place = identifier.map { "\(name), \($0)" } ?? name
        let argument = identifier.map { ", identifier: \"\($0)\"" } ?? ""
        fatalError(
            "UIStoryboard \(place): storyboards can't be read here; make the controller in code, "
                + "or say how with UIStoryboard.register(\"\(name)\"\(argument)) { … }")
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
