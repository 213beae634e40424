internal import Foundation

/// Why a batch can't begin or go on: one line.
package struct BatchError: Error, CustomStringConvertible {
    /// What is wrong, where, and what would be right.
    package var description: String

    /// Whether the machine is at fault and not what was asked of it.
    package var isMachineFailure: Bool

    /// Whether nobody reads the results any more.
    package var isClosedPipe: Bool

    package init(_ description: String, isMachineFailure: Bool = false, isClosedPipe: Bool = false) {
        self.description = description
        self.isMachineFailure = isMachineFailure
        self.isClosedPipe = isClosedPipe
    }

    /// An error of the system, with its own words for `errno`.
    static func system(_ what: String, _ code: Int32 = errno) -> BatchError {
        BatchError("\(what): \(String(cString: strerror(code)))", isMachineFailure: true, isClosedPipe: code == EPIPE)
    }
}
