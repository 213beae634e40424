import ObjectiveCRuntime

/// What a storyboard or nib connects: properties and methods by their names, which the app's own classes have in the
/// tables of the plug-in AppSources.
@MainActor
enum Connections {
    /// What became of a value for a property.
    enum Setting {
        case done, wrongType, noProperty
    }

    /// Sets a property by its name.
    static func set(_ value: Any?, _ name: String, of object: AnyObject) -> Setting {
        let setter = Selector("set\(name.prefix(1).uppercased())\(name.dropFirst()):")
        if setter.isFound(in: object) {
            let isDone = InterfaceValue.forms(of: value).contains { setter.set($0, of: object) }
            return isDone ? .done : .wrongType
        }
        guard let property = UIKitConnections.property(name, of: object) else { return .noProperty }
        return property.set(object, value) ? .done : .wrongType
    }

    /// Calls the action of a selector; returns whether the object has it.
    @discardableResult
    static func perform(_ selector: String, on object: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
        guard hasAction(selector, object) else { return false }
        Selector(selector).send(to: object, [sender, event ?? UIEvent()])
        return true
    }

    /// Whether the object has the action of a selector.
    static func hasAction(_ selector: String, _ object: AnyObject) -> Bool { Selector(selector).isFound(in: object) }
}
