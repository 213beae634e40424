extension UIButton {
    /// The look of a button as one value.
    public struct Configuration {
        /// How round the corners are: as the background says, as it says at the ordinary text size, or a system radius.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        /// How a button looks on a Mac.
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
        /// The mark behind the title of a button that shows a menu.
        public enum Indicator: Int, Sendable { case automatic, none, popup }

        enum Kind: Sendable { case plain, gray, tinted, filled }

        /// What the colors depend on.
        struct Look: Equatable, Sendable {
            var isDisabled = false
            var isHighlighted = false
            var isSelected = false
            var isDestructive = false
        }

        var kind: Kind
        var look = Look()

        init(_ kind: Kind) {
            self.kind = kind
        }

        // MARK: Texts

        private var storedTitle: String?
        private var storedSubtitle: String?

        /// The text; counts less than `attributedTitle`, which is set to `nil` when it is set.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } ?? storedTitle }
            set { (storedTitle, attributedTitle) = (newValue, nil) }
        }

        /// The text with its attributes, which count more than the configuration's.
        public var attributedTitle: AttributedString?
        /// Changes the attributes that the title is drawn with.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

        /// A smaller text below the title.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } ?? storedSubtitle }
            set { (storedSubtitle, attributedSubtitle) = (newValue, nil) }
        }

        public var attributedSubtitle: AttributedString?
        /// Changes the attributes that the subtitle is drawn with.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

        /// Room between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The side at which the title and the subtitle stand; `automatic` follows the image's place.
        public var titleAlignment: TitleAlignment = .automatic

        // MARK: The image

        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Makes the color of template images from the foreground color.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The side of the title that the image stands on; one edge counts.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Room between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// The least room that an image takes beside the title, in points; a smaller one stands in its middle.
        public var imageReservation: CGFloat = 0

        /// Whether a wheel stands in the image's place.
        public var showsActivityIndicator = false
        /// Makes the wheel's color from the foreground color.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// The mark of a button that shows a menu: two arrows for one whose title is the choice, unless set.
        public var indicator: Indicator = .automatic
        /// Makes the mark's color from the foreground color.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: The ground

        public var background = UIBackgroundConfiguration(.button)
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium
        /// Kept and never read: pictures are those of a phone.
        public var macIdiomStyle: MacIdiomStyle = .automatic

        /// The color of texts and template images, in place of the style's. A disabled button is gray all the same.
        public var baseForegroundColor: UIColor?
        /// The color that the style makes the ground's color from.
        public var baseBackgroundColor: UIColor?

        private var ownInsets: NSDirectionalEdgeInsets?

        /// Room around the content, in points; that of `buttonSize` unless set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? defaultContentInsets }
            set { ownInsets = newValue }
        }

        /// Takes back what was set as `contentInsets`.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        // MARK: Styles

        /// A title in the tint, without a ground.
        public static func plain() -> Configuration { Configuration(.plain) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// A title in the tint on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// A title in the tint on a paler tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Returns the configuration in the colors of the button's state.
        @MainActor @preconcurrency
        public func updated(for button: UIButton) -> Configuration {
            var copy = self
            copy.look = Look(
                isDisabled: !button.isEnabled, isHighlighted: button.isHighlighted, isSelected: button.isSelected,
                isDestructive: button.role == .destructive)
            return copy
        }
    }
}
