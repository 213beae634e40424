public import Dispatch
internal import Rendering

/// Where the data of a controller is in being loaded.
public enum DataControllerState: Hashable, Sendable {
    /// Before loading, with what was known before, with what is new, or without either.
    case initialized, localDataFetched, remoteDataFetched, localDataFetchFailed, remoteDataFetchFailed
}

/// What all controllers have that show a part of a client's memory.
public class DataController {
    /// Where the data of a controller is in being loaded.
    public typealias State = DataControllerState

    /// Where the data is in being loaded. In memory it is there at once; a controller that a client made says so after
    /// `synchronize`.
    public var state: DataControllerState

    /// Always the main queue: delegates and completions are called there, before an action returns.
    public var callbackQueue = DispatchQueue.main

    /// Whether the maker of the controller has said where its data is in being loaded.
    private let isGivenState: Bool

    /// - Parameter state: Where the data is in being loaded, for good; `nil` for what `synchronize` loads.
    init(state: DataControllerState?) {
        self.state = state ?? .initialized
        isGivenState = state != nil
    }

    /// Asks for the data, which is in memory.
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

    /// Ends an action. A problem that no completion hears of is told in one line.
    func answer(_ problem: (any Error)?, _ completion: (((any Error)?) -> Void)?) {
        if let problem, completion == nil { RenderProblems.report(.oncePerRun, "\(problem)") }
        completion?(problem)
    }

    /// Tells the delegate of a new ``state``.
    func stateDidChange() {}
}

/// Hears where a controller is in loading its data.
public protocol DataControllerStateDelegate: AnyObject {
    /// Called when ``DataController/state`` has changed.
    func controller(_ controller: DataController, didChangeState state: DataController.State)
}

extension DataControllerStateDelegate {
    /// Does nothing.
    public func controller(_ controller: DataController, didChangeState state: DataController.State) {}
}
