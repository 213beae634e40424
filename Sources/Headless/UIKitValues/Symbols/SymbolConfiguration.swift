import Frames

extension UIImage {
    /// The base class of image configurations.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The traits of the configuration. Kept and never read: an image uses those of its view.
        open var traitCollection: UITraitCollection? { nil }

        /// Returns this configuration, overridden by `otherConfiguration`.
        open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
    }

    /// The size, the weight and the colors of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The size of the accompanying text, in points; `nil` for 17.
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale
        /// The rendering mode; `nil` leaves it to the context.
        let renderingMode: SymbolRenderingMode?

        init(
            pointSize: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default,
            renderingMode: SymbolRenderingMode? = nil
        ) {
            self.pointSize = pointSize.map { $0.isFinite && $0 > 0 ? min($0, 10_000) : 17 }
            self.weight = weight
            self.scale = scale
            self.renderingMode = renderingMode
            super.init()
        }

        /// Creates a configuration for text of a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified)
        }

        /// Creates a configuration for text of a size in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .default)
        }

        /// Creates a configuration for text of a size in points, a weight, and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, scale: scale, renderingMode: nil)
        }

        /// Creates a configuration with a scale relative to the text.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, scale: scale)
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight)
        }

        /// Creates a configuration for a text style, at the current content size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .default)
        }

        /// Creates a configuration for a text style, at the current content size, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Creates a configuration for text in a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .default)
        }

        /// Creates a configuration for text in a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                pointSize: font.pointSize, weight: SymbolWeight(UIFont.Weight(font.fontDescription.weight)),
                scale: scale)
        }

        /// Creates a configuration that draws the levels of a symbol in one color, with lower opacity for lower levels.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(renderingMode: .hierarchical(hierarchicalColor))
        }

        /// Creates a configuration with a color for each level of a symbol; the last color applies to all further
        /// levels.
        public convenience init(paletteColors: [UIColor]) {
            self.init(renderingMode: .palette(paletteColors))
        }

        /// A configuration that specifies nothing.
        public static let unspecified = SymbolConfiguration(pointSize: nil, weight: .unspecified)

        /// Returns a configuration that draws symbols in their multicolor variant.
        open class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(renderingMode: .multicolor)
        }

        /// Returns a configuration that draws symbols in one color.
        open class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(renderingMode: .monochrome)
        }

        /// Returns a configuration that draws the levels of a symbol in the tint color, with lower opacity for lower
        /// levels.
        open class func preferringHierarchical() -> SymbolConfiguration {
            SymbolConfiguration(renderingMode: .hierarchical(nil))
        }

        /// Returns this configuration, overridden by `otherConfiguration`.
        override open func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .default ? scale : other.scale,
                renderingMode: other.renderingMode ?? renderingMode)
        }

        /// Returns this configuration without a text style.
        open func withoutTextStyle() -> SymbolConfiguration {
            SymbolConfiguration(weight: weight, scale: scale, renderingMode: renderingMode)
        }

        /// Returns this configuration without a scale.
        open func withoutScale() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, weight: weight, renderingMode: renderingMode)
        }

        /// Returns this configuration without a weight.
        open func withoutWeight() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, scale: scale, renderingMode: renderingMode)
        }

        /// Returns this configuration without size and weight.
        open func withoutPointSizeAndWeight() -> SymbolConfiguration {
            SymbolConfiguration(scale: scale, renderingMode: renderingMode)
        }

        override open func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && renderingMode == other.renderingMode
        }

        override open var hash: Int { (pointSize ?? 0).hashValue }
    }

    /// The rendering mode of a symbol.
    enum SymbolRenderingMode: Equatable, @unchecked Sendable {
        case monochrome
        /// One color, with lower opacity from level to level; `nil` for the tint color.
        case hierarchical(UIColor?)
        case palette([UIColor])
        case multicolor
    }
}
