internal import Dispatch
package import Kit

/// Runs a session, one call after the other, without blocking the server.
///
/// The session is made on the queue and never leaves it, which makes this class safe to share.
final class SessionQueue: @unchecked Sendable {
    private let queue = DispatchQueue(label: "previews")
    private let session: any PreviewDrawing

    /// The calls that run or wait.
    private let running = InterruptionList()

    init(_ session: sending any PreviewDrawing) { self.session = session }

    /// Calls the session.
    ///
    /// - Throws: An error of `body`; `CancellationError` if the call was interrupted.
    func call<Result: Sendable>(
        _ body: @escaping @Sendable (any PreviewDrawing, Interruption) throws -> Result
    ) async throws -> Result {
        let (number, interruption) = running.add()
        defer { running.remove(number) }
        return try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in
                continuation.resume(with: Swift.Result { try body(session, interruption) })
            }
        }
    }

    /// Ends the calls that run or wait.
    func interrupt() { running.interruptAll() }
}
