internal import Dispatch
internal import Foundation

extension MainQueue {
    /// Waits for an asynchronous function of the main actor.
    ///
    /// - Parameters:
    ///   - name: The function, for the error.
    ///   - seconds: The time limit. Inside of a task on the main queue, the function can't go on once it has to wait.
    /// - Throws: The function's error, or ``TimeLimitError``.
    package static func waiting<Result>(
        for name: String, seconds: Double = 10, _ body: @escaping @MainActor () async throws -> Result
    ) throws -> Result {
        let outcome = Outcome<Result>()
        nonisolated(unsafe) let body = body
        Task { @MainActor in
            do { outcome.set(.success(try await body())) } catch { outcome.set(.failure(error)) }
        }
        let end = Date(timeIntervalSinceNow: seconds)
        while outcome.value == nil, Date() < end {
            guard Thread.isMainThread else {
                outcome.wait(until: end)
                break
            }
            if !RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) {
                Thread.sleep(forTimeInterval: 0.001)
            }
        }
        guard let result = outcome.value else { throw TimeLimitError(function: name, seconds: seconds) }
        return try result.get()
    }

    /// A function that didn't return in time.
    package struct TimeLimitError: Error, CustomStringConvertible {
        let function: String
        let seconds: Double

        package var description: String { "\(function) didn't return within \(seconds) seconds" }
    }

    /// The result of a task, which another thread waits for. The waiting thread is its only owner afterwards.
    private final class Outcome<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private let semaphore = DispatchSemaphore(value: 0)
        private var stored: Result<Value, any Error>?

        var value: Result<Value, any Error>? { lock.withLock { stored } }

        func set(_ result: Result<Value, any Error>) {
            lock.withLock { stored = result }
            semaphore.signal()
        }

        func wait(until end: Date) { _ = semaphore.wait(timeout: .now() + end.timeIntervalSinceNow) }
    }
}
