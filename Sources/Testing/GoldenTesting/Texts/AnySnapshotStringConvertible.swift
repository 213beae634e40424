import Foundation
import HeadlessUIKit

/// A type with a description of its own in dumps, see `Snapshotting.dump`.
///
/// The description should be the same in every run: a date in a time zone that is always the same, no address in
/// memory.
public protocol AnySnapshotStringConvertible {
    /// Whether the members of the value are shown below its description.
    static var renderChildren: Bool { get }

    /// The description, which stands for the value in the dump.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// Only the description is shown, unless a type says otherwise.
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
    /// The date and the time in Greenwich, to the second: `2024-05-01T09:30:00Z`.
    public var snapshotDescription: String { formatted(.iso8601) }
}

extension URL: AnySnapshotStringConvertible {
    /// The address; that of a relative one is followed by what it is relative to.
    public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The object's own description, without its address in memory.
    public var snapshotDescription: String { debugDescription.withoutAddresses }
}

extension String {
    /// The text without places in memory, which are others in every run.
    var withoutAddresses: String {
        replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
    }
}
