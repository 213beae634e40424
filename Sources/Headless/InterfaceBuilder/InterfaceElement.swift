/// An element of an Interface Builder file.
package struct InterfaceElement: Hashable, Sendable {
    /// The name of the tag, such as `label`.
    package let name: String

    /// The line of the start tag, from 1.
    package let line: Int

    package var attributes: [String: String]
    package var children: [InterfaceElement]

    /// The text between the tags, without that of children.
    package var text: String

    package init(
        _ name: String, line: Int = 0, attributes: [String: String] = [:], children: [InterfaceElement] = [],
        text: String = ""
    ) {
        (self.name, self.line) = (name, line)
        (self.attributes, self.children, self.text) = (attributes, children, text)
    }

    package subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// The identifier by which other elements refer to this one.
    package var id: String? { attributes["id"] }

    /// The property of the parent's object that the element is the value of.
    package var key: String? { attributes["key"] }

    /// Returns the child that is the value of a property.
    package func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

    /// Returns the first child with a tag.
    package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// Returns the children of a list, such as the views in `subviews`.
    package func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// Returns the attribute as a truth value: `YES` and `NO`; `nil` for anything else.
    package func bool(_ attribute: String) -> Bool? {
        switch attributes[attribute] {
        case "YES", "true": true
        case "NO", "false": false
        default: nil
        }
    }

    /// Returns the attribute as a finite number; `nil` if it is missing or isn't one.
    package func number(_ attribute: String) -> Double? {
        attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Calls a closure with the element and all elements in it, parents first.
    package func visit(_ body: (InterfaceElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
