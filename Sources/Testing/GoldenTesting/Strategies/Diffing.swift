import Foundation
import Comparison
import Goldens
import HeadlessUIKit

/// How two values of one kind are written, read and compared.
public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value

    /// Says what is different between the expected value and the actual one; `nil` if nothing is.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// For pictures, which are compared with their frames, and not through the closures.
    var tolerance: PictureTolerance?

    public init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
        diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// Something that a comparison adds to its message. XCTest on Linux has no attachments: what belongs to a failure lies
/// in the run's folder, and its path is in the message.
public struct XCTAttachment: Sendable {
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess
    public let data: Data
    public let uniformTypeIdentifier: String?

    public init(data: Data, uniformTypeIdentifier: String? = nil) {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
    }

    public init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }

    public init(image: UIImage) {
        self.init(data: Diffing<UIImage>.image.toData(image), uniformTypeIdentifier: "public.png")
    }
}

extension Diffing where Value == Data {
    /// Byte by byte.
    public static var data: Diffing {
        Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
            guard old != new else { return nil }
            let sizes = old.count == new.count ? "\(old.count) bytes each" : "\(old.count) and \(new.count) bytes"
            let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
            return ("The data differ from byte \(place) on (\(sizes))", [])
        }
    }
}

extension Diffing where Value == String {
    /// Line by line; the message has the hunks of a unified diff.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            guard old != new else { return nil }
            return (UnifiedDifference(from: old, to: new).description, [])
        }
    }
}
