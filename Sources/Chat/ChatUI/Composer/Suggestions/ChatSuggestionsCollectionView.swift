import HeadlessUIKit

/// The rows of suggestions.
open class ChatSuggestionsCollectionView: UICollectionView, ThemeProvider {}

/// The layout of the suggestions.
open class ChatSuggestionsCollectionViewLayout: UICollectionViewFlowLayout {
    override public required init() {
        super.init()
        minimumLineSpacing = 0
        minimumInteritemSpacing = 0
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The header of the suggestions.
open class ChatSuggestionsCollectionReusableView: _CollectionReusableView, ThemeProvider {
    /// The icon and the title of the header.
    open private(set) lazy var suggestionsHeader: ChatSuggestionsHeaderView = components.suggestionsHeaderView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        embed(suggestionsHeader)
    }
}

/// A lightning bolt, and a title for the suggestions.
open class ChatSuggestionsHeaderView: _View, AppearanceProvider {
    /// Returns the height in points: more for a large font.
    static func height(_ font: UIFont) -> CGFloat { max(40, font.lineHeight.rounded(.up)) }

    /// The icon of commands.
    open private(set) lazy var commandImageView = UIImageView()

    /// The title.
    open private(set) lazy var headerLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        addSubview(commandImageView.withoutAutoresizingMaskConstraints)
        addSubview(headerLabel.withoutAutoresizingMaskConstraints)
        for view in [commandImageView, headerLabel] { view.pin(anchors: [.centerY], to: self) }
        NSLayoutConstraint.activate([
            commandImageView.leadingAnchor.pin(equalTo: layoutMarginsGuide.leadingAnchor),
            commandImageView.widthAnchor.pin(equalToConstant: 20),
            headerLabel.leadingAnchor.pin(equalTo: commandImageView.trailingAnchor, constant: 8),
            headerLabel.trailingAnchor.pin(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        commandImageView.image = appearance.images.commands
        commandImageView.tintColor = tintColor
        commandImageView.contentMode = .center
        headerLabel.font = appearance.fonts.body
        headerLabel.textColor = appearance.colorPalette.subtitleText
        headerLabel.adjustsFontForContentSizeCategory = true
    }
}
