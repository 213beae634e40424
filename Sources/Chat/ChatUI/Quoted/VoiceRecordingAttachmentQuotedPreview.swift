import HeadlessUIKit

/// The card of a voice recording in a quoted message: its name, its duration and an icon.
open class VoiceRecordingAttachmentQuotedPreview: _View, ThemeProvider {
    /// The name, the size and the duration of a recording.
    public struct Content {
        /// The name of the recording.
        public var title: String

        /// The size of the file in bytes.
        public var size: Int64

        /// The duration in seconds.
        public var duration: TimeInterval

        /// The file of the recording.
        public var audioAssetURL: URL

        public init(title: String, size: Int64, duration: TimeInterval, audioAssetURL: URL) {
            self.title = title
            self.size = size
            self.duration = duration
            self.audioAssetURL = audioAssetURL
        }
    }

    /// The recording.
    open var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// A row of the texts and the icon.
    open private(set) lazy var container = ContainerStackView(axis: .horizontal, alignment: .center)

    /// A column of name and duration.
    open private(set) lazy var centerContainer = ContainerStackView(
        axis: .vertical, alignment: .leading, spacing: 3)

    /// The name.
    open private(set) lazy var fileNameLabel = UILabel()

    /// The duration, in minutes and seconds.
    open private(set) lazy var durationLabel = UILabel()

    /// The icon of an audio file.
    open private(set) lazy var fileIconImageView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        fileNameLabel.accessibilityIdentifier = "fileNameLabel"
        durationLabel.accessibilityIdentifier = "durationLabel"
        fileIconImageView.accessibilityIdentifier = "fileIconImageView"
        fileNameLabel.lineBreakMode = .byTruncatingMiddle
        fileIconImageView.contentMode = .center
        fileIconImageView.setContentHuggingPriority(.streamRequire, for: .horizontal)
        for label in [fileNameLabel, durationLabel] {
            // The card takes up the space beside the text.
            label.setContentHuggingPriority(.lowest, for: .horizontal)
        }
        centerContainer.addArrangedSubviews([fileNameLabel, durationLabel])
        container.isLayoutMarginsRelativeArrangement = true
        container.addArrangedSubviews([centerContainer, fileIconImageView])
        embed(container)
        // Takes precedence over the height of the texts, however large they are.
        heightAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.background
        layer.cornerRadius = 15
        layer.borderWidth = 1
        layer.borderColor = appearance.colorPalette.border.cgColor
        clipsToBounds = true

        fileNameLabel.font = appearance.fonts.bodyBold
        fileNameLabel.textColor = appearance.colorPalette.text
        fileNameLabel.adjustsFontForContentSizeCategory = true
        durationLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        durationLabel.textColor = appearance.colorPalette.textLowEmphasis
        fileIconImageView.image = appearance.images.fileAac
    }

    override open func updateContent() {
        super.updateContent()

        fileNameLabel.text = content?.title
        durationLabel.text = content.flatMap { appearance.formatters.videoDuration.format($0.duration) }
    }
}
