/// Finds types that are declared within others, by their names at run time.
package enum NestedTypes {
    /// Returns the enumeration of a name that is nested in a type; `nil` if there is none. Private types aren't found.
    package static func enumeration(_ name: String, in type: Any.Type) -> Any.Type? {
        _mangledTypeName(type).flatMap { _typeByName("\($0)\(name.utf8.count)\(name)O") }
    }
}
