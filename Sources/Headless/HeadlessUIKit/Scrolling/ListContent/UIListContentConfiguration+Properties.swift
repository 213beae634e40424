extension UIListContentConfiguration {
    /// The look of a text of a row.
    public struct TextProperties: Equatable {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        private let style: ListContentStyle
        private let isSecondary: Bool
        private var ownColor: UIColor?
        var isDisabled = false

        public var font: UIFont
        /// The color before the transformer; that of the style unless set.
        public var color: UIColor {
            get { ownColor ?? style.color(isSecondary: isSecondary, isDisabled: isDisabled) }
            set { ownColor = newValue }
        }
        /// Makes the color that is drawn from `color`.
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines that are shown; 0 for all.
        public var numberOfLines: Int
        public var adjustsFontSizeToFitWidth: Bool
        public var minimumScaleFactor: CGFloat
        public var allowsDefaultTighteningForTruncation: Bool
        public var adjustsFontForContentSizeCategory = true
        /// How the letters of the text are changed.
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

        /// Transformers are functions and can't be compared: properties are equal if both have one or neither has.
        public static func == (first: TextProperties, second: TextProperties) -> Bool {
            first.font == second.font && first.color == second.color && first.alignment == second.alignment
                && first.lineBreakMode == second.lineBreakMode && first.numberOfLines == second.numberOfLines
                && first.transform == second.transform && first.minimumScaleFactor == second.minimumScaleFactor
                && (first.colorTransformer == nil) == (second.colorTransformer == nil)
        }

        /// The text with its letters changed.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The look of the image of a row.
    public struct ImageProperties: Equatable {
        /// Stands for the room that the system gives to symbols.
        public static let standardDimension: CGFloat = -1.7976931348623157e+308

        var isDisabled = false
        private var ownTint: UIColor?

        /// The size and weight of symbols; large symbols of body text unless set.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        /// The color of symbols and templates; `nil` is the tint of the row.
        public var tintColor: UIColor? {
            get { ownTint ?? (isDisabled ? .tertiaryLabel : nil) }
            set { ownTint = newValue }
        }
        /// Makes the color that is drawn from `tintColor`.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The size that the image is shrunk to, in points; 0 for any.
        public var maximumSize = CGSize.zero
        /// The room that the image is centered in, in points; 0 for its own size, and for symbols the system's room.
        public var reservedLayoutSize = CGSize.zero
        /// Kept and never read: no still is drawn with inverted colors.
        public var accessibilityIgnoresInvertColors = false

        public init() {}

        /// Returns the color that is drawn in a view of the given tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Transformers are functions and can't be compared: properties are equal if both have one or neither has.
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
