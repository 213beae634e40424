extension UIListContentConfiguration {
    /// The style of a row's text.
    public struct TextProperties: Equatable {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        private let style: ListContentStyle
        private let isSecondary: Bool
        private var customColor: UIColor?
        var isDisabled = false

        public var font: UIFont
        /// The color before the transformer; by default, that of the style.
        public var color: UIColor {
            get { customColor ?? style.color(isSecondary: isSecondary, isDisabled: isDisabled) }
            set { customColor = newValue }
        }
        /// Converts `color` to the color that is drawn.
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for all.
        public var numberOfLines: Int
        public var adjustsFontSizeToFitWidth: Bool
        public var minimumScaleFactor: CGFloat
        public var allowsDefaultTighteningForTruncation: Bool
        public var adjustsFontForContentSizeCategory = true
        /// The capitalization of the text.
        public var transform: TextTransform
        /// Kept and never read: there is no pointer.
        public var showsExpansionTextWhenTruncated = false

        init(_ style: ListContentStyle, isSecondary: Bool) {
            self.style = style
            self.isSecondary = isSecondary
            font = isSecondary ? style.secondaryFont : style.font
            numberOfLines = style.isSidebar ? 1 : 0
            adjustsFontSizeToFitWidth = style.isSidebar
            minimumScaleFactor = style.isSidebar ? 0.9 : 0
            allowsDefaultTighteningForTruncation = style.isSidebar
            transform = style.isUppercase && !isSecondary ? .uppercase : .none
        }

        /// Returns the color that is drawn.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Closures can't be compared: transformers count as equal if both exist or neither does.
        public static func == (first: TextProperties, second: TextProperties) -> Bool {
            first.font == second.font && first.color == second.color && first.alignment == second.alignment
                && first.lineBreakMode == second.lineBreakMode && first.numberOfLines == second.numberOfLines
                && first.transform == second.transform && first.minimumScaleFactor == second.minimumScaleFactor
                && (first.colorTransformer == nil) == (second.colorTransformer == nil)
        }

        /// Returns the text with its capitalization.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The style of a row's image.
    public struct ImageProperties: Equatable {
        /// The value for the system's space for symbols.
        public static let standardDimension: CGFloat = -1.7976931348623157e+308

        var isDisabled = false
        private var customTint: UIColor?

        /// The size and weight of symbols; by default, large symbols of body text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        /// The color of symbols and templates; `nil` for the row's tint.
        public var tintColor: UIColor? {
            get { customTint ?? (isDisabled ? .tertiaryLabel : nil) }
            set { customTint = newValue }
        }
        /// Converts `tintColor` to the color that is drawn.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; 0 for no maximum.
        public var maximumSize = CGSize.zero
        /// The space in which the image is centered, in points; 0 for its own size, or for the system's space for
        /// symbols.
        public var reservedLayoutSize = CGSize.zero
        /// Kept and never read: colors are never inverted.
        public var accessibilityIgnoresInvertColors = false

        public init() {}

        /// Returns the color that is drawn in a view with the given tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Closures can't be compared: transformers count as equal if both exist or neither does.
        public static func == (first: ImageProperties, second: ImageProperties) -> Bool {
            first.tintColor == second.tintColor && first.cornerRadius == second.cornerRadius
                && first.maximumSize == second.maximumSize && first.reservedLayoutSize == second.reservedLayoutSize
                && first.preferredSymbolConfiguration === second.preferredSymbolConfiguration
                && (first.tintColorTransformer == nil) == (second.tintColorTransformer == nil)
        }
    }
}

/// The axes of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
