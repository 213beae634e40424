extension UIImage {
    /// The size of a symbol relative to its text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        /// The size relative to a medium symbol: that of the circles in the template that Apple gives designers of symbols.
        var factor: CGFloat {
            switch self {
            case .small: 0.789
            case .large: 1.2755
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// The line width of a symbol, named like the weights of fonts.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        init(_ weight: UIFont.Weight) {
            let weights: [(UIFont.Weight, SymbolWeight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
                (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            self = weights.first { $0.0 == weight }?.1 ?? .unspecified
        }

        /// Returns the font weight of the same name.
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

        /// The line width relative to a regular symbol. Lines are as thin as the stems of text; the bolder ones are less
        /// heavy, so that shapes in circles stay open.
        var lineFactor: CGFloat {
            switch self {
            case .ultraLight: 0.26
            case .thin: 0.5
            case .light: 0.75
            case .unspecified, .regular: 1
            case .medium: 1.2
            case .semibold: 1.4
            case .bold: 1.58
            case .heavy: 1.74
            case .black: 1.9
            }
        }
    }
}
