/// The appearances of a bar: copies of those that were set, as in UIKit.
@MainActor
final class AppearanceSlots<Appearance: UIBarAppearance> {
    /// The situation that an appearance is for.
    enum Slot { case standard, scrollEdge, compact, compactScrollEdge }

    /// Called when an appearance was set or has changed.
    var changed: () -> Void = {}

    private var appearances: [Slot: Appearance] = [:]

    /// The appearance for a situation, if one was set.
    subscript(slot: Slot) -> Appearance? {
        get { appearances[slot] }
        set {
            appearances[slot] = newValue.map(copy)
            changed()
        }
    }

    /// The standard appearance; by default, the system's.
    var standard: Appearance {
        get {
            if let appearance = appearances[.standard] { return appearance }
            let appearance = copy(Appearance())
            appearances[.standard] = appearance
            return appearance
        }
        set { self[.standard] = newValue }
    }

    private func copy(_ appearance: Appearance) -> Appearance {
        let copy = type(of: appearance).init(barAppearance: appearance)
        copy.changed = { [weak self] in self?.changed() }
        return copy
    }

    /// Returns an appearance without its background and its shadow line.
    static func withoutBackground(_ appearance: Appearance) -> Appearance {
        let copy = Appearance(barAppearance: appearance)
        copy.configureWithTransparentBackground()
        return copy
    }
}
