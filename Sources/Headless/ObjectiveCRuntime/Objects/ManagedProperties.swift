import Foundation

/// The properties that Core Data implements on iOS, for `@NSManaged`.
extension NSObject {
    private static let managedValues = WeakTable<[String: Any]>([:])

    /// Returns the value of a property. A property that isn't optional must have been set.
    public func managedValue<Value>(_ name: String) -> Value {
        if let value = Self.managedValues[self][name] as? Value { return value }
        if let nothing = Any?.none as? Value { return nothing }
        fatalError("\(type(of: self)).\(name) is read before it is set; on iOS, Core Data has its first value")
    }

    /// Sets the value of a property.
    public func setManagedValue<Value>(_ value: Value, _ name: String) { Self.managedValues[self][name] = value }
}
