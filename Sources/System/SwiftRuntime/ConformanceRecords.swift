internal import CSwiftRuntime

/// The types that conform to a protocol, according to the compiler's records in the images of the process.
package enum ConformanceRecords {
    /// A conforming type, by its descriptor.
    package struct Conformer {
        fileprivate let descriptor: UnsafePointer<TypeDescriptor>

        /// The module that declares the type.
        package var module: String {
            var context = descriptor
            while let parent = messageshot_parent(context) { context = parent }
            return String(cString: messageshot_name(context))
        }

        /// The unqualified name of the type.
        package var name: String { String(cString: messageshot_name(descriptor)) }

        /// The type; `nil` for a generic type.
        package var type: Any.Type? {
            messageshot_metatype(descriptor).map { unsafeBitCast($0, to: Any.Type.self) }
        }
    }

    /// Returns the structures, classes and enumerations of all loaded images that conform to a protocol, in no order.
    ///
    /// - Parameter type: The existential type of the protocol, such as `(any View).self`.
    package static func conformers(to type: Any.Type) -> [Conformer] {
        var found: [Conformer] = []
        withUnsafeMutablePointer(to: &found) { found in
            messageshot_each_conformer(
                unsafeBitCast(type, to: UnsafeRawPointer.self),
                { type, found in
                    guard let type, let found else { return }
                    found.assumingMemoryBound(to: [Conformer].self).pointee.append(Conformer(descriptor: type))
                }, found)
        }
        return found
    }
}
