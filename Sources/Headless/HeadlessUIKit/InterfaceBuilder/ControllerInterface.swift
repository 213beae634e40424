import Foundation
import InterfaceBuilder

/// Where the view of a controller comes from: its scene of a storyboard, or its nib.
@MainActor
final class ControllerInterface {
    let context: InterfaceContext
    let controller: InterfaceElement

    init(context: InterfaceContext, controller: InterfaceElement) {
        (self.context, self.controller) = (context, controller)
    }

    /// Makes the view of the scene; `nil` if the scene has none.
    func makeView() -> UIView? {
        guard let element = controller.child(key: "view"), let view = context.makeView(element) else { return nil }
        for guide in controller.list("layoutGuides") {
            let isTop = guide["type"] == "top"
            context.name(view.barGuide(isTop ? .topBars : .bottomBars), guide.id)
        }
        for object in context.scene?.objects ?? [] {
            if let made = context.makeObject(object) { context.hold(made) }
        }
        return view
    }

    /// The segues of the scene, with the elements that describe them.
    var segues: [(element: InterfaceElement, segue: InterfaceSegue)] {
        var found: [(InterfaceElement, InterfaceSegue)] = []
        for element in [controller] + (context.scene?.objects ?? []) {
            element.visit { element in
                if case .segue(let segue) = InterfaceConnection(element) { found.append((element, segue)) }
            }
        }
        return found
    }
}

extension UIViewController {
    /// Loads the view of the controller's scene or nib; returns whether it has one.
    ///
    /// - Parameter adopt: Takes the view; by default, it becomes the controller's.
    final func loadInterface(adopt: ((UIView) -> Void)? = nil) -> Bool {
        if let interface {
            guard let loaded = interface.makeView() else { return false }
            if let adopt { adopt(loaded) } else { view = loaded }
            interface.context.finish(isComplete: true)
            interface.context.followSizeClasses(of: loaded)
            return true
        }
        guard let nib = interfaceNib else { return false }
        let objects = nib.instantiate(withOwner: self)
        guard let loaded = viewIfLoaded ?? objects.first as? UIView else { return false }
        if let adopt { adopt(loaded) } else if !isViewLoaded { view = loaded }
        return true
    }

    /// The nib of the name that the controller was created with, or that of its class.
    private var interfaceNib: UINib? {
        if let nibName { return UINib(nibName: nibName, bundle: nibBundle) }
        let type = type(of: self)
        let path = String(reflecting: type).split(separator: ".")
        guard path.count == 2, path[0] != "HeadlessUIKit", let name = path.last.map(String.init) else { return nil }
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return names.lazy.compactMap { InterfaceFile.named($0, .nib, in: nil) }.first.map(UINib.init)
    }
}

extension InterfaceContext {
    /// Reads what depends on size classes again when those of a view change.
    func followSizeClasses(of view: UIView) {
        guard !variations.isEmpty else { return }
        update(for: view.traitCollection)
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            [context = self] (view: UIView, _) in
            context.update(for: view.traitCollection)
        }
    }
}
