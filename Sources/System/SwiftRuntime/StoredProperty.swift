@_spi(Reflection) import Swift

/// A stored property of a type, as the runtime's field records have it.
package struct StoredProperty {
    private let cName: UnsafePointer<CChar>

    /// How many bytes behind the beginning of a value the property is.
    package let offset: Int

    package let type: Any.Type

    package var name: String { String(cString: cName) }

    /// The stored properties of a struct, in the order in which they are declared. Classes and enumerations have none
    /// that could be written in place.
    package static func all(of type: Any.Type) -> [StoredProperty] {
        var found: [StoredProperty] = []
        _ = _forEachField(of: type, options: []) { name, offset, type, _ in
            found.append(StoredProperty(cName: name, offset: offset, type: type))
            return true
        }
        return found
    }
}
