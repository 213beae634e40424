internal import CSwiftRuntime

/// The types that conform to a protocol, as the compiler has written them down in the images of the process.
package enum ConformanceRecords {
    /// A type that conforms, by its description.
    package struct Conformer {
        fileprivate let descriptor: UnsafePointer<TypeDescriptor>

        /// The module that the type is declared in.
        package var module: String {
            var context = descriptor
            while let parent = messageshot_parent(context) { context = parent }
            return String(cString: messageshot_name(context))
        }

        /// The name of the type alone.
        package var name: String { String(cString: messageshot_name(descriptor)) }

        /// The type; `nil` for one with parameters, of which there are many.
        package var type: Any.Type? {
            messageshot_metatype(descriptor).map { unsafeBitCast($0, to: Any.Type.self) }
        }
    }

    /// The types of structures, classes and enumerations of all loaded images that conform to a protocol, in no order.
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
