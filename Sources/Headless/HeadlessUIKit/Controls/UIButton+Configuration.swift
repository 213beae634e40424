extension UIButton {
    /// The look of a button as one value.
    public struct Configuration {
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        enum Kind: Sendable { case plain, gray, tinted, filled }

        /// The ground behind the content.
        public struct Background {
            public var backgroundColor: UIColor?
            public var cornerRadius: CGFloat = 5.95
            public var strokeColor: UIColor?
            public var strokeWidth: CGFloat = 0
        }

        var kind: Kind
        public var title: String?
        /// Kept and never read: subtitles are not drawn.
        public var subtitle: String?
        /// Shown in place of `title`; only its characters count.
        public var attributedTitle: AttributedString?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = Background()
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium
        /// Kept and never read: subtitles are not drawn.
        public var titleAlignment: TitleAlignment = .automatic
        /// Kept and never read: the image and the title are drawn instead.
        public var showsActivityIndicator = false

        /// Room around the content, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// Room between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// Kept and never read: subtitles are not drawn.
        public var titlePadding: CGFloat = 1
        public var imagePlacement: NSDirectionalRectEdge = .leading

        init(_ kind: Kind) {
            self.kind = kind
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        // MARK: What follows from the settings

        func foreground(tint: UIColor) -> UIColor {
            baseForegroundColor ?? (kind == .filled ? .white : tint)
        }

        func backgroundColor(tint: UIColor) -> UIColor? {
            if let color = background.backgroundColor { return color }
            return switch kind {
            case .plain: baseBackgroundColor
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        }

        var titleFont: UIFont {
            let style: UIFont.TextStyle = buttonSize == .medium || buttonSize == .large ? .body : .subheadline
            return .preferredFont(forTextStyle: style)
        }

        func cornerRadius(in size: CGSize) -> CGFloat {
            switch cornerStyle {
            case .capsule: min(size.width, size.height) / 2
            case .small: 5
            case .medium: 8
            case .large: 12
            case .fixed, .dynamic: background.cornerRadius
            }
        }

        func size(image: CGSize, title: CGSize) -> CGSize {
            let gap = image.width > 0 && title.width > 0 ? imagePadding : 0
            let isStacked = imagePlacement == .top || imagePlacement == .bottom
            let content =
                isStacked
                ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
                : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
            return CGSize(
                width: content.width + contentInsets.leading + contentInsets.trailing,
                height: content.height + contentInsets.top + contentInsets.bottom)
        }
    }
}
