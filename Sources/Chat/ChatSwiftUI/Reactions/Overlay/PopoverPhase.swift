import HeadlessSwiftUI

/// The moment of a popover's animation that a still shows.
package enum PopoverPhase {
    /// The first moment: there is the message alone, and the screen behind it isn't blurred.
    case opening
    case open
}

extension EnvironmentValues {
    /// The moment of the animation with which the reactions to choose from and the actions on a message appear.
    package var popoverPhase: PopoverPhase {
        get { self[PopoverPhaseKey.self] }
        set { self[PopoverPhaseKey.self] = newValue }
    }
}

private enum PopoverPhaseKey: EnvironmentKey {
    static var defaultValue: PopoverPhase { .open }
}
