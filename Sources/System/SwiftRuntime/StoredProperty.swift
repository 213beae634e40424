@_spi(Reflection) import Swift

/// A stored property of a type, from the runtime's field records.
package struct StoredProperty {
    private let cName: UnsafePointer<CChar>

    /// The offset of the property in a value, in bytes.
    package let offset: Int

    package let type: Any.Type

    package var name: String { String(cString: cName) }

    /// Returns the stored properties of a struct in order of declaration. Classes and enumerations have none that could
    /// be written in place.
    package static func all(of type: Any.Type) -> [StoredProperty] {
        var found: [StoredProperty] = []
        _ = _forEachField(of: type, options: []) { name, offset, type, _ in
            found.append(StoredProperty(cName: name, offset: offset, type: type))
            return true
        }
        return found
    }
}
