/// A connection that an element has with another object.
package enum InterfaceConnection: Hashable, Sendable {
    /// A property whose value is the object.
    case outlet(property: String, destination: String)

    /// A property whose array contains the object.
    case outletCollection(property: String, destination: String)

    /// A method that is called on the object; `event` is the name of a control's event.
    case action(selector: String, destination: String, event: String?)

    /// A transition to another controller.
    case segue(InterfaceSegue)
}

/// A transition to another controller.
package struct InterfaceSegue: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case show, showDetail, presentation, popover, embed, unwind, custom
        /// The destination is a part of a container, such as `rootViewController`.
        case relationship(String)
    }

    package let kind: Kind
    package let identifier: String?

    /// The identifier of the destination's controller or exit.
    package let destination: String

    /// The properties that depend on the kind: `modalPresentationStyle`, `unwindAction`, `customClass`, `trigger`.
    package let attributes: [String: String]
}

extension InterfaceElement {
    /// The connections that begin at the element, in the order of the file. What isn't one is `nil`.
    package var connections: [(element: InterfaceElement, connection: InterfaceConnection?)] {
        list("connections").map { ($0, InterfaceConnection($0)) }
    }
}

extension InterfaceConnection {
    package init?(_ element: InterfaceElement) {
        guard let destination = element["destination"] else { return nil }
        switch element.name {
        case "outlet":
            guard let property = element["property"] else { return nil }
            self = .outlet(property: property, destination: destination)
        case "outletCollection":
            guard let property = element["property"] else { return nil }
            self = .outletCollection(property: property, destination: destination)
        case "action":
            guard let selector = element["selector"] else { return nil }
            self = .action(selector: selector, destination: destination, event: element["eventType"])
        case "segue":
            guard let kind = InterfaceSegue.Kind(element) else { return nil }
            self = .segue(
                InterfaceSegue(
                    kind: kind, identifier: element["identifier"], destination: destination,
                    attributes: element.attributes))
        default: return nil
        }
    }
}

extension InterfaceSegue.Kind {
    fileprivate init?(_ element: InterfaceElement) {
        switch element["kind"] {
        // `push` and `modal` are the names before size classes.
        case "show", "push": self = .show
        case "showDetail", "replace": self = .showDetail
        case "presentation", "modal": self = .presentation
        case "popoverPresentation", "popover": self = .popover
        case "embed": self = .embed
        case "unwind": self = .unwind
        case "custom": self = .custom
        case "relationship":
            guard let name = element["relationship"] else { return nil }
            self = .relationship(name)
        default: return nil
        }
    }
}
