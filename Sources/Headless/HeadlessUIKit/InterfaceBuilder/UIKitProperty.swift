/// A property of UIKit's classes that connections and runtime attributes set by its name.
@MainActor
struct UIKitProperty {
    let name: String

    /// Sets the property of an object; returns whether it can have the value.
    let set: @MainActor (AnyObject, Any?) -> Bool

    /// A property with its key path. It may be optional, weak, or an array.
    static func property<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> UIKitProperty {
        kept(name) { (owner: Owner, value) in owner[keyPath: path] = value }
    }

    /// A property that UIKit keeps for the app and may never read.
    static func kept<Owner: AnyObject, Value>(
        _ name: String, _ set: @escaping @MainActor (Owner, Value) -> Void
    ) -> UIKitProperty {
        UIKitProperty(name: name) { owner, value in
            guard let owner = owner as? Owner, let value: Value = InterfaceValue.cast(value) else { return false }
            set(owner, value)
            return true
        }
    }
}
