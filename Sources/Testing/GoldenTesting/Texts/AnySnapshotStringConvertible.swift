import Foundation
import HeadlessUIKit

/// A type with a custom description in dumps, see `Snapshotting.dump`.
///
/// The description should be the same in every run: dates in a fixed time zone, no memory addresses.
public protocol AnySnapshotStringConvertible {
    /// Whether the value's members are shown below its description.
    static var renderChildren: Bool { get }

    /// The description, which replaces the value in the dump.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// By default, only the description is shown.
    public static var renderChildren: Bool { false }
}

extension String: AnySnapshotStringConvertible {
    /// The text in quotation marks, on one line: a line break is `\n`.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// The text in quotation marks, on one line: a line break is `\n`.
    public var snapshotDescription: String { debugDescription }
}

extension Character: AnySnapshotStringConvertible {
    /// The character in quotation marks.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// The number of bytes.
    public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
    /// The date and time in UTC, to the second: `2024-05-01T09:30:00Z`.
    public var snapshotDescription: String { formatted(.iso8601) }
}

extension URL: AnySnapshotStringConvertible {
    /// The URL; a relative one is followed by its base.
    public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The object's description without its memory address.
    public var snapshotDescription: String { debugDescription.withoutAddresses }
}

extension String {
    /// The text without memory addresses, which differ in every run.
    var withoutAddresses: String {
        replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
    }
}
