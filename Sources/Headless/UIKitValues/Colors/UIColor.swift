import Frames
import Rendering

/// A color, fixed or dependent on traits such as dark mode.
open class UIColor: AttributeValue, @unchecked Sendable {
    private enum Storage {
        case fixed(RGBA)
        case dynamic((UITraitCollection) -> UIColor)
        case pattern(UIImage)
    }

    private let storage: Storage

    package init(_ rgba: RGBA) {
        storage = .fixed(rgba)
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha))
        super.init()
    }

    /// Creates a color from a hue on the color wheel, from 0 to 1, where 0 and 1 are red.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        super.init()
    }

    /// Creates the sRGB color nearest to one of Display P3.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates the color of a `#colorLiteral`, in sRGB.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public init(cgColor: CGColor) {
        storage = cgColor.patternImage.map { .pattern($0) } ?? .fixed(cgColor.rgba)
        super.init()
    }

    /// Creates a color that tiles an image: drawn as a background, and as a fill in a `CGContext`. Elsewhere, it is
    /// black. Reported.
    public init(patternImage image: UIImage) {
        storage = .pattern(image)
        super.init()
    }

    /// The image that the color tiles, if it is a pattern.
    package var patternImage: UIImage? {
        if case .pattern(let image) = storage { image } else { nil }
    }

    /// Creates a copy of another color.
    init(copying other: UIColor) {
        storage = other.storage
        super.init()
    }

    /// Creates a color that is computed for each trait collection.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
        super.init()
    }

    /// Creates a color from its light and its dark value.
    package convenience init(light: RGBA, dark: RGBA) {
        let (lightColor, darkColor) = (UIColor(light), UIColor(dark))
        self.init { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    // MARK: Resolving

    /// Returns the color's components under the given traits.
    public func rgba(in traits: UITraitCollection) -> RGBA {
        switch storage {
        case .fixed(let rgba): rgba
        case .dynamic(let provider): provider(traits).rgba(in: traits)
        case .pattern: Self.patternColor
        }
    }

    /// The color that replaces a pattern that can't be drawn.
    private static var patternColor: RGBA {
        RenderProblems.report(
            .oncePerRender, "A pattern color is drawn only as a background or a path's fill; it is black elsewhere.")
        return .black
    }

    /// The color's components under the current traits.
    public var rgba: RGBA {
        switch storage {
        case .fixed(let rgba): rgba
        case .dynamic, .pattern: rgba(in: .current)
        }
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed, .pattern: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    open var cgColor: CGColor { patternImage.map { CGColor(patternImage: $0) } ?? CGColor(rgba: rgba) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let rgba): UIColor(rgba.withAlpha(alpha))
        case .dynamic: UIColor { traits in UIColor(self.rgba(in: traits).withAlpha(alpha)) }
        case .pattern: self
        }
    }

    // MARK: Comparing

    /// Dynamic colors are equal when they are so in light and in dark.
    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if case .fixed(let rgba) = storage, case .fixed(let otherRGBA) = other.storage { return rgba == otherRGBA }
        if patternImage != nil || other.patternImage != nil { return patternImage == other.patternImage }
        return [UIUserInterfaceStyle.light, .dark].allSatisfy { style in
            let traits = UITraitCollection(userInterfaceStyle: style)
            return rgba(in: traits) == other.rgba(in: traits)
        }
    }

    override open var hash: Int {
        patternImage?.hash ?? rgba(in: UITraitCollection(userInterfaceStyle: .light)).hashValue
    }

    override open var description: String { patternImage.map { "UIColor(\($0))" } ?? "UIColor(\(rgba))" }
}
