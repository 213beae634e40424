internal import SwiftRuntime
import Synchronization

/// Connects the properties of views with what lives longer than the view.
///
/// The runtime's records of a struct's fields give name, place and type of each. Properties are written where they
/// stand: two uses of one view value then never write into each other, as boxes shared by copies would.
enum DynamicProperties {
    /// A field of a view that is a dynamic property. It never changes; the metatype alone isn't sendable by itself.
    private struct Field: @unchecked Sendable {
        let name: String
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private static let fields = Mutex<[ObjectIdentifier: [Field]]>([:])

    /// Connects the dynamic properties of a view or modifier, and calls `update()` of those that have it.
    ///
    /// - Returns: Whether each found what it needs. If not, it has been reported, and the body must not be asked for.
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
            "\(context.componentName) is a class: its states, environment values and objects have no place. Views must "
                + "be structs.")
    }

    /// Connects the properties inside another one.
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
        // What is missing must not be asked for in `update()` either.
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

/// A property of a view that gets its value from outside the view.
public protocol DynamicProperty {
    /// Called before the body is asked for, when the property is connected.
    mutating func update()

    /// Connects the property. Applications never write this: the default connects the properties inside this one.
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
