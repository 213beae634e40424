import InterfaceBuilder
import Rendering
import UIKitValues

extension InterfaceContext {
    /// Makes the connections of objects, and earlier ones whose destinations exist now.
    func connect(_ sources: [Source], isComplete: Bool) {
        var all = waiting
        waiting = []
        for source in sources {
            for (element, connection) in source.element.connections {
                if let connection {
                    all.append((source, element, connection))
                } else {
                    file.report("<\(element.name)> isn't a connection that is understood", at: element)
                }
            }
        }
        var collections = OutletCollections()
        for (source, element, connection) in all {
            guard let object = source.object else { continue }
            switch connection {
            case .outlet(let property, let destination):
                guard let value = self.object(destination) else {
                    wait(source, element, connection, isComplete)
                    continue
                }
                set(value, property, of: object, at: element, kind: "outlet")
            case .outletCollection(let property, let destination):
                guard let value = self.object(destination) else {
                    wait(source, element, connection, isComplete)
                    continue
                }
                collections.add(value, property, of: object, at: element)
            case .action(let selector, let destination, let event):
                connect(object, selector, destination, event, at: element)
            case .segue(let segue):
                add(segue, from: object, at: element)
            }
        }
        for collection in collections.all {
            set(collection.values, collection.property, of: collection.owner, at: collection.element, kind: "outlet")
        }
    }

    private func wait(
        _ source: Source, _ element: InterfaceElement, _ connection: InterfaceConnection, _ isComplete: Bool
    ) {
        guard isComplete else { return waiting.append((source, element, connection)) }
        let destination = element["destination"] ?? ""
        guard !excluded.contains(destination), source.object != nil else { return }
        file.report(
            "the connection “\(element["property"] ?? "")” leads to \(destination), which isn't made", at: element)
    }

    private func set(
        _ value: Any?, _ property: String, of object: AnyObject, at element: InterfaceElement, kind: String
    ) {
        let setting = Connections.set(value, property, of: object)
        if setting == .done || isStandIn(object) { return }
        if let value = value as? NSObject, isStandIn(value) { return }
        let type: AnyClass = type(of: object)
        guard setting == .noProperty else {
            return file.report(
                "\(type).\(property) can't be \(value.map { "a \(Swift.type(of: $0))" } ?? "nil")", at: element)
        }
        let isOfApp = !String(reflecting: type).hasPrefix("HeadlessUIKit.")
        let advice = isOfApp ? Self.advice : " that can be set by its name"
        file.report("\(type) has no \(kind) “\(property)”\(advice)", at: element)
    }

    /// How a class gets a table of its members.
    private static let advice = " that is known by name; compile its file with the plug-in AppSources"

    // MARK: Actions

    private func connect(
        _ object: AnyObject, _ selector: String, _ destination: String, _ event: String?, at element: InterfaceElement
    ) {
        let isFirstResponder = destination == scene?.firstResponder || destination == file.document.firstResponder
        let target = isFirstResponder ? nil : self.object(destination)
        if let target, !Connections.hasAction(selector, target), !isStandIn(target) {
            let type: AnyClass = type(of: target)
            file.report("\(type) has no action “\(selector)”\(Self.advice)", at: element)
        }
        let call = { [weak target] (sender: AnyObject) in
            if let target {
                Connections.perform(selector, on: target, sender: sender)
            } else if isFirstResponder {
                Self.perform(selector, from: sender)
            }
        }
        switch object {
        case let control as UIControl:
            let events = event.map { InterfaceNames.events[$0] ?? [] } ?? control.primaryEvent
            control.addAction(UIAction { [weak control] _ in if let control { call(control) } }, for: events)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = Selector(selector)
            item.addInvocation { call($0) }
        case let recognizer as UIGestureRecognizer: recognizer.addAction { call($0) }
        default: file.report("\(type(of: object)) can't send the action “\(selector)”", at: element)
        }
    }

    /// Calls an action of the first responder in the chain that has it.
    private static func perform(_ selector: String, from sender: AnyObject) {
        var responder = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
        while let current = responder {
            if Connections.perform(selector, on: current, sender: sender) { return }
            responder = current.next
        }
    }

    // MARK: Attributes

    /// Sets the user-defined runtime attributes of an object.
    func setAttributes(of object: AnyObject, _ source: InterfaceElement) {
        for (element, attribute) in source.runtimeAttributes {
            guard let attribute else {
                file.report("<\(element.name)> isn't a runtime attribute that is understood", at: element)
                continue
            }
            let value = value(attribute.value, at: element)
            if let view = object as? UIView, attribute.keyPath.hasPrefix("layer.") {
                view.layer.setValue(value, forKeyPath: String(attribute.keyPath.dropFirst(6)))
            } else if let layer = object as? CALayer {
                layer.setValue(value, forKeyPath: attribute.keyPath)
            } else {
                set(value, attribute.keyPath, of: object, at: element, kind: "property")
            }
        }
    }

    private func value(_ value: InterfaceRuntimeAttribute.Value, at element: InterfaceElement) -> Any? {
        switch value {
        case .none: nil
        case .boolean(let value): value
        case .integer(let value): value
        case .real(let value): value
        case .string(let value): value
        case .localizedString(let key): localized(key) ?? key
        case .color(let color): self.color(color, at: element)
        case .image(let image): self.image(image, at: element)
        case .point(let x, let y): CGPoint(x: x, y: y)
        case .size(let width, let height): CGSize(width: width, height: height)
        case .rect(let x, let y, let width, let height): CGRect(x: x, y: y, width: width, height: height)
        case .range(let location, let length): NSRange(location: location, length: length)
        }
    }
}

/// The objects of collections, in the order of the file.
private struct OutletCollections {
    struct Collection {
        let owner: AnyObject
        let property: String
        let element: InterfaceElement
        var values: [AnyObject] = []
    }

    private(set) var all: [Collection] = []

    mutating func add(_ value: AnyObject, _ property: String, of owner: AnyObject, at element: InterfaceElement) {
        let index = all.firstIndex { $0.owner === owner && $0.property == property } ?? all.endIndex
        if index == all.endIndex { all.append(Collection(owner: owner, property: property, element: element)) }
        all[index].values.append(value)
    }
}

extension UIControl {
    /// The event of an action whose connection names none.
    fileprivate var primaryEvent: Event {
        switch self {
        case is UIButton: .touchUpInside
        case is UITextField: .editingDidEndOnExit
        default: .valueChanged
        }
    }

    /// Adds a closure to call for what triggers a segue.
    func addTrigger(_ call: @escaping () -> Void) {
        addAction(UIAction { _ in call() }, for: primaryEvent)
    }
}

extension UIBarButtonItem {
    /// Adds a closure that is called when the button is used.
    func addInvocation(_ call: @escaping (UIBarButtonItem) -> Void) {
        let earlier = invoke
        invoke = { [weak self] in
            earlier?()
            if let self { call(self) }
        }
    }
}
