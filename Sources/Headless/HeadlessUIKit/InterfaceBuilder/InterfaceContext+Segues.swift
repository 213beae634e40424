import Foundation
import InterfaceBuilder
import Rendering
import UIKitValues

extension InterfaceContext {
    /// Makes a control trigger its segue, or embeds a controller in a container view.
    func add(_ segue: InterfaceSegue, from object: AnyObject, at element: InterfaceElement) {
        guard let controller = owner as? UIViewController else { return }
        let trigger = { [weak controller, weak object] in
            if let controller { controller.trigger(segue, sender: object, at: element) }
        }
        switch segue.kind {
        case .relationship: break
        case .embed:
            guard let container = object as? UIView else { break }
            embedding.append { [weak controller, weak container] in
                if let controller, let container { controller.embed(segue, in: container, at: element) }
            }
        case .show, .showDetail, .presentation, .popover, .unwind, .custom:
            switch object {
            case let control as UIControl: control.addTrigger(trigger)
            case let item as UIBarButtonItem: item.addInvocation { _ in trigger() }
            case let recognizer as UIGestureRecognizer: recognizer.addAction { _ in trigger() }
            default: break  // A controller's own segues are performed by code, a cell's by a touch.
            }
        }
    }
}

extension UIViewController {
    /// Performs a segue of the scene that has an identifier.
    final func performInterfaceSegue(_ identifier: String, sender: Any?) {
        guard let found = interface?.segues.first(where: { $0.segue.identifier == identifier }) else {
            let place = interface?.context.file.document.file ?? "the storyboard"
            return RenderProblems.report("\(type(of: self)) has no segue “\(identifier)” in \(place)")
        }
        perform(found.segue, sender: sender, at: found.element)
    }

    /// Performs a segue for a control, if the controller agrees.
    fileprivate final func trigger(_ segue: InterfaceSegue, sender: Any?, at element: InterfaceElement) {
        guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
        perform(segue, sender: sender, at: element)
    }

    private func perform(_ segue: InterfaceSegue, sender: Any?, at element: InterfaceElement) {
        if segue.kind == .unwind { return unwind(segue, sender: sender, at: element) }
        guard let destination = destination(of: segue, sender: sender, at: element) else { return }
        let made = makeSegue(segue, destination, at: element)
        prepare(for: made, sender: sender)
        made.perform()
    }

    /// Makes the destination, by the method with `@IBSegueAction` if the segue has one.
    private func destination(
        of segue: InterfaceSegue, sender: Any?, at element: InterfaceElement
    ) -> UIViewController? {
        guard let context = interface?.context, let storyboard = context.storyboard else { return nil }
        let selector = segue.attributes["destinationCreationSelector"]
        let made = storyboard.makeController(segue.destination) { [self] coder in
            guard let selector else { return nil }
            guard Connections.hasAction(selector, self) else {
                context.file.report(
                    "\(type(of: self)) has no segue action “\(selector)” that is known by name; compile its file with the "
                        + "plug-in AppSources", at: element)
                return nil
            }
            return Selector(selector).send(to: self, [coder, sender, segue.identifier]) as? UIViewController
        }
        if made == nil { context.file.report("there is no controller \(segue.destination)", at: element) }
        return made
    }

    private func makeSegue(
        _ segue: InterfaceSegue, _ destination: UIViewController, at element: InterfaceElement
    ) -> UIStoryboardSegue {
        guard let file = interface?.context.file else {
            return UIStoryboardSegue(identifier: segue.identifier, source: self, destination: destination)
        }
        let type = InterfaceClasses.type(of: element, standard: UIStoryboardSegue.self, in: file)
        let made = UIStoryboardSegue.make(
            type, identifier: segue.identifier, source: self, destination: destination)
        made.onPerform { [unowned self] in show(destination, by: segue) }
        return made
    }

    private func show(_ destination: UIViewController, by segue: InterfaceSegue) {
        switch segue.kind {
        case .show: show(destination, sender: self)
        case .showDetail: showDetailViewController(destination, sender: self)
        case .presentation: presentDestination(destination, segue)
        case .popover:
            destination.modalPresentationStyle = .popover
            anchor(destination.popoverPresentationController, segue)
            present(destination, animated: true)
        case .custom, .embed, .unwind, .relationship: break
        }
    }

    private func presentDestination(_ destination: UIViewController, _ segue: InterfaceSegue) {
        let style = segue.attributes["modalPresentationStyle"].flatMap { InterfaceNames.modalPresentationStyles[$0] }
        if let style { destination.modalPresentationStyle = style }
        let transition = segue.attributes["modalTransitionStyle"].flatMap { InterfaceNames.modalTransitionStyles[$0] }
        if let transition { destination.modalTransitionStyle = transition }
        present(destination, animated: segue.attributes["animates"] != "NO")
    }

    private func anchor(_ popover: UIPopoverPresentationController?, _ segue: InterfaceSegue) {
        let context = interface?.context
        if let view = segue.attributes["popoverAnchorView"].flatMap({ context?.object($0) }) as? UIView {
            popover?.sourceView = view
            popover?.sourceRect = view.bounds
        }
        let item = segue.attributes["popoverAnchorBarButtonItem"].flatMap { context?.object($0) }
        if let item = item as? UIBarButtonItem { popover?.barButtonItem = item }
    }

    // MARK: Embedding

    fileprivate final func embed(_ segue: InterfaceSegue, in container: UIView, at element: InterfaceElement) {
        guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: container),
            let child = destination(of: segue, sender: container, at: element)
        else { return }
        let made = makeSegue(segue, child, at: element)
        prepare(for: made, sender: container)
        addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(child.view)
        child.didMove(toParent: self)
    }

    // MARK: Unwinding

    /// Goes back to the nearest controller that has the action: a parent, one below in the stack, or a presenting one.
    private func unwind(_ segue: InterfaceSegue, sender: Any?, at element: InterfaceElement) {
        let action = segue.attributes["unwindAction"] ?? ""
        guard
            let destination = controllersBelow.first(where: {
                $0.canPerformUnwindSegueAction(Selector(action), from: self, sender: sender)
            })
        else {
            interface?.context.file.report(
                "no controller below \(type(of: self)) has the action “\(action)”", at: element)
            return
        }
        let made = makeSegue(segue, destination, at: element)
        prepare(for: made, sender: sender)
        Connections.perform(action, on: destination, sender: made)
        made.perform()
        goBack(to: destination)
    }

    private var controllersBelow: [UIViewController] {
        var found: [UIViewController] = []
        var current: UIViewController? = self
        while let controller = current {
            if let navigation = controller.parent as? UINavigationController {
                let stack = navigation.viewControllers
                let index = stack.firstIndex { $0 === controller } ?? 0
                found += stack[..<index].reversed()
            }
            if let parent = controller.parent {
                found.append(parent)
                current = parent
            } else if let presenter = controller.presentingViewController {
                found += (presenter as? UINavigationController)?.viewControllers.reversed() ?? []
                found += (presenter as? UITabBarController)?.selectedViewController.map { [$0] } ?? []
                found.append(presenter)
                current = presenter
            } else {
                current = nil
            }
        }
        return found
    }

    private func goBack(to destination: UIViewController) {
        if let presenter = presentingViewController,
            presenter === destination || destination.parent === presenter
                || destination.presentedViewController != nil
        {
            destination.dismiss(animated: true)
        }
        if let navigation = destination.navigationController, navigation.viewControllers.contains(destination) {
            navigation.popToViewController(destination, animated: true)
        }
    }
}
