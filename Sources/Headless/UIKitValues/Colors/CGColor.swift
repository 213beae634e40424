import Frames

/// A color whose components are fixed, or an image that is repeated.
public final class CGColor: Hashable, Sendable {
    /// The components, as a frame stores them.
    public let rgba: RGBA

    /// The image that the color tiles; `nil` for a plain color.
    package let patternImage: UIImage?

    public init(rgba: RGBA) {
        self.rgba = rgba
        patternImage = nil
    }

    init(patternImage: UIImage) {
        rgba = .black
        self.patternImage = patternImage
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a color from ink amounts from 0 to 1, without a color profile.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        func light(_ ink: CGFloat) -> CGFloat { (1 - ink) * (1 - black) }
        self.init(red: light(cyan), green: light(magenta), blue: light(yellow), alpha: alpha)
    }

    /// Creates a color from the components of its space, followed by alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let all = (0...space.numberOfComponents).map { components[$0] }
        switch space.model {
        case .monochrome: self.init(gray: all[0], alpha: all[1])
        case .rgb where space.isDisplayP3:
            self.init(rgba: RGBA(displayP3Red: all[0], green: all[1], blue: all[2], alpha: all[3]))
        case .rgb: self.init(red: all[0], green: all[1], blue: all[2], alpha: all[3])
        case .cmyk:
            self.init(
                genericCMYKCyan: all[0], magenta: all[1], yellow: all[2], black: all[3], alpha: all[4])
        }
    }

    public var alpha: CGFloat { rgba.alpha }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
    public var numberOfComponents: Int { 4 }
    public var colorSpace: CGColorSpace? { .standard }

    public func copy(alpha: CGFloat) -> CGColor? {
        patternImage == nil ? CGColor(rgba: rgba.withAlpha(alpha)) : self
    }

    public func copy() -> CGColor? { self }

    /// Returns the color itself: its components are already sRGB.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
    ) -> CGColor? { self }

    public static let black = CGColor(rgba: .black)
    public static let white = CGColor(rgba: .white)
    public static let clear = CGColor(rgba: .clear)

    public static func == (first: CGColor, second: CGColor) -> Bool {
        first.rgba == second.rgba && first.patternImage == second.patternImage
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

/// The treatment of colors outside a color space; kept and never read.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
