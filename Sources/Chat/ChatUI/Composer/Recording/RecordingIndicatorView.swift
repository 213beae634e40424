import HeadlessUIKit

/// A red microphone and the duration of the recording.
open class RecordingIndicatorView: _View, AppearanceProvider {
    /// The duration, in seconds.
    open var content: TimeInterval = 0 {
        didSet { updateContentIfNeeded() }
    }

    /// The microphone.
    open private(set) lazy var recordingIndicatorImageView = UIImageView()

    /// The duration.
    open private(set) lazy var durationLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        durationLabel.accessibilityIdentifier = "durationLabel"
        recordingIndicatorImageView.contentMode = .center
        HContainer(spacing: 4, alignment: .center) {
            recordingIndicatorImageView.width(24)
            durationLabel
        }
        .embed(in: self)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        recordingIndicatorImageView.image = appearance.images.mic
        recordingIndicatorImageView.tintColor = appearance.colorPalette.alert
        durationLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        durationLabel.textColor = appearance.colorPalette.textLowEmphasis
    }

    override open func updateContent() {
        super.updateContent()

        durationLabel.text = appearance.formatters.videoDuration.format(content)
    }
}
