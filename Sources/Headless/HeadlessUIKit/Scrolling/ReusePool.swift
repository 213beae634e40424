/// Views that wait to be shown again, by identifier, and how to make new ones.
@MainActor
struct ReusePool<View: UIView> {
    private var factories: [String: () -> View] = [:]
    private var waiting: [String: [View]] = [:]

    mutating func register(_ identifier: String, _ factory: (() -> View)?) {
        factories[identifier] = factory
        waiting[identifier] = nil
    }

    func isRegistered(_ identifier: String) -> Bool { factories[identifier] != nil }

    /// Returns a view that waits under the identifier, if there is one.
    mutating func takeWaiting(_ identifier: String) -> View? {
        waiting[identifier]?.popLast()
    }

    /// Returns a new view, or `nil` if nothing is registered under the identifier.
    func make(_ identifier: String) -> View? { factories[identifier]?() }

    /// Keeps a view that is no longer shown.
    mutating func recycle(_ view: View, _ identifier: String?) {
        view.removeFromSuperview()
        if let identifier { waiting[identifier, default: []].append(view) }
    }
}

/// The identifier of the cell that is being made.
///
/// A cell's class is only known at run time, and of its initializers only `init()` is sure to be there;
/// the identifier reaches the others through it.
enum PendingReuseIdentifier {
    @TaskLocal static var current: String?
}
