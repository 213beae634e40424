import Foundation
import InterfaceBuilder
internal import SwiftRuntime

extension InterfaceContext {
    /// Makes the view of an element, with its subviews; `nil` if its class refuses.
    func makeView(_ element: InterfaceElement) -> UIView? {
        let standard = InterfaceClasses.views[element.name]
        if standard == nil { file.report("<\(element.name)> isn't drawn: an empty view takes its place", at: element) }
        let type = InterfaceClasses.type(of: element, standard: standard ?? UIView.self, in: file)
        let reader = InterfaceReader(element, self)
        guard let view = type.init(coder: InterfaceCoder(reader)) else {
            file.report("init(coder:) of \(type) has returned nil", at: element)
            return nil
        }
        register(view, reader.element)
        if standard != nil { reader.reportUnread() }
        return view
    }

    /// Gives a view that exists already, such as the content view of a cell, the properties of an element.
    func fill(_ view: UIView, from element: InterfaceElement) {
        let reader = InterfaceReader(element, self)
        reader.decode(view, UIView.decodeView)
        if let label = view as? UILabel { reader.decode(label, UILabel.decodeLabel) }
        if let image = view as? UIImageView { reader.decode(image, UIImageView.decodeImageView) }
        register(view, reader.element)
        reader.reportUnread()
    }

    /// Makes an object of a scene's bar or of a nib.
    func makeObject(_ element: InterfaceElement) -> AnyObject? {
        if let recognizer = InterfaceClasses.recognizers[element.name] {
            let type = InterfaceClasses.type(of: element, standard: recognizer, in: file)
            return add(ObjectCreation.make(type), element) { $0.decodeRecognizer(from: $1) }
        }
        switch element.name {
        case "customObject":
            let type = InterfaceClasses.type(of: element, standard: NSObject.self, in: file)
            return add(ObjectCreation.make(type), element) { _, _ in }
        case "barButtonItem": return makeBarButtonItem(element)
        case "navigationItem":
            let item = UINavigationItem()
            return add(item, element) { $0.decodeNavigationItem(from: $1) }
        case "tabBarItem": return makeTabBarItem(element)
        case _ where InterfaceClasses.controllers[element.name] != nil: return makeController(element)
        default: return makeView(element)
        }
    }

    /// Registers an object and gives it the properties of its element.
    @discardableResult
    func add<Object: AnyObject>(
        _ object: Object, _ element: InterfaceElement, _ decode: (Object, InterfaceReader) -> Void
    ) -> Object {
        let reader = InterfaceReader(element, self)
        decode(object, reader)
        register(object, reader.element)
        reader.reportUnread()
        return object
    }

    /// Makes the controller of an element. It isn't finished: see ``finish(isComplete:)``.
    ///
    /// - Parameter creator: Makes the controller with an initializer of its own; returns `nil` to use `init(coder:)`.
    func makeController(
        _ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        let standard = InterfaceClasses.controllers[element.name]
        if standard == nil {
            file.report("<\(element.name)> isn't drawn: an empty controller takes its place", at: element)
        }
        let type = InterfaceClasses.type(of: element, standard: standard ?? UIViewController.self, in: file)
        let reader = InterfaceReader(element, self)
        let coder = InterfaceCoder(reader)
        guard let controller = creator?(coder) ?? type.init(coder: coder) else {
            file.report("init(coder:) of \(type) has returned nil", at: element)
            return nil
        }
        register(controller, reader.element)
        if standard != nil { reader.reportUnread() }
        return controller
    }
}
