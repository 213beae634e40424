/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// The side on which lines start.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// The layout direction as a trait, which may be unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// How a view's content relates to the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The amount of space on an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6
}

public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}

public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// Whether bold text is preferred. Text isn't made bold automatically.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}

/// The color gamut of the screen.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}

/// Whether the window is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// An object with traits: a view, a view controller or the screen.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
