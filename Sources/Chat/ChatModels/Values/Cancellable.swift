/// An operation that can be canceled. In memory, operations complete at once, so there is nothing left to cancel.
public protocol Cancellable {
    /// Cancels the operation.
    func cancel()
}
