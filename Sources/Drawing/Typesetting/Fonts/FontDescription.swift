public import Foundation

/// A font as a view requests it. The typesetter chooses the file that draws it.
public struct FontDescription: Hashable, Sendable, Codable {
    /// The design or name of a font.
    public enum Family: Hashable, Sendable, Codable {
        /// The system font, San Francisco on iOS.
        case system

        /// The monospaced system font.
        case monospaced

        /// The serif system font, New York on iOS.
        case serif

        /// The rounded system font.
        case rounded

        /// A font by name, such as `"CourierNewPSMT"`. A name unknown to iOS gives the system font.
        case named(String)
    }

    /// The design or name of the font.
    public var family: Family

    /// The font size in points.
    public var size: CGFloat

    /// The weight.
    public var weight: FontWeight

    /// Whether the letters are slanted.
    public var isItalic: Bool

    /// Whether digits are monospaced, as in a clock.
    public var hasMonospacedDigits: Bool

    /// The distance between baselines, in points; `nil` for ``lineHeight``.
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

    /// Returns the system font.
    ///
    /// - Parameter size: The size in points.
    public static func system(size: CGFloat, weight: FontWeight = .regular) -> FontDescription {
        FontDescription(size: size, weight: weight)
    }
}

extension FontDescription {
    /// The distance from a line's top edge to its baseline, in points.
    public var ascender: CGFloat { size * metrics.ascender }

    /// The distance from the baseline to a line's bottom edge, in points; positive, unlike `UIFont`'s.
    public var descender: CGFloat { size * metrics.descender }

    /// The natural height of a line, in points.
    public var lineHeight: CGFloat { size * metrics.lineHeight }

    /// The height of capital letters, in points.
    public var capHeight: CGFloat { size * metrics.capHeight }

    /// The height of a lowercase x, in points.
    public var xHeight: CGFloat { size * metrics.xHeight }

    /// The distance between two baselines of consecutive lines, in points.
    var baselineDistance: CGFloat { leading ?? lineHeight }

    private var metrics: FontMetrics {
        switch family {
        case .system, .monospaced, .serif, .rounded: .sanFrancisco
        case .named(let name): appFamily?.face(self).metrics ?? NamedFamily.of(name)?.metrics ?? .sanFrancisco
        }
    }
}
