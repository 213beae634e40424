/// Views that wait to be shown again, by identifier, and how to make new ones.
///
/// A place that is shown again gets the view that it had before, so that a reload changes only what the data changes.
@MainActor
struct ReusePool<View: UIView, Place: Equatable> {
    private var factories: [String: () -> View] = [:]
    private var waiting: [String: [(view: View, place: Place)]] = [:]

    mutating func register(_ identifier: String, _ factory: (() -> View)?) {
        factories[identifier] = factory
        waiting[identifier] = nil
    }

    func isRegistered(_ identifier: String) -> Bool { factories[identifier] != nil }

    /// Returns a view that waits under the identifier, if there is one: that of the place, or else the last that came.
    mutating func takeWaiting(_ identifier: String, for place: Place?) -> View? {
        guard let views = waiting[identifier], !views.isEmpty else { return nil }
        let index = views.lastIndex { $0.place == place } ?? views.endIndex - 1
        return waiting[identifier]?.remove(at: index).view
    }

    /// Returns a new view, or `nil` if nothing is registered under the identifier.
    func make(_ identifier: String) -> View? { factories[identifier]?() }

    /// Keeps a view that is no longer shown at its place.
    mutating func recycle(_ view: View, _ identifier: String?, from place: Place) {
        view.removeFromSuperview()
        if let identifier { waiting[identifier, default: []].append((view, place)) }
    }
}

/// The identifier of the cell that is being made.
///
/// A cell's class is only known at run time, and of its initializers only `init()` is sure to be there;
/// the identifier reaches the others through it.
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
