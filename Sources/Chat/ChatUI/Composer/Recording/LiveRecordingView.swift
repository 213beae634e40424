import HeadlessUIKit

/// A locked or finished recording: a microphone or a button, its duration and its waveform.
open class LiveRecordingView: _View, ThemeProvider {
    /// A recording.
    public struct Content: Hashable, Sendable {
        /// Whether the recording continues.
        public var isRecording: Bool

        /// Whether the recording is played.
        public var isPlaying: Bool

        /// The duration, in seconds.
        public var duration: TimeInterval

        /// The playback position, in seconds.
        public var currentTime: TimeInterval

        /// The waveform, with values from 0 to 1.
        public var waveform: [Float]

        public init(
            isRecording: Bool, isPlaying: Bool = false, duration: TimeInterval, currentTime: TimeInterval = 0,
            waveform: [Float]
        ) {
            self.isRecording = isRecording
            self.isPlaying = isPlaying
            self.duration = duration
            self.currentTime = currentTime
            self.waveform = waveform
        }
    }

    /// The recording.
    open var content = Content(isRecording: true, duration: 0, waveform: []) {
        didSet { updateContentIfNeeded() }
    }

    /// The microphone, which is shown while recording.
    open private(set) lazy var recordingIndicatorImageView = UIImageView()

    /// The button that plays the recording.
    open private(set) lazy var playbackButton = UIButton()

    /// The duration, or the playback position.
    open private(set) lazy var durationLabel = UILabel()

    /// The waveform.
    open private(set) lazy var waveformView = WaveformView()

    override open func setUpLayout() {
        super.setUpLayout()

        durationLabel.accessibilityIdentifier = "durationLabel"
        waveformView.accessibilityIdentifier = "waveformView"
        playbackButton.accessibilityIdentifier = "playbackButton"
        recordingIndicatorImageView.contentMode = .center
        durationLabel.setContentHuggingPriority(.streamRequire, for: .horizontal)
        HContainer(spacing: 8, alignment: .center) {
            recordingIndicatorImageView.width(24)
            playbackButton.width(24)
            durationLabel
            waveformView.height(30)
        }
        .embed(in: self)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        let palette = appearance.colorPalette
        recordingIndicatorImageView.image = appearance.images.mic
        recordingIndicatorImageView.tintColor = palette.alert
        playbackButton.tintColor = palette.accentPrimary
        durationLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        durationLabel.textColor = palette.textLowEmphasis
        waveformView.backgroundColor = .clear
        waveformView.barColor = palette.textLowEmphasis
        waveformView.playedColor = palette.accentPrimary
    }

    override open func updateContent() {
        super.updateContent()

        let images = appearance.images
        recordingIndicatorImageView.isHidden = !content.isRecording
        playbackButton.isHidden = content.isRecording
        playbackButton.setImage(content.isPlaying ? images.recordingPause : images.recordingPlay, for: .normal)
        let isStarted = content.isPlaying || content.currentTime > 0
        durationLabel.text = appearance.formatters.videoDuration.format(
            isStarted ? content.currentTime : content.duration)
        waveformView.levels = content.waveform
        let progress = content.duration > 0 ? content.currentTime / content.duration : 0
        waveformView.progress = progress.isFinite ? min(max(CGFloat(progress), 0), 1) : 0
        waveformView.thumbImage = content.isRecording ? nil : images.sliderThumb
        waveformView.setNeedsDisplay()
    }
}
