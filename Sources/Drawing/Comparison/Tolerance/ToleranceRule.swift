public import Foundation

extension PictureTolerance {
    /// A tolerance for a component and everything inside it, for a kind of paint, or for both combined.
    ///
    ///     let tolerance = PictureTolerance(rules: [
    ///         .ignore("timestampLabel.text"),
    ///         .allow(.shadow, .channels(2)),
    ///         .allow("avatarView", moved: 1),
    ///         .exact("bubbleView"),
    ///     ])
    ///
    /// If several rules apply to a pixel, the one for the nearest component takes precedence, then one for all
    /// components. For the same component, a rule that names a property takes precedence; then the last one.
    public struct Rule: Sendable, Hashable {
        /// The component's name, or the part before or after `#`; `nil` for all components.
        public var component: String?

        /// The kind of paint; `nil` for any.
        public var property: Property?

        /// The allowed difference.
        public var allowance: Allowance

        /// The allowed difference where a rule applies.
        public enum Allowance: Sendable, Hashable {
            /// Any difference.
            case anything
            /// A difference of colors.
            case color(ColorDifference)
            /// A move, by a distance in points to each side.
            case moved(CGFloat)
        }

        /// Creates a rule.
        ///
        /// - Parameters:
        ///   - component: The component's name, or the part before or after `#`; `nil` for all.
        ///   - property: The kind of paint; `nil` for any.
        ///   - allowance: The allowed difference.
        public init(component: String?, property: Property?, allowance: Allowance) {
            (self.component, self.property, self.allowance) = (component, property, allowance)
        }
    }

    /// The ways in which a pixel is painted. The topmost painter counts.
    public enum Property: String, Sendable, Hashable, Codable, CaseIterable {
        /// A shadow, outside the shape that casts it.
        case shadow
        /// A fill with a single color, and with a gradient.
        case fill, gradient
        /// Text with its underlines and backgrounds; a picture or a symbol; an outline.
        case text, image, path
        /// The border inside the edge.
        case border
        /// Anything in a frame that is blurred, recolored, blended or projected as a whole.
        case effects
    }
}

extension PictureTolerance.Rule {
    /// Ignores what a component paints: `.ignore("timestampLabel")`; or one kind of paint:
    /// `.ignore("timestampLabel.text")`.
    public static func ignore(_ name: String) -> Self { Self(name, .anything) }

    /// Ignores one kind of paint, in all components.
    public static func ignore(_ property: PictureTolerance.Property) -> Self {
        Self(component: nil, property: property, allowance: .anything)
    }

    /// Compares what a component paints with another tolerance: `.allow("avatarView", .channels(8))`,
    /// `.allow("avatarView.border", .channels(8))`.
    public static func allow(_ name: String, _ color: ColorDifference) -> Self { Self(name, .color(color)) }

    /// Compares one kind of paint with another tolerance: `.allow(.shadow, .channels(2))`.
    public static func allow(_ property: PictureTolerance.Property, _ color: ColorDifference) -> Self {
        Self(component: nil, property: property, allowance: .color(color))
    }

    /// Allows a component to move with everything inside it, as long as it looks the same.
    ///
    /// - Parameters:
    ///   - name: The component's name.
    ///   - distance: The maximum distance to each side, in points.
    public static func allow(_ name: String, moved distance: CGFloat) -> Self { Self(name, .moved(distance)) }

    /// Allows no difference, not even of one level, in what a component paints.
    public static func exact(_ name: String) -> Self { Self(name, .color(.exact)) }

    /// Allows no difference in one kind of paint.
    public static func exact(_ property: PictureTolerance.Property) -> Self {
        Self(component: nil, property: property, allowance: .color(.exact))
    }

    /// - Parameter name: A component, optionally followed by a period and a property.
    private init(_ name: String, _ allowance: Allowance) {
        let end = name.lastIndex(of: ".")
        let property = end.flatMap { PictureTolerance.Property(rawValue: String(name[name.index(after: $0)...])) }
        component = property == nil ? name : end.map { String(name[..<$0]) }
        self.property = property
        self.allowance = allowance
    }
}
