/// The looks that a bar was given: copies of what was set, as in UIKit.
@MainActor
final class AppearanceSlots<Appearance: UIBarAppearance> {
    /// What a look is for.
    enum Slot { case standard, scrollEdge, compact, compactScrollEdge }

    /// Called when a look was set or has changed.
    var changed: () -> Void = {}

    private var appearances: [Slot: Appearance] = [:]

    /// The look for what has one of its own.
    subscript(slot: Slot) -> Appearance? {
        get { appearances[slot] }
        set {
            appearances[slot] = newValue.map(copy)
            changed()
        }
    }

    /// The look where there is no other one; the system's unless set.
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

    /// Returns a look without its background and its line.
    static func withoutBackground(_ appearance: Appearance) -> Appearance {
        let look = Appearance(barAppearance: appearance)
        look.configureWithTransparentBackground()
        return look
    }
}
