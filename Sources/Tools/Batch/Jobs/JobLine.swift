internal import Files
internal import Foundation

/// A line of a jobs file, not yet parsed.
package struct JobLine: Sendable {
    /// Counted from 1.
    package var number: Int

    /// Without the line break; empty if the line is longer than ``maximumLength``.
    package var bytes: [UInt8]

    /// Whether the line is too long.
    package var isTooLong = false

    package init(number: Int, bytes: [UInt8], isTooLong: Bool = false) {
        self.number = number
        self.bytes = bytes
        self.isTooLong = isTooLong
    }

    /// The maximum length of a line in bytes, which is that of a conversation file.
    package static let maximumLength = 64 * 1_048_576

    /// The digest of all bytes, so that a differently written job counts as different.
    var digest: SHA256 { SHA256(bytes) }
}
