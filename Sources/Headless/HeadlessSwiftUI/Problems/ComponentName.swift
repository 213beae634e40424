import Frames
import Synchronization

/// The names of views and modifiers in frames and problems: their types without generic arguments.
package enum ComponentName {
    private static let known = Mutex<[ObjectIdentifier: (name: String, isKit: Bool)]>([:])

    /// Returns a type's name, such as `MessageContainerView` for `MessageContainerView<CustomFactory>`.
    package static func name(of type: Any.Type) -> String { entry(of: type).name }

    /// Whether a type belongs to SwiftUI.
    static func isKit(_ type: Any.Type) -> Bool { entry(of: type).isKit }

    private static func entry(of type: Any.Type) -> (name: String, isKit: Bool) {
        known.withLock { known in
            if let entry = known[ObjectIdentifier(type)] { return entry }
            let entry = (
                name: String(String(describing: type).prefix { $0 != "<" }),
                isKit: String(reflecting: type).hasPrefix("HeadlessSwiftUI.")
            )
            known[ObjectIdentifier(type)] = entry
            return entry
        }
    }
}

extension Frame.Origin {
    /// Creates the origin of the frame of a view or modifier.
    init(of type: Any.Type) {
        self.init(
            type: ComponentName.name(of: type), maker: ComponentName.isKit(type) ? .swiftUI : .component)
    }
}

extension BuildContext {
    /// The view or modifier whose body is being evaluated.
    package var componentName: String { Self.componentName(component) }

    /// The origin of the frame around the content of the body.
    var componentOrigin: Frame.Origin { component.map(Frame.Origin.init(of:)) ?? Frame.Origin(type: componentName) }

    static func componentName(_ component: Any.Type?) -> String {
        component.map(ComponentName.name) ?? "the root view"
    }

    /// Returns the qualified name of a wrapped property, such as `Row.isOpen`.
    ///
    /// - Parameter name: The name of the storage, with an underscore.
    static func propertyName(_ name: String, of component: Any.Type?) -> String {
        "\(componentName(component)).\(name.propertyName)"
    }
}
