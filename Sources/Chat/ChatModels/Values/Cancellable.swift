/// Something under way that can be given up. In memory all is done at once, so that there is nothing left to give up.
public protocol Cancellable {
    /// Gives it up.
    func cancel()
}
