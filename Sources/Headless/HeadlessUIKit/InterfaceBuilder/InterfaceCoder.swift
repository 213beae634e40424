import Foundation
import InterfaceBuilder

/// The coder that initializers of views and controllers are called with: it has an element of a file.
///
/// UIKit's own classes read their properties from the element. For keys of an app, it has no values.
final class InterfaceCoder: NSCoder {
    let reader: InterfaceReader

    init(_ reader: InterfaceReader) {
        self.reader = reader
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// The element of a storyboard or nib that is being decoded; `nil` for other coders.
    final var interface: InterfaceReader? { (self as? InterfaceCoder)?.reader }

    /// Reads an object's properties from the element of a storyboard or nib; other coders have none. Those that depend
    /// on size classes are read again when these change.
    @MainActor
    final func decode<Object: AnyObject>(
        _ object: Object, _ decoding: @escaping (Object) -> (InterfaceReader) -> Void
    ) {
        interface?.decode(object, decoding)
    }
}
