public import Dispatch
internal import Rendering

/// The loading state of a controller's data.
public enum DataControllerState: Hashable, Sendable {
    /// Before loading; loaded from cache; loaded from the server; or failed.
    case initialized, localDataFetched, remoteDataFetched, localDataFetchFailed, remoteDataFetchFailed
}

/// The base class of controllers that show data in memory.
public class DataController {
    /// The loading state of a controller's data.
    public typealias State = DataControllerState

    /// The loading state of the data. `synchronize` loads data in memory immediately.
    public var state: DataControllerState

    /// Always the main queue, on which delegates and completions are called before an action returns.
    public var callbackQueue = DispatchQueue.main

    /// Whether the state was given when the controller was created.
    private let isGivenState: Bool

    /// - Parameter state: A constant state; `nil` for the one that `synchronize` sets.
    init(state: DataControllerState?) {
        self.state = state ?? .initialized
        isGivenState = state != nil
    }

    /// Loads the data from memory.
    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: nil, completion)
    }

    func finishSynchronizing(with error: (any Error)?, _ completion: (((any Error)?) -> Void)?) {
        let loaded = error == nil ? DataControllerState.remoteDataFetched : .remoteDataFetchFailed
        if !isGivenState, loaded != state {
            state = loaded
            stateDidChange()
        }
        answer(error, completion)
    }

    /// Finishes an action. An error without a completion is reported as a problem.
    func answer(_ problem: (any Error)?, _ completion: (((any Error)?) -> Void)?) {
        if let problem, completion == nil { RenderProblems.report(.oncePerRun, "\(problem)") }
        completion?(problem)
    }

    /// Notifies the delegate of a new ``state``.
    func stateDidChange() {}
}

/// A delegate that is notified of the loading state of a controller.
public protocol DataControllerStateDelegate: AnyObject {
    /// Called when ``DataController/state`` has changed.
    func controller(_ controller: DataController, didChangeState state: DataController.State)
}

extension DataControllerStateDelegate {
    /// Does nothing.
    public func controller(_ controller: DataController, didChangeState state: DataController.State) {}
}
