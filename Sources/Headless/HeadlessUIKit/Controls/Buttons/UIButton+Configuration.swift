extension UIButton {
    /// The appearance of a button as one value.
    public struct Configuration {
        /// The corner style: the background's radius, fixed or scaled with the content size, or a system radius.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        /// The appearance of a button on a Mac.
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
        /// The indicator after the title of a button that shows a menu.
        public enum Indicator: Int, Sendable { case automatic, none, popup }

        enum Kind: Sendable { case plain, gray, tinted, filled }

        /// The style and the state that determine the colors.
        struct ButtonState: Equatable, Sendable {
            var isDisabled = false
            var isHighlighted = false
            var isSelected = false
            var isDestructive = false
        }

        var kind: Kind
        var buttonState = ButtonState()

        init(_ kind: Kind) {
            self.kind = kind
        }

        // MARK: Texts

        private var storedTitle: String?
        private var storedSubtitle: String?

        /// The title; setting it sets `attributedTitle`, which takes precedence, to `nil`.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } ?? storedTitle }
            set { (storedTitle, attributedTitle) = (newValue, nil) }
        }

        /// The title with its attributes, which override the configuration's.
        public var attributedTitle: AttributedString?
        /// Changes the attributes of the title before it is drawn.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

        /// A smaller text below the title.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } ?? storedSubtitle }
            set { (storedSubtitle, attributedSubtitle) = (newValue, nil) }
        }

        public var attributedSubtitle: AttributedString?
        /// Changes the attributes of the subtitle before it is drawn.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

        /// Space between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle; `automatic` follows the image's placement.
        public var titleAlignment: TitleAlignment = .automatic

        // MARK: The image

        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Converts the foreground color to the color of template images.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The side of the title with the image; only one edge counts.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Space between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// The minimum space for an image next to the title, in points; a smaller image is centered in it.
        public var imageReservation: CGFloat = 0

        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        /// Converts the foreground color to the activity indicator's color.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// The indicator of a button that shows a menu; by default, two arrows if its title is the selected element.
        public var indicator: Indicator = .automatic
        /// Converts the foreground color to the indicator's color.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: The background

        public var background = UIBackgroundConfiguration(.button)
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium
        /// Kept and never read: buttons are drawn as on a phone.
        public var macIdiomStyle: MacIdiomStyle = .automatic

        /// The color of texts and template images, instead of the style's. A disabled button is always gray.
        public var baseForegroundColor: UIColor?
        /// The color from which the style derives the background's color.
        public var baseBackgroundColor: UIColor?

        private var customInsets: NSDirectionalEdgeInsets?

        /// Space around the content, in points; by default, that of `buttonSize`.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { customInsets ?? defaultContentInsets }
            set { customInsets = newValue }
        }

        /// Restores the default `contentInsets`.
        public mutating func setDefaultContentInsets() { customInsets = nil }

        // MARK: Styles

        /// A title in the tint color, without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// A title in the tint color on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// A title in the tint color on a paler tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Returns the configuration in the colors of the button's state.
        @MainActor @preconcurrency
        public func updated(for button: UIButton) -> Configuration {
            var copy = self
            copy.buttonState = ButtonState(
                isDisabled: !button.isEnabled, isHighlighted: button.isHighlighted, isSelected: button.isSelected,
                isDestructive: button.role == .destructive)
            return copy
        }
    }
}
