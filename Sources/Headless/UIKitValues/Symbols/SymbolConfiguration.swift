extension UIImage {
    /// The size and the weight of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale
        /// The colour that replaces the tint, if any.
        let color: UIColor?

        init(
            pointSize: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default,
            color: UIColor? = nil
        ) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            self.color = color
            super.init()
        }

        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .default)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, scale: scale, color: nil)
        }

        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, scale: scale)
        }

        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .default)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        public convenience init(font: UIFont) {
            self.init(font: font, scale: .default)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                pointSize: font.pointSize, weight: SymbolWeight(UIFont.Weight(font.fontDescription.weight)),
                scale: scale)
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, color: hierarchicalColor)
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, color: paletteColors.first)
        }

        public static let unspecified = SymbolConfiguration(pointSize: nil, weight: .unspecified)

        /// Returns this configuration with what `other` says put over it.
        open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .default ? scale : other.scale, color: other.color ?? color)
        }

        override open func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && color == other.color
        }

        override open var hash: Int { (pointSize ?? 0).hashValue }
    }

    /// The base of what configures an image.
    open class Configuration: NSObject, @unchecked Sendable {}

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        /// The size in relation to a medium symbol's.
        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.28
            default: 1
            }
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        init(_ weight: UIFont.Weight) {
            let weights: [(UIFont.Weight, SymbolWeight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
                (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            self = weights.first { $0.0 == weight }?.1 ?? .unspecified
        }

        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// The thickness of lines in relation to a regular symbol's.
        var lineFactor: CGFloat {
            switch self {
            case .ultraLight: 0.4
            case .thin: 0.55
            case .light: 0.75
            case .unspecified, .regular: 1
            case .medium: 1.15
            case .semibold: 1.3
            case .bold: 1.5
            case .heavy: 1.7
            case .black: 1.9
            }
        }
    }
}
