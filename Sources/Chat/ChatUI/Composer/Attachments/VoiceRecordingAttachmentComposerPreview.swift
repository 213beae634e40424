import HeadlessUIKit

/// A voice recording that was added to the composer: a button, its name and its duration.
open class VoiceRecordingAttachmentComposerPreview: _View, ThemeProvider {
    /// The name, the size and the duration of a recording.
    public struct Content {
        /// The name of the recording.
        public var title: String

        /// In bytes.
        public var size: Int64

        /// In seconds.
        public var duration: TimeInterval

        /// The audio file.
        public var audioAssetURL: URL

        public init(title: String, size: Int64, duration: TimeInterval, audioAssetURL: URL) {
            self.title = title
            self.size = size
            self.duration = duration
            self.audioAssetURL = audioAssetURL
        }
    }

    /// The recording.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The index of the recording among the attached ones, which determines its name.
    open var indexProvider: (() -> Int)?

    // MARK: Subviews

    /// The round button.
    open private(set) lazy var playPauseButton = UIButton()

    /// The name.
    open private(set) lazy var fileNameLabel = UILabel()

    /// The duration, in minutes and seconds.
    open private(set) lazy var durationLabel = UILabel()

    /// The icon of an audio file.
    open private(set) lazy var fileIconImageView = UIImageView()

    /// A column of name and duration.
    open private(set) lazy var centerContainerStackView = ContainerStackView(
        axis: .vertical, alignment: .leading, spacing: 3)

    /// A row of all parts.
    open private(set) lazy var mainContainerStackView = ContainerStackView(
        axis: .horizontal, alignment: .center, spacing: 8)

    private static let buttonSize: CGFloat = 34

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        let names: [(UIView, String)] = [
            (playPauseButton, "playPauseButton"), (fileNameLabel, "fileNameLabel"), (durationLabel, "durationLabel"),
            (fileIconImageView, "fileIconImageView"), (mainContainerStackView, "mainContainerStackView"),
        ]
        for (view, name) in names { view.accessibilityIdentifier = name }
        fileNameLabel.lineBreakMode = .byTruncatingMiddle
        fileNameLabel.setContentCompressionResistancePriority(.streamLow, for: .horizontal)
        fileIconImageView.setContentHuggingPriority(.streamRequire, for: .horizontal)
        centerContainerStackView.addArrangedSubviews([fileNameLabel, durationLabel])
        mainContainerStackView.addArrangedSubviews([playPauseButton, centerContainerStackView, fileIconImageView])
        embed(
            mainContainerStackView, insets: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 34))
        playPauseButton.pin(anchors: [.width, .height], to: Self.buttonSize)
        // Large texts need more.
        let limit = heightAnchor.pin(lessThanOrEqualToConstant: 60)
        limit.priority = .defaultHigh - 1
        limit.isActive = true
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        let palette = appearance.colorPalette
        layer.cornerRadius = 15
        layer.borderWidth = 1
        layer.borderColor = palette.border.cgColor
        playPauseButton.setImage(appearance.images.playFill, for: .normal)
        playPauseButton.tintColor = palette.staticBlackColorText
        playPauseButton.backgroundColor = .white
        playPauseButton.layer.cornerRadius = Self.buttonSize / 2
        playPauseButton.layer.shadowColor = palette.staticBlackColorText.cgColor
        playPauseButton.layer.shadowOpacity = 0.25
        playPauseButton.layer.shadowRadius = 2
        playPauseButton.layer.shadowOffset = CGSize(width: 0, height: 2)
        fileNameLabel.font = appearance.fonts.bodyBold
        fileNameLabel.textColor = palette.text
        fileNameLabel.adjustsFontForContentSizeCategory = true
        durationLabel.font = .monospacedDigitSystemFont(
            ofSize: appearance.fonts.footnote.pointSize, weight: .regular)
        durationLabel.textColor = palette.subtitleText
        fileIconImageView.image = appearance.images.fileAac
        fileIconImageView.contentMode = .center
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        fileNameLabel.text = appearance.formatters.audioRecordingNameFormatter.title(
            forItemAtURL: content.audioAssetURL, index: indexProvider?() ?? 0)
        durationLabel.text = appearance.formatters.videoDuration.format(content.duration)
    }
}
