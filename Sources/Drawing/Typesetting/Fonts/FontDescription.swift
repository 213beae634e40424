public import Foundation

/// A font as a view asks for it. The typesetter chooses the file that draws it.
public struct FontDescription: Hashable, Sendable, Codable {
    /// The source of a font.
    public enum Family: Hashable, Sendable, Codable {
        /// The font of the user interface, San Francisco on iOS.
        case system

        /// The fixed-width font of the user interface.
        case monospaced

        /// The font of running texts with serifs, New York on iOS.
        case serif

        /// The user interface's font with round corners.
        case rounded

        /// A font by its name, such as `"CourierNewPSMT"`. A name that iOS doesn't know gives the system font.
        case named(String)
    }

    /// The source of the font.
    public var family: Family

    /// The size of the em square in points.
    public var size: CGFloat

    /// The boldness.
    public var weight: FontWeight

    /// Whether the letters are slanted.
    public var isItalic: Bool

    /// Whether all digits are equally wide, as in a clock that ticks.
    public var hasMonospacedDigits: Bool

    /// The distance between the baselines of running text, in points; `nil`: ``lineHeight``.
    public var leading: CGFloat?

    /// Creates a font; `size` and `leading` are in points.
    public init(
        family: Family = .system,
        size: CGFloat,
        weight: FontWeight = .regular,
        isItalic: Bool = false,
        hasMonospacedDigits: Bool = false,
        leading: CGFloat? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.leading = leading
    }

    /// Returns the font of user interfaces.
    ///
    /// - Parameter size: In points.
    public static func system(size: CGFloat, weight: FontWeight = .regular) -> FontDescription {
        FontDescription(size: size, weight: weight)
    }
}
