import Frames

/// The surroundings of a view: light or dark, size of text, direction, pixels per point.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Pixels per point; 0 when it is left open.
    public let displayScale: CGFloat
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceIdiom: UIUserInterfaceIdiom

    /// Always the base level.
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    /// Always the normal contrast.
    public var accessibilityContrast: UIAccessibilityContrast { .normal }

    private init(
        style: UIUserInterfaceStyle = .unspecified, contentSize: UIContentSizeCategory = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0,
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        idiom: UIUserInterfaceIdiom = .unspecified
    ) {
        userInterfaceStyle = style
        preferredContentSizeCategory = contentSize
        layoutDirection = direction
        displayScale = scale
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceIdiom = idiom
        super.init()
    }

    /// Creates a collection that leaves everything open.
    override public convenience init() {
        self.init(style: .unspecified)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(contentSize: preferredContentSizeCategory)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }

    public convenience init(displayScale: CGFloat) {
        self.init(scale: displayScale)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(idiom: userInterfaceIdiom)
    }

    /// Creates a collection from several; the last that says something about a trait decides it.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        func last<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait, unless open: Trait) -> Trait {
            collections.last { trait($0) != open }.map(trait) ?? open
        }
        self.init(
            style: last(\.userInterfaceStyle, unless: .unspecified),
            contentSize: last(\.preferredContentSizeCategory, unless: .unspecified),
            direction: last(\.layoutDirection, unless: .unspecified),
            scale: last(\.displayScale, unless: 0),
            horizontal: last(\.horizontalSizeClass, unless: .unspecified),
            vertical: last(\.verticalSizeClass, unless: .unspecified),
            idiom: last(\.userInterfaceIdiom, unless: .unspecified))
    }

    /// Creates the traits of a phone held upright, under the given settings.
    package convenience init(_ settings: RenderSettings) {
        self.init(
            style: settings.appearance == .dark ? .dark : .light,
            contentSize: UIContentSizeCategory(settings.contentSize),
            direction: settings.direction == .rightToLeft ? .rightToLeft : .leftToRight,
            scale: settings.scale, horizontal: .compact, vertical: .regular, idiom: .phone)
    }

    // MARK: Comparing

    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return UITraitCollection(traitsFrom: [self, other]) == self
    }

    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && layoutDirection == other.layoutDirection && displayScale == other.displayScale
            && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && userInterfaceIdiom == other.userInterfaceIdiom
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

extension UITraitCollection {
    @TaskLocal private static var scoped: UITraitCollection?

    /// Views that are drawn from another thread are drawn under the traits of that thread.
    private static let isCarried: Void = MainQueue.carry($scoped)

    /// The traits under which dynamic colours and fonts are resolved: those of the innermost
    /// ``performAsCurrent(_:)``, or else of the render that is under way.
    public static var current: UITraitCollection {
        scoped ?? UITraitCollection(RenderSettings.current)
    }

    /// Runs `actions` with these traits as ``current``. What they leave open is as it was.
    public func performAsCurrent(_ actions: () -> Void) {
        performingAsCurrent(actions)
    }

    /// Runs `body` with these traits as ``current``, and returns its result.
    package func performingAsCurrent<Result>(_ body: () -> Result) -> Result {
        Self.isCarried
        return Self.$scoped.withValue(UITraitCollection(traitsFrom: [.current, self]), operation: body)
    }
}
