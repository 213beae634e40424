/// Views that wait to be reused, by identifier, and the factories of new ones.
///
/// An index path that becomes visible again gets the same view, so that a reload changes only what the data changes.
@MainActor
struct ReusePool<View: UIView, Position: Equatable> {
    private var factories: [String: () -> View] = [:]
    private var waiting: [String: [(view: View, position: Position)]] = [:]

    mutating func register(_ identifier: String, _ factory: (() -> View)?) {
        factories[identifier] = factory
        waiting[identifier] = nil
    }

    func isRegistered(_ identifier: String) -> Bool { factories[identifier] != nil }

    /// Returns a waiting view with the identifier, if there is one: that of the same index path, or else the latest.
    mutating func takeReusable(_ identifier: String, for position: Position?) -> View? {
        guard let views = waiting[identifier], !views.isEmpty else { return nil }
        let index = views.lastIndex { $0.position == position } ?? views.endIndex - 1
        return waiting[identifier]?.remove(at: index).view
    }

    /// Returns a new view, or `nil` if nothing is registered under the identifier.
    func make(_ identifier: String) -> View? { factories[identifier]?() }

    /// Stores a view that is no longer visible.
    mutating func recycle(_ view: View, _ identifier: String?, from position: Position) {
        view.removeFromSuperview()
        if let identifier { waiting[identifier, default: []].append((view, position)) }
    }
}

/// The reuse identifier of the cell under construction.
///
/// A cell's class is only known at run time, and only `init()` is sure to exist; this passes the identifier to its
/// other initializers.
@MainActor
enum PendingReuseIdentifier {
    private(set) static var current: String?

    static func with<Cell>(_ identifier: String, make: () -> Cell) -> Cell {
        let before = current
        current = identifier
        defer { current = before }
        return make()
    }
}
