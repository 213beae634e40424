import ChatModels
import HeadlessUIKit

/// A command: its icon, its name and its usage.
open class ChatCommandSuggestionView: _View, ThemeProvider {
    /// The height in points, unless the texts need more.
    static let height: CGFloat = 40

    /// The command.
    open var content: Command? {
        didSet { updateContentIfNeeded() }
    }

    /// The icon of the command.
    open private(set) lazy var commandImageView = UIImageView()

    /// The name of the command.
    open private(set) lazy var commandNameLabel = UILabel()

    /// The command with its arguments.
    open private(set) lazy var commandNameSubtitleLabel = UILabel()

    /// A row of the two texts.
    open private(set) lazy var textStackView = ContainerStackView(axis: .horizontal, alignment: .center)

    override open func setUpLayout() {
        super.setUpLayout()

        textStackView.addArrangedSubviews([commandNameLabel, commandNameSubtitleLabel])
        for view in [commandImageView, textStackView] {
            addSubview(view.withoutAutoresizingMaskConstraints)
            view.pin(anchors: [.centerY], to: self)
        }
        pinHeight(to: Self.height, growingFor: textStackView)
        commandImageView.pin(anchors: [.width, .height], to: 24)
        commandNameLabel.setContentHuggingPriority(.streamRequire, for: .horizontal)
        commandNameSubtitleLabel.setContentCompressionResistancePriority(.streamLow, for: .horizontal)
        NSLayoutConstraint.activate([
            commandImageView.leadingAnchor.pin(equalTo: layoutMarginsGuide.leadingAnchor),
            textStackView.leadingAnchor.pin(equalTo: commandImageView.trailingAnchor, constant: 8),
            textStackView.trailingAnchor.pin(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = .clear
        commandNameLabel.font = appearance.fonts.bodyBold
        commandNameLabel.textColor = appearance.colorPalette.text
        commandNameLabel.adjustsFontForContentSizeCategory = true
        commandNameSubtitleLabel.font = appearance.fonts.body
        commandNameSubtitleLabel.textColor = appearance.colorPalette.subtitleText
        commandNameSubtitleLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        commandNameLabel.text = content.name.capitalized
        commandNameSubtitleLabel.text = "/\(content.name) \(content.args)"
        commandImageView.image =
            appearance.images.commandIcons[content.name.lowercased()] ?? appearance.images.commandFallback
    }
}

/// A row with a command.
open class ChatCommandSuggestionCollectionViewCell: _CollectionViewCell, ThemeProvider {
    /// The command.
    open private(set) lazy var commandView: ChatCommandSuggestionView = components.suggestionsCommandView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        contentView.embed(commandView)
    }
}
