internal import Files
internal import Foundation

/// The error that stops a batch: one line.
package struct BatchError: Error, CustomStringConvertible {
    /// The problem, its location and the expected content.
    package var description: String

    /// Whether it is a system error rather than invalid input.
    package var isMachineFailure: Bool

    /// Whether the reader of the results has closed the pipe.
    package var isClosedPipe: Bool

    package init(_ description: String, isMachineFailure: Bool = false, isClosedPipe: Bool = false) {
        self.description = description
        self.isMachineFailure = isMachineFailure
        self.isClosedPipe = isClosedPipe
    }

    /// A system error with the text for `errno`.
    static func system(_ what: String, _ code: Int32 = errno) -> BatchError {
        BatchError("\(what): \(String(cString: strerror(code)))", isMachineFailure: true, isClosedPipe: code == EPIPE)
    }

    /// Runs `body`, and throws its system error as one that stops the batch.
    static func rethrowing<Value>(_ body: () throws(FileError) -> Value) throws(BatchError) -> Value {
        do {
            return try body()
        } catch {
            throw BatchError(error.description, isMachineFailure: true)
        }
    }
}
