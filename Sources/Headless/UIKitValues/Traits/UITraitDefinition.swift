/// A trait: the type of its values, and the default one.
///
///     struct DensityTrait: UITraitDefinition {
///         static let defaultValue = 1.0
///     }
public protocol UITraitDefinition {
    associatedtype Value

    /// The value of an unspecified trait.
    static var defaultValue: Value { get }

    /// The name of the trait in descriptions.
    static var name: String { get }

    /// The unique name of the trait.
    static var identifier: String { get }

    /// Whether colors depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait's definition.
public typealias UITrait = any UITraitDefinition.Type

// MARK: - UIKit's traits

/// The light or dark appearance.
public struct UITraitUserInterfaceStyle: StoredTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The size of text.
public struct UITraitPreferredContentSizeCategory: StoredTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The side on which lines start.
public struct UITraitLayoutDirection: StoredTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Pixels per point.
public struct UITraitDisplayScale: StoredTrait {
    public static var defaultValue: CGFloat { 0 }
    package static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The amount of horizontal space.
public struct UITraitHorizontalSizeClass: StoredTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The amount of vertical space.
public struct UITraitVerticalSizeClass: StoredTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: StoredTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Whether the content is elevated above other content.
public struct UITraitUserInterfaceLevel: StoredTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Whether increased contrast is preferred.
public struct UITraitAccessibilityContrast: StoredTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Whether bold text is preferred.
public struct UITraitLegibilityWeight: StoredTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The color gamut of the screen.
public struct UITraitDisplayGamut: StoredTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// Whether the window is active.
public struct UITraitActiveAppearance: StoredTrait {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
