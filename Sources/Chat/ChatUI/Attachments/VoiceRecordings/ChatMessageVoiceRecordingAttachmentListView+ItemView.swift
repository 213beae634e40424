import ChatModels
import HeadlessUIKit

extension ChatMessageVoiceRecordingAttachmentListView {
    /// A voice recording that is not played: a button, its name, its length, its waveform, and an icon.
    open class ItemView: _View, ThemeProvider {
        /// The recording.
        open var content: ChatMessageVoiceRecordingAttachment? {
            didSet { updateContentIfNeeded() }
        }

        /// The place of the recording among those of its message, from which its name follows.
        open var indexProvider: (() -> Int)?

        // MARK: Subviews

        /// The round button.
        open private(set) lazy var playPauseButton = UIButton()

        /// The name.
        open private(set) lazy var fileNameLabel = UILabel()

        /// How far the transfer of the recording is.
        open private(set) lazy var fileSizeLabel = UILabel()

        /// The length, in minutes and seconds.
        open private(set) lazy var durationLabel = UILabel()

        /// How loud the recording is from the beginning to the end.
        open private(set) lazy var waveformView = WaveformView()

        /// The icon of a sound file.
        open private(set) lazy var fileIconImageView = UIImageView()

        /// A row of all parts.
        open private(set) lazy var mainContainerStackView = UIStackView(arrangedSubviews: [
            playPauseButton, centerContainerStackView, fileIconImageView,
        ])

        /// A column of the name and what is below it.
        open private(set) lazy var centerContainerStackView = UIStackView(arrangedSubviews: [
            fileNameLabel, bottomContainerStackView,
        ])

        /// A row of length and waveform.
        open private(set) lazy var bottomContainerStackView = UIStackView(arrangedSubviews: [
            fileSizeLabel, durationLabel, waveformView,
        ])

        private static let buttonSize: CGFloat = 34

        // MARK: Life cycle

        override open func setUpLayout() {
            super.setUpLayout()

            playPauseButton.accessibilityIdentifier = "playPauseButton"
            fileNameLabel.accessibilityIdentifier = "fileNameLabel"
            durationLabel.accessibilityIdentifier = "durationLabel"
            waveformView.accessibilityIdentifier = "waveformView"
            fileIconImageView.accessibilityIdentifier = "fileIconImageView"
            mainContainerStackView.axis = .horizontal
            mainContainerStackView.alignment = .center
            mainContainerStackView.spacing = 8
            centerContainerStackView.axis = .vertical
            centerContainerStackView.spacing = 8
            bottomContainerStackView.axis = .horizontal
            bottomContainerStackView.alignment = .center
            bottomContainerStackView.spacing = 4

            fileNameLabel.lineBreakMode = .byTruncatingMiddle
            fileIconImageView.contentMode = .center
            durationLabel.setContentHuggingPriority(.streamRequire, for: .horizontal)
            fileIconImageView.setContentHuggingPriority(.streamRequire, for: .horizontal)
            addSubview(mainContainerStackView.withoutAutoresizingMaskConstraints)
            mainContainerStackView.pin(to: layoutMarginsGuide)
            playPauseButton.pin(anchors: [.width, .height], to: Self.buttonSize)
            NSLayoutConstraint.activate([
                waveformView.heightAnchor.pin(equalToConstant: 27),
                waveformView.widthAnchor.pin(greaterThanOrEqualToConstant: 42),
            ])
        }

        override open func setUpAppearance() {
            super.setUpAppearance()

            let palette = appearance.colorPalette
            backgroundColor = palette.popoverBackground
            layer.cornerRadius = 12
            layer.borderWidth = 1
            layer.borderColor = palette.border.cgColor
            clipsToBounds = true

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
            fileSizeLabel.font = appearance.fonts.subheadlineBold
            fileSizeLabel.textColor = palette.subtitleText
            fileSizeLabel.adjustsFontForContentSizeCategory = true
            durationLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
            durationLabel.textColor = palette.textLowEmphasis
            waveformView.barColor = palette.textLowEmphasis
            waveformView.thumbImage = appearance.images.sliderThumb
        }

        override open func updateContent() {
            super.updateContent()

            guard let content else { return }
            fileNameLabel.text = appearance.formatters.audioRecordingNameFormatter.title(
                forItemAtURL: content.voiceRecordingURL, index: indexProvider?() ?? 0)
            durationLabel.text = appearance.formatters.videoDuration.format(content.duration ?? 0)
            waveformView.levels = content.waveformData ?? []
            fileSizeLabel.text = transferText
            let isTransferred = transferText == nil
            fileSizeLabel.isHidden = isTransferred
            playPauseButton.isHidden = !isTransferred
            durationLabel.isHidden = !isTransferred
            waveformView.isHidden = !isTransferred
            fileIconImageView.image =
                content.uploadingState?.state == .uploadingFailed
                ? appearance.images.restart : appearance.images.fileAac
        }

        private var transferText: String? {
            switch content?.uploadingState?.state {
            case .pendingUpload: appearance.formatters.uploadingProgress.format(0)
            case .uploading(let progress): appearance.formatters.uploadingProgress.format(progress)
            case .uploadingFailed: L10n.Message.Sending.attachmentUploadingFailed
            case .uploaded, .unknown, nil: nil
            }
        }
    }
}
