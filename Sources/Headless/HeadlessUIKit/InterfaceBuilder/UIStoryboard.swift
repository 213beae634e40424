import Foundation
import InterfaceBuilder

/// The screens of a storyboard of Interface Builder, which is read as its XML.
///
/// The file is a resource of a target: `Main.storyboard`, or one in `Base.lproj`. It is looked up in the given bundle,
/// then in the program's own and in those of the package's targets.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle?

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
        super.init()
    }

    /// The storyboard that the app launches with: `UIMainStoryboardFile` of its Info.plist.
    static func main(inInfo info: [String: Any]) -> UIStoryboard? {
        (info["UIMainStoryboardFile"] as? String).map { UIStoryboard(name: $0, bundle: nil) }
    }

    /// The storyboard of the app's first scene: `UISceneStoryboardFile` of its Info.plist.
    static func scene(inInfo info: [String: Any]) -> UIStoryboard? {
        (AppInfo.firstScene(in: info)?["UISceneStoryboardFile"] as? String).map { UIStoryboard(name: $0, bundle: nil) }
    }

    // MARK: Registered controllers

    /// Registers a closure that creates a storyboard's controller, in the place of what the file has. UIKit has no such
    /// method.
    ///
    ///     UIStoryboard.register("Main", identifier: "Login") { LoginViewController() }
    ///
    /// - Parameters:
    ///   - name: The name of the storyboard.
    ///   - identifier: The storyboard ID of the controller; `nil` for the initial one.
    public static func register(
        _ name: String, identifier: String? = nil, _ make: @escaping @MainActor () -> UIViewController
    ) {
        registered[RegisteredScene(storyboard: name, identifier: identifier)] = make
    }

    private struct RegisteredScene: Hashable {
        let storyboard: String
        let identifier: String?
    }

    private static var registered: [RegisteredScene: @MainActor () -> UIViewController] = [:]

    // MARK: Creating controllers

    /// Creates the initial controller; `nil` if the file has none. If there is no file, the program exits with a message
    /// that names the storyboard.
    open func instantiateInitialViewController() -> UIViewController? { make(nil, creator: nil) }

    /// Creates the controller with a storyboard ID. If there is none, the program exits with a message that names the
    /// storyboard and the controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = make(identifier, creator: nil) else { fail(identifier) }
        return controller
    }

    /// Creates the initial controller with an initializer of its own.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? { make(nil, creator: creator) as? Controller }

    /// Creates the controller with a storyboard ID with an initializer of its own. If there is none of this class, the
    /// program exits with a message that names the storyboard and the controller.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        guard let controller = make(identifier, creator: creator) else { fail(identifier) }
        guard let controller = controller as? Controller else {
            fatalError(
                "UIStoryboard \(name), \(identifier): expected a \(Controller.self), not a \(type(of: controller))")
        }
        return controller
    }

    private func make(_ identifier: String?, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let scene = RegisteredScene(storyboard: name, identifier: identifier)
        if let make = Self.registered[scene] { return make() }
        let document = file.document
        let found =
            if let identifier {
                document.scene(named: identifier)
            } else {
                document.initialController.flatMap(document.scene(of:))
            }
        return found.flatMap { make($0, creator) }
    }

    /// Creates the controller of a scene, which other scenes refer to by the identifier of its element.
    final func makeController(
        _ identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        file.document.scene(of: identifier).flatMap { make($0, creator) }
    }

    private func make(_ scene: InterfaceScene, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let element = scene.controller else { return nil }
        if element.name == "viewControllerPlaceholder" { return makeReferenced(element, creator) }
        let context = InterfaceContext(file, storyboard: self, scene: scene)
        let controller = context.makeController(element, creator: creator)
        context.finish(isComplete: false)
        return controller
    }

    /// Creates the controller that a reference to another storyboard stands for.
    private func makeReferenced(
        _ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let other = UIStoryboard(name: element["storyboardName"] ?? name, bundle: bundle)
        return other.make(element["referencedIdentifier"], creator: creator)
    }

    // MARK: The file

    private lazy var file: InterfaceFile = {
        if let file = InterfaceFile.named(name, .storyboard, in: bundle) { return file }
        fatalError(
            "UIStoryboard \(name): there is no \(name).storyboard among the resources; add it to the target's "
                + "resources, or register its controllers with UIStoryboard.register(\"\(name)\") { … }")
    }()

    private func fail(_ identifier: String) -> Never {
        fatalError(
            "UIStoryboard \(name), \(identifier): the storyboard has no such controller; set its storyboard ID, or "
                + "register it with UIStoryboard.register(\"\(name)\", identifier: \"\(identifier)\") { … }")
    }
}
