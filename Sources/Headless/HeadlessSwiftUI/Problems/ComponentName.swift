import Synchronization

/// The names of views and modifiers in frames and problems: types without their generic arguments.
package enum ComponentName {
    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    /// Returns a type's name, such as `MessageContainerView` for `MessageContainerView<CustomFactory>`.
    package static func name(of type: Any.Type) -> String {
        known.withLock { names in
            if let name = names[ObjectIdentifier(type)] { return name }
            let full = String(describing: type)
            let name = String(full.prefix { $0 != "<" })
            names[ObjectIdentifier(type)] = name
            return name
        }
    }
}

extension BuildContext {
    /// The view or modifier whose body is being built.
    package var componentName: String { Self.componentName(component) }

    static func componentName(_ component: Any.Type?) -> String {
        component.map(ComponentName.name) ?? "the root view"
    }

    /// The name of a wrapped property with its view's, such as `Row.isOpen`.
    ///
    /// - Parameter name: That of the storage, with an underscore.
    static func propertyName(_ name: String, of component: Any.Type?) -> String {
        "\(componentName(component)).\(name.propertyName)"
    }
}
