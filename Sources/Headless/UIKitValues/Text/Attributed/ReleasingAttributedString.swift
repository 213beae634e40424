import Foundation

/// An attributed string that gives back its attributes when it goes.
///
/// Foundation for Linux keeps them for good: 350 bytes and the fonts of every string that was ever made (Swift 6.1). What
/// views and texts make for themselves is of this class.
package final class ReleasingAttributedString: NSMutableAttributedString {
    deinit { AttributeStorage.release(of: self) }

    /// Creates a string from pieces, each with its attributes. A long string is slow to append to.
    package convenience init(pieces: [(text: String, attributes: [NSAttributedString.Key: Any])]) {
        self.init(string: pieces.map(\.text).joined())
        var location = 0
        for (text, attributes) in pieces {
            let length = text.utf16.count
            setAttributes(attributes, range: NSRange(location: location, length: length))
            location += length
        }
    }

    override package func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = ReleasingAttributedString(string: (string as NSString).substring(with: range))
        enumerateAttributes(in: range) { attributes, place, _ in
            part.setAttributes(
                attributes, range: NSRange(location: place.location - range.location, length: place.length))
        }
        return part
    }

    override package func copy(with zone: NSZone? = nil) -> Any { ReleasingAttributedString(attributedString: self) }

    override package func mutableCopy(with zone: NSZone? = nil) -> Any { copy(with: zone) }
}

/// The object in which Foundation keeps the attributes of a string.
enum AttributeStorage {
    /// Releases the attributes of a string of which nobody knows any more, where Foundation doesn't.
    static func release(of string: NSAttributedString) {
        guard let place, isLeaked else { return }
        storage(of: string, at: place)?.release()
    }

    /// How many bytes behind the beginning of a string its storage is named; `nil` if Foundation keeps it elsewhere.
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

    /// Whether the storage of a string is still held when the string has gone.
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
