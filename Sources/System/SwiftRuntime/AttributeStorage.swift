package import Foundation

/// The object in which Foundation stores the attributes of a string.
package enum AttributeStorage {
    /// Releases the attributes of a string that is no longer referenced, if Foundation doesn't.
    package static func release(of string: NSAttributedString) {
        guard let place, isLeaked else { return }
        storage(of: string, at: place)?.release()
    }

    /// The offset in bytes at which a string refers to its storage; `nil` if Foundation stores it elsewhere.
    private static let place: Int? = {
        let string = NSAttributedString(string: " ")
        var mirror: Mirror? = Mirror(reflecting: string)
        while let current = mirror, current.subjectType != NSAttributedString.self { mirror = current.superclassMirror }
        guard let storage = mirror?.descendant("_attributeArray") as? OpaquePointer else { return nil }
        let object = UnsafeRawPointer(Unmanaged.passUnretained(string).toOpaque())
        let word = MemoryLayout<UInt>.size
        return (1..<8).map { $0 * word }.first {
            object.load(fromByteOffset: $0, as: UInt.self) == UInt(bitPattern: storage)
        }
    }()

    /// Whether the storage of a string outlives the string.
    private static let isLeaked: Bool = {
        guard let place else { return false }
        var string: NSAttributedString? = NSAttributedString(string: " ")
        var storage = string.flatMap { Self.storage(of: $0, at: place)?.takeUnretainedValue() }
        string = nil
        return storage != nil && !isKnownUniquelyReferenced(&storage)
    }()

    private static func storage(of string: NSAttributedString, at place: Int) -> Unmanaged<AnyObject>? {
        UnsafeRawPointer(Unmanaged.passUnretained(string).toOpaque())
            .load(fromByteOffset: place, as: UnsafeRawPointer?.self).map { .fromOpaque($0) }
    }
}
