internal import SwiftRuntime
import Synchronization

/// Connects the properties of views with storage that outlives the view.
///
/// The runtime's field records of a struct give the name, offset and type of each property. Properties are written in
/// place, so that two uses of one view value never affect each other, as shared boxes would.
enum DynamicProperties {
    /// A field that is a dynamic property. It never changes; the metatype alone isn't sendable.
    private struct Field: @unchecked Sendable {
        let name: String
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private static let fields = Mutex<[ObjectIdentifier: [Field]]>([:])

    /// Connects the dynamic properties of a view or modifier, and calls their `update()`.
    ///
    /// - Returns: Whether each found what it needs. If not, that has been reported, and the body must not be evaluated.
    @MainActor @discardableResult
    static func connect<Owner>(_ owner: inout Owner, in context: BuildContext) -> Bool {
        if Owner.self is AnyObject.Type { reportClass(in: context) }
        let fields = fields(of: Owner.self)
        guard !fields.isEmpty else { return true }
        context.store.lacksObject = false
        connect(fields, of: &owner, in: context)
        return !context.store.lacksObject
    }

    private static func reportClass(in context: BuildContext) {
        context.store.report(
            "\(context.componentName) is a class: its states, environment values and objects can't be stored. Views must "
                + "be structs.")
    }

    /// Connects the properties nested in another one.
    @MainActor
    static func connectNested<Owner>(_ owner: inout Owner, in context: BuildContext) {
        connect(fields(of: Owner.self), of: &owner, in: context)
    }

    @MainActor
    private static func connect<Owner>(_ fields: [Field], of owner: inout Owner, in context: BuildContext) {
        withUnsafeMutablePointer(to: &owner) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for (number, field) in fields.enumerated() {
                connect(field.type, at: base + field.offset, name: field.name, in: context.property(number))
            }
        }
    }

    @MainActor
    private static func connect<Property: DynamicProperty>(
        _ type: Property.Type, at pointer: UnsafeMutableRawPointer, name: String, in context: BuildContext
    ) {
        let property = pointer.assumingMemoryBound(to: Property.self)
        property.pointee._connect(as: name, in: context)
        // `update()` must not access what is missing either.
        if !context.store.lacksObject { property.pointee.update() }
    }

    private static func fields(of owner: Any.Type) -> [Field] {
        let key = ObjectIdentifier(owner)
        if let known = fields.withLock({ $0[key] }) { return known }
        let found = StoredProperty.all(of: owner).compactMap { property in
            (property.type as? any DynamicProperty.Type).map {
                Field(name: property.name, offset: property.offset, type: $0)
            }
        }
        fields.withLock { $0[key] = found }
        return found
    }
}

/// A property of a view whose value comes from outside the view.
public protocol DynamicProperty {
    /// Called before the body is evaluated, when the property is connected.
    mutating func update()

    /// Connects the property. Applications never implement this: the default connects nested properties.
    @MainActor
    mutating func _connect(as name: String, in context: BuildContext)
}

extension DynamicProperty {
    public mutating func update() {}

    @MainActor
    public mutating func _connect(as name: String, in context: BuildContext) {
        DynamicProperties.connectNested(&self, in: context)
    }
}
