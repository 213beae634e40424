internal import Files
internal import Foundation

/// A line of a jobs file, not yet read.
package struct JobLine: Sendable {
    /// Counted from 1.
    package var number: Int

    /// Without the line break; empty if the line is longer than ``maximumLength``.
    package var bytes: [UInt8]

    /// Whether the line is too long to be read.
    package var isTooLong = false

    package init(number: Int, bytes: [UInt8], isTooLong: Bool = false) {
        self.number = number
        self.bytes = bytes
        self.isTooLong = isTooLong
    }

    /// The most bytes of a line: as many as of a conversation file.
    package static let maximumLength = 64 * 1_048_576

    /// Of all bytes, so that a job that is written otherwise is another one.
    var digest: SHA256 { SHA256(bytes) }
}
