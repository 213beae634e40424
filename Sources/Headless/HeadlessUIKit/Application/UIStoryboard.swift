/// A storyboard of Interface Builder. Its file can't be read, because that takes Apple's tools: a project that uses
/// storyboards registers its controllers instead.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Registers a closure that creates a storyboard's controller. UIKit has no such method.
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

    /// Returns the controller registered as the initial one. If there is none, the program exits with a message that
    /// names the storyboard.
    open func instantiateInitialViewController() -> UIViewController? { make(nil) }

    /// Returns the controller registered under an identifier. If there is none, the program exits with a message that
    /// names the storyboard and the controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { make(identifier) }

    /// Returns the controller registered as the initial one; `creator` isn't called, because there is no file to
    /// decode. If there is none, the program exits with a message that names the storyboard.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? { make(nil) as? Controller }

    /// Returns the controller registered under an identifier; `creator` isn't called, because there is no file to
    /// decode. If there is none of this class, the program exits with a message that names the storyboard and the
    /// controller.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let controller = make(identifier)
        guard let controller = controller as? Controller else {
            fatalError(
                "UIStoryboard \(name), \(identifier): expected a \(Controller.self), "
                    + "but a \(type(of: controller)) is registered")
        }
        return controller
    }

    private func make(_ identifier: String?) -> UIViewController {
        if let make = Self.registered[Scene(storyboard: name, identifier: identifier)] { return make() }
        let location = identifier.map { "\(name), \($0)" } ?? name
        let argument = identifier.map { ", identifier: \"\($0)\"" } ?? ""
        fatalError(
            "UIStoryboard \(location): storyboards aren't supported; create the controller in code, "
                + "or register it with UIStoryboard.register(\"\(name)\"\(argument)) { … }")
    }
}

/// A nib file of Interface Builder, which can't be read.
@MainActor @preconcurrency
open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Exits the program with a message that names the file.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
        fatalError("UINib \(name): nib files aren't supported; create the views in code")
    }

    /// Returns the first object of the file: a subclass may create it in code.
    final func makeView<View: UIView>() -> View {
        guard let view = instantiate(withOwner: nil).first as? View else {
            fatalError("UINib \(name): its first object isn't a \(View.self)")
        }
        return view
    }
}
