import Frames

extension UIImage {
    /// The base of what configures an image.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The traits that the configuration goes with. Kept and never read: an image takes those of its view.
        open var traitCollection: UITraitCollection? { nil }

        /// Returns this configuration with what `otherConfiguration` says put over it.
        open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
    }

    /// The size, the weight and the colors of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The size of the text that the symbol goes with, in points; `nil` is 17.
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale
        /// How colors are used; `nil` leaves that to others.
        let look: SymbolLook?

        init(
            pointSize: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default,
            look: SymbolLook? = nil
        ) {
            self.pointSize = pointSize.map { $0.isFinite && $0 > 0 ? min($0, 10_000) : 17 }
            self.weight = weight
            self.scale = scale
            self.look = look
            super.init()
        }

        /// Creates a configuration for text of that size, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified)
        }

        /// Creates a configuration for text of that size, in points, and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .default)
        }

        /// Creates a configuration for text of that size, in points, and weight, at a scale of its own.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, scale: scale, look: nil)
        }

        /// Creates a configuration that changes the size in relation to the text's.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, scale: scale)
        }

        /// Creates a configuration that changes the thickness of lines.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight)
        }

        /// Creates a configuration for text of a style, at the present text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .default)
        }

        /// Creates a configuration for text of a style, at the present text size and a scale of its own.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Creates a configuration for text of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .default)
        }

        /// Creates a configuration for text of a font, at a scale of its own.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                pointSize: font.pointSize, weight: SymbolWeight(UIFont.Weight(font.fontDescription.weight)),
                scale: scale)
        }

        /// Creates a configuration that paints the levels of a symbol in one color, the lower ones more weakly.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(look: .hierarchical(hierarchicalColor))
        }

        /// Creates a configuration with a color for each level of a symbol; the last counts for all further ones.
        public convenience init(paletteColors: [UIColor]) {
            self.init(look: .palette(paletteColors))
        }

        /// Says nothing.
        public static let unspecified = SymbolConfiguration(pointSize: nil, weight: .unspecified)

        /// Returns a configuration in which symbols have the colors that the system gave them.
        open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(look: .multicolor) }

        /// Returns a configuration in which symbols have one color.
        open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(look: .monochrome) }

        /// Returns a configuration in which the levels of a symbol have the tint, the lower ones more weakly.
        open class func preferringHierarchical() -> SymbolConfiguration {
            SymbolConfiguration(look: .hierarchical(nil))
        }

        /// Returns this configuration with what `otherConfiguration` says put over it.
        override open func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .default ? scale : other.scale, look: other.look ?? look)
        }

        /// Returns this configuration without a text's size.
        open func withoutTextStyle() -> SymbolConfiguration {
            SymbolConfiguration(weight: weight, scale: scale, look: look)
        }

        /// Returns this configuration without a scale.
        open func withoutScale() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, weight: weight, look: look)
        }

        /// Returns this configuration without a weight.
        open func withoutWeight() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, scale: scale, look: look)
        }

        /// Returns this configuration without size and weight.
        open func withoutPointSizeAndWeight() -> SymbolConfiguration {
            SymbolConfiguration(scale: scale, look: look)
        }

        override open func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && look == other.look
        }

        override open var hash: Int { (pointSize ?? 0).hashValue }
    }

    /// How a symbol uses colors.
    enum SymbolLook: Equatable, @unchecked Sendable {
        case monochrome
        /// One color, weaker from level to level; `nil`: the tint.
        case hierarchical(UIColor?)
        case palette([UIColor])
        case multicolor
    }
}
