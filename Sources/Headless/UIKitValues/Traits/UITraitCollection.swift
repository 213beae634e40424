import Frames
import Rendering

/// The environment of a view: light or dark appearance, text size, layout direction, scale.
open class UITraitCollection: NSObject, @unchecked Sendable {
    package let values: TraitValues

    package init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// The value of a trait; its default if unspecified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values.value(of: trait) }

    // MARK: Creating

    /// Creates a collection without specified traits.
    override public convenience init() {
        self.init(TraitValues())
    }

    private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var values = TraitValues()
        values[keyPath: path] = value
        self.init(values)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    public convenience init(displayScale: CGFloat) {
        self.init(\.displayScale, displayScale)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, userInterfaceIdiom)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, activeAppearance)
    }

    /// Creates a collection of one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        var values = TraitValues()
        values.set(value, of: trait)
        self.init(values)
    }

    /// Creates a collection from several; for each trait, the last one that specifies it applies.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in collections { values.merge(collection.values) }
        self.init(values)
    }

    /// Creates a collection with the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(Self.mutated(TraitValues(), mutations))
    }

    private static func mutated(
        _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
    ) -> TraitValues {
        var traits: any UIMutableTraits = TraitMutations(values: values)
        mutations(&traits)
        return (traits as? TraitMutations)?.values ?? values
    }

    /// Creates the traits of a phone in portrait orientation, with the given settings.
    package convenience init(_ settings: RenderSettings) {
        var values = TraitValues()
        values.userInterfaceStyle = settings.appearance == .dark ? .dark : .light
        values.preferredContentSizeCategory = UIContentSizeCategory(settings.contentSize)
        values.layoutDirection = settings.direction == .rightToLeft ? .rightToLeft : .leftToRight
        values.displayScale = settings.scale
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.userInterfaceIdiom = .phone
        values.userInterfaceLevel = .base
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        values.displayGamut = .SRGB
        values.activeAppearance = .active
        self.init(values)
    }

    // MARK: Changing

    /// Returns a copy with a closure's changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(Self.mutated(values, mutations))
    }

    /// Returns a copy with another value of a trait.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values.set(value, of: trait)
        return UITraitCollection(values)
    }

    // MARK: Comparing

    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        var merged = values
        merged.merge(other.values)
        return merged == values
    }

    /// Returns whether colors may differ between the two.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        values.hasDifferentColorAppearance(comparedTo: other?.values ?? TraitValues())
    }

    /// UIKit's traits that affect colors.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
            UITraitDisplayGamut.self,
        ]
    }

    /// UIKit's traits that affect the choice of an image's variant.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [
            UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
            UITraitLegibilityWeight.self,
        ]
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    override open var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(layoutDirection)
        hasher.combine(displayScale)
        return hasher.finalize()
    }
}
