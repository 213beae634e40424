import Foundation
import Comparison
import Goldens
import HeadlessUIKit

/// The functions that write, read and compare values of one kind.
public struct Diffing<Value> {
    /// Returns the bytes of a golden for a value.
    public var toData: (Value) -> Data

    /// Returns the value in a golden's bytes.
    public var fromData: (Data) -> Value

    /// Describes the difference between the expected value and the actual one; `nil` if there is none. Attachments are
    /// left out of reports, see ``XCTAttachment``.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// The tolerance for pictures, which are compared together with their frames rather than by the closures.
    var tolerance: PictureTolerance?

    /// Creates a comparison from its functions.
    public init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
        diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A file that a comparison adds to its message.
///
/// XCTest on Linux has no attachments, so this one isn't shown: a failure's files are in the run's folder, and their
/// paths are in the message.
public struct XCTAttachment: Sendable {
    /// When XCTest removes the file. Has no effect here.
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    /// The name of the file.
    public var name: String?

    /// Has no effect here.
    public var lifetime = Lifetime.deleteOnSuccess

    /// The bytes of the file.
    public let data: Data

    /// The type of the file, such as `public.png`.
    public let uniformTypeIdentifier: String?

    /// Creates an attachment of bytes.
    public init(data: Data, uniformTypeIdentifier: String? = nil) {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
    }

    /// Creates an attachment of a text in UTF-8.
    public init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }

    /// Creates an attachment of a picture, as a PNG.
    public init(image: UIImage) {
        self.init(data: Diffing<UIImage>.image.toData(image), uniformTypeIdentifier: "public.png")
    }
}

extension Diffing where Value == Data {
    /// Compares bytes; the message has the first difference.
    public static var data: Diffing {
        Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
            guard old != new else { return nil }
            let sizes = old.count == new.count ? "\(old.count) bytes each" : "\(old.count) and \(new.count) bytes"
            let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
            return ("The data differ, starting at byte \(place) (\(sizes))", [])
        }
    }
}

extension Diffing where Value == String {
    /// Compares texts line by line; the message is a unified diff.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            guard old != new else { return nil }
            return (UnifiedDifference(from: old, to: new).description, [])
        }
    }
}
