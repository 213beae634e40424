import ChatModels
import HeadlessUIKit

/// The image of a GIF from Giphy, with a badge.
open class ChatMessageGiphyView: _View, ThemeProvider {
    /// The GIF.
    open var content: ChatMessageGiphyAttachment? {
        didSet { updateContentIfNeeded() }
    }

    /// The image.
    open private(set) lazy var imageView = UIImageView()

    /// The badge.
    open private(set) lazy var badge: GiphyBadge = components.giphyBadgeView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        embed(imageView)
        imageView.yieldToContainer()
        addSubview(badge.withoutAutoresizingMaskConstraints)
        badge.pin(anchors: [.leading, .bottom], to: layoutMarginsGuide)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        imageView.backgroundColor = appearance.colorPalette.background1
    }

    override open func updateContent() {
        super.updateContent()

        components.imageLoader.show(content?.previewURL, in: imageView)
    }

    /// A dark pill with Giphy's logo and name.
    open class GiphyBadge: _View, AppearanceProvider {
        /// The name.
        open private(set) lazy var title = UILabel()

        /// The logo.
        open private(set) lazy var icon = UIImageView()

        /// The row of logo and name.
        open private(set) lazy var contentStack = UIStackView(arrangedSubviews: [icon, title])

        override open func setUpLayout() {
            super.setUpLayout()

            contentStack.axis = .horizontal
            contentStack.alignment = .center
            embed(
                contentStack, insets: NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6))
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                setContentHuggingPriority(.streamRequire, for: axis)
                icon.setContentHuggingPriority(.streamRequire, for: axis)
                title.setContentHuggingPriority(.streamRequire, for: axis)
            }
        }

        override open func setUpAppearance() {
            super.setUpAppearance()

            title.text = "GIPHY"
            title.font = appearance.fonts.bodyBold
            title.textColor = appearance.colorPalette.staticColorText
            title.adjustsFontForContentSizeCategory = true
            icon.image = appearance.images.commandGiphy
            backgroundColor = UIColor.black.withAlphaComponent(0.6)
        }

        override open func layoutSubviews() {
            super.layoutSubviews()

            layer.cornerRadius = bounds.height / 2
        }
    }
}
