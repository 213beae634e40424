internal import Rendering

extension ChatClient {
    /// Reports a failure that no completion receives.
    ///
    /// - Parameter action: The name of a method with its labels.
    static func report<Value>(_ result: Result<Value, any Error>, of action: String) {
        guard case .failure(let error) = result else { return }
        let name = action.prefix { $0 != "(" }
        RenderProblems.report("\(name) did nothing: \(error)")
    }
}
