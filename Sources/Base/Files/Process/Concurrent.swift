package import Foundation

/// A value that a thread of its own makes, while other work goes on.
package final class Concurrent<Value>: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    // Written before `done` is signaled, and read after.
    private var result: Result<Value, any Error>?

    package init(_ body: @escaping @Sendable () throws -> Value) {
        Thread.detachNewThread { [self] in
            result = Result { try body() }
            done.signal()
        }
    }

    /// Waits for the value, as often as it is called.
    package var value: Value {
        get throws {
            done.wait()
            done.signal()
            guard let result else { preconditionFailure("the thread has ended without a result") }
            return try result.get()
        }
    }
}
