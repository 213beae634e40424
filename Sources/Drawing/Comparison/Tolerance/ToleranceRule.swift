public import Foundation

extension PictureTolerance {
    /// A measure of its own for a component and everything inside of it, for what is painted in one way, or for both
    /// together.
    ///
    ///     let tolerance = PictureTolerance(rules: [
    ///         .ignore("timestampLabel.text"),
    ///         .allow(.shadow, .channels(2)),
    ///         .allow("avatarView", moved: 1),
    ///         .exact("bubbleView"),
    ///     ])
    ///
    /// Where several rules fit a pixel, that of the nearest component counts, before one for all components; of the same
    /// component, one that names a property before one that doesn't; then the last one.
    public struct Rule: Sendable, Hashable {
        /// The component's name, or the part of it before or behind `#`; `nil` for all components.
        public var component: String?

        /// What has to have painted a pixel; `nil` for anything.
        public var property: Property?

        /// How much may differ.
        public var allowance: Allowance

        /// How much may differ where a rule holds.
        public enum Allowance: Sendable, Hashable {
            /// Everything.
            case anything
            /// The colors of a pixel, by a measure.
            case color(ColorDifference)
            /// The place, by as many points to each side.
            case moved(CGFloat)
        }

        /// Creates a rule.
        ///
        /// - Parameters:
        ///   - component: The component's name, or the part of it before or behind `#`; `nil` for all.
        ///   - property: What has to have painted a pixel; `nil` for anything.
        ///   - allowance: How much may differ.
        public init(component: String?, property: Property?, allowance: Allowance) {
            (self.component, self.property, self.allowance) = (component, property, allowance)
        }
    }

    /// The ways in which a pixel is painted. That of the topmost painter counts.
    public enum Property: String, Sendable, Hashable, Codable, CaseIterable {
        /// A shadow, outside of the shape that throws it.
        case shadow
        /// A fill in one color, and one in several.
        case fill, gradient
        /// Letters, with their underlines and backgrounds; a picture or a symbol; a drawn outline.
        case text, image, path
        /// The line inside of the edge.
        case border
        /// Whatever is in a frame that is blurred, recolored, mixed or projected as a whole.
        case effects
    }
}

extension PictureTolerance.Rule {
    /// Ignores what a component paints: `.ignore("timestampLabel")`; or what it paints in one way:
    /// `.ignore("timestampLabel.text")`.
    public static func ignore(_ name: String) -> Self { Self(name, .anything) }

    /// Ignores what is painted in one way, by whatever component.
    public static func ignore(_ property: PictureTolerance.Property) -> Self {
        Self(component: nil, property: property, allowance: .anything)
    }

    /// Compares what a component paints by a measure of its own: `.allow("avatarView", .channels(8))`,
    /// `.allow("avatarView.border", .channels(8))`.
    public static func allow(_ name: String, _ color: ColorDifference) -> Self { Self(name, .color(color)) }

    /// Compares what is painted in one way by a measure of its own: `.allow(.shadow, .channels(2))`.
    public static func allow(_ property: PictureTolerance.Property, _ color: ColorDifference) -> Self {
        Self(component: nil, property: property, allowance: .color(color))
    }

    /// Lets a component stand elsewhere, with everything inside of it, as long as it looks the same there.
    ///
    /// - Parameters:
    ///   - name: The component's name.
    ///   - distance: The most points to each side.
    public static func allow(_ name: String, moved distance: CGFloat) -> Self { Self(name, .moved(distance)) }

    /// Tolerates no difference, not even of one level, in what a component paints.
    public static func exact(_ name: String) -> Self { Self(name, .color(.exact)) }

    /// Tolerates no difference in what is painted in one way.
    public static func exact(_ property: PictureTolerance.Property) -> Self {
        Self(component: nil, property: property, allowance: .color(.exact))
    }

    /// - Parameter name: A component, and behind a full stop a property if the rule is for that alone.
    private init(_ name: String, _ allowance: Allowance) {
        let end = name.lastIndex(of: ".")
        let property = end.flatMap { PictureTolerance.Property(rawValue: String(name[name.index(after: $0)...])) }
        component = property == nil ? name : end.map { String(name[..<$0]) }
        self.property = property
        self.allowance = allowance
    }
}
