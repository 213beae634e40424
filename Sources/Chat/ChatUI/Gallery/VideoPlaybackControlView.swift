import HeadlessUIKit

/// The controls of a video: a slider, the elapsed time, a button that plays and pauses, and the duration.
open class VideoPlaybackControlView: _View, ThemeProvider {
    /// The playback position of a video.
    public struct Content: Hashable, Sendable {
        /// The duration, in seconds.
        public var videoDuration: TimeInterval

        /// Whether the video is playing, paused or loading.
        public var videoState: VideoState

        /// The played part of the video, from 0 to 1.
        public var playingProgress: Double

        public init(videoDuration: TimeInterval, videoState: VideoState, playingProgress: Double) {
            self.videoDuration = videoDuration
            self.videoState = videoState
            self.playingProgress = playingProgress
        }

        /// A video that was not played yet.
        public static let initial = Content(videoDuration: 0, videoState: .loading, playingProgress: 0)

        /// The state of a video.
        public enum VideoState: Hashable, Sendable { case loading, playing, paused }
    }

    /// The playback position of the video.
    open var content: Content = .initial {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the button is tapped.
    open var onPlayPause: (() -> Void)?

    /// The elapsed time.
    open private(set) lazy var timestampLabel = UILabel()

    /// The duration.
    open private(set) lazy var durationLabel = UILabel()

    /// The played part.
    open private(set) lazy var timeSlider = UISlider()

    /// Plays and pauses.
    open private(set) lazy var playPauseButton = UIButton()

    /// A spinner that is shown while the video is loaded.
    open private(set) lazy var loadingIndicator: ChatLoadingIndicator = components.loadingIndicator.init()

    /// The column of slider and buttons.
    open private(set) lazy var rootContainer = UIStackView()

    override open func setUp() {
        super.setUp()

        playPauseButton.addAction(UIAction { [weak self] _ in self?.onPlayPause?() }, for: .touchUpInside)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        timestampLabel.accessibilityIdentifier = "timestampLabel"
        durationLabel.accessibilityIdentifier = "durationLabel"
        playPauseButton.accessibilityIdentifier = "playPauseButton"
        timeSlider.accessibilityIdentifier = "timeSlider"
        let buttons = UIView()
        for view in [timestampLabel, playPauseButton, loadingIndicator, durationLabel] {
            buttons.addSubview(view.withoutAutoresizingMaskConstraints)
            view.centerYAnchor.pin(equalTo: buttons.centerYAnchor).isActive = true
        }
        buttons.pin(anchors: [.height], to: 32)
        timestampLabel.pin(anchors: [.leading], to: buttons)
        durationLabel.pin(anchors: [.trailing], to: buttons)
        for view in [playPauseButton, loadingIndicator] { view.pin(anchors: [.centerX], to: buttons) }
        rootContainer = VContainer(spacing: 8) {
            timeSlider
            buttons
        }
        .embed(in: self, insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.popoverBackground
        for label in [timestampLabel, durationLabel] {
            label.font = appearance.fonts.footnote
            label.textColor = appearance.colorPalette.text
            label.adjustsFontForContentSizeCategory = true
        }
        playPauseButton.tintColor = appearance.colorPalette.text
    }

    override open func updateContent() {
        super.updateContent()

        let formatter = appearance.formatters.videoDuration
        let progress = content.playingProgress.isFinite ? min(max(content.playingProgress, 0), 1) : 0
        timestampLabel.text = formatter.format(content.videoDuration * progress)
        durationLabel.text = formatter.format(content.videoDuration)
        timeSlider.value = Float(progress)
        timeSlider.isEnabled = content.videoState != .loading
        playPauseButton.isHidden = content.videoState == .loading
        loadingIndicator.isHidden = content.videoState != .loading
        let images = appearance.images
        playPauseButton.setImage(content.videoState == .playing ? images.pauseFill : images.playFill, for: .normal)
    }
}
