internal import Rendering

extension ChatClient {
    /// Tells of a failure whose error nobody is given: what an application asked for hasn't happened.
    ///
    /// - Parameter action: The name of a method with its labels.
    static func report<Value>(_ result: Result<Value, any Error>, of action: String) {
        guard case .failure(let error) = result else { return }
        let name = action.prefix { $0 != "(" }
        RenderProblems.report("\(name) did nothing: \(error)")
    }
}
