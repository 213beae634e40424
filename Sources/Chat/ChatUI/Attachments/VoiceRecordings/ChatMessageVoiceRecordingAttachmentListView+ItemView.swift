import ChatLook
import ChatModels
import HeadlessUIKit

extension ChatMessageVoiceRecordingAttachmentListView {
    /// A voice recording: a button, its name, its duration, its waveform, and an icon or the playback rate.
    open class ItemView: _AttachmentItemView, AudioPlayingDelegate {
        /// The recording.
        open var content: ChatMessageVoiceRecordingAttachment? {
            didSet { playbackContext = content.map(AudioPlaybackContext.init) ?? .notLoaded }
        }

        /// The index of the recording among those of its message, which determines its name.
        open var indexProvider: (() -> Int)?

        /// Plays the recording.
        open weak var presentationDelegate: VoiceRecordingAttachmentPresentationViewDelegate? {
            didSet { presentationDelegate?.voiceRecordingAttachmentPresentationViewConnect(delegate: self) }
        }

        /// The playback position of the recording.
        open var playbackContext: AudioPlaybackContext = .notLoaded {
            didSet { updateContentIfNeeded() }
        }

        // MARK: Subviews

        /// The round button.
        open private(set) lazy var playPauseButton = UIButton()

        /// The duration, in minutes and seconds.
        open private(set) lazy var durationLabel = UILabel()

        /// The waveform of the recording.
        open private(set) lazy var waveformView = WaveformView()

        /// The playback rate, which replaces the icon.
        open private(set) lazy var playbackRateButton = UIButton()

        /// A spinner that is shown while the recording is being uploaded.
        open private(set) lazy var fileLoadingIndicator: ChatLoadingIndicator = components.loadingIndicator.init()

        /// A row of all parts.
        open private(set) lazy var mainContainerStackView = UIStackView(arrangedSubviews: [
            playPauseButton, centerContainerStackView, fileIconImageView, playbackRateButton,
        ])

        /// A column of the name and the row below it.
        open private(set) lazy var centerContainerStackView = UIStackView(arrangedSubviews: [
            fileNameLabel, bottomContainerStackView,
        ])

        /// A row of duration and waveform.
        open private(set) lazy var bottomContainerStackView = UIStackView(arrangedSubviews: [
            fileLoadingIndicator, fileSizeLabel, durationLabel, waveformView,
        ])

        private static let buttonSize: CGFloat = 34

        /// The minimum width of the pill, which keeps it wider than high.
        private static let narrowestPill: CGFloat = 40

        // MARK: Life cycle

        override open func setUp() {
            super.setUp()

            playPauseButton.addAction(
                UIAction { [weak self] _ in self?.didTapOnPlayPauseButton() }, for: .touchUpInside)
            playbackRateButton.addAction(
                UIAction { [weak self] _ in self?.didTapOnPlaybackRateButton() }, for: .touchUpInside)
        }

        override open func setUpLayout() {
            super.setUpLayout()

            playPauseButton.accessibilityIdentifier = "playPauseButton"
            durationLabel.accessibilityIdentifier = "durationLabel"
            waveformView.accessibilityIdentifier = "waveformView"
            mainContainerStackView.axis = .horizontal
            mainContainerStackView.alignment = .center
            mainContainerStackView.spacing = 8
            centerContainerStackView.axis = .vertical
            centerContainerStackView.spacing = 8
            bottomContainerStackView.axis = .horizontal
            bottomContainerStackView.alignment = .center
            bottomContainerStackView.spacing = 4

            // Extra space goes to the waveform.
            for view in [durationLabel, fileIconImageView, playbackRateButton] {
                view.setContentHuggingPriority(.streamRequire, for: .horizontal)
            }
            addSubview(mainContainerStackView.withoutAutoresizingMaskConstraints)
            mainContainerStackView.pin(to: layoutMarginsGuide)
            playPauseButton.pin(anchors: [.width, .height], to: Self.buttonSize)
            waveformView.pin(anchors: [.height], to: 27)
            playbackRateButton.widthAnchor.pin(greaterThanOrEqualToConstant: Self.narrowestPill).isActive = true
        }

        override open func setUpAppearance() {
            super.setUpAppearance()

            let palette = appearance.colorPalette
            playPauseButton.setImage(appearance.images.playFill, for: .normal)
            playPauseButton.layer.cornerRadius = Self.buttonSize / 2
            playbackRateButton.titleLabel?.font = appearance.fonts.footnote
            playbackRateButton.setTitleColor(palette.staticBlackColorText, for: .normal)
            playbackRateButton.contentEdgeInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
            for button in [playPauseButton, playbackRateButton] { raise(button) }

            durationLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
            durationLabel.textColor = palette.textLowEmphasis
            waveformView.barColor = palette.textLowEmphasis
            waveformView.thumbImage = appearance.images.sliderThumb
        }

        /// Gives a button a shadow.
        private func raise(_ button: UIButton) {
            let black = appearance.colorPalette.staticBlackColorText
            button.tintColor = black
            button.backgroundColor = .white
            button.layer.shadowColor = black.cgColor
            button.layer.shadowOpacity = 0.25
            button.layer.shadowRadius = 2
            button.layer.shadowOffset = CGSize(width: 0, height: 2)
        }

        override open func layoutSubviews() {
            super.layoutSubviews()

            playbackRateButton.layer.cornerRadius = playbackRateButton.bounds.height / 2
        }

        override open func updateContent() {
            super.updateContent()

            guard let content else { return }
            fileNameLabel.text = appearance.formatters.audioRecordingNameFormatter.title(
                forItemAtURL: content.voiceRecordingURL, index: indexProvider?() ?? 0)
            updatePlayback(of: content)
            waveformView.levels = content.waveformData ?? []
            fileSizeLabel.text = transferText
            let isTransferred = transferText == nil
            fileSizeLabel.isHidden = isTransferred
            playPauseButton.isHidden = !isTransferred
            durationLabel.isHidden = !isTransferred
            waveformView.isHidden = !isTransferred
            let isSent = transferText != nil && content.uploadingState?.state != .uploadingFailed
            fileLoadingIndicator.isVisible = isSent
            fileLoadingIndicator.isHidden = !isSent
            fileIconImageView.image =
                content.uploadingState?.state == .uploadingFailed
                ? appearance.images.restart : appearance.images.fileAac
        }

        // MARK: Playing

        /// Plays or pauses the recording.
        open func didTapOnPlayPauseButton() {
            guard let content else { return }
            if playbackContext.state == .playing {
                presentationDelegate?.voiceRecordingAttachmentPresentationViewPausePayback()
            } else {
                presentationDelegate?.voiceRecordingAttachmentPresentationViewBeginPayback(content)
            }
        }

        /// Switches to the next playback rate, and from the fastest to the slowest.
        open func didTapOnPlaybackRateButton() {
            let rates: [AudioPlaybackRate] = [.half, .normal, .double]
            let next = rates.first { $0.rawValue > playbackContext.rate.rawValue } ?? .half
            presentationDelegate?.voiceRecordingAttachmentPresentationViewUpdatePlaybackRate(next)
        }

        /// Shows the state of the player if it plays this recording.
        open func audioPlayer(_ audioPlayer: AudioPlaying, didUpdateContext context: AudioPlaybackContext) {
            guard let content, context.assetLocation == content.voiceRecordingURL else {
                if playbackContext.isStarted { playbackContext.state = .stopped }
                return
            }
            playbackContext = context
            playbackContext.duration = content.duration ?? context.duration
        }

        private func updatePlayback(of content: ChatMessageVoiceRecordingAttachment) {
            let isStarted = playbackContext.isStarted
            let duration = content.duration ?? playbackContext.duration
            let time = isStarted ? playbackContext.currentTime : duration
            durationLabel.text = appearance.formatters.videoDuration.format(time)
            waveformView.progress = isStarted && duration > 0 ? CGFloat(playbackContext.currentTime / duration) : 0
            waveformView.playedColor = appearance.colorPalette.accentPrimary
            playPauseButton.setImage(
                playbackContext.state == .playing ? appearance.images.pauseFill : appearance.images.playFill,
                for: .normal)
            fileIconImageView.isHidden = isStarted
            playbackRateButton.isHidden = !isStarted
            playbackRateButton.setTitle(playbackContext.rate.text, for: .normal)
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
